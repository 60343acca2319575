import { dispatchDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/model'
import { dispatchForm as words } from '@bdr/text/console-delivery-notes'
import { useState } from 'react'
import { countFaults, faultsOfSchema, joinFaults, noFaults, placeFaults } from '../../lib/fault-placement.ts'
import { showToast } from '../../lib/toasts.ts'
import { DialogForm } from '../../ui/console/form/dialog-form.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { Fields } from '../../ui/kit/field.tsx'
import { useAttempt } from '../../ui/console/form/use-attempt.ts'
import { TransportFields, transportFields, type TransportField } from './transport-fields.tsx'
import { reloadNote, type NoteMutations } from './use-note-mutations.ts'

interface DispatchDialogProps {
  note: DeliveryNoteDetail
  open: boolean
  onClose: () => void
  dispatch: NoteMutations['dispatch']
}

/** The goods leave: who takes them, and what follows. */
export function DispatchDialog(props: DispatchDialogProps) {
  return (
    <Dialog isOpen={props.open} title={words.title(props.note.noteNo)} onClose={props.onClose} width={560}>
      <DispatchForm {...props} />
    </Dialog>
  )
}

const schema = dispatchDeliveryNote.input.omit({ id: true, version: true })
const shown = { line: [''], form: transportFields } as const

function DispatchForm({ note, onClose, dispatch }: DispatchDialogProps) {
  const [typed, setTyped] = useState<Partial<Record<TransportField, string>>>({})
  const { attempt, busy, refusal, setRefusal } = useAttempt(shown)
  const values = transportOf(note, typed)
  const own = placeFaults(faultsOfSchema(schema, values), [], shown)
  const faults = joinFaults(own, refusal?.faults ?? noFaults)

  async function confirm() {
    if (countFaults(own) > 0) return false
    if (!(await attempt(() => dispatch({ id: note.id, version: note.version, ...values })))) return false
    showToast('success', words.done(note.noteNo))
    onClose()
    return true
  }

  return (
    <DialogForm
      lead={words.effect}
      submit={words.submit}
      busy={busy}
      refused={faults.whole}
      onReload={refusal?.conflict ? () => void reloadNote().then(() => setRefusal(null)) : undefined}
      onCancel={onClose}
      onSubmit={confirm}
    >
      <Fields>
        <TransportFields
          values={values}
          faults={faults.fields}
          onChange={(field, text) => setTyped((before) => ({ ...before, [field]: text }))}
        />
      </Fields>
    </DialogForm>
  )
}

const transportOf = ({ transport }: DeliveryNoteDetail, typed: Partial<Record<TransportField, string>>) =>
  Object.fromEntries(
    transportFields.map((field) => [field, typed[field] ?? transport[field] ?? '']),
  ) as Record<TransportField, string>
