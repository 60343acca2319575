import { z } from 'zod'

/**
 * How the values of a recorded field are stored and compared:
 * - `quantity`, `price`, `amount`: decimals, compared as such
 * - `day`, `instant`: ISO
 * - `flag`: `true` or `false`
 * - `phone`, `account`: numbers of people and of bank accounts, of which only a part is stored
 * - `people`: a list of people with their numbers, of which only a part is stored
 * - `file`: the file's id; readers only see that the file is a different one
 * - `tolerance`: a rule's mode and share, as `warn 0.05`
 * - `size`: for a text too long for a log, of which only the number of characters is stored
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

/** The old and the new value of one field as readable text; null if it is empty. */
export const fieldChange = z.object({
  /** the field's key, which determines its name and the format of its values */
  field: z.string(),
  /** the part of the record, for records with parts: a line number; null for the record itself */
  part: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type FieldChange = z.output<typeof fieldChange>
