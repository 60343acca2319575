import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { prepared, preparedFamily, type Params } from '../../platform/db/prepared.ts'
import { attachmentRows, isIn } from '../attachments/attachments.ts'
import { rowColumns } from './list-queries.ts'

const headById = prepared((db, p: Params<{ id: string }>) =>
  db
    .selectFrom('inquiry as i')
    .select([
      ...rowColumns,
      'i.version',
      'i.region_code',
      'i.ship_to',
      'i.value_band',
      'i.currency',
      'i.terms',
      'i.allow_partial',
      'i.allow_substitute',
      'i.consultation_id',
    ])
    .where('i.id', '=', p.id),
)

/** An inquiry's head, for operators only: merchants read their own quotation, see `quotations/queries.ts`. */
export const inquiryHead = (db: Executor, id: string) => headById.first(db, { id })
export type InquiryHeadRow = NonNullable<Awaited<ReturnType<typeof inquiryHead>>>

const linesById = prepared((db, p: Params<{ inquiryId: string }>) =>
  db.selectFrom('inquiry_line').selectAll().where('inquiry_id', '=', p.inquiryId).orderBy('line_no'),
)
export const inquiryLines = (db: Executor, inquiryId: string) => linesById.all(db, { inquiryId })
export type InquiryLineRow = Awaited<ReturnType<typeof inquiryLines>>[number]

const categoriesById = prepared((db, p: Params<{ inquiryId: string }>) =>
  db
    .selectFrom('inquiry_category as ic')
    .innerJoin('category as c', 'c.id', 'ic.category_id')
    .select(['c.id', 'c.name'])
    .where('ic.inquiry_id', '=', p.inquiryId)
    .orderBy('c.code'),
)
export const inquiryCategories = (db: Executor, inquiryId: string) => categoriesById.all(db, { inquiryId })

/** The invited merchants with the state of their quotations. */
export const invitationsOf = (db: Executor, inquiryId: string) =>
  db
    .selectFrom('quotation as q')
    .innerJoin('merchant as m', 'm.id', 'q.merchant_id')
    .select([
      'q.id',
      'q.merchant_id',
      'm.code as merchant_code',
      'm.name as merchant_name',
      'q.invited_by',
      'q.invited_at',
      'q.status',
      'q.number',
      'q.quoted_at',
      'q.decline_reason',
      'q.quotation_no',
    ])
    .select(
      sql<string | null>`(select min(s.seen_at) from quotation_seen s where s.quotation_id = q.id)`.as(
        'seen_at',
      ),
    )
    .where('q.inquiry_id', '=', inquiryId)
    .orderBy('m.code')
    .execute()
export type InvitationRow = Awaited<ReturnType<typeof invitationsOf>>[number]

type Which = Params<{ quotationIds: string[] }>

const versionRows = preparedFamily((db, { current }: { current: boolean }, p: Which) =>
  db
    .selectFrom('quotation_version as v')
    .innerJoin('quotation as q', 'q.id', 'v.quotation_id')
    .selectAll('v')
    .where(sql<boolean>`v.quotation_id = any(${p.quotationIds}::bigint[])`)
    .$if(current, (query) => query.whereRef('v.number', '=', 'q.number'))
    .orderBy('v.quotation_id')
    .orderBy('v.number', 'desc'),
)

const lineRows = preparedFamily((db, { current }: { current: boolean }, p: Which) =>
  db
    .selectFrom('quotation_line as l')
    .innerJoin('inquiry_line as il', 'il.id', 'l.inquiry_line_id')
    .innerJoin('quotation as q', 'q.id', 'l.quotation_id')
    .selectAll('l')
    .where(sql<boolean>`l.quotation_id = any(${p.quotationIds}::bigint[])`)
    .$if(current, (query) => query.whereRef('l.number', '=', 'q.number'))
    .orderBy('il.line_no'),
)

/**
 * Versions of quotations with their lines, the latest first. @param current whether to return only the current version
 * of each
 */
export async function versionsOf(db: Executor, quotationIds: readonly string[], current: boolean) {
  if (quotationIds.length === 0) return []
  const which = { quotationIds: [...quotationIds] }
  const [versions, lines, attached] = await Promise.all([
    versionRows({ current }).all(db, which),
    lineRows({ current }).all(db, which),
    attachmentRows(db, 'quotation', quotationIds),
  ])
  const byVersion = Map.groupBy(lines, (line) => `${line.quotation_id} ${line.number}`)
  return versions.map((version) => ({
    ...version,
    lines: byVersion.get(`${version.quotation_id} ${version.number}`) ?? [],
    attachments: attached.filter(
      (row) => row.record_id === version.quotation_id && isIn(version.number, row),
    ),
  }))
}
export type VersionRow = Awaited<ReturnType<typeof versionsOf>>[number]

export const questionsOf = (db: Executor, inquiryId: string) =>
  db
    .selectFrom('inquiry_question as a')
    .innerJoin('merchant as m', 'm.id', 'a.merchant_id')
    .select([
      'a.id',
      'a.merchant_id',
      'm.name as merchant_name',
      'a.text',
      'a.asked_at',
      'a.answer',
      'a.answered_by',
      'a.answered_at',
    ])
    .where('a.inquiry_id', '=', inquiryId)
    .orderBy('a.asked_at')
    .orderBy('a.id')
    .execute()
export type QuestionRow = Awaited<ReturnType<typeof questionsOf>>[number]

export const awardsOf = (db: Executor, inquiryId: string) =>
  db
    .selectFrom('inquiry_award as a')
    .innerJoin('inquiry_line as l', 'l.id', 'a.inquiry_line_id')
    .innerJoin('purchase_order as o', 'o.id', 'a.order_id')
    .select(['a.inquiry_line_id', 'a.quotation_id', 'a.quantity', 'a.unit_price', 'a.order_id', 'o.order_no'])
    .where('l.inquiry_id', '=', inquiryId)
    .orderBy('l.line_no')
    .execute()
export type AwardRow = Awaited<ReturnType<typeof awardsOf>>[number]

/**
 * Merchants that can be invited: first those that sell in one of the inquiry's categories, or in those above or below
 * them; then by code. Frozen merchants are excluded.
 */
export async function candidatesFor(db: Executor, inquiryId: string, keyword: string | undefined) {
  const { rows } = await sql<{ id: string; code: string; name: string; matches: boolean; invited: boolean }>`
    with recursive below as (
      select category_id as id from inquiry_category where inquiry_id = ${inquiryId}
      union select c.id from category c join below b on c.parent_id = b.id),
    above as (
      select c.id, c.parent_id from category c join inquiry_category ic on ic.category_id = c.id
      where ic.inquiry_id = ${inquiryId}
      union select c.id, c.parent_id from category c join above a on c.id = a.parent_id),
    wanted as (select id from below union select id from above)
    select m.id, m.code, m.name,
      exists (select from merchant_category mc where mc.merchant_id = m.id
        and mc.category_id in (select id from wanted)) as matches,
      exists (select from quotation q where q.merchant_id = m.id and q.inquiry_id = ${inquiryId}) as invited
    from merchant m
    where not m.frozen
      and (${keyword ?? null}::text is null or position(searchable(${keyword ?? ''}) in searchable(m.name)) > 0
        or m.code ilike ${keyword ?? ''} || '%')
    order by matches desc, m.code`.execute(db)
  return rows
}

/** The consultation request from which an inquiry was created. */
export const consultationOf = async (db: Executor, id: string | null) =>
  id === null
    ? null
    : db.selectFrom('consultation').select(['id', 'number']).where('id', '=', id).executeTakeFirstOrThrow()
