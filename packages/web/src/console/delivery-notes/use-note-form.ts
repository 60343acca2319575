import type { DeliveryNoteDetail, Shippable } from '@bdr/contract/delivery-notes/model'
import { useCallback, useState } from 'react'
import { useViewer } from '../../lib/session.ts'
import { countFaults, joinFaults, noFaults, withoutField, withoutLine } from '../../lib/fault-placement.ts'
import { keptNoteKey } from './kept-note.ts'
import { checkNote, isUntouched, noteBody, noteForm, type NoteField, type NoteStart } from './note-form.ts'
import { useKeptNote } from './use-kept-note.ts'
import { useSaveNote, type SavedNote } from './use-save-note.ts'

interface NoteFormSource {
  /** null for a new note */
  draft: DeliveryNoteDetail | null
  shippable: Shippable
  start: NoteStart
  orderIds: readonly string[]
}

/** A note's form: what it holds, what is wrong with it, and how it is saved. */
export function useNoteForm({ draft, shippable, start, orderIds }: NoteFormSource) {
  const { user } = useViewer()
  const kept = useKeptNote(keptNoteKey(user.uid, draft ? { draftId: draft.id } : { orderId: orderIds[0]! }))
  const { save, saving, failure, setFailure } = useSaveNote(draft)
  const [attempted, setAttempted] = useState(false)

  const form = noteForm(shippable.lines, start, kept.typed)
  const own = checkNote(form)
  const faults = attempted ? joinFaults(own, failure?.faults ?? noFaults) : noFaults

  const { typeQuantity, typeField } = kept
  const changeQuantity = useCallback(
    (orderLineId: string, text: string) => {
      typeQuantity(orderLineId, text)
      setFailure((before) => before && { ...before, faults: withoutLine(before.faults, orderLineId) })
    },
    [typeQuantity, setFailure],
  )
  const changeField = useCallback(
    (field: NoteField, text: string) => {
      typeField(field, text)
      setFailure((before) => before && { ...before, faults: withoutField(before.faults, field) })
    },
    [typeField, setFailure],
  )

  /** @returns the note; null when something is wrong, which `faults` then tells */
  async function submit(andSubmit: boolean): Promise<SavedNote | null> {
    setAttempted(true)
    setFailure(null)
    return countFaults(own) > 0 ? null : save(noteBody(form), andSubmit)
  }

  return {
    form,
    faults,
    failure,
    saving,
    submit,
    changeQuantity,
    changeQuantities: kept.typeQuantities,
    changeField,
    untouched: isUntouched(kept.typed),
    wasRestored: kept.wasRestored,
    startOver: kept.startOver,
    forget: kept.forget,
    dismissFailure: () => setFailure(null),
  }
}
