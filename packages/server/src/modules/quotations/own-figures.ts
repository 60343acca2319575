import { isNoneOf } from '../../platform/db/one-of.ts'
import { withdrawnStatuses } from '@bdr/contract/quotations/meaning'
import type { Industry } from '@bdr/contract/content/kinds'
import type { OpportunityState } from '@bdr/contract/quotations/model'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { stateNow } from './list-queries.ts'

interface Range {
  /** YYYY-MM-DD, in China */
  readonly from: string
  readonly until: string
  readonly industry?: Industry | undefined
}

/**
 * For the inquiries published on each day: the number of those the merchant was invited to, and how many of these it
 * quoted. Days without any are omitted.
 */
export async function ownInquiries(
  db: Executor,
  merchantId: string,
  { from, until, industry }: Range,
): Promise<ReadonlyMap<string, { invited: number; quoted: number }>> {
  const ofIndustry = industry === undefined ? sql`` : sql`and i.industry = ${industry}`
  const { rows } = await sql<{ day: string; invited: number; quoted: number }>`
    select to_char(i.published_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
      count(*)::int as invited,
      count(*) filter (where q.number is not null and ${isNoneOf('q.status', withdrawnStatuses)})::int as quoted
    from quotation q join inquiry i on i.id = q.inquiry_id
    where q.merchant_id = ${merchantId}
      -- invitations follow the publication, so this narrows the quotations by an index
      and q.invited_at >= ${from}::date::timestamp at time zone 'Asia/Shanghai'
      and i.published_at >= ${from}::date::timestamp at time zone 'Asia/Shanghai'
      and i.published_at < (${until}::date + 1)::timestamp at time zone 'Asia/Shanghai' ${ofIndustry}
    group by 1`.execute(db)
  return new Map(rows.map(({ day, ...counts }) => [day, counts]))
}

/** The merchant's own quotations for these inquiries, by number. */
export async function ownShares(
  db: Executor,
  merchantId: string,
  inquiryNos: readonly string[],
): Promise<ReadonlyMap<string, { id: string; state: OpportunityState }>> {
  if (inquiryNos.length === 0) return new Map()
  const rows = await db
    .selectFrom('quotation as q')
    .innerJoin('inquiry as i', 'i.id', 'q.inquiry_id')
    .select(['i.inquiry_no', 'q.id', stateNow.as('state')])
    .where('q.merchant_id', '=', merchantId)
    .where('i.inquiry_no', 'in', inquiryNos)
    .execute()
  return new Map(rows.map(({ inquiry_no, id, state }) => [inquiry_no, { id, state }]))
}
