import type { FieldChange, RecordedKind } from '@bdr/contract/kernel/changes'
import { compare } from '@bdr/contract/kernel/decimal'
import { recordedField, type RecordedFields } from '@bdr/text/changes'
import { recordedOf, type RecordedField } from '@bdr/text/domains'
import { maskAccount, maskPhone } from '@bdr/text/masked'

/**
 * The recorded fields of all kinds of records. A field that several kinds have has the same name and format in each.
 */
export const recordedFields = Object.assign({}, ...Object.values(recordedOf)) as RecordedFields

/** A field's value in a record; undefined means that it is not being changed. */
type Value = string | number | boolean | null | undefined
type Values<Field extends RecordedField> = Readonly<Record<Field, Value>>

/**
 * The differences between two states of a record, field by field in the given order. Decimals are compared by value;
 * only a part of personal numbers is stored, and only the length of long texts. Null as a state means that the part did
 * not exist or no longer exists.
 */
export function changesBetween<const Field extends RecordedField>(
  fields: readonly Field[],
  before: Values<NoInfer<Field>> | null,
  after: Partial<Values<NoInfer<Field>>> | null,
  part: string | null = null,
): FieldChange[] {
  return fields.flatMap((field) => {
    const old = before === null ? null : present(before[field])
    const now = after === null ? null : after[field] === undefined ? old : present(after[field])
    const { kind } = recordedField(recordedFields, field)
    if (isSame(kind, old, now)) return []
    return [{ field, part, before: stored(kind, old), after: stored(kind, now) }]
  })
}

/** Treats an empty text as null. */
const present = (value: Value): string | null =>
  value === null || value === undefined || value === '' ? null : String(value)

const decimals: readonly RecordedKind[] = ['quantity', 'price', 'amount']

function isSame(kind: RecordedKind, before: string | null, after: string | null): boolean {
  if (before === null || after === null) return before === after
  if (decimals.includes(kind)) return compare(before, after) === 0
  if (kind === 'instant') return Date.parse(before) === Date.parse(after)
  return before === after
}

function stored(kind: RecordedKind, value: string | null): string | null {
  if (value === null) return null
  switch (kind) {
    case 'phone':
      return maskPhone(value)
    case 'people':
      return value.replaceAll(/\d{7,}/g, maskPhone)
    case 'account':
      return maskAccount(value)
    case 'size':
      return String(value.length)
    default:
      return value
  }
}
