import { compare, isZero, minus, plus, type Decimal } from '@bdr/contract/kernel/decimal'
import { deliveryNoteMachine, type DeliveryNoteStatus } from '@bdr/contract/delivery-notes/machine'
import type { GuardedActionOf, PersonalActionOf } from '@bdr/contract/kernel/machine'
import { refusal, type Refusal } from '../../platform/refusals.ts'
import type { Lifecycle } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'

export const deliveryNoteLifecycle: Lifecycle<typeof deliveryNoteMachine> = {
  machine: deliveryNoteMachine,
  table: 'delivery_note',
  history: 'delivery-note',
}

/** Whose a note is to deliver. */
interface Assigned {
  readonly deliverer_id: string | null
  readonly deliverer_name: string | null
}

/** Somebody who only drives has nothing to do with what is a colleague's to deliver; null where it is theirs. */
export const othersDelivery = (
  { post, staffId }: Pick<Viewer, 'post' | 'staffId'>,
  { deliverer_id, deliverer_name }: Assigned,
): Refusal | null =>
  post === '100' && deliverer_id !== null && deliverer_id !== staffId
    ? refusal('note.othersDelivery', { name: deliverer_name ?? '' })
    : null

type Guards = Record<
  GuardedActionOf<typeof deliveryNoteMachine>,
  (viewer: Viewer, note: Assigned) => Refusal | null
>

/**
 * Why a guarded action is not offered. What depends on numbers that are read under lock or not entered
 * yet is offered: `whyNotSubmit` and `matchArrival` judge it.
 */
const guards: Guards = {
  submit: () => null,
  dispatch: othersDelivery,
  arrive: othersDelivery,
  receive: () => null,
  sign: () => null,
}

export const blockedFor =
  (viewer: Viewer, note: Assigned) =>
  (action: PersonalActionOf<typeof deliveryNoteMachine>): Refusal | null =>
    action in guards ? guards[action as keyof Guards](viewer, note) : null

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
