import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'

/**
 * An inquiry under lock: shared by those who quote, so that they do not wait for each other, and alone
 * for whoever changes it. Lock inquiries before quotations, quotations by id, orders last.
 *
 * Whether it takes quotations is asked of the database's clock in a statement of its own, once the lock
 * is there: the one clock that all nodes have, and the time at which the request is judged, however
 * long it was on its way or waited for the lock.
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

/** All quotations of an inquiry, locked in the order in which everybody locks them. */
export const lockQuotationsOf = (tx: Executor, inquiryId: string) =>
  tx
    .selectFrom('quotation')
    .select(['id', 'merchant_id', 'quotation_no', 'status', 'number', 'valid_until'])
    .where('inquiry_id', '=', inquiryId)
    .orderBy('id')
    .forUpdate()
    .execute()
