import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from '../bus.ts'

/** Processes rows of a table when they become due, on any node. */
export interface DueLoop {
  /** Starts to look for work: when some is announced, when a row becomes due, and at regular intervals. */
  start(): void
  /** Processes everything that is due now, then returns. */
  drain(): Promise<void>
  /** Accepts no further work; resolves when the running work has ended. */
  stop(): Promise<void>
}

interface DueLoopParts {
  /** its name in the log */
  readonly name: string
  readonly bus: Bus
  /** the topic that announces a new row on the bus */
  readonly topic: 'outbox-written' | 'job-written'
  readonly log: FastifyBaseLogger
  /** rows processed in parallel */
  readonly atOnce: number
  /** Claims one row that is due and processes it. @returns false if there is none */
  readonly handleOne: () => Promise<boolean>
  /** time until the next row becomes due, negative if one is; null if there are no rows */
  readonly millisecondsToNext: () => Promise<number | null>
}

/** milliseconds between checks if nothing is announced and no due time is known */
const longestPause = 30_000
const pauseAfterFault = 5_000

export function dueLoop(parts: DueLoopParts): DueLoop {
  const { name, bus, topic, log, atOnce, handleOne, millisecondsToNext } = parts
  const stopping = new AbortController()
  let started = false
  let running: Promise<void> | null = null
  let again = false
  let timer: NodeJS.Timeout | undefined

  async function handleRows(): Promise<void> {
    while (!stopping.signal.aborted && (await handleOne())) continue
  }

  async function handleAllDue(): Promise<void> {
    try {
      do {
        again = false
        const ended = await Promise.allSettled(Array.from({ length: atOnce }, handleRows))
        const fault = ended.find((one) => 'reason' in one)
        if (fault) throw fault.reason
      } while (again && !stopping.signal.aborted)
    } finally {
      running = null
    }
  }

  /** Ensures that there is only one run in the process. A request during a run makes it check once more. */
  function run(): Promise<void> {
    again = true
    running ??= handleAllDue()
    return running
  }

  async function turn(): Promise<void> {
    clearTimeout(timer)
    if (!started || stopping.signal.aborted) return
    let pause = longestPause
    try {
      await run()
      const due = await millisecondsToNext()
      pause = Math.min(due ?? longestPause, longestPause)
    } catch (error) {
      log.error({ err: error }, `${name}: cannot be read`)
      pause = pauseAfterFault
    }
    clearTimeout(timer)
    if (!stopping.signal.aborted) timer = setTimeout(() => void turn(), Math.max(pause, 50)).unref()
  }

  return {
    start() {
      started = true
      bus.subscribe(topic, () => void turn())
      bus.subscribe('bus-restored', () => void turn())
      void turn()
    },
    drain: run,
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await running?.catch(() => {})
    },
  }
}
