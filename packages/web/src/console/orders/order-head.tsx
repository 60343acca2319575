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
import { useNavigate } from 'react-router'
import { formatAmount, formatDay } from '../../lib/format.ts'
import { keepAnswer, useCallMutation } from '../../lib/query.ts'
import { useViewer } from '../../lib/session.ts'
import { showToast } from '../../lib/toasts.ts'
import { ActionBar } from '../../ui/console/action-bar.tsx'
import { useConfirm } from '../../ui/console/confirm.tsx'
import { Facts } from '../../ui/console/facts.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { useNarrow } from '../../ui/console/use-narrow.ts'
import { mayBeLate } from './due.ts'
import { DueDay } from './due-day.tsx'

type OrderAction = OrderDetail['actions']['allowed'][number]

/**
 * Which order it is, how it stands and what can be done with it as a whole.
 * `quiet`: answers to lines wait to be sent; on a phone their bar has the bottom to itself.
 */
export function OrderHead({ order, quiet }: { order: OrderDetail; quiet: boolean }) {
  const viewer = useViewer()
  const narrow = useNarrow()
  const { act, dialog } = useOrderActions(order)
  const hasActions = order.actions.allowed.length > 0 || (!narrow && order.actions.blocked.length > 0)
  const actions = (
    <ActionBar
      actions={order.actions}
      labels={orderAction}
      primary="ship"
      danger={['cancel', 'close']}
      onAction={act}
    />
  )
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
        actions={hasActions && !(quiet && narrow) ? actions : undefined}
      />
      {dialog}
    </>
  )
}

/** How each action is begun: one that is missing does not compile. Shipping has a page of its own. */
function useOrderActions(order: OrderDetail) {
  const navigate = useNavigate()
  const { ask, dialog } = useConfirm()
  const mutation = (done: string) => ({
    toast: false,
    invalidates: [listOrders, readStats],
    onSuccess: (answer: OrderDetail) => {
      keepAnswer(readOrder, { id: order.id }, answer)
      showToast('success', done)
    },
  })
  const cancel = useCallMutation(cancelOrder, mutation(words.cancel.done))
  const close = useCallMutation(closeOrder, mutation(words.close.done))

  /** Cannot be taken back: it asks for the reason and the order's number. */
  const askFirst = (
    question: { title: (orderNo: string) => string; ok: string },
    effect: string,
    { mutateAsync }: typeof cancel,
  ) =>
    ask({
      title: question.title(order.orderNo),
      effect,
      ok: question.ok,
      cancel: words.back,
      danger: true,
      reason: { maxLength: reasonLength, placeholder: words.reasonPlaceholder },
      typeNumber: order.orderNo,
      run: (reason) => mutateAsync({ id: order.id, version: order.version, reason }),
    })

  const begin: Readonly<Record<OrderAction, () => void>> = {
    ship: () => void navigate(pageUrl('deliveryNoteCreate', { orderId: order.id })),
    cancel: () => askFirst(words.cancel, words.cancel.effect(order.merchantName), cancel),
    close: () => askFirst(words.close, words.close.effect, close),
  }
  return { act: (action: OrderAction) => begin[action](), dialog }
}

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
