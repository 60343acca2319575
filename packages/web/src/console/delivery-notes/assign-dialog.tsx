import { assignDeliveryNote, readDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/replies'
import { deliveryWords as words } from '@bdr/text/delivery-notes'
import { useState } from 'react'
import { invalidate, setCached } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { latestActor } from '../../lib/latest-actor.ts'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import { DelivererField } from './transport-fields.tsx'

/** Gives the note to somebody of the company, as long as it is under way. */
export function AssignButton({ note }: { note: DeliveryNoteDetail }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="quiet" compact onClick={() => setOpen(true)}>
        {words.assign}
      </Button>
      <FormDialog isOpen={isOpen} title={words.assignTitle(note.noteNo)} onClose={close} width={460}>
        <AssignForm note={note} onDone={close} />
      </FormDialog>
    </>
  )
}

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
