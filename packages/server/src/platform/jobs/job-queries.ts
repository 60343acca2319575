import { sql } from 'kysely'
import type { Executor } from '../db/executor.ts'
import { prepared, type Params } from '../db/prepared.ts'

/** The record a job works on. */
export interface JobOf {
  /** the kind, which selects the handler */
  readonly kind: string
  readonly recordId: string
  /** the record's merchant; null for a record of the marketplace */
  readonly merchantId: string | null
  /** where to start; omitted for the start */
  readonly place?: unknown
}

export interface ClaimedJob {
  readonly id: string
  readonly kind: string
  readonly record_id: string
  readonly place: unknown
  readonly lease: number
  /** attempts since the last finished step, including this one */
  readonly attempts: number
}

/** A claim on a job. If another node takes the job over, it gets a different lease. */
type Claim = Pick<ClaimedJob, 'id' | 'lease'>

export const insertJob = (tx: Executor, { kind, recordId, merchantId, place = null }: JobOf) =>
  tx
    .insertInto('job')
    .values({
      kind,
      record_id: recordId,
      merchant_id: merchantId,
      place: place === null ? null : JSON.stringify(place),
    })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'record_id']).where('ended_at', 'is', null).doNothing(),
    )
    .execute()

const claimJobs = prepared(
  (_db, p: Params<{ seconds: number }>) => sql<ClaimedJob>`
    update job set lease = lease + 1, attempts = attempts + 1,
      due_at = now() + make_interval(secs => ${p.seconds}::float8)
    where id = (
      select job.id from job left join (
        select merchant_id, count(*) as jobs from job
        where ended_at is null and due_at > now() group by merchant_id
      ) as under_way on under_way.merchant_id is not distinct from job.merchant_id
      where job.ended_at is null and job.due_at <= now()
      order by coalesce(under_way.jobs, 0), job.due_at, job.id limit 1 for update of job skip locked)
    returning id, kind, record_id, place, lease, attempts`,
)

/**
 * Claims one job that is due, of the merchant with the fewest under way. No other node can claim it until the lease ends.
 */
export const claimJob = (db: Executor, leaseSeconds: number): Promise<ClaimedJob | undefined> =>
  claimJobs.first(db, { seconds: leaseSeconds })

const ours = (db: Executor, { id, lease }: Claim) =>
  db.updateTable('job').where('id', '=', id).where('lease', '=', lease).where('ended_at', 'is', null)

const inSeconds = (seconds: number) => sql<string>`now() + make_interval(secs => ${seconds}::float8)`

/** @returns false if the job is claimed by another node or has ended */
const changed = async (query: { executeTakeFirst(): Promise<{ numUpdatedRows: bigint }> }) =>
  (await query.executeTakeFirst()).numUpdatedRows > 0n

export const renewLease = (db: Executor, claim: Claim, leaseSeconds: number): Promise<boolean> =>
  changed(ours(db, claim).set({ due_at: inSeconds(leaseSeconds) }))

export const savePlace = (tx: Executor, claim: Claim, place: unknown, leaseSeconds: number) =>
  changed(
    ours(tx, claim).set({
      place: JSON.stringify(place),
      attempts: 0,
      last_error: null,
      due_at: inSeconds(leaseSeconds),
    }),
  )

export const endJob = (
  tx: Executor,
  claim: Claim,
  outcome: 'done' | 'cancelled' | 'failed',
  reason?: string,
) => changed(ours(tx, claim).set({ outcome, ended_at: sql<string>`now()`, last_error: reason ?? null }))

/** Makes the job due again. */
export const releaseJob = (db: Executor, claim: Claim, afterSeconds: number, reason: string | null) =>
  changed(ours(db, claim).set({ due_at: inSeconds(afterSeconds), last_error: reason }))

export const lockUnendedJob = (tx: Executor, kind: string, recordId: string) =>
  tx
    .selectFrom('job')
    .select(['id', 'lease'])
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

const nextDue = prepared(
  () => sql<{ milliseconds: number | null }>`
    select (extract(epoch from min(due_at) - now()) * 1000)::float8 as milliseconds
    from job where ended_at is null`,
)

export const millisecondsToNextJob = async (db: Executor): Promise<number | null> =>
  (await nextDue.firstOrThrow(db)).milliseconds

/** Releases all claims, for a database that only this process uses. */
export const releaseAllJobs = (db: Executor) =>
  db
    .updateTable('job')
    .set({ due_at: sql<string>`now()` })
    .where('ended_at', 'is', null)
    .execute()

export const removeOldJobs = (db: Executor) =>
  db
    .deleteFrom('job')
    .where('ended_at', '<', sql<string>`now() - interval '90 days'`)
    .execute()
