import { submitDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/replies'
import { deliveryNoteDetail as words } from '@bdr/text/delivery-notes'
import { latestActor } from '../../lib/latest-actor.ts'
import { sendCall } from '../../lib/query.ts'
import type { RecordDialogProps } from '../../ui/data/record-actions.tsx'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { useConfirmation } from '../../ui/form/use-confirmation.tsx'

type Props = RecordDialogProps<DeliveryNoteDetail>

/** Submits a draft; when less remains of the orders than when it was written, it asks about that first. */
export const SubmitDialog = (props: Props) => (
  <FormDialog
    isOpen={props.isOpen}
    title={words.submitTitle(props.record.noteNo)}
    onClose={props.onClose}
    width={460}
  >
    <SubmitForm {...props} />
  </FormDialog>
)

function SubmitForm({ record: { id, version, history }, onDone, reload }: Props) {
  const { confirmed, question } = useConfirmation()
  const form = useCallForm({
    call: submitDeliveryNote,
    start: {},
    input: (_values, version) => ({ id, version }),
    send: (input) =>
      confirmed((confirmations) => sendCall(submitDeliveryNote, { ...input, ...confirmations })),
    record: { version, changedBy: latestActor(history), reload },
    draft: null,
    onSent: onDone,
  })
  return (
    <>
      <DialogForm form={form} lead={words.submitEffect} submit={words.submitConfirm} />
      {question}
    </>
  )
}
