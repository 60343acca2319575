import { fault, type FieldPath, type Refusal } from '../refusals.ts'
import { isStorable } from '../storable.ts'
import { Malformed } from './malformed.ts'

/** A fault for each text in an input that the database cannot store, at any depth and including names. */
export function unstorable(input: unknown, path: FieldPath = []): Refusal[] {
  if (typeof input === 'string') return isStorable(input) ? [] : [fault(path, 'field.unstorable')]
  if (Array.isArray(input)) return input.flatMap((item, index) => unstorable(item, [...path, index]))
  if (typeof input !== 'object' || input === null) return []
  // a name that cannot be stored cannot be used as a path either
  return Object.entries(input).flatMap(([name, value]) =>
    isStorable(name) ? unstorable(value, [...path, name]) : [fault(path, 'field.unstorable')],
  )
}

/** Deepest allowed nesting. No call's input needs a tenth of it, and recursive functions do not run out of stack. */
const maximumLevels = 64

/** @throws Malformed if lists and objects are nested more deeply than in any valid input */
export function assertShallow(input: unknown): void {
  let level = [input]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maximumLevels) throw new Malformed('nested too deep')
    level = level.flatMap(partsOf)
  }
}

const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : []
