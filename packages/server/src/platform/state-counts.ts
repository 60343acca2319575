import { sql } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Executor } from './db/executor.ts'
import { prepared, type Params } from './db/prepared.ts'

/** Kinds of records whose number in each state the database maintains. */
export type CountedKind = Schema['state_count']['kind']

/** The merchant id under which the counts of all merchants are stored; no merchant has it. */
const anyMerchant = '0'

const countsOf = prepared(
  (_db, p: Params<{ kinds: readonly CountedKind[]; merchantId: string }>) => sql<{
    kind: CountedKind
    status: string
    count: string
  }>`
    select kind, status, sum(count) as count from state_count
    where kind = any(${p.kinds}::text[]) and merchant_id = ${p.merchantId} group by kind, status`,
)

/**
 * The number of records of some kinds in each state; states without records are omitted.
 * @param merchantId of one merchant; of all if omitted
 */
export async function readStateCounts(
  db: Executor,
  kinds: readonly CountedKind[],
  merchantId: string = anyMerchant,
): Promise<(kind: CountedKind) => ReadonlyMap<string, number>> {
  const rows = await countsOf.all(db, { kinds, merchantId })
  return (of) =>
    new Map(rows.flatMap(({ kind, status, count }) => (kind === of ? [[status, Number(count)]] : [])))
}

/**
 * Sums the changes of each count up into one row. The counts are correct before, during and after this, regardless of
 * parallel changes and parallel runs.
 */
export async function sumStateCounts(db: Executor): Promise<void> {
  await sql`
    with gone as (
      delete from state_count c
      using (select distinct kind, merchant_id, status from state_count where is_change) as changed
      where c.kind = changed.kind and c.merchant_id = changed.merchant_id and c.status = changed.status
      returning c.*)
    insert into state_count (kind, merchant_id, status, count, is_change)
    select kind, merchant_id, status, sum(count), false from gone
    group by kind, merchant_id, status having sum(count) <> 0`.execute(db)
}
