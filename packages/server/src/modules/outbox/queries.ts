import type { OutboxState, OutboxTopic } from '@bdr/contract/outbox/model'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { readChunks, readPage, type Paging } from '../../platform/list.ts'

interface OutboxFilter {
  readonly state?: OutboxState | undefined
  readonly topic?: OutboxTopic | undefined
  readonly recipient?: string | undefined
}

const columns = [
  'id',
  'topic',
  sql<string | null>`payload ->> 'template'`.as('template'),
  'recipient',
  'attempts',
  'last_error',
  'created_at',
  'due_at',
  'done_at',
  'given_up_at',
  sql<boolean>`coalesce(useless_after < now(), false)`.as('useless'),
  'secret',
] as const

const conditions: Readonly<Record<OutboxState, ReturnType<typeof sql<boolean>>>> = {
  waiting: sql<boolean>`done_at is null and given_up_at is null and last_error is null`,
  failing: sql<boolean>`done_at is null and given_up_at is null and last_error is not null`,
  'given-up': sql<boolean>`given_up_at is not null`,
  done: sql<boolean>`done_at is not null`,
}

const filtered = (db: Executor, { state, topic, recipient }: OutboxFilter) =>
  db
    .selectFrom('outbox')
    .$if(state !== undefined, (q) => q.where(conditions[state!]))
    .$if(topic !== undefined, (q) => q.where('topic', '=', topic!))
    .$if(recipient !== undefined, (q) =>
      q.where((eb) =>
        eb.or([
          eb('recipient', '=', recipient!),
          // people identify a number by its end
          sql<boolean>`right(recipient, ${recipient!.length}::int) = ${recipient!}`,
        ]),
      ),
    )

export const pageOfOutbox = (db: Executor, query: OutboxFilter & Paging) =>
  readPage(filtered(db, query), query, rowsOf)

/** All rows in the list's order; see `readChunks`. */
export const allOutbox = (db: Executor, query: OutboxFilter) => readChunks(filtered(db, query), 'id', rowsOf)

const rowsOf = (found: ReturnType<typeof filtered>) => found.select(columns).orderBy('id', 'desc')

export type OutboxDbRow = Awaited<ReturnType<typeof pageOfOutbox>>['rows'][number]

export const lockOutboxRow = (tx: Executor, id: string): Promise<OutboxDbRow | undefined> =>
  tx.selectFrom('outbox').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

/** Resets a row to its initial state. */
export const resetRow = (tx: Executor, id: string): Promise<OutboxDbRow> =>
  tx
    .updateTable('outbox')
    .set({ given_up_at: null, last_error: null, attempts: 0, due_at: sql<string>`now()` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
