import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'

/**
 * Locks an inquiry: shared for quoting, so that merchants do not wait for each other, and exclusively for changing it.
 * Inquiries are locked before quotations, quotations by id, orders last.
 * Whether it accepts quotations is determined with the database's clock in a separate statement after the lock was
 * granted: all nodes share that clock, and it is the time at which the request is judged, however long it was in
 * transit or waited.
 */
export async function lockInquiry(tx: Executor, id: string, how: 'share' | 'alone') {
  const locked = await tx
    .selectFrom('inquiry')
    .select('id')
    .where('id', '=', id)
    .$if(how === 'share', (query) => query.forShare())
    .$if(how === 'alone', (query) => query.forUpdate())
    .executeTakeFirst()
  if (!locked) return undefined
  return tx
    .selectFrom('inquiry')
    .selectAll()
    .select(sql<string>`clock_timestamp()`.as('now'))
    .select(sql<boolean>`deadline <= clock_timestamp()`.as('is_past'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export type LockedInquiry = NonNullable<Awaited<ReturnType<typeof lockInquiry>>>

/** All quotations of an inquiry, locked in the common order. */
export const lockQuotationsOf = (tx: Executor, inquiryId: string) =>
  tx
    .selectFrom('quotation')
    .select(['id', 'merchant_id', 'quotation_no', 'status', 'number', 'valid_until'])
    .where('inquiry_id', '=', inquiryId)
    .orderBy('id')
    .forUpdate()
    .execute()
