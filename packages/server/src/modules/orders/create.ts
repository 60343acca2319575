import { sum, toAmount, type Decimal } from '@bdr/contract/kernel/decimal'
import type { orderSources } from '@bdr/contract/orders/model'
import { orderLineMachine, orderMachine } from '@bdr/contract/orders/machine'
import { notices } from '@bdr/text/messages'
import type { Executor } from '../../platform/db/executor.ts'
import { appendHistory } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { notify, type Notice } from '../messages/notify.ts'
import { lineAmount } from './flows.ts'
import { aboutOrder, aboutOrders, suppliersOf } from './notices.ts'
import { orderTexts } from './texts.ts'

export interface NewOrderLine {
  readonly lineNo: number
  readonly materialCode: string | null
  readonly materialName: string
  readonly specification: string | null
  readonly brand: string | null
  readonly unit: string
  readonly quantity: Decimal
  readonly unitPrice: Decimal
  /** null where nobody has stated one */
  readonly taxRate: Decimal | null
  readonly requiredDate: string
  readonly tolerance: Decimal
  readonly note: string | null
}

export interface NewOrder {
  readonly merchantId: string
  readonly orderNo: string
  readonly source: (typeof orderSources)[number]
  readonly buyerName: string
  readonly shipTo: string
  readonly receiverName: string | null
  readonly receiverPhone: string | null
  readonly currency: string
  readonly orderDate: string
  readonly note: string | null
  /** at least one */
  readonly lines: readonly NewOrderLine[]
}

const orderTotal = (lines: readonly NewOrderLine[]): Decimal =>
  toAmount(sum(lines.map((line) => lineAmount(line.quantity, line.unitPrice))))

/**
 * Adds purchase orders in their first state and tells those who have to answer them; how they came in
 * is their first entry of history.
 * @returns their ids, in the same order
 */
export async function createOrders(
  tx: Executor,
  actor: Viewer,
  orders: readonly NewOrder[],
  action: 'import',
): Promise<string[]> {
  const created: CreatedOrder[] = []
  for (const order of orders) created.push({ id: await insertOrder(tx, actor, order, action), ...order })
  await orderTexts.write(
    tx,
    created.map(({ id }) => id),
  )
  const byMerchant = Map.groupBy(created, ({ merchantId }) => merchantId)
  for (const [merchantId, own] of byMerchant)
    for (const notice of noticesOf(own)) await notify(tx, actor, suppliersOf(merchantId), notice)
  return created.map(({ id }) => id)
}

interface CreatedOrder extends NewOrder {
  readonly id: string
}

/** Orders of one file that are told one by one; more of them would bury whatever else there is to read. */
const toldOneByOne = 3

const noticesOf = (orders: readonly CreatedOrder[]): Notice[] =>
  orders.length > toldOneByOne
    ? [aboutOrders(notices.ordersImported(orders.map(({ buyerName }) => buyerName)))]
    : orders.map((order) => aboutOrder(order.id, notices.orderImported(headline(order))))

async function insertOrder(tx: Executor, actor: Viewer, order: NewOrder, action: 'import'): Promise<string> {
  const { id } = await tx
    .insertInto('purchase_order')
    .values({
      merchant_id: order.merchantId,
      order_no: order.orderNo,
      status: orderMachine.initial,
      source: order.source,
      buyer_name: order.buyerName,
      ship_to: order.shipTo,
      receiver_name: order.receiverName,
      receiver_phone: order.receiverPhone,
      currency: order.currency,
      order_date: order.orderDate,
      required_date: order.lines.map((line) => line.requiredDate).sort()[0]!,
      line_count: order.lines.length,
      total_amount: orderTotal(order.lines),
      note: order.note,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertLines(tx, id, order.lines)
  await appendHistory(tx, 'order', actor, [{ id, action, to: orderMachine.initial }])
  return id
}

const headline = (order: NewOrder) => ({
  orderNo: order.orderNo,
  buyer: order.buyerName,
  lineCount: order.lines.length,
  currency: order.currency,
  totalAmount: orderTotal(order.lines),
})

/** PostgreSQL takes 65,535 parameters in one statement; a line has fifteen. */
const linesPerStatement = 1000

async function insertLines(tx: Executor, orderId: string, lines: readonly NewOrderLine[]): Promise<void> {
  for (let start = 0; start < lines.length; start += linesPerStatement) {
    await tx
      .insertInto('purchase_order_line')
      .values(
        lines.slice(start, start + linesPerStatement).map((line) => ({
          order_id: orderId,
          line_no: line.lineNo,
          status: orderLineMachine.initial,
          material_code: line.materialCode,
          material_name: line.materialName,
          specification: line.specification,
          brand: line.brand,
          unit: line.unit,
          quantity: line.quantity,
          unit_price: line.unitPrice,
          tax_rate: line.taxRate,
          amount: lineAmount(line.quantity, line.unitPrice),
          required_date: line.requiredDate,
          tolerance: line.tolerance,
          note: line.note,
        })),
      )
      .execute()
  }
}
