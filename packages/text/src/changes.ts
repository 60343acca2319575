import { absent } from './client.ts'
import { groupThousands, amountText } from './number-format.ts'
import { recordedToleranceText } from './tolerance-rule.ts'
import type { FieldChange, RecordedKind } from '@bdr/contract/kernel/changes'
import { chinaMinute } from '@bdr/contract/kernel/china-time'
import { trimZeros } from '@bdr/contract/kernel/decimal'

/**
 * The fields of a kind of record whose changes are recorded, by key: their names, and the kind of their values if they
 * are not plain text. They are defined with the words of the record's pages.
 */
export type RecordedFields = Readonly<Record<string, string | RecordedFieldWords>>

interface RecordedFieldWords {
  readonly label: string
  readonly kind: RecordedKind
}

/** The name of a field and the kind of its values. The field `status` exists for all records. */
export function recordedField(fields: RecordedFields, field: string): RecordedFieldWords {
  const words = field === 'status' ? '状态' : (fields[field] ?? field)
  return typeof words === 'string' ? { label: words, kind: 'text' } : words
}

export interface DescribedChange {
  readonly label: string
  /** null if the recorded values are not meaningful to a reader; then only `after` is shown */
  readonly before: string | null
  readonly after: string
}

/** A change with its name and values formatted for people. */
export function describeChange(
  { field, part, before, after }: FieldChange,
  fields: RecordedFields,
): DescribedChange {
  const { kind, label: name } = recordedField(fields, field)
  const label = part === null ? name : `${partName(part)} ${name}`
  if (kind === 'file' || (before !== null && before === after)) {
    const done = before === null ? '已添加' : after === null ? '已移除' : '已更换'
    return { label, before: null, after: done }
  }
  return { label, before: valueText(kind, before), after: valueText(kind, after) }
}

/** All changes in one line of text, for places without room for a list. */
export const changesText = (changes: readonly FieldChange[], fields: RecordedFields): string =>
  changes
    .map((change) => {
      const { label, before, after } = describeChange(change, fields)
      return `${label}：${before === null ? after : `${before} → ${after}`}`
    })
    .join('；')

const partName = (part: string): string => (/^\d+$/.test(part) ? `第 ${part} 行` : part)

function valueText(kind: RecordedKind, value: string | null): string {
  if (kind === 'tolerance') return recordedToleranceText(value)
  if (value === null) return absent
  switch (kind) {
    case 'quantity':
    case 'price':
      return groupThousands(trimZeros(value))
    case 'amount':
      return amountText(value)
    case 'instant':
      return chinaMinute(value)
    case 'flag':
      return value === 'true' ? '是' : '否'
    case 'size':
      return `${groupThousands(value)} 字`
    default:
      return value
  }
}
