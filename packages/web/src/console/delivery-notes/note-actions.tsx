import { isDraftNote } from '@bdr/contract/delivery-notes/meaning'
import {
  arriveDeliveryNote,
  disputeDeliveryNote,
  listDeliveryNotes,
  readDeliveryNote,
  readShippable,
  voidDeliveryNote,
} from '@bdr/contract/delivery-notes/calls'
import { reasonLength } from '@bdr/contract/kernel/field'
import { pageUrl } from '@bdr/contract/navigation'
import { listOrders, readOrder } from '@bdr/contract/orders/calls'
import {
  deliveryNoteDetail as words,
  deliveryWords as delivery,
  dispatchForm,
  receiptForm,
} from '@bdr/text/delivery-notes'
import { deliveryNoteAction as labels } from '@bdr/text/names/delivery-notes'
import { sendCall } from '../../lib/query.ts'
import { recordActions } from '../../ui/data/record-actions.tsx'
import { later } from '../../ui/later.tsx'
import { explainedActions } from './actions-offered.ts'

const DispatchDialog = later(
  async () => (await import('./dispatch-dialog.tsx')).DispatchDialog,
  ({ isOpen }) => isOpen,
)
const ReceiptDrawer = later(
  async () => (await import('./receipt-drawer.tsx')).ReceiptDrawer,
  ({ isOpen }) => isOpen,
)
const SettleDialog = later(
  async () => (await import('./settle-dialog.tsx')).SettleDialog,
  ({ isOpen }) => isOpen,
)

const SubmitDialog = later(
  async () => (await import('./submit-dialog.tsx')).SubmitDialog,
  ({ isOpen }) => isOpen,
)

/** The actions on a delivery note. */
export const noteActions = recordActions({
  read: readDeliveryNote,
  outdates: [listDeliveryNotes, readShippable, listOrders, readOrder],
  explains: ({ status }) => explainedActions(status),
  actions: {
    edit: { label: labels.edit, to: ({ id }) => pageUrl('deliveryNoteCreate', { id }) },
    submit: {
      label: labels.submit,
      primary: true,
      form: SubmitDialog,
      done: ({ noteNo }) => words.submitted(noteNo),
    },
    dispatch: {
      label: labels.dispatch,
      primary: true,
      form: DispatchDialog,
      done: ({ noteNo }) => dispatchForm.done(noteNo),
    },
    arrive: {
      label: labels.arrive,
      dialog: ({ noteNo }) => ({
        title: delivery.arriveTitle(noteNo),
        effect: delivery.arriveEffect,
        ok: labels.arrive,
      }),
      call: (target) => sendCall(arriveDeliveryNote, target),
      done: ({ noteNo }) => delivery.arrived(noteNo),
    },
    receive: {
      label: labels.receive,
      primary: true,
      form: ReceiptDrawer,
      done: ({ status }) => receiptForm.done(status),
    },
    settle: {
      label: labels.settle,
      primary: true,
      form: SettleDialog,
      done: ({ noteNo }) => words.settled(noteNo),
    },
    dispute: {
      label: labels.dispute,
      dialog: ({ noteNo }) => ({
        title: words.disputeTitle(noteNo),
        effect: words.disputeEffect,
        ok: words.disputeConfirm,
        reason: {
          label: words.disputeReason,
          placeholder: words.disputeReasonHint,
          maxLength: reasonLength,
        },
      }),
      call: (target, reason) => sendCall(disputeDeliveryNote, { ...target, reason }),
      done: ({ noteNo }) => words.disputed(noteNo),
    },
    void: {
      label: labels.void,
      danger: true,
      dialog: ({ noteNo, status }) => ({
        title: words.voidTitle(noteNo),
        effect: isDraftNote(status) ? words.voidDraftEffect : words.voidReadyEffect,
        ok: words.voidConfirm,
        reason: {
          label: words.voidReason,
          maxLength: reasonLength,
        },
        ...(!isDraftNote(status) && { typeNumber: noteNo }),
      }),
      call: (target, reason) => sendCall(voidDeliveryNote, { ...target, reason }),
      done: ({ noteNo }) => words.voided(noteNo),
    },
  },
})
