import { isZero, decimalScale } from '@bdr/contract/kernel/decimal'
import type { ShippableLine } from '@bdr/contract/delivery-notes/model'
import { deliveryNoteForm as words } from '@bdr/text/console-delivery-notes'
import { Button } from '../../ui/kit/button.tsx'
import { memo } from 'react'
import { formatDay, formatQuantity } from '../../lib/format.ts'
import { DecimalInput } from '../../ui/console/decimal-input.tsx'
import css from './lines-editor.module.css'
import { Material } from './material.tsx'

export interface LineRowProps {
  line: ShippableLine
  /** what the quantity's field shows */
  text: string
  onNote: boolean
  fault: string | null
  overdue: boolean
  onType: (orderLineId: string, text: string) => void
}

/** A line of an order in the wide form. Memoised: of 500 rows only the one typed into is drawn again. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line } = props
  return (
    <tr data-off={!props.onNote || undefined}>
      <td className={css.lineNo}>{line.lineNo}</td>
      <td>
        <Material of={line} />
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
        <Quantity {...props} />
      </td>
      <td className={css.rowAction}>
        <LeaveOff {...props} />
      </td>
    </tr>
  )
})

/** The same on a phone. */
export const LineCard = memo(function LineCard(props: LineRowProps) {
  const { line } = props
  return (
    <li className={css.card} data-off={!props.onNote || undefined}>
      <div className={css.cardHead}>
        <span className={css.lineNo}>{line.lineNo}</span>
        <Material of={line} />
      </div>
      <div className={css.cardFacts}>
        <span>
          {words.limit(formatQuantity(line.remainingQuantity), formatQuantity(line.maxQuantity), line.unit)}
        </span>
        <RequiredDate {...props} />
      </div>
      <div className={css.cardEntry}>
        <Quantity {...props} />
        <LeaveOff {...props} />
      </div>
    </li>
  )
})

function Quantity({ line, text, fault, onType }: LineRowProps) {
  return (
    <DecimalInput
      label={words.quantityOf(line.orderNo, line.lineNo)}
      value={text}
      onChange={(next) => onType(line.orderLineId, next)}
      scale={decimalScale.quantity}
      unit={line.unit}
      error={fault}
      width="100%"
    />
  )
}

/** Takes the line off the note, or puts all that remains of it back on. */
function LeaveOff({ line, onNote, onType }: LineRowProps) {
  const what = words.lineOf(line.orderNo, line.lineNo)
  const [label, quantity] = onNote ? [words.leaveOff, '0'] : [words.fillRemaining, line.remainingQuantity]
  // only the tolerance is left: there is nothing to fill in
  if (!onNote && isZero(quantity)) return null
  return (
    <Button look="quiet" aria-label={`${label} ${what}`} onClick={() => onType(line.orderLineId, quantity)}>
      {label}
    </Button>
  )
}

const RequiredDate = ({ line, overdue }: LineRowProps) => (
  <span className={overdue ? css.overdue : undefined}>
    {formatDay(line.requiredDate)}
    {overdue && <span className={css.small}> {words.overdue}</span>}
  </span>
)

/** What makes the limit differ from what was ordered and not shipped. */
function Limits({ line }: { line: ShippableLine }) {
  const tolerated = line.maxQuantity !== line.remainingQuantity
  const reserved = !isZero(line.reservedQuantity)
  if (!tolerated && !reserved) return null
  return (
    <span className={css.small}>
      {tolerated && <span>{words.tolerated(formatQuantity(line.maxQuantity))}</span>}
      {reserved && <span>{words.reserved(formatQuantity(line.reservedQuantity))}</span>}
    </span>
  )
}
