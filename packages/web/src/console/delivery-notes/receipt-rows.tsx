import type { DeliveryNoteLine } from '@bdr/contract/delivery-notes/model'
import { compare, decimalScale, isZero, minus } from '@bdr/contract/kernel/decimal'
import { receiptForm as words } from '@bdr/text/console-delivery-notes'
import { Input } from '../../ui/kit/input.tsx'
import { memo } from 'react'
import { formatQuantity } from '../../lib/format.ts'
import { DecimalInput } from '../../ui/console/decimal-input.tsx'
import type { PlacedFaults } from '../../lib/fault-placement.ts'
import { Field } from '../../ui/kit/field.tsx'
import { Material } from './material.tsx'
import {
  arrivedOf,
  isRefusing,
  overOutstanding,
  receiptLine,
  type ReceiptEntry,
  type ReceiptForm,
  type ReceiptLine,
} from './receipt-form.ts'
import css from './receipt-rows.module.css'

interface ReceiptRowsProps {
  lines: readonly DeliveryNoteLine[]
  entries: ReceiptForm['entries']
  /** what is wrong, once somebody tried to save */
  faults: PlacedFaults['lines']
  onChange: (lineId: string, entry: Partial<ReceiptEntry>) => void
}

const { columns } = words
const faultless = {}

/** What arrived of each line: columns where there is room, cards where there is none. */
export function ReceiptRows({ lines, entries, faults, onChange }: ReceiptRowsProps) {
  return (
    <div className={css.rows}>
      <div className={css.head} aria-hidden>
        <span>{columns.material}</span>
        <span className={css.figure}>{columns.outstanding}</span>
        <span>{columns.accepted}</span>
        <span>{columns.rejected}</span>
      </div>
      <ul className={css.list}>
        {lines.map((line) => (
          <Row
            key={line.id}
            line={line}
            typed={entries[line.id]}
            faults={faults[line.id] ?? faultless}
            onChange={onChange}
          />
        ))}
      </ul>
    </div>
  )
}

interface RowProps {
  line: DeliveryNoteLine
  typed: ReceiptEntry | undefined
  faults: Readonly<Record<string, string>>
  onChange: ReceiptRowsProps['onChange']
}

/** Memoised: of 500 rows only the one typed into is drawn again. */
const Row = memo(function Row({ line, typed, faults, onChange }: RowProps) {
  const entry = receiptLine(line, typed)
  const over = overOutstanding(entry)
  const field = (name: 'accepted' | 'rejected', label: string) => (
    <span className={css.entry} data-label={columns[name]}>
      <DecimalInput
        label={label}
        value={entry[name]}
        onChange={(text) => onChange(line.id, { [name]: text })}
        scale={decimalScale.quantity}
        unit={line.unit}
        error={faults[name] ?? over[name] ?? null}
        width="100%"
      />
    </span>
  )
  return (
    <li className={css.row}>
      <div className={css.material}>
        <span className={css.lineNo}>{line.lineNo}</span>
        <Material of={line} />
      </div>
      <div className={css.figure} data-label={columns.outstanding}>
        {formatQuantity(line.outstandingQuantity, line.unit)}
        <Missing entry={entry} />
      </div>
      {field('accepted', words.acceptedOf(line.lineNo))}
      {field('rejected', words.rejectedOf(line.lineNo))}
      {isRefusing(entry.rejected) && (
        <div className={css.reason}>
          <Field label={words.reason} error={faults.reason} isRequired>
            {(control) => (
              <Input
                {...control}
                aria-label={words.reasonOf(line.lineNo)}
                placeholder={words.reasonHint}
                value={entry.reason}
                onChange={(event) => onChange(line.id, { reason: event.target.value })}
              />
            )}
          </Field>
        </div>
      )}
    </li>
  )
})

/** What has not arrived yet, by what is typed. */
function Missing({ entry }: { entry: ReceiptLine }) {
  const arrived = arrivedOf(entry)
  const { outstandingQuantity: outstanding, unit } = entry.line
  if (arrived === null || isZero(minus(outstanding, arrived)) || compare(arrived, outstanding) > 0)
    return null
  return (
    <span className={css.missing}>{words.missing(formatQuantity(minus(outstanding, arrived), unit))}</span>
  )
}
