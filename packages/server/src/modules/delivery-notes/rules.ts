import { type ResultOf } from '@bdr/contract/kernel/machine'
import { compare, isZero, minus, plus, type Decimal } from '@bdr/contract/kernel/decimal'
import { deliveryNoteMachine } from '@bdr/contract/delivery-notes/machine'
import type { Lifecycle } from '../../platform/transition.ts'

export const deliveryNoteLifecycle: Lifecycle<typeof deliveryNoteMachine> = {
  machine: deliveryNoteMachine,
  table: 'delivery_note',
  history: 'delivery-note',
}

/**
 * Every action allowed by the note's state is offered. Further conditions depend on quantities that are read under lock
 * or not entered yet; `whyNotSubmit` and `matchArrival` check them.
 */
export const notBlocked = (): null => null

/** The quantities of a note's line: what was sent, and the result of all arrivals so far. */
export interface NoteLineBalance {
  readonly quantity: Decimal
  readonly accepted: Decimal
  readonly rejected: Decimal
}

/** Sent and not yet arrived. */
export const outstanding = (line: NoteLineBalance): Decimal =>
  minus(line.quantity, plus(line.accepted, line.rejected))

/** Rejected at the gate or never arrived. It returns to the order when a difference is settled. */
export const notAccepted = (line: NoteLineBalance): Decimal => minus(line.quantity, line.accepted)

/**
 * The state after an arrival. Received if everything was accepted. A discrepancy if everything has arrived but some was
 * rejected, or if nothing more will arrive and something is missing. Otherwise more is expected.
 */
export function stateAfterArrival(
  lines: readonly NoteLineBalance[],
  last: boolean,
): ResultOf<typeof deliveryNoteMachine, 'receive'> {
  if (lines.every((line) => compare(line.accepted, line.quantity) === 0)) return 'received'
  const complete = lines.every((line) => isZero(outstanding(line)))
  return complete || last ? 'discrepancy' : 'partly-received'
}
