import { isZero, decimalScale } from '@bdr/contract/kernel/decimal'
import { packingLimits } from '@bdr/contract/delivery-notes/calls'
import type { ShippableLine } from '@bdr/contract/delivery-notes/replies'
import { deliveryNoteForm as words } from '@bdr/text/delivery-notes'
import { toleranceText } from '@bdr/text/tolerance-rule'
import { memo } from 'react'
import { formatDay, formatQuantity } from '../../lib/format.ts'
import { useField, type BoundField } from '../../ui/form/use-field.ts'
import type { FieldRef } from '../../ui/form/use-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import { NumberField } from '../../ui/kit/number-field.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import { Certificates, type NoteCertificates } from './line-certificates.tsx'
import css from './lines-editor.module.css'
import { Material } from '../../ui/console/material.tsx'
import { beyondOrder, isOnNote, overLimit, type LineCertificates } from './note-form.ts'

export interface LineRowProps {
  line: ShippableLine
  quantity: FieldRef<string>
  batch: FieldRef<string>
  /** the changes of its certificates */
  papers: LineCertificates | undefined
  certificates: NoteCertificates
  overdue: boolean
}

/** A line of an order in the wide layout. Memoised: of 500 rows only the one that is typed into renders. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, quantity } = props
  const field = useField<string>(quantity, quantityLabel(line))
  return (
    <tr data-off={!isOnNote(field.value) || undefined}>
      <td className={`${typography.quiet} ${typography.oneLine}`}>{line.lineNo}</td>
      <td>
        <Material of={line} />
        <Papers {...props} isOnNote={isOnNote(field.value)} />
      </td>
      <td>
        <RequiredDate {...props} />
      </td>
      <td className={css.figure}>{formatQuantity(line.orderedQuantity)}</td>
      <td className={css.figure}>{formatQuantity(line.shippedQuantity)}</td>
      <td className={css.figure}>
        {formatQuantity(line.remainingQuantity, line.unit)}
        <Limits line={line} />
      </td>
      <td className={css.entry}>
        <Quantity line={line} field={field} />
      </td>
      <td className={css.rowAction}>
        <LeaveOff line={line} field={field} />
      </td>
    </tr>
  )
})

/** The same on a phone. */
export const LineCard = memo(function LineCard(props: LineRowProps) {
  const { line, quantity } = props
  const field = useField<string>(quantity, quantityLabel(line))
  return (
    <li
      className={`${layout.card} ${layout.rows} ${css.card}`}
      data-off={!isOnNote(field.value) || undefined}
    >
      <div className={css.cardHead}>
        <span className={`${typography.quiet} ${typography.oneLine}`}>{line.lineNo}</span>
        <Material of={line} />
      </div>
      <div className={`${layout.row} ${css.cardFacts}`}>
        <span>
          {words.limit(formatQuantity(line.remainingQuantity), formatQuantity(line.maxQuantity), line.unit)}
        </span>
        <RequiredDate {...props} />
      </div>
      <div className={css.cardEntry}>
        <Quantity line={line} field={field} />
        <LeaveOff line={line} field={field} />
      </div>
      <Papers {...props} isOnNote={isOnNote(field.value)} />
    </li>
  )
})

/** The documents that the gate and the laboratory require with the goods. */
const Papers = ({ isOnNote: isOn, ...props }: LineRowProps & { isOnNote: boolean }) => (
  <Certificates line={props.line} value={props.papers} certificates={props.certificates} isOnNote={isOn}>
    <Batch {...props} />
  </Certificates>
)

/** The field for the goods' batch. */
function Batch({ line, batch }: LineRowProps) {
  const label = words.batchOf(line.orderNo, line.lineNo)
  const { error, ...field } = useField<string>(batch, label)
  return (
    <div className={css.batch}>
      <TextField
        {...field}
        label={label}
        hideLabel
        placeholder={words.batchHint}
        maxLength={packingLimits.batch}
        error={error}
        autoComplete="off"
      />
    </div>
  )
}

interface QuantityProps {
  line: ShippableLine
  field: BoundField<string>
}

const Quantity = ({ line, field: { error, ...field } }: QuantityProps) => (
  <NumberField
    {...field}
    label={quantityLabel(line)}
    hideLabel
    scale={decimalScale.quantity}
    unit={line.unit}
    error={error ?? overLimit(line, field.value)}
    hint={beyondHint(line, field.value)}
  />
)

/** States that the quantity exceeds the order, before the server asks about it. */
function beyondHint(line: ShippableLine, typed: string): string | undefined {
  const over = beyondOrder(line, typed)
  return over === null
    ? undefined
    : words.beyondOrder(formatQuantity(over, line.unit), line.tolerance.mode === 'warn')
}

const quantityLabel = (line: ShippableLine) => words.quantityOf(line.orderNo, line.lineNo)

/** A button that takes the line off the note, or sets it to all that remains. */
function LeaveOff({ line, field: { value, onChange } }: QuantityProps) {
  const onNote = isOnNote(value)
  const what = words.lineOf(line.orderNo, line.lineNo)
  const [label, quantity] = onNote ? [words.leaveOff, '0'] : [words.fillRemaining, line.remainingQuantity]
  // only the tolerance is left: no quantity remains to fill in
  if (!onNote && isZero(quantity)) return null
  return (
    <Button look="quiet" aria-label={`${label} ${what}`} onClick={() => onChange(quantity)}>
      {label}
    </Button>
  )
}

const RequiredDate = ({ line, overdue }: LineRowProps) => (
  <span className={overdue ? `${typography.warn} ${css.overdue}` : undefined}>
    {formatDay(line.requiredDate)}
    {overdue && <span className={`${typography.below} ${css.small}`}> {words.overdue}</span>}
  </span>
)

/** Explains why the limit differs from the ordered quantity that has not been shipped. */
function Limits({ line }: { line: ShippableLine }) {
  const tolerated = line.maxQuantity !== line.remainingQuantity
  const reserved = !isZero(line.reservedQuantity)
  if (!tolerated && !reserved) return null
  return (
    <span className={`${typography.below} ${css.small}`}>
      {tolerated && (
        <>
          <span>{words.tolerated(formatQuantity(line.maxQuantity, line.unit))}</span>
          <span>{toleranceText(line.tolerance)}</span>
        </>
      )}
      {reserved && <span>{words.reserved(formatQuantity(line.reservedQuantity))}</span>}
    </span>
  )
}
