import { z } from 'zod'
import { noteFields, type TypedNote } from './note-form.ts'

const typedNote = z.object({
  quantities: z.record(z.string(), z.string()),
  fields: z.partialRecord(z.enum(noteFields), z.string()),
})

/** Where a form's typed input is kept: per person and per order or draft, until the tab closes. */
export const keptNoteKey = (uid: string, of: { draftId: string } | { orderId: string }): string =>
  'draftId' in of ? `delivery-note/${uid}/draft/${of.draftId}` : `delivery-note/${uid}/order/${of.orderId}`

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What was kept under the key; null when nothing was, or nothing readable. */
export function readKeptNote(storage: TabStorage, key: string): TypedNote | null {
  try {
    const { data } = typedNote.safeParse(JSON.parse(storage.getItem(key) ?? 'null'))
    return data ?? null
  } catch {
    return null
  }
}

/** Keeps what was typed. A full or forbidden storage costs only the convenience. */
export function keepNote(storage: TabStorage, key: string, typed: TypedNote): void {
  try {
    storage.setItem(key, JSON.stringify(typed))
  } catch {
    // the form still holds it
  }
}

export function dropKeptNote(storage: TabStorage, key: string): void {
  try {
    storage.removeItem(key)
  } catch {
    // nothing was kept either
  }
}
