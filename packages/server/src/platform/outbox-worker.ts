import type { OutboxReason, OutboxTopic } from '@bdr/contract/outbox/model'
import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from './bus.ts'
import type { Executor } from './db/executor.ts'
import type { Database } from './db/open.ts'
import { transaction } from './db/transaction.ts'
import type { OutboxHandlers } from './module.ts'
import { Undeliverable } from './outbox.ts'
import * as queries from './outbox-queries.ts'
import { retryDelay, tries } from './outbox-rules.ts'

export interface OutboxParts {
  readonly database: Database
  readonly bus: Bus
  readonly log: FastifyBaseLogger
  readonly handlers: OutboxHandlers
  /** in the transaction that gives a row up: whoever should know is told */
  readonly onGivenUp: (tx: Executor, row: { id: string; topic: OutboxTopic }) => Promise<void>
}

export interface OutboxWorker {
  /** Begins to look for work: when told of some, when some falls due, and now and then. */
  start(): void
  /** Handles what is due now, and returns when it is through. */
  drain(): Promise<void>
  /** Takes no more work; returns when what was begun has ended. */
  stop(): Promise<void>
}

/** Seconds somebody's row is left alone: longer than a handler may take. */
const leaseSeconds = 60
const handlerMilliseconds = 20_000
/** rows handled at a time: most of it is waiting for somebody else's server */
const atOnce = 4
/** milliseconds between looks when nobody says anything and nothing is known to fall due */
const longestPause = 30_000
const pauseAfterFault = 5_000

/** Handles the rows of the outbox; several nodes do so side by side. */
export function outboxWorker({ database, bus, log, handlers, onGivenUp }: OutboxParts): OutboxWorker {
  const stopping = new AbortController()
  let started = false
  let running: Promise<void> | null = null
  let again = false
  let timer: NodeJS.Timeout | undefined

  async function handle(row: queries.ClaimedRow): Promise<void> {
    const topic = row.topic as OutboxTopic
    const failure = hopeless(row) ?? (await attempt(row, topic))
    if (failure === null) return queries.markDone(database.kysely, row.id)
    const reason = typeof failure === 'string' ? failure : reasonOf(failure)
    const delay = failure instanceof Error && !(failure instanceof Undeliverable) ? retryDelay(row) : null
    log.warn({ outboxId: row.id, topic, attempt: row.attempts, reason, retryIn: delay }, 'outbox: not sent')
    if (delay !== null) return queries.postpone(database.kysely, { ...row, delay, reason })
    await transaction(
      database,
      async (tx) => {
        if (await queries.giveUp(tx, { ...row, reason })) await onGivenUp(tx, { id: row.id, topic })
      },
      { bus },
    )
  }

  async function attempt(row: queries.ClaimedRow, topic: OutboxTopic): Promise<Error | null> {
    try {
      const send = handlers[topic] as (payload: unknown, signal: AbortSignal) => Promise<void>
      await send(row.payload, AbortSignal.timeout(handlerMilliseconds))
      return null
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  }

  async function handleRows(): Promise<void> {
    while (!stopping.signal.aborted) {
      const row = await queries.claim(database.kysely, leaseSeconds)
      if (!row) return
      await handle(row)
    }
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
      const due = await queries.millisecondsToNext(database.kysely)
      pause = Math.min(due ?? longestPause, longestPause)
    } catch (error) {
      log.error({ err: error }, 'outbox: cannot be read')
      pause = pauseAfterFault
    }
    clearTimeout(timer)
    if (!stopping.signal.aborted) timer = setTimeout(() => void turn(), Math.max(pause, 50)).unref()
  }

  return {
    start() {
      started = true
      bus.subscribe('outbox-written', () => void turn())
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

/** Why a row is not even tried: it is too late, or every attempt ended the process that made it. */
function hopeless({ useless, attempts }: queries.ClaimedRow): OutboxReason | null {
  if (useless) return 'useless'
  return attempts > tries ? 'crashed' : null
}

/** Of a failure what operators may read: its own words, cut short. */
const reasonOf = (error: Error): string => error.message.slice(0, 300)
