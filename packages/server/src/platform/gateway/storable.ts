import { fault, type FieldPath, type Refusal } from '../refusals.ts'

/** PostgreSQL stores no U+0000, and UTF-8 has no halves of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** A fault for each text of an input, however deep, that no database can store. */
export function unstorable(input: unknown, path: FieldPath = []): Refusal[] {
  if (typeof input === 'string') return isStorable(input) ? [] : [fault(path, 'field.unstorable')]
  if (Array.isArray(input)) return input.flatMap((item, index) => unstorable(item, [...path, index]))
  if (typeof input !== 'object' || input === null) return []
  return Object.entries(input).flatMap(([name, value]) => unstorable(value, [...path, name]))
}
