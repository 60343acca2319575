import type { DeliveryNoteStatus } from '@bdr/contract/delivery-notes/machine'
import { compare, isZero, minus } from '@bdr/contract/kernel/decimal'
import type { DeliveryNoteLine } from '@bdr/contract/delivery-notes/model'
import { arrivedOf, isRefusing, type ReceiptLine } from './receipt-form.ts'

/** What recording an arrival would lead to. Counts are numbers of lines: units differ from line to line. */
export interface ReceiptEffect {
  readonly to: Extract<DeliveryNoteStatus, 'partly-received' | 'received' | 'discrepancy'>
  /** lines of which something arrives now */
  readonly arriving: number
  /** lines of which something is refused, now or before */
  readonly refused: number
  /** lines of which something is still missing afterwards */
  readonly missing: number
}

/**
 * Tells the effect before anybody submits; the server decides by the same numbers.
 * @param all every line of the note, so that what was refused earlier counts
 * @returns null while a quantity cannot be read or more arrives than is on its way
 */
export function receiptEffect(
  all: readonly DeliveryNoteLine[],
  arriving: readonly ReceiptLine[],
  last: boolean,
): ReceiptEffect | null {
  let arrivingLines = 0
  let missing = 0
  const refused = new Set(all.filter((line) => !isZero(line.rejectedQuantity)).map((line) => line.id))
  for (const entry of arriving) {
    const arrived = arrivedOf(entry)
    if (arrived === null || compare(arrived, entry.line.outstandingQuantity) > 0) return null
    if (!isZero(arrived)) arrivingLines += 1
    if (!isZero(minus(entry.line.outstandingQuantity, arrived))) missing += 1
    if (isRefusing(entry.rejected)) refused.add(entry.line.id)
  }
  if (arrivingLines === 0 && !last) return null
  const counts = { arriving: arrivingLines, refused: refused.size, missing }
  if (missing > 0 && !last) return { to: 'partly-received', ...counts }
  return { to: missing > 0 || refused.size > 0 ? 'discrepancy' : 'received', ...counts }
}
