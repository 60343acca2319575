import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/replies'
import { deliveryWords as words } from '@bdr/text/delivery-notes'
import { useState } from 'react'
import { Button } from '../../ui/kit/button.tsx'
import { later } from '../../ui/later.tsx'

const AssignDialog = later(
  async () => (await import('./assign-dialog.tsx')).AssignDialog,
  ({ isOpen }) => isOpen,
)

/** Opens the dialog that assigns the note to somebody. */
export function AssignButton({ note }: { note: DeliveryNoteDetail }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" compact onClick={() => setOpen(true)}>
        {words.assign}
      </Button>
      <AssignDialog note={note} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
