import {
  createDeliveryNote,
  listDeliveryNotes,
  readDeliveryNote,
  readNoteAttachments,
  readShippable,
  submitDeliveryNote,
  updateDeliveryNote,
} from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteDetail, ShippableLine } from '@bdr/contract/delivery-notes/replies'
import { listOrders, readOrder } from '@bdr/contract/orders/calls'
import type { Attachment } from '@bdr/contract/attachments/replies'
import { useState } from 'react'
import { invalidate, setCached, useCallMutation } from '../../lib/query.ts'
import { useConfirmation, type Confirmations } from '../../ui/form/use-confirmation.tsx'
import { noteBody, removedFrom, type NoteValues } from './note-form.ts'

export interface SavedNote {
  readonly id: string
  readonly noteNo: string
}

const outdated = [listDeliveryNotes, readShippable, listOrders, readOrder]

/** A draft that exists already, and its files. */
export interface StoredNote {
  readonly draft: DeliveryNoteDetail
  readonly attachments: readonly Attachment[]
}

/** Creates a note, or saves a draft and submits it. */
export function useSaveNote(stored: StoredNote | null, lines: readonly ShippableLine[]) {
  const options = { toast: false, invalidates: outdated }
  const create = useCallMutation(createDeliveryNote, options)
  const update = useCallMutation(updateDeliveryNote, options)
  const submit = useCallMutation(submitDeliveryNote, options)
  /** whether the draft itself was saved, and only submitting it failed */
  const [draftSaved, setDraftSaved] = useState(false)
  const { confirmed, question } = useConfirmation()

  /** Throws as the calls do. */
  async function save(values: NoteValues, version: number, andSubmit: boolean): Promise<SavedNote> {
    setDraftSaved(false)
    const body = noteBody(lines, values)
    if (stored === null)
      return confirmed((confirmations) =>
        create.mutateAsync({ ...body, ...confirmations, submit: andSubmit }),
      )
    const { draft, attachments } = stored
    let confirmedBefore: Confirmations = {}
    const removedAttachmentIds = removedFrom(attachments, values)
    const saved = await confirmed((confirmations) => {
      confirmedBefore = confirmations
      return update.mutateAsync({ ...body, ...confirmations, removedAttachmentIds, id: draft.id, version })
    }).finally(() => void invalidate([readNoteAttachments]))
    // submitting it, or another attempt, must name its new version
    setCached(readDeliveryNote, { id: draft.id }, saved)
    if (!andSubmit) return saved
    setDraftSaved(true)
    const { confirmOver } = confirmedBefore
    const submitted = await confirmed(
      (confirmations) => submit.mutateAsync({ id: saved.id, version: saved.version, ...confirmations }),
      confirmOver ? { confirmOver } : {},
    )
    setCached(readDeliveryNote, { id: saved.id }, submitted)
    return submitted
  }

  return { save, draftSaved, question }
}
