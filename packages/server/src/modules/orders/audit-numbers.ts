import { isNoneOf, isOneOf } from '../../platform/db/one-of.ts'
import { agreedLineStatuses, cancelledLineStatuses, countedLineStatuses } from '@bdr/contract/orders/meaning'
import {
  disputedStatuses,
  leftStatuses,
  outstandingStatuses,
  reservingStatuses,
  settledStatuses,
} from '@bdr/contract/delivery-notes/meaning'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'

/** A line, or a head if `line_no` is null, whose quantities are inconsistent. */
export interface Contradiction {
  readonly order_no: string
  readonly line_no: number | null
  /** the inconsistencies: `reserved 4.0000, on notes 3.0000` */
  readonly faults: string[]
}

/**
 * Checks the whole database for inconsistent quantities with one statement: reserved, shipped and received quantities
 * of lines against the delivery notes, the inequalities between them, heads against their lines, and stored list data
 * against the records. Only tests and benchmarks use it. @returns the inconsistencies, empty if there are none
 */
export async function auditNumbers(db: Executor): Promise<Contradiction[]> {
  const { rows } = await sql<Contradiction>`
    with noted as (
      select dl.order_line_id as id,
        sum(case when ${isOneOf('n.status', reservingStatuses)} then dl.quantity else 0 end) as reserved,
        -- rejected and missing quantities count as not shipped once they are settled
        sum(case when ${isOneOf('n.status', outstandingStatuses)} then dl.quantity
                 when ${isOneOf('n.status', settledStatuses)} then dl.accepted_quantity else 0 end) as shipped,
        sum(case when ${isOneOf('n.status', leftStatuses)} then dl.accepted_quantity else 0 end) as received,
        sum(dl.rejected_quantity) as rejected,
        bool_or(dl.accepted_quantity + dl.rejected_quantity > dl.quantity) as is_over
      from delivery_note_line dl join delivery_note n on n.id = dl.note_id
      group by dl.order_line_id
    ), arrived as (
      select rl.note_line_id as id, sum(rl.accepted) as accepted, sum(rl.rejected) as rejected
      from receipt_line rl group by rl.note_line_id
    ), of_lines as (
      select o.order_no, l.line_no, array_remove(array[
        case when l.merchant_id <> o.merchant_id then 'another merchant than its order' end,
        case when l.reserved_quantity <> coalesce(n.reserved, 0)
          then format('reserved %s, on notes %s', l.reserved_quantity, coalesce(n.reserved, 0)) end,
        case when l.shipped_quantity <> coalesce(n.shipped, 0)
          then format('shipped %s, on notes %s', l.shipped_quantity, coalesce(n.shipped, 0)) end,
        case when l.received_quantity <> coalesce(n.received, 0)
          then format('received %s, on notes %s', l.received_quantity, coalesce(n.received, 0)) end,
        case when n.is_over then 'more arrived than was sent' end,
        case when l.received_quantity > l.shipped_quantity then 'more received than shipped' end,
        case when l.cancelled_quantity > l.quantity then 'more cancelled than ordered' end,
        case when l.shipped_quantity + l.reserved_quantity
                > (l.quantity - l.cancelled_quantity) * (1 + l.granted_tolerance) then 'more shipped than ordered' end,
        case when l.amount <> round(l.quantity * l.unit_price, 2) then 'amount is not quantity × price' end,
        case when ${isOneOf('l.status', cancelledLineStatuses)} and l.cancelled_quantity <> l.quantity then 'cancelled in part' end,
        case when ${isNoneOf('l.status', [...agreedLineStatuses, ...cancelledLineStatuses])} and l.reserved_quantity <> 0
          then 'reserved without being accepted' end
      ], null) as faults
      from purchase_order_line l
        join purchase_order o on o.id = l.order_id
        left join noted n on n.id = l.id
    ), of_notes as (
      select n.note_no as order_no, dl.line_no, array_remove(array[
        case when dl.accepted_quantity <> coalesce(a.accepted, 0) then 'accepted is not what arrivals say' end,
        case when dl.rejected_quantity <> coalesce(a.rejected, 0) then 'rejected is not what arrivals say' end
      ], null) as faults
      from delivery_note_line dl join delivery_note n on n.id = dl.note_id left join arrived a on a.id = dl.id
    ), of_heads as (
      select o.order_no, null::int as line_no, array_remove(array[
        case when o.line_count <> count(*) then format('%s lines, says %s', count(*), o.line_count) end,
        case when o.total_amount <> coalesce(sum(l.amount) filter (where ${isOneOf('l.status', countedLineStatuses)}), 0)
          then format('total %s', o.total_amount) end
      ], null) as faults
      from purchase_order o join purchase_order_line l on l.order_id = o.id
      group by o.id
    ), carried as (
      select distinct n.merchant_id, n.id as note_id, l.order_id, o.order_no, n.status
      from delivery_note n join delivery_note_line l on l.note_id = n.id join purchase_order o on o.id = l.order_id
    ), of_kept as (
      select n.note_no as order_no, null::int as line_no, array[kept.fault] as faults
      from (
        (select merchant_id, note_id, order_no, 'carries an order whose number is not kept' as fault from carried
         except select merchant_id, note_id, order_no, 'carries an order whose number is not kept' from note_order)
        union all
        (select merchant_id, note_id, order_no, 'does not carry an order whose number is kept' from note_order
         except select merchant_id, note_id, order_no, 'does not carry an order whose number is kept' from carried)
        union all
        (select x.merchant_id, x.note_id, x.order_no, 'is kept under its order otherwise than it is'
         from note_order x join delivery_note n on n.id = x.note_id
         where (x.status, x.note_no, x.buyer_name, x.deliverer_id, x.planned_date, x.created_at)
             is distinct from (n.status, n.note_no, n.buyer_name, n.deliverer_id, n.planned_date, n.created_at)
           or x.is_only and exists (
             select from note_order y where y.note_id = x.note_id and y.order_no <> x.order_no))
      ) as kept join delivery_note n on n.id = kept.note_id
    ), unsettled as (
      select merchant_id, order_id, count(*) as note_count from carried where ${isOneOf('status', disputedStatuses)}
      group by merchant_id, order_id
    ), of_unsettled as (
      select coalesce(o.order_no, u.order_no) as order_no, null::int as line_no, array_remove(array[
        case when s.note_count is distinct from u.note_count
          then format('%s notes with a difference, %s are kept', s.note_count, u.note_count) end,
        case when (u.status, u.order_no, u.buyer_name, u.ship_to, u.order_date, u.required_date, u.total_amount,
            u.created_at)
          is distinct from (o.status, o.order_no, o.buyer_name, o.ship_to, o.order_date, o.required_date,
            o.total_amount, o.created_at)
          then 'is kept as an order with a difference otherwise than it is' end
      ], null) as faults
      from unsettled s full join unsettled_order u using (merchant_id, order_id)
        left join purchase_order o on o.id = order_id
    ), stated as (
      select 'order' as kind, merchant_id, status from purchase_order
      union all select 'delivery-note', merchant_id, status from delivery_note
      union all select 'unsettled-order', merchant_id, status from unsettled_order
    ), of_states as (
      select concat_ws(' ', kind, merchant_id, status) as order_no, null::int as line_no,
        array[format('%s stand in this state, %s are counted', coalesce(s.count, 0), coalesce(k.count, 0))] as faults
      from (select kind, whose.id as merchant_id, status, count(*) as count
            from stated, lateral (values (merchant_id), (0)) as whose (id) group by 1, 2, 3) as s
        full join (select kind, merchant_id, status, sum(count) as count from state_count group by 1, 2, 3) as k
          using (kind, merchant_id, status)
      where coalesce(s.count, 0) <> coalesce(k.count, 0)
    ), named as (
      select merchant_id, 'order-buyer' as kind, buyer_name as body from purchase_order
      union select merchant_id, 'order-address', ship_to from purchase_order
      union select merchant_id, 'note-buyer', buyer_name from delivery_note
    ), of_names as (
      select unknown.body as order_no, null::int as line_no, array[unknown.kind || ' that lists do not find'] as faults
      from (select * from named except select merchant_id, kind, body from known_text) as unknown
    )
    select * from (select * from of_lines union all select * from of_notes union all select * from of_heads
      union all select * from of_kept union all select * from of_unsettled union all select * from of_states
      union all select * from of_names) as found
    where cardinality(faults) > 0 order by order_no, line_no`.execute(db)
  return rows
}
