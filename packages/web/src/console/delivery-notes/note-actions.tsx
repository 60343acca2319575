import {
  listDeliveryNotes,
  readDeliveryNote,
  readShippable,
  settleDeliveryNote,
  submitDeliveryNote,
  voidDeliveryNote,
} from '@bdr/contract/delivery-notes/calls'
import { pageUrl } from '@bdr/contract/navigation'
import { listOrders, readOrder } from '@bdr/contract/orders/calls'
import {
  deliveryNoteDetail as words,
  dispatchForm,
  receiptForm,
  differenceWords,
} from '@bdr/text/delivery-notes'
import { deliveryNoteAction as labels } from '@bdr/text/names/delivery-notes'
import { sendCall } from '../../lib/query.ts'
import { recordActions } from '../../ui/data/record-actions.tsx'
import { explainedActions } from './actions-offered.ts'
import { DispatchDialog } from './dispatch-dialog.tsx'
import { ReceiptDrawer } from './receipt-drawer.tsx'
import type { DeliveryNoteLine } from '@bdr/contract/delivery-notes/replies'
import { isZero } from '@bdr/contract/kernel/decimal'
import { formatQuantity } from '../../lib/format.ts'
import css from './receipts.module.css'

/** Lines named in the question; a count stands for the rest. */
const named = 8

/** What settling a difference gives back to the orders, line by line. */
function SettleEffect({ lines }: { lines: readonly DeliveryNoteLine[] }) {
  const differing = lines.filter(
    (line) => !isZero(line.rejectedQuantity) || !isZero(line.outstandingQuantity),
  )
  return (
    <>
      <p>{words.settleEffect}</p>
      <ul className={css.lines}>
        {differing.slice(0, named).map((line) => (
          <li key={line.id}>
            <span>{words.materialOfLine(line.lineNo, line.materialName)}</span>
            {!isZero(line.rejectedQuantity) && (
              <span>{differenceWords.rejected(formatQuantity(line.rejectedQuantity, line.unit))}</span>
            )}
            {!isZero(line.outstandingQuantity) && (
              <span>{differenceWords.missing(formatQuantity(line.outstandingQuantity, line.unit))}</span>
            )}
          </li>
        ))}
        {differing.length > named && <li>{words.settleMore(differing.length - named)}</li>}
      </ul>
    </>
  )
}

/** What can be done with a delivery note. */
export const noteActions = recordActions({
  read: readDeliveryNote,
  outdates: [listDeliveryNotes, readShippable, listOrders, readOrder],
  explains: ({ status }) => explainedActions(status),
  actions: {
    edit: { label: labels.edit, to: ({ id }) => pageUrl('deliveryNoteCreate', { id }) },
    submit: {
      label: labels.submit,
      primary: true,
      dialog: ({ noteNo }) => ({
        title: words.submitTitle(noteNo),
        effect: words.submitEffect,
        ok: words.submitConfirm,
      }),
      call: (target) => sendCall(submitDeliveryNote, target),
      done: ({ noteNo }) => words.submitted(noteNo),
    },
    dispatch: {
      label: labels.dispatch,
      primary: true,
      form: DispatchDialog,
      done: ({ noteNo }) => dispatchForm.done(noteNo),
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
      dialog: ({ noteNo, lines }) => ({
        title: words.settleTitle(noteNo),
        effect: <SettleEffect lines={lines} />,
        ok: words.settleConfirm,
        reason: {
          label: words.settleReason,
          placeholder: words.settleReasonHint,
          maxLength: settleDeliveryNote.input.shape.reason.maxLength ?? Infinity,
        },
      }),
      call: (target, reason) => sendCall(settleDeliveryNote, { ...target, reason }),
      done: ({ noteNo }) => words.settled(noteNo),
    },
    void: {
      label: labels.void,
      danger: true,
      dialog: ({ noteNo, status }) => ({
        title: words.voidTitle(noteNo),
        effect: status === 'draft' ? words.voidDraftEffect : words.voidReadyEffect,
        ok: words.voidConfirm,
        reason: {
          label: words.voidReason,
          maxLength: voidDeliveryNote.input.shape.reason.maxLength ?? Infinity,
        },
        ...(status !== 'draft' && { typeNumber: noteNo }),
      }),
      call: (target, reason) => sendCall(voidDeliveryNote, { ...target, reason }),
      done: ({ noteNo }) => words.voided(noteNo),
    },
  },
})
