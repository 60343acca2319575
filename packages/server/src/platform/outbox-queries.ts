import { sql } from 'kysely'
import type { Executor } from './db/executor.ts'
import { prepared, type Params } from './db/prepared.ts'

export interface ClaimedRow {
  readonly id: string
  readonly topic: string
  readonly payload: unknown
  /** including this one */
  readonly attempts: number
  /** null if it stays useful indefinitely */
  readonly usefulSeconds: number | null
  readonly useless: boolean
}

const claimRow = prepared(
  (_db, p: Params<{ lease: number }>) => sql<ClaimedRow>`
    update outbox set attempts = attempts + 1, due_at = now() + make_interval(secs => ${p.lease}::float8)
    where id = (
      select id from outbox
      where done_at is null and given_up_at is null and due_at <= now()
      order by due_at, id limit 1 for update skip locked)
    returning id, topic, payload, attempts,
      extract(epoch from useless_after - now())::float8 as "usefulSeconds",
      coalesce(useless_after < now(), false) as useless`,
)

/**
 * Claims one row that is due. No other worker can claim it until the lease ends. No transaction stays open while it is
 * processed, and rows of a node that died become due again.
 */
export const claim = (db: Executor, leaseSeconds: number): Promise<ClaimedRow | undefined> =>
  claimRow.first(db, { lease: leaseSeconds })

/** Only the kind of a secret remains in the emptied payload. */
const emptied = sql<string>`case when not secret then payload
  else jsonb_strip_nulls(jsonb_build_object('template', payload -> 'template')) end`

export async function markDone(db: Executor, id: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ done_at: sql<string>`now()`, last_error: null, given_up_at: null, payload: emptied })
    .where('id', '=', id)
    .execute()
}

interface Failure {
  readonly id: string
  readonly attempts: number
  readonly reason: string
}

/** The attempt must still be ours: if another worker has claimed the row after our lease, that one decides. */
const ours = (db: Executor, { id, attempts }: Failure) =>
  db.updateTable('outbox').where('id', '=', id).where('attempts', '=', attempts).where('done_at', 'is', null)

export async function postpone(db: Executor, failure: Failure & { delay: number }): Promise<void> {
  await ours(db, failure)
    .set({
      due_at: sql<string>`now() + make_interval(secs => ${failure.delay}::float8)`,
      last_error: failure.reason,
    })
    .execute()
}

/** @returns whether it was still ours */
export async function giveUp(tx: Executor, failure: Failure): Promise<boolean> {
  const row = await ours(tx, failure)
    .set({ given_up_at: sql<string>`now()`, last_error: failure.reason, payload: emptied })
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const nextDue = prepared(
  () => sql<{ milliseconds: number | null }>`
    select (extract(epoch from min(due_at) - now()) * 1000)::float8 as milliseconds
    from outbox where done_at is null and given_up_at is null`,
)

/** Milliseconds until the next row becomes due, negative if one is; null if there are no rows. */
export async function millisecondsToNext(db: Executor): Promise<number | null> {
  return (await nextDue.firstOrThrow(db)).milliseconds
}

/** Removes old rows. Operators look back three months; rows that were given up stay until somebody has handled them. */
export async function removeOldRows(db: Executor): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('done_at', '<', sql<string>`now() - interval '90 days'`)
    .execute()
}
