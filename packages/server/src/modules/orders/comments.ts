import { orderNotices, orderComments as words } from '@bdr/text/orders'
import { announceRecords } from '../../platform/announce.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { notFound } from '../../platform/errors.ts'
import { scopeOf } from '../../platform/scope.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { notify } from '../messages/notify.ts'
import { aboutOrder, suppliersOf } from './notices.ts'
import { orderHead } from './queries.ts'

/** @throws AppError A00005 for an order the viewer may not see */
export async function commentsOf(db: Executor, viewer: Viewer, orderId: string) {
  const head = await orderHead(db, scopeOf(viewer), orderId)
  if (!head) throw notFound()
  const rows = await db
    .selectFrom('order_comment')
    .select(['id', 'author_name', 'by_operator', 'body', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return {
    comments: rows.map((row) => ({
      id: row.id,
      author: row.author_name,
      byOperator: row.by_operator,
      text: row.body,
      createdAt: row.created_at,
    })),
  }
}

/** Adds a comment to an order, and notifies the other side and open pages that show the order. */
export async function comment(
  tx: Executor,
  viewer: Viewer,
  { id, text }: { id: string; text: string },
): Promise<void> {
  const head = await orderHead(tx, scopeOf(viewer), id)
  if (!head) throw notFound()
  const byOperator = viewer.merchantId === null
  await tx
    .insertInto('order_comment')
    .values({
      merchant_id: head.merchant_id,
      order_id: id,
      staff_id: viewer.staffId,
      author_name: viewer.name,
      by_operator: byOperator,
      body: text,
    })
    .execute()
  announceRecords(tx, 'order', [id])
  const content = orderNotices.orderCommented({
    author: viewer.name,
    of: byOperator ? words.platform : head.merchant_name,
    orderNo: head.order_no,
    text,
  })
  const others = byOperator ? suppliersOf(head.merchant_id) : { operators: true }
  await notify(tx, viewer, others, aboutOrder(id, content))
}
