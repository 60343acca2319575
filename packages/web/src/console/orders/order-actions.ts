import { readStats } from '@bdr/contract/dashboard/calls'
import { pageUrl } from '@bdr/contract/navigation'
import { cancelOrder, closeOrder, listOrders, readOrder } from '@bdr/contract/orders/calls'
import type { OrderDetail } from '@bdr/contract/orders/replies'
import { orderActionWords as words, orderRevision as revision } from '@bdr/text/orders'
import { orderAction } from '@bdr/text/names/orders'
import { sendCall } from '../../lib/query.ts'
import { later } from '../../ui/later.tsx'
import { reasonQuestion, recordActions } from '../../ui/data/record-actions.tsx'

const ReviseDrawer = later(
  async () => (await import('./revise-form.tsx')).ReviseDrawer,
  ({ isOpen }) => isOpen,
)
const ToleranceDrawer = later(
  async () => (await import('./tolerance-form.tsx')).ToleranceDrawer,
  ({ isOpen }) => isOpen,
)

/** Shipping has a page of its own; the others are final and ask first. */
export const orderActions = recordActions({
  read: readOrder,
  outdates: [listOrders, readStats],
  actions: {
    ship: {
      label: orderAction.ship,
      primary: true,
      to: ({ id }) => pageUrl('deliveryNoteCreate', { orderId: id }),
    },
    revise: { label: orderAction.revise, form: ReviseDrawer, done: revision.done },
    setTolerance: {
      label: orderAction.setTolerance,
      form: ToleranceDrawer,
      done: words.toleranceSaved,
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
) => ({ ...reasonQuestion({ ...question, effect }, orderNo, words), typeNumber: orderNo })
