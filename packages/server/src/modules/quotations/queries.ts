import type { OfferedProduct } from '@bdr/contract/quotations/model'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { prepared, preparedFamily, type Params } from '../../platform/db/prepared.ts'
import { prepareScope, within, type Scope } from '../../platform/scope.ts'
import { rowColumns } from './list-queries.ts'

const headById = preparedFamily(
  (db, shape: { of: Scope['of'] }, p: Params<{ id: string; merchantId: string; staffId: string }>) =>
    db
      .selectFrom('quotation as q')
      .innerJoin('inquiry as i', 'i.id', 'q.inquiry_id')
      .select([
        ...rowColumns,
        'q.inquiry_id',
        'q.version',
        'q.number',
        'q.quotation_no',
        'q.draft',
        'q.draft_version',
        'q.draft_saved_at',
        'q.draft_saved_by',
        'i.ship_to',
        'i.terms',
        'i.allow_partial',
        'i.allow_substitute',
        sql<boolean>`i.deadline <= clock_timestamp()`.as('is_past'),
        sql<boolean>`not exists (select from quotation_seen s
          where s.quotation_id = q.id and s.staff_id = ${p.staffId}::bigint)`.as('unread'),
      ])
      .where('q.id', '=', p.id)
      .$if(shape.of === 'own', (query) => query.where('q.merchant_id', '=', p.merchantId)),
)

/**
 * A merchant's opportunity, if it is within the scope. @param staffId the person for whom it is marked as opened or not
 */
export function opportunityHead(db: Executor, scope: Scope, id: string, staffId: string) {
  const { shape, values } = prepareScope(scope)
  return headById(shape).first(db, { id, staffId, ...values })
}
export type OpportunityHeadRow = NonNullable<Awaited<ReturnType<typeof opportunityHead>>>

/** The inquiry of a quotation within the scope. */
export const inquiryOf = (db: Executor, scope: Scope, id: string) =>
  db
    .selectFrom('quotation')
    .select(['id', 'inquiry_id', 'merchant_id'])
    .where('id', '=', id)
    .where(within(scope, 'merchant_id'))
    .executeTakeFirst()

export const lockQuotation = (tx: Executor, id: string) =>
  tx
    .selectFrom('quotation')
    .select([
      'id',
      'merchant_id',
      'inquiry_id',
      'quotation_no',
      'status',
      'version',
      'number',
      'draft_version',
      'draft_saved_by',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
export type LockedQuotation = Awaited<ReturnType<typeof lockQuotation>>

/** Answered questions of other merchants, and all questions of the merchant itself. */
export const questionsFor = (db: Executor, inquiryId: string, merchantId: string) =>
  questions.all(db, { inquiryId, merchantId })

const questions = prepared((db, p: Params<{ inquiryId: string; merchantId: string }>) =>
  db
    .selectFrom('inquiry_question')
    .select(['id', 'text', 'asked_at', 'answer', 'answered_at'])
    .select(sql<boolean>`merchant_id = ${p.merchantId}::bigint`.as('own'))
    .where('inquiry_id', '=', p.inquiryId)
    .where((eb) => eb.or([eb('merchant_id', '=', p.merchantId), eb('answer', 'is not', null)]))
    .orderBy('asked_at')
    .orderBy('id'),
)

/** The awards to a quotation. */
export const awardsTo = (db: Executor, quotationId: string) => awards.all(db, { quotationId })

const awards = prepared((db, p: Params<{ quotationId: string }>) =>
  db
    .selectFrom('inquiry_award as a')
    .innerJoin('inquiry_line as l', 'l.id', 'a.inquiry_line_id')
    .innerJoin('purchase_order as o', 'o.id', 'a.order_id')
    .select(['a.inquiry_line_id', 'a.quantity', 'a.unit_price', 'a.order_id', 'o.order_no'])
    .where('a.quotation_id', '=', p.quotationId)
    .orderBy('l.line_no'),
)

/** Prices returned for one material. */
const pricesOfMaterial = 12

/** The merchant's own earlier quotations for these materials, only the last version of each, the latest first. */
export async function pastPrices(
  db: Executor,
  merchantId: string,
  inquiryId: string,
  materials: readonly string[],
) {
  const { rows } = await sql<{
    material: string
    quotation_id: string
    inquiry_no: string
    submitted_at: string
    quantity: string
    unit_price: string
    tax_rate: string
    tax_included: boolean
    gross_price: string
    lead_days: number
    brand: string | null
    product: OfferedProduct | null
    status: string
  }>`
    select * from (
      select l.material, l.quotation_id, i.inquiry_no, v.submitted_at, l.quantity, l.unit_price, l.tax_rate,
        l.tax_included, l.gross_price, l.lead_days, l.brand, l.product, q.status,
        row_number() over (partition by l.material order by v.submitted_at desc) as place
      from quotation_line l
        join quotation q on q.id = l.quotation_id and q.number = l.number
        join quotation_version v on v.quotation_id = l.quotation_id and v.number = l.number
        join inquiry i on i.id = q.inquiry_id
      where l.merchant_id = ${merchantId} and l.material = any(${[...materials]}::text[])
        and q.inquiry_id <> ${inquiryId}
    ) as p where place <= ${pricesOfMaterial} order by material, submitted_at desc`.execute(db)
  return rows
}
