import { inTransitStatuses, noteWaitingStatuses } from '@bdr/contract/delivery-notes/meaning'
import { isOneOf } from '../../platform/db/one-of.ts'
import { unansweredStatuses } from '@bdr/contract/consultations/meaning'
import { openReviewStatuses } from '@bdr/contract/products/meaning'
import { openRequestStatuses } from '@bdr/contract/change-requests/meaning'
import { openInquiryStatuses } from '@bdr/contract/inquiries/meaning'
import { unsentStatuses } from '@bdr/contract/quotations/meaning'
import { inReviewStatuses } from '@bdr/contract/settle-in/meaning'
import { proposedLineStatuses, waitingStatuses, agreedLineStatuses } from '@bdr/contract/orders/meaning'
import { agendaAhead, agendaLength, type AgendaKind } from '@bdr/contract/dashboard/model'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { within, type Scope } from '../../platform/scope.ts'
import { companyKind } from '../change-requests/queries.ts'
import { withinNotes } from '../delivery-notes/note-scope.ts'
import { productKind } from '../products/review-queries.ts'

/** A waiting record: since when, or until which day. */
export interface Waiting {
  readonly id: string
  readonly name: string
  readonly detail: string | null
  readonly merchantName: string | null
  /** an instant */
  readonly since: string | null
  readonly due: string | null
}

type Source = (scope: Scope, today: string) => RawBuilder<Waiting>

const most = sql.lit(agendaLength)
const noText = sql`null::text`
const noInstant = sql`null::timestamptz`

/** The first records of each state, with one short index scan for each. */
const ordersIn =
  (states: readonly string[]): Source =>
  (scope) =>
    sql`
    select o.id, o.order_no as name, o.buyer_name as detail, m.name as "merchantName",
      o.created_at as since, ${noText} as due
    from unnest(${[...states]}::text[]) as s(status)
    cross join lateral (
      select * from purchase_order where ${within(scope, 'merchant_id')} and status = s.status
      order by created_at, id limit ${most}) as o
    join merchant m on m.id = o.merchant_id
    order by o.created_at, o.id limit ${most}`

const notesIn =
  (
    statuses: readonly string[],
    since: 'updated_at' | 'dispatched_at' | 'created_at',
    due: RawBuilder<unknown>,
  ): Source =>
  (scope) =>
    sql`
    select n.id, n.note_no as name, n.buyer_name as detail, m.name as "merchantName",
      ${sql.ref(`n.${since}`)} as since, ${due} as due
    from delivery_note n join merchant m on m.id = n.merchant_id
    where ${withinNotes(scope, 'n')} and ${isOneOf('n.status', statuses)}
    order by n.created_at, n.id limit ${most}`

/** Orders that are examined for lines due first: in some of them all due lines have already been packed. */
const candidates = sql.lit(agendaLength * 5)

/** The next orders to ship, by the first of their lines that is not on a note. */
const ordersToShip: Source = (scope, today) => sql`
    select o.id, o.order_no as name, o.buyer_name as detail, m.name as "merchantName",
      ${noInstant} as since, l.due::text as due
    from (
      select * from purchase_order
      where ${within(scope, 'merchant_id')} and ${isOneOf('status', waitingStatuses.shipment)}
        and required_date <= ${today}::date + ${sql.lit(agendaAhead.orders)}
      order by required_date, id limit ${candidates}) as o
    join merchant m on m.id = o.merchant_id
    cross join lateral (
      select min(required_date) as due from purchase_order_line
      where order_id = o.id and ${isOneOf('status', agreedLineStatuses)}
        and shipped_quantity + reserved_quantity < quantity - cancelled_quantity) as l
    where l.due <= ${today}::date + ${sql.lit(agendaAhead.orders)}
    order by l.due, o.id limit ${most}`

const papersEnding: Source = (scope, today) => sql`
    select q.id, q.kind as name, q.number as detail, ${noText} as "merchantName", ${noInstant} as since, q.valid_until::text as due
    from qualification q
    where ${within(scope, 'q.merchant_id')} and q.valid_until <= ${today}::date + ${sql.lit(agendaAhead.papers)}
    order by q.valid_until limit ${most}`

const proposals: Source = (scope) => sql`
    select o.id, o.order_no as name, o.buyer_name as detail, m.name as "merchantName",
      o.updated_at as since, ${noText} as due
    from purchase_order o join merchant m on m.id = o.merchant_id
    where ${within(scope, 'o.merchant_id')} and ${isOneOf('o.status', waitingStatuses.decision)}
      and o.id in (select order_id from purchase_order_line where ${isOneOf('status', proposedLineStatuses)})
    order by o.updated_at, o.id limit ${most}`

const settleIns: Source = () => sql`
    select id, company_name as name, application_no as detail, ${noText} as "merchantName",
      submitted_at as since, ${noText} as due
    from settle_in_application where ${isOneOf('status', inReviewStatuses)} order by submitted_at, id limit ${most}`

/** Inquiries that can still be quoted, the one with the earliest deadline first. */
const inquiriesToQuote: Source = (scope) => sql`
    select q.id, i.title as name, i.buyer_name as detail, ${noText} as "merchantName", ${noInstant} as since,
      to_char(i.deadline at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as due
    from quotation q join inquiry i on i.id = q.inquiry_id
    where ${within(scope, 'q.merchant_id')} and ${isOneOf('q.status', unsentStatuses)}
      and ${isOneOf('i.status', openInquiryStatuses)} and i.deadline > clock_timestamp()
    order by i.deadline, q.id limit ${most}`

const changeRequests: Source = () => sql`
    select c.id, m.name as name, m.code as detail, ${noText} as "merchantName", c.created_at as since, ${noText} as due
    from change_request c join merchant m on m.id = c.merchant_id
    where c.kind = ${companyKind} and ${isOneOf('c.status', openRequestStatuses)} order by c.created_at, c.id limit ${most}`

const productReviews: Source = () => sql`
    select c.id, p.name as name, ${noText} as detail, m.name as "merchantName", c.created_at as since, ${noText} as due
    from change_request c join merchant m on m.id = c.merchant_id join product p on p.id = c.record_id
    where c.kind = ${productKind} and ${isOneOf('c.status', openReviewStatuses)} order by c.created_at, c.id limit ${most}`

const consultations: Source = () => sql`
    select id, name, company as detail, ${noText} as "merchantName", created_at as since, ${noText} as due
    from consultation where ${isOneOf('status', unansweredStatuses)} order by created_at, id limit ${most}`

const sources: Record<AgendaKind, Source> = {
  orderToShip: ordersToShip,
  orderToAnswer: ordersIn(waitingStatuses.answer),
  noteInDispute: notesIn(noteWaitingStatuses.settlement, 'updated_at', noText),
  noteToDispatch: notesIn(noteWaitingStatuses.dispatch, 'created_at', sql`n.planned_date::text`),
  noteToReceive: notesIn(inTransitStatuses, 'dispatched_at', noText),
  paperEnding: papersEnding,
  proposal: proposals,
  inquiryToQuote: inquiriesToQuote,
  settleIn: settleIns,
  changeRequest: changeRequests,
  productReview: productReviews,
  consultation: consultations,
}

/** A waiting record and its kind. */
export type WaitingRecord = Waiting & { readonly kind: AgendaKind }

/**
 * The most urgent records of some kinds, a few more than are shown. It is a single statement, because sending one for
 * each kind takes longer than finding their rows.
 */
export async function waitingRecords(
  db: Executor,
  kinds: readonly AgendaKind[],
  scope: Scope,
  today: string,
): Promise<WaitingRecord[]> {
  if (kinds.length === 0) return []
  const parts = kinds.map(
    (kind) => sql`select ${sql.lit(kind)} as kind, w.* from (${sources[kind](scope, today)}) as w`,
  )
  const { rows } = await sql<WaitingRecord>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}
