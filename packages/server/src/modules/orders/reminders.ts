import { isOneOf } from '../../platform/db/one-of.ts'
import { agreedLineStatuses, waitingStatuses } from '@bdr/contract/orders/meaning'
import { answerHours, daysBeforeDue } from '@bdr/contract/orders/model'
import { addDays } from '@bdr/contract/kernel/days'
import { orderNotices } from '@bdr/text/orders'
import { sql } from 'kysely'
import type { Bus } from '../../platform/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Database } from '../../platform/db/open.ts'
import { transaction } from '../../platform/db/transaction.ts'
import type { Recurring } from '../../platform/recurring.ts'
import { ofAnyMerchant } from '../../platform/scope.ts'
import { notify, type Notice } from '../messages/notify.ts'
import { aboutOrder, aboutOrders, suppliersOf } from './notices.ts'

/** Rows processed in one transaction. */
const batch = 200
/** Up to this number of orders, each has a notice of its own; more share one that opens their list. */
const notifiedOneByOne = 3

/** Reminds suppliers once before an order's answer is overdue and once before a line is due. */
export const orderReminders = (database: Database, bus: Bus, clock: Clock): Recurring => ({
  name: 'order reminders',
  everySeconds: 600,
  run: () => remind(database, bus, clock),
})

/**
 * Several nodes may run it at the same time: the node that locks a row sends its notice. Each person chooses whether
 * and how they are notified about orders.
 */
export async function remind(database: Database, bus: Bus, clock: Clock): Promise<void> {
  for (const work of [remindOfAnswers, remindOfLines]) {
    let count = batch
    while (count === batch) count = await transaction(database, (tx) => work(tx, clock), { bus })
  }
}

async function remindOfAnswers(tx: Executor, clock: Clock): Promise<number> {
  const hours = answerHours.due - answerHours.remindedBefore
  const before = new Date(clock.now().getTime() - hours * 3_600_000).toISOString()
  const orders = await tx
    .selectFrom('purchase_order as o')
    .select(['o.id', 'o.merchant_id', 'o.order_no', 'o.buyer_name'])
    .where(isOneOf('o.status', waitingStatuses.answer))
    .where('o.answer_reminded_at', 'is', null)
    .where(ofAnyMerchant('o.merchant_id'))
    .where('o.created_at', '<=', before)
    .orderBy('o.id')
    .limit(batch)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  await tx
    .updateTable('purchase_order')
    .set({ answer_reminded_at: clock.now().toISOString() })
    .where(sql<boolean>`id = any(${orders.map(({ id }) => id)}::bigint[])`)
    .execute()
  for (const [merchantId, own] of Map.groupBy(orders, (order) => order.merchant_id)) {
    const left = { hours: answerHours.remindedBefore }
    await notifySuppliers(
      tx,
      merchantId,
      own.length > notifiedOneByOne
        ? [aboutOrders(orderNotices.answersDue({ count: own.length, ...left }))]
        : own.map(({ id, order_no: orderNo, buyer_name: buyer }) =>
            aboutOrder(id, orderNotices.answerDue({ orderNo, buyer, ...left })),
          ),
    )
  }
  return orders.length
}

async function remindOfLines(tx: Executor, clock: Clock): Promise<number> {
  const today = clock.today()
  const lines = await tx
    .selectFrom('purchase_order_line as l')
    .innerJoin('purchase_order as o', 'o.id', 'l.order_id')
    .select(['l.id', 'l.merchant_id', 'l.order_id', 'l.line_no', 'l.required_date', 'o.order_no'])
    // written like the partial index
    .where(
      sql<boolean>`${isOneOf('l.status', agreedLineStatuses)} and l.quantity - l.cancelled_quantity > l.shipped_quantity
        and l.due_reminded_at is null`,
    )
    .where('l.required_date', '<=', addDays(today, daysBeforeDue))
    .orderBy('l.id')
    .limit(batch)
    .forNoKeyUpdate('l')
    .skipLocked()
    .execute()
  await tx
    .updateTable('purchase_order_line')
    .set({ due_reminded_at: clock.now().toISOString() })
    .where(sql<boolean>`id = any(${lines.map(({ id }) => id)}::bigint[])`)
    .execute()
  for (const [merchantId, own] of Map.groupBy(lines, (line) => line.merchant_id)) {
    const orders = [...Map.groupBy(own, (line) => `${line.order_id} ${line.required_date}`).values()]
    await notifySuppliers(
      tx,
      merchantId,
      orders.length > notifiedOneByOne
        ? [{ ...aboutOrders(orderNotices.manyLinesDue({ count: own.length })), about: toDeliver }]
        : orders.map((ofOrder) => {
            const { order_id, order_no: orderNo, required_date: day } = ofOrder[0]!
            const lineNos = ofOrder.map(({ line_no }) => line_no)
            return aboutOrder(order_id, orderNotices.linesDue({ orderNo, lineNos, day, today }), lineNos)
          }),
    )
  }
  return lines.length
}

const toDeliver = { page: 'toDeliver', id: null } as const

async function notifySuppliers(tx: Executor, merchantId: string, notices: readonly Notice[]): Promise<void> {
  for (const notice of notices) await notify(tx, null, suppliersOf(merchantId), notice)
}
