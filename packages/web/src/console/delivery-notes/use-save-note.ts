import {
  createDeliveryNote,
  listDeliveryNotes,
  readDeliveryNote,
  readShippable,
  submitDeliveryNote,
  updateDeliveryNote,
} from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/model'
import { listOrders, readOrder } from '@bdr/contract/orders/calls'
import { useState } from 'react'
import { keepAnswer, useCallMutation } from '../../lib/query.ts'
import { shownNoteFields, type NoteBody } from './note-form.ts'
import { refusalOf, type Refusal } from '../../ui/console/form/refusal.ts'

export interface SaveFailure extends Refusal {
  /** the draft itself was saved, only submitting it failed */
  readonly draftSaved: boolean
}

export interface SavedNote {
  readonly id: string
  readonly noteNo: string
}

const outdated = [listDeliveryNotes, readShippable, listOrders, readOrder]

/** Creates a note, or saves a draft and submits it. Failures stay here for the form to show. */
export function useSaveNote(draft: DeliveryNoteDetail | null) {
  const options = { toast: false, invalidates: outdated }
  const create = useCallMutation(createDeliveryNote, options)
  const update = useCallMutation(updateDeliveryNote, options)
  const submit = useCallMutation(submitDeliveryNote, options)
  const [failure, setFailure] = useState<SaveFailure | null>(null)

  /** @returns the note, or null when the server refused */
  async function save(body: NoteBody, andSubmit: boolean): Promise<SavedNote | null> {
    setFailure(null)
    let sent = body.lines.map((line) => line.orderLineId)
    let draftSaved = false
    try {
      if (draft === null) return await create.mutateAsync({ ...body, submit: andSubmit })
      const saved = await update.mutateAsync({ ...body, id: draft.id, version: draft.version })
      // its version is the one that submitting, or another try, must name
      keepAnswer(readDeliveryNote, { id: draft.id }, saved)
      if (!andSubmit) return saved
      draftSaved = true
      sent = saved.lines.map((line) => line.orderLineId)
      const submitted = await submit.mutateAsync({ id: saved.id, version: saved.version })
      keepAnswer(readDeliveryNote, { id: saved.id }, submitted)
      return submitted
    } catch (error) {
      setFailure({ ...refusalOf(error, sent, shownNoteFields), draftSaved })
      return null
    }
  }

  return { save, failure, setFailure, saving: create.isPending || update.isPending || submit.isPending }
}
