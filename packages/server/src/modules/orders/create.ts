import type { Decimal } from '@bdr/contract/kernel/decimal'
import { orderLineMachine, orderMachine } from '@bdr/contract/orders/machine'
import { orderNotices } from '@bdr/text/orders'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import type { IdRange } from '../../platform/import/import-kind.ts'
import { appendHistory } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { notify, type Notice } from '../messages/notify.ts'
import { preparedOrder, type NewOrder } from './new-order.ts'
import { aboutOrder, aboutOrders, suppliersOf } from './notices.ts'
import { modeOfShare } from './tolerance.ts'
import { orderTexts } from './texts.ts'

/** The recorded facts of a new order. */
interface CreatedOrder {
  readonly id: string
  readonly merchantId: string
  readonly orderNo: string
  readonly buyerName: string
  readonly lineCount: number
  readonly currency: string
  readonly totalAmount: Decimal
}

/** The origin of orders: a file, or awarded quotations of an inquiry. */
type Origin = { readonly action: 'import' } | { readonly action: 'award'; readonly inquiryNo: string }

/**
 * Adds purchase orders in their initial state and notifies the people who have to answer them. The first history entry
 * contains their origin.
 * @returns their ids in the same order
 */
export async function createOrders(
  tx: Executor,
  actor: Viewer,
  orders: readonly NewOrder[],
  origin: Origin,
): Promise<string[]> {
  const json = JSON.stringify(orders.map(preparedOrder))
  const source = sql`select o from jsonb_array_elements(${json}::jsonb) as o`
  const merchants = orders.map(({ merchantId }) => merchantId)
  const created = await insertOrders(tx, source, merchants)
  const ids = created.map(({ id }) => id)
  await orderTexts.write(tx, ids)
  await notifyOfOrders(tx, actor, created, origin)
  return ids
}

/**
 * The same for orders that an import has prepared in `import_part`, see `preparedOrder`: one statement adds thousands
 * of them, without transferring them to this process. Their search texts would take as long again and are left to
 * `makeFindable`.
 * @param merchants of each order by index; null for one that is not added
 */
export async function createPreparedOrders(
  tx: Executor,
  actor: Viewer,
  importId: string,
  merchants: readonly (string | null)[],
): Promise<CreatedOrder[]> {
  const source = sql`
    select o from import_part, jsonb_array_elements(records) as o where import_id = ${importId}::bigint`
  const created = await insertOrders(tx, source, merchants)
  await notifyOfOrders(tx, actor, created, { action: 'import' })
  return created
}

/** Inserts heads and lines with one statement, because on the embedded database everybody waits for it. */
async function insertOrders(
  tx: Executor,
  source: RawBuilder<unknown>,
  merchants: readonly (string | null)[],
): Promise<CreatedOrder[]> {
  const { rows } = await sql<CreatedOrder>`
    with prepared as materialized (
      select nextval(pg_get_serial_sequence('purchase_order', 'id')) as id, m.merchant_id, h.*
      from (${source}) as s, jsonb_to_record(s.o) as h(
        place int, order_no text, source text, buyer_name text, ship_to text, receiver_name text,
        receiver_phone text, currency text, order_date date, required_date date, line_count int,
        total_amount numeric, note text, lines jsonb)
      join unnest(${merchants}::bigint[]) with ordinality as m(merchant_id, number)
        on m.number = h.place + 1 and m.merchant_id is not null
      order by h.place),
    heads as (
      insert into purchase_order (id, merchant_id, order_no, status, source, buyer_name, ship_to,
        receiver_name, receiver_phone, currency, order_date, required_date, line_count, total_amount, note)
      overriding system value
      select id, merchant_id, order_no, ${orderMachine.initial}, source, buyer_name, ship_to,
        receiver_name, receiver_phone, currency, order_date, required_date, line_count, total_amount, note
      from prepared),
    lines as (
      insert into purchase_order_line (order_id, merchant_id, line_no, status, material_code, material_name, specification,
        brand, product, unit, quantity, unit_price, tax_rate, amount, required_date, tolerance_mode, tolerance_share, note)
      select p.id, p.merchant_id, l.line_no, ${orderLineMachine.initial}, l.material_code, l.material_name, l.specification,
        l.brand, nullif(l.product, 'null'), l.unit, l.quantity, l.unit_price, l.tax_rate, l.amount, l.required_date,
        ${modeOfShare(sql`l.tolerance`)}, l.tolerance, l.note
      from prepared p, jsonb_to_recordset(p.lines) as l(
        line_no int, material_code text, material_name text, specification text, brand text, product jsonb, unit text,
        quantity numeric, unit_price numeric, tax_rate numeric, amount numeric, required_date date,
        tolerance numeric, note text))
    select id, merchant_id as "merchantId", order_no as "orderNo", buyer_name as "buyerName",
      line_count as "lineCount", currency, total_amount as "totalAmount"
    from prepared order by place`.execute(tx)
  return rows
}

/** Writes the search texts of the orders in a range of ids. */
export async function makeFindable(tx: Executor, { first, last }: IdRange): Promise<void> {
  const rows = await tx
    .selectFrom('purchase_order')
    .select('id')
    .where('id', '>=', first)
    .where('id', '<=', last)
    .execute()
  await orderTexts.write(
    tx,
    rows.map(({ id }) => id),
  )
}

async function notifyOfOrders(
  tx: Executor,
  actor: Viewer,
  orders: readonly CreatedOrder[],
  origin: Origin,
): Promise<void> {
  const { action } = origin
  const about = action === 'award' ? origin.inquiryNo : null
  const first = orders.map(({ id }) => ({ id, action, to: orderMachine.initial, about }))
  await appendHistory(tx, 'order', actor, first)
  for (const [merchantId, own] of Map.groupBy(orders, (order) => order.merchantId))
    for (const notice of noticesOf(own, origin)) await notify(tx, actor, suppliersOf(merchantId), notice)
}

/** Up to this number of orders in one file, each has a notice of its own; more would bury all other notices. */
const notifiedOneByOne = 3

const noticesOf = (orders: readonly CreatedOrder[], origin: Origin): Notice[] =>
  origin.action === 'award'
    ? orders.map((order) =>
        aboutOrder(order.id, orderNotices.orderAwarded({ ...order, inquiryNo: origin.inquiryNo })),
      )
    : orders.length > notifiedOneByOne
      ? [aboutOrders(orderNotices.ordersImported(orders.map(({ buyerName }) => buyerName)))]
      : orders.map((order) =>
          aboutOrder(order.id, orderNotices.orderImported({ ...order, buyer: order.buyerName })),
        )
