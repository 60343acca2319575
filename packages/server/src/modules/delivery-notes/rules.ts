import { compare, isZero, minus, plus, type Decimal } from '@bdr/contract/kernel/decimal'
import { deliveryNoteMachine, type DeliveryNoteStatus } from '@bdr/contract/delivery-notes/machine'
import type { Lifecycle } from '../../platform/transition.ts'

export const deliveryNoteLifecycle: Lifecycle<typeof deliveryNoteMachine> = {
  machine: deliveryNoteMachine,
  table: 'delivery_note',
  history: 'delivery-note',
}

/**
 * Every action that a note's state allows is offered. Whether it is refused depends on numbers that are read
 * under lock or not entered yet: `whyNotSubmit` and `matchArrival` judge it.
 */
export const notBlocked = (): null => null

/** The numbers of one line of a note: what was sent, and what all arrivals so far said of it. */
export interface NoteLineBalance {
  readonly quantity: Decimal
  readonly accepted: Decimal
  readonly rejected: Decimal
}

/** Sent and not arrived yet. */
export const outstanding = (line: NoteLineBalance): Decimal =>
  minus(line.quantity, plus(line.accepted, line.rejected))

/** Refused at the gate or never arrived: what goes back to the order when a difference is settled. */
export const notAccepted = (line: NoteLineBalance): Decimal => minus(line.quantity, line.accepted)

/**
 * Where a note stands after an arrival. Everything accepted: received. Everything arrived but some
 * of it refused, or nothing more to come and something missing: a discrepancy. Else more is awaited.
 */
export function stateAfterArrival(
  lines: readonly NoteLineBalance[],
  last: boolean,
): Extract<DeliveryNoteStatus, 'received' | 'discrepancy' | 'partly-received'> {
  if (lines.every((line) => compare(line.accepted, line.quantity) === 0)) return 'received'
  const complete = lines.every((line) => isZero(outstanding(line)))
  return complete || last ? 'discrepancy' : 'partly-received'
}
