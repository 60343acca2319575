import { readStats } from '@bdr/contract/dashboard/calls'
import { reasonLength } from '@bdr/contract/kernel/field'
import { pageUrl } from '@bdr/contract/navigation'
import { cancelOrder, closeOrder, listOrders, readOrder } from '@bdr/contract/orders/calls'
import type { OrderDetail } from '@bdr/contract/orders/model'
import {
  orderActionWords as words,
  orderDetail as detailWords,
  orderFields as fields,
  orderSource,
} from '@bdr/text/console-orders'
import { orderAction } from '@bdr/text/labels'
import { formatAmount, formatDay } from '../../lib/format.ts'
import { sendCall } from '../../lib/query.ts'
import { useViewer } from '../../lib/session.ts'
import { Facts } from '../../ui/console/facts.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { useNarrow } from '../../ui/console/use-narrow.ts'
import { recordActions, useRecordActions } from '../../ui/data/record-actions.tsx'
import { mayBeLate } from './due.ts'
import { DueDay } from './due-day.tsx'

/**
 * Which order it is, how it stands and what can be done with it as a whole.
 * `quiet`: answers to lines wait to be sent; on a phone their bar has the bottom to itself.
 */
export function OrderHead({ order, quiet }: { order: OrderDetail; quiet: boolean }) {
  const viewer = useViewer()
  const narrow = useNarrow()
  const { bar, dialogs } = useRecordActions(orderActions, order)
  return (
    <>
      <PageHeader
        title={detailWords.title(order.orderNo)}
        status={<StatusTag machine="order" status={order.status} />}
        facts={[
          order.buyerName,
          ...(viewer.can('merchant:view-all') ? [order.merchantName] : []),
          <span key="due">
            {fields.requiredDate} <DueDay day={order.requiredDate} open={mayBeLate(order.status)} />
          </span>,
          detailWords.amount(formatAmount(order.totalAmount, order.currency)),
        ]}
        actions={quiet && narrow ? null : bar}
      />
      {dialogs}
    </>
  )
}

/** Shipping has a page of its own; the others cannot be taken back. */
const orderActions = recordActions({
  read: readOrder,
  outdates: [listOrders, readStats],
  actions: {
    ship: {
      label: orderAction.ship,
      primary: true,
      to: ({ id }) => pageUrl('deliveryNoteCreate', { orderId: id }),
    },
    cancel: {
      label: orderAction.cancel,
      danger: true,
      dialog: (order) => setAsideDialog(words.cancel, words.cancel.effect(order.merchantName), order),
      call: (target, reason) => sendCall(cancelOrder, { ...target, reason }),
      done: words.cancel.done,
    },
    close: {
      label: orderAction.close,
      danger: true,
      dialog: (order) => setAsideDialog(words.close, words.close.effect, order),
      call: (target, reason) => sendCall(closeOrder, { ...target, reason }),
      done: words.close.done,
    },
  },
})

const setAsideDialog = (
  question: { title: (orderNo: string) => string; ok: string },
  effect: string,
  { orderNo }: OrderDetail,
) => ({
  title: question.title(orderNo),
  effect,
  ok: question.ok,
  cancel: words.back,
  reason: { maxLength: reasonLength, placeholder: words.reasonPlaceholder },
  typeNumber: orderNo,
})

export function OrderFacts({ order }: { order: OrderDetail }) {
  return (
    <Facts
      items={[
        { label: fields.shipTo, value: order.shipTo, wide: order.shipTo.length > 40 },
        { label: fields.receiver, value: hasReceiver(order) && <Receiver order={order} /> },
        { label: fields.orderDate, value: formatDay(order.orderDate) },
        { label: fields.source, value: orderSource[order.source] },
        { label: fields.note, value: order.note, wide: true },
      ]}
    />
  )
}

const hasReceiver = (order: OrderDetail) => order.receiverName !== null || order.receiverPhone !== null

/** Who takes the goods; the number is one touch away. Buyers also write “见合同” where it belongs. */
function Receiver({ order: { receiverName, receiverPhone } }: { order: OrderDetail }) {
  const digits = receiverPhone?.replace(/[^\d+]/g, '') ?? ''
  return (
    <>
      {receiverName}{' '}
      {digits === '' ? (
        receiverPhone
      ) : (
        <a href={`tel:${digits}`} aria-label={detailWords.call(receiverPhone!)}>
          {receiverPhone}
        </a>
      )}
    </>
  )
}
