import type { FastifyBaseLogger } from 'fastify'

/** Housekeeping: harmless when several nodes do it at once, and when one does it twice. */
export interface Recurring {
  readonly name: string
  readonly everySeconds: number
  run(): Promise<unknown>
}

/** Seconds after the start: the first people come before the housekeeping. */
const firstAfter = 60

/** Runs each piece of work again and again, never twice at a time. @returns how to stop */
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
