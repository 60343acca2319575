import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from '../bus.ts'

/** Takes up rows of a table as they fall due, on any node. */
export interface DueLoop {
  /** Looks for work when some was announced, when some falls due, and now and then besides. */
  start(): void
  /** Handles what is due now, and returns when it is through. */
  drain(): Promise<void>
  /** Takes no more work; returns when what was begun has ended. */
  stop(): Promise<void>
}

interface DueLoopParts {
  /** what the log calls it */
  readonly name: string
  readonly bus: Bus
  /** what the bus says when a row has been written */
  readonly topic: 'outbox-written' | 'job-written'
  readonly log: FastifyBaseLogger
  /** rows handled at a time */
  readonly atOnce: number
  /** Takes one row that is due and handles it. @returns false when there is none */
  readonly handleOne: () => Promise<boolean>
  /** until the next row falls due, below zero when one is; null when none waits */
  readonly millisecondsToNext: () => Promise<number | null>
}

/** milliseconds between looks when nobody says anything and nothing is known to fall due */
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
        const fault = ended.find((one) => one.status === 'rejected')
        if (fault) throw fault.reason
      } while (again && !stopping.signal.aborted)
    } finally {
      running = null
    }
  }

  /** Never two runs in one process: who asks during one has it look once more. */
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
