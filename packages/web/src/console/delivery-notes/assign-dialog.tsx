import { assignDeliveryNote, readDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/replies'
import { deliveryWords as words } from '@bdr/text/delivery-notes'
import { invalidate, setCached } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { latestActor } from '../../lib/latest-actor.ts'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { DelivererField } from './transport-fields.tsx'

interface AssignDialogProps {
  note: DeliveryNoteDetail
  isOpen: boolean
  onClose: () => void
}

/** Assigns the note to a person of the company, until it is finished. */
export const AssignDialog = ({ note, isOpen, onClose }: AssignDialogProps) => (
  <FormDialog isOpen={isOpen} title={words.assignTitle(note.noteNo)} onClose={onClose} width={460}>
    <AssignForm note={note} onDone={onClose} />
  </FormDialog>
)

function AssignForm({ note, onDone }: { note: DeliveryNoteDetail; onDone: () => void }) {
  const { id, version, history, transport } = note
  const form = useCallForm({
    call: assignDeliveryNote,
    start: { delivererId: transport.deliverer?.id ?? '' },
    input: ({ delivererId }, version) => ({ id, version, delivererId: delivererId || null }),
    record: {
      version,
      changedBy: latestActor(history),
      reload: () => invalidate([readDeliveryNote]),
    },
    draft: null,
    onSent: (assigned) => {
      setCached(readDeliveryNote, { id }, assigned)
      showToast('success', words.assignDone)
      onDone()
    },
  })
  return (
    <DialogForm form={form} submit={words.assign}>
      <DelivererField {...form.at('delivererId')} />
    </DialogForm>
  )
}
