import { dispatchDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/model'
import { dispatchForm as words } from '@bdr/text/console-delivery-notes'
import { showToast } from '../../lib/toasts.ts'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { Fields } from '../../ui/kit/field.tsx'
import { TransportFields, transportOf } from './transport-fields.tsx'
import { reloadNote, type NoteMutations } from './use-note-mutations.ts'

interface DispatchDialogProps {
  note: DeliveryNoteDetail
  open: boolean
  onClose: () => void
  dispatch: NoteMutations['dispatch']
}

/** The goods leave: who takes them, and what follows. */
export const DispatchDialog = (props: DispatchDialogProps) => (
  <FormDialog isOpen={props.open} title={words.title(props.note.noteNo)} onClose={props.onClose} width={560}>
    <DispatchForm {...props} />
  </FormDialog>
)

function DispatchForm({ note, onClose, dispatch }: DispatchDialogProps) {
  const { id, version, noteNo } = note
  const form = useCallForm({
    call: dispatchDeliveryNote,
    start: transportOf(note),
    input: (values, version) => ({ id, version, ...values }),
    send: dispatch,
    record: { version, changedBy: note.history.at(-1)?.actor, reload: reloadNote },
    draft: { form: 'dispatch', id },
    onSent: () => {
      showToast('success', words.done(noteNo))
      onClose()
    },
  })
  return (
    <DialogForm form={form} lead={words.effect} submit={words.submit}>
      <Fields>
        <TransportFields at={form.at} />
      </Fields>
    </DialogForm>
  )
}
