import type { FastifyBaseLogger } from 'fastify'

/** Housekeeping. It must be harmless if several nodes do it at the same time, or one does it twice. */
export interface Recurring {
  readonly name: string
  readonly everySeconds: number
  run(): Promise<unknown>
}

/** Seconds after the start, so that the first requests are not slowed down. */
const firstAfter = 60

/** Repeats each piece of work, but never runs it twice at the same time. @returns a function that stops it */
export function startRecurring(log: FastifyBaseLogger, tasks: readonly Recurring[]): () => Promise<void> {
  const timers = new Map<Recurring, NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  let stopped = false

  const plan = (task: Recurring, seconds: number) => {
    if (!stopped) timers.set(task, setTimeout(() => begin(task), seconds * 1_000).unref())
  }
  const begin = (task: Recurring) => {
    const work = task
      .run()
      .catch((error: unknown) => log.error({ err: error, task: task.name }, 'recurring work failed'))
      .then(() => {
        running.delete(work)
        plan(task, task.everySeconds)
      })
    running.add(work)
  }
  for (const task of tasks) plan(task, Math.min(firstAfter, task.everySeconds))

  return async () => {
    stopped = true
    for (const timer of timers.values()) clearTimeout(timer)
    await Promise.all(running)
  }
}
