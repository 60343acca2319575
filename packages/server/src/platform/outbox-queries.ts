import { sql } from 'kysely'
import type { Executor } from './db/executor.ts'
import { prepared, type Params } from './db/prepared.ts'

export interface ClaimedRow {
  readonly id: string
  readonly topic: string
  readonly payload: unknown
  /** this one included */
  readonly attempts: number
  /** null: as long as it takes */
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
 * Takes one row that is due. It is nobody else's until the lease ends: no transaction stays open
 * while it is handled, and what a node that died had begun falls due again by itself.
 */
export const claim = (db: Executor, leaseSeconds: number): Promise<ClaimedRow | undefined> =>
  claimRow.first(db, { lease: leaseSeconds })

/** Of a secret only what kind it was stays. */
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

/** The attempt must still be ours: whoever took the row up after our lease decides about it. */
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

/** @returns whether it was still ours to give up */
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

/** Until the next row falls due, below zero when one is; null when none waits. */
export async function millisecondsToNext(db: Executor): Promise<number | null> {
  return (await nextDue.firstOrThrow(db)).milliseconds
}

/** Operators look back a quarter; what was given up stays until somebody has dealt with it. */
export async function removeOldRows(db: Executor): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('done_at', '<', sql<string>`now() - interval '90 days'`)
    .execute()
}
