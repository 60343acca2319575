import { isCompleted, isSetAside } from '@bdr/contract/orders/meaning'
import * as calls from '@bdr/contract/orders/calls'
import { orderComments as words, orderNotices } from '@bdr/text/orders'
import { notFound } from '../../platform/errors.ts'
import { refusal } from '../../platform/refusals.ts'
import { scopeOf } from '../../platform/scope.ts'
import { appendHistory } from '../../platform/transition.ts'
import { attachedRecords, bindAttachments } from '../attachments/bind-attachments.ts'
import { notify } from '../messages/notify.ts'
import { aboutOrder, suppliersOf } from './notices.ts'
import { lockOrderHead, orderHead } from './queries.ts'
import { recordOrder } from './record.ts'

/** Either side can add files to an order at any time; after the order has ended none can be removed. */
export const attachedToOrders = attachedRecords({
  kind: 'order',
  async find(db, viewer, id, locked) {
    const head = await (locked ? lockOrderHead : orderHead)(db, scopeOf(viewer), id)
    if (!head) throw notFound()
    const { status } = head
    const isOver = isSetAside(status) || isCompleted(status)
    return {
      id,
      head,
      closed: null,
      removalRefusal: isOver ? refusal('order.attachmentsKept', { status }) : null,
    }
  },
  async changed(tx, change, { id, head }, action, names) {
    const { viewer } = change
    const { status, order_no: orderNo } = head
    await appendHistory(tx, 'order', viewer, [
      { id, action, from: status, to: status, about: names.join('、') },
    ])
    await recordOrder(tx, change, action, head, { detail: { files: names } })
    const byOperator = viewer.merchantId === null
    const of = byOperator ? words.platform : head.merchant_name
    const details = { author: viewer.name, of, orderNo, names }
    const content =
      action === 'attach' ? orderNotices.orderAttached(details) : orderNotices.orderDetached(details)
    const others = byOperator ? suppliersOf(head.merchant_id) : { operators: true }
    await notify(tx, viewer, others, aboutOrder(id, content))
  },
})

export const orderAttachments = bindAttachments(
  { read: calls.readOrderAttachments, attach: calls.attachToOrder, detach: calls.detachFromOrder },
  attachedToOrders,
)
