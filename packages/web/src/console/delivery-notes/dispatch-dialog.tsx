import { dispatchDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/replies'
import { dispatchForm as words } from '@bdr/text/delivery-notes'
import type { RecordDialogProps } from '../../ui/data/record-actions.tsx'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { Fields } from '../../ui/kit/field.tsx'
import { TransportFields, transportOf } from './transport-fields.tsx'
import { latestActor } from '../../lib/latest-actor.ts'

type Props = RecordDialogProps<DeliveryNoteDetail>

/** Reports that the goods have left: who transports them, and the consequences. */
export const DispatchDialog = (props: Props) => (
  <FormDialog
    isOpen={props.isOpen}
    title={words.title(props.record.noteNo)}
    onClose={props.onClose}
    width={560}
  >
    <DispatchForm {...props} />
  </FormDialog>
)

function DispatchForm({ record: note, onDone, reload }: Props) {
  const { id, version, history } = note
  const form = useCallForm({
    call: dispatchDeliveryNote,
    start: transportOf(note),
    input: (values, version) => ({ id, version, ...values }),
    record: { version, changedBy: latestActor(history), reload },
    draft: { form: 'dispatch', id },
    onSent: onDone,
  })
  return (
    <DialogForm form={form} lead={words.effect} submit={words.submit}>
      <Fields>
        <TransportFields at={form.at} set={form.set} />
      </Fields>
    </DialogForm>
  )
}
