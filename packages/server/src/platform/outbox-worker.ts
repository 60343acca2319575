import type { OutboxReason, OutboxTopic } from '@bdr/contract/outbox/model'
import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from './bus.ts'
import type { Executor } from './db/executor.ts'
import type { Database } from './db/open.ts'
import { transaction } from './db/transaction.ts'
import type { OutboxHandlers } from './module.ts'
import { dueLoop, type DueLoop } from './jobs/due-loop.ts'
import { Undeliverable } from './outbox.ts'
import * as queries from './outbox-queries.ts'
import { retryDelay, tries } from './outbox-rules.ts'

export interface OutboxParts {
  readonly database: Database
  readonly bus: Bus
  readonly log: FastifyBaseLogger
  readonly handlers: OutboxHandlers
  /** runs in the transaction that gives a row up, to notify the people who have to know */
  readonly onGivenUp: (tx: Executor, row: { id: string; topic: OutboxTopic }) => Promise<void>
}

/** Seconds for which a claimed row is left alone; longer than a handler may take. */
const leaseSeconds = 60
const handlerMilliseconds = 20_000
/** rows processed in parallel: most of the time is spent waiting for an external server */
const atOnce = 4

/** Processes the rows of the outbox; several nodes can do so in parallel. */
export function outboxWorker({ database, bus, log, handlers, onGivenUp }: OutboxParts): DueLoop {
  async function handle(row: queries.ClaimedRow): Promise<void> {
    const topic = row.topic as OutboxTopic
    const failure = reasonToGiveUp(row) ?? (await attempt(row, topic))
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

  return dueLoop({
    name: 'outbox',
    bus,
    topic: 'outbox-written',
    log,
    atOnce,
    millisecondsToNext: () => queries.millisecondsToNext(database.kysely),
    async handleOne() {
      const row = await queries.claim(database.kysely, leaseSeconds)
      if (row) await handle(row)
      return row !== undefined
    },
  })
}

/** Why a row is given up without an attempt: it is too late, or every attempt so far ended its process. */
function reasonToGiveUp({ useless, attempts }: queries.ClaimedRow): OutboxReason | null {
  if (useless) return 'useless'
  return attempts > tries ? 'crashed' : null
}

/** The part of an error that operators may read: its message, shortened. */
const reasonOf = (error: Error): string => error.message.slice(0, 300)
