import type { DeliveryNoteLine } from '@bdr/contract/delivery-notes/replies'
import { isZero } from '@bdr/contract/kernel/decimal'
import { deliveryNoteDetail as words, differenceWords } from '@bdr/text/delivery-notes'
import { formatQuantity } from '../../lib/format.ts'
import css from './receipts.module.css'

/** Lines named in the question; a count stands for the rest. */
const named = 8

/** What settling a difference gives back to the orders, line by line. */
export function SettleEffect({ lines }: { lines: readonly DeliveryNoteLine[] }) {
  const differing = lines.filter(
    (line) => !isZero(line.rejectedQuantity) || !isZero(line.outstandingQuantity),
  )
  return (
    <>
      <p>{words.settleEffect}</p>
      <ul className={css.lines}>
        {differing.slice(0, named).map((line) => (
          <li key={line.id}>
            <span>{words.materialOfLine(line.lineNo, line.materialName)}</span>
            {!isZero(line.rejectedQuantity) && (
              <span>{differenceWords.rejected(formatQuantity(line.rejectedQuantity, line.unit))}</span>
            )}
            {!isZero(line.outstandingQuantity) && (
              <span>{differenceWords.missing(formatQuantity(line.outstandingQuantity, line.unit))}</span>
            )}
          </li>
        ))}
        {differing.length > named && <li>{words.settleMore(differing.length - named)}</li>}
      </ul>
    </>
  )
}
