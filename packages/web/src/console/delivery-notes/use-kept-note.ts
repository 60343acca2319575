import { useCallback, useEffect, useState } from 'react'
import { dropKeptNote, keepNote, readKeptNote } from './kept-note.ts'
import { isUntouched, nothingTyped, type NoteField, type TypedNote } from './note-form.ts'

/** What is typed into a note's form, kept in the tab so that a reload loses nothing. */
export function useKeptNote(key: string) {
  const [restored, setRestored] = useState(() => readKeptNote(sessionStorage, key))
  const [typed, setTyped] = useState<TypedNote>(restored ?? nothingTyped)

  useEffect(() => {
    if (isUntouched(typed)) dropKeptNote(sessionStorage, key)
    else keepNote(sessionStorage, key, typed)
  }, [key, typed])

  const typeQuantity = useCallback(
    (orderLineId: string, text: string) =>
      setTyped((before) => ({ ...before, quantities: { ...before.quantities, [orderLineId]: text } })),
    [],
  )
  const typeQuantities = useCallback(
    (quantities: Readonly<Record<string, string>>) =>
      setTyped((before) => ({ ...before, quantities: { ...before.quantities, ...quantities } })),
    [],
  )
  const typeField = useCallback(
    (field: NoteField, text: string) =>
      setTyped((before) => ({ ...before, fields: { ...before.fields, [field]: text } })),
    [],
  )
  const startOver = useCallback(() => {
    setTyped(nothingTyped)
    setRestored(null)
  }, [])
  /** Forgets what is kept, not what the form holds: it is on the server now, or given up. */
  const forget = useCallback(() => dropKeptNote(sessionStorage, key), [key])

  return { typed, wasRestored: restored !== null, typeQuantity, typeQuantities, typeField, startOver, forget }
}
