import { z } from 'zod'

/**
 * What the values of a recorded field are:
 * - `quantity`, `price`, `amount`: decimals, compared as such
 * - `day`, `instant`: ISO
 * - `flag`: `true` or `false`
 * - `phone`, `account`: numbers of people and of bank accounts, of which only a part is kept
 * - `people`: a list of people with their numbers, of which only a part is kept
 * - `file`: the file's id, of which a reader learns only that it is another
 * - `tolerance`: a rule's mode and share, as `warn 0.05`
 * - `size`: a text too long for a log, of which the number of characters is kept
 */
export const recordedKinds = [
  'text',
  'quantity',
  'price',
  'amount',
  'day',
  'instant',
  'flag',
  'phone',
  'account',
  'people',
  'file',
  'size',
  'tolerance',
] as const
export type RecordedKind = (typeof recordedKinds)[number]

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
