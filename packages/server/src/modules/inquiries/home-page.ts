import { isOneOf } from '../../platform/db/one-of.ts'
import { cancelledInquiryStatuses, openInquiryStatuses } from '@bdr/contract/inquiries/meaning'
import type { Industry } from '@bdr/contract/content/kinds'
import type { InquiryRow, InquiryTrend } from '@bdr/contract/site/data'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'

/** Inquiries by day in China. The home page shows them to the public, so they contain neither buyers nor prices. */
export async function trendOf(
  db: Executor,
  { today, days, industry }: { today: string; days: number; industry?: Industry | undefined },
): Promise<InquiryTrend> {
  const ofIndustry = industry === undefined ? sql`` : sql`and i.industry = ${industry}`
  const [points, { open }] = await Promise.all([
    sql<{ day: string; count: number }>`
      select to_char(d, 'YYYY-MM-DD') as day, count(i.id)::int as count
      from generate_series(${today}::date - ${days - 1}::int, ${today}::date, interval '1 day') as d
      left join inquiry i
        on i.published_at >= d::timestamp at time zone 'Asia/Shanghai'
        and i.published_at < (d + interval '1 day')::timestamp at time zone 'Asia/Shanghai' ${ofIndustry}
      group by d order by d`.execute(db),
    db
      .selectFrom('inquiry')
      .select(sql<number>`count(*)::int`.as('open'))
      // a literal, because the partial index of open inquiries has this condition
      .where(isOneOf('status', openInquiryStatuses))
      .where('deadline', '>', sql<string>`now()`)
      .$if(industry !== undefined, (q) => q.where('industry', '=', industry!))
      .executeTakeFirstOrThrow(),
  ])
  const total = points.rows.reduce((sum, point) => sum + point.count, 0)
  return { points: points.rows, total, open }
}

export async function latestInquiries(
  db: Executor,
  { limit, industry }: { limit: number; industry?: Industry | undefined },
): Promise<InquiryRow[]> {
  const rows = await db
    .selectFrom('inquiry')
    .select(['inquiry_no', 'industry', 'category_code', 'title', 'line_count', 'published_at', 'deadline'])
    .select(sql<boolean>`${isOneOf('status', openInquiryStatuses)} and deadline > now()`.as('open'))
    .where('published_at', 'is not', null)
    .where('status', 'not in', cancelledInquiryStatuses)
    .$if(industry !== undefined, (q) => q.where('industry', '=', industry!))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    inquiryNo: row.inquiry_no,
    industry: row.industry,
    category: row.category_code,
    title: row.title,
    lineCount: row.line_count,
    publishedAt: row.published_at!,
    deadline: row.deadline,
    open: row.open,
  }))
}
