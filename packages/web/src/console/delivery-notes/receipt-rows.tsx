import type { DeliveryNoteLine } from '@bdr/contract/delivery-notes/replies'
import { compare, decimalScale, isZero, minus } from '@bdr/contract/kernel/decimal'
import { receiptForm as words } from '@bdr/text/delivery-notes'
import { memo } from 'react'
import { formatQuantity } from '../../lib/format.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useField } from '../../ui/form/use-field.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { NumberField } from '../../ui/kit/number-field.tsx'
import { Material } from '../../ui/console/material.tsx'
import {
  arrivedOf,
  isRefusing,
  keyOf,
  overOutstanding,
  receiptLine,
  receivableLines,
  type ReceiptLine,
  type ReceiptValues,
} from './receipt-form.ts'
import css from './receipt-rows.module.css'
import layout from '../../ui/layout.module.css'

interface ReceiptRowsProps {
  lines: readonly DeliveryNoteLine[]
  form: Form<ReceiptValues>
}

const { columns } = words

/** What arrived of each line: columns on a wide screen, cards on a narrow one. */
export const ReceiptRows = ({ lines, form }: ReceiptRowsProps) => (
  <div className={css.rows}>
    <div className={css.head} aria-hidden>
      <span>{columns.material}</span>
      <span className={css.figure}>{columns.outstanding}</span>
      <span>{columns.accepted}</span>
      <span>{columns.rejected}</span>
    </div>
    <ul className={layout.list}>
      {receivableLines(lines).map((line) => (
        <Row key={line.id} line={line} at={form.at} />
      ))}
    </ul>
  </div>
)

interface RowProps {
  line: DeliveryNoteLine
  at: Form<ReceiptValues>['at']
}

/** Memoised: of 500 rows only the one that is typed into renders. */
const Row = memo(function Row({ line, at }: RowProps) {
  const place = `entries.${keyOf(line)}` as const
  const fields = {
    accepted: useField<string | null>(at(`${place}.accepted`), words.acceptedOf(line.lineNo)),
    rejected: useField<string>(at(`${place}.rejected`), words.rejectedOf(line.lineNo)),
  }
  const entry = receiptLine(line, {
    accepted: fields.accepted.value,
    rejected: fields.rejected.value,
    reason: '',
  })
  const over = overOutstanding(entry)
  const quantity = (name: 'accepted' | 'rejected', label: string) => (
    <span className={css.entry} data-label={columns[name]}>
      <NumberField
        label={label}
        hideLabel
        name={fields[name].name}
        value={entry[name]}
        onChange={fields[name].onChange}
        scale={decimalScale.quantity}
        unit={line.unit}
        error={fields[name].error ?? over[name]}
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
      {quantity('accepted', words.acceptedOf(line.lineNo))}
      {quantity('rejected', words.rejectedOf(line.lineNo))}
      {isRefusing(entry.rejected) && (
        <div className={css.reason}>
          <TextField
            {...at(`${place}.reason`)}
            label={words.reasonOf(line.lineNo)}
            placeholder={words.reasonHint}
            isRequired
          />
        </div>
      )}
    </li>
  )
})

/** The quantity that will still be missing according to the input. */
function Missing({ entry }: { entry: ReceiptLine }) {
  const arrived = arrivedOf(entry)
  const { outstandingQuantity: outstanding, unit } = entry.line
  if (arrived === null || isZero(minus(outstanding, arrived)) || compare(arrived, outstanding) > 0)
    return null
  return (
    <span className={css.missing}>{words.missing(formatQuantity(minus(outstanding, arrived), unit))}</span>
  )
}
