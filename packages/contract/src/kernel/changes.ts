import { z } from 'zod'

/** What one field of a record was and is, as text a person can read; null where it is empty. */
export const fieldChange = z.object({
  /** the field's key; its name and how its values are written follow from it */
  field: z.string(),
  /** which part of the record, where it has parts: a line number; null for the record itself */
  part: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type FieldChange = z.output<typeof fieldChange>
