import { fault, type FieldPath, type Refusal } from '../refusals.ts'
import { Malformed } from './malformed.ts'

/** PostgreSQL stores no U+0000, and UTF-8 has no halves of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** A fault for each text of an input, names among them, however deep, that no database can store. */
export function unstorable(input: unknown, path: FieldPath = []): Refusal[] {
  if (typeof input === 'string') return isStorable(input) ? [] : [fault(path, 'field.unstorable')]
  if (Array.isArray(input)) return input.flatMap((item, index) => unstorable(item, [...path, index]))
  if (typeof input !== 'object' || input === null) return []
  // a name that cannot be stored is no place to point at
  return Object.entries(input).flatMap(([name, value]) =>
    isStorable(name) ? unstorable(value, [...path, name]) : [fault(path, 'field.unstorable')],
  )
}

/** No input of a call has a tenth of it; what walks an input level by level has a stack to spare. */
const maximumLevels = 64

/** @throws Malformed lists and objects within each other deeper than any input of ours */
export function assertShallow(input: unknown): void {
  let level = [input]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maximumLevels) throw new Malformed('nested too deep')
    level = level.flatMap(partsOf)
  }
}

const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : []
