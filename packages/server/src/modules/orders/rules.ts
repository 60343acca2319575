import { type DeliveryNoteStatus } from '@bdr/contract/delivery-notes/machine'
import { isOutstanding, reserves } from '@bdr/contract/delivery-notes/meaning'
import {
  isAgreed,
  isCancelled,
  isSetAside,
  waitsForOperator,
  waitsForSupplier,
} from '@bdr/contract/orders/meaning'
import { compare, isZero, type Decimal } from '@bdr/contract/kernel/decimal'
import type { GuardedActionOf } from '@bdr/contract/kernel/machine'
import {
  orderLineMachine,
  orderMachine,
  type OrderLineStatus,
  type OrderStatus,
} from '@bdr/contract/orders/machine'
import type { Lifecycle } from '../../platform/transition.ts'
import { refusal, type Refusal } from '../../platform/refusals.ts'
import {
  isReceived,
  isShipped,
  mayStillShip,
  remainsToDeliver,
  type LineBalance,
  type TolerantBalance,
} from './balance.ts'

export const orderLifecycle: Lifecycle<typeof orderMachine> = {
  machine: orderMachine,
  table: 'purchase_order',
  history: 'order',
}

export const orderLineLifecycle: Lifecycle<typeof orderLineMachine> = {
  machine: orderLineMachine,
  table: 'purchase_order_line',
  isPart: true,
  history: 'order',
}

export interface RuleLine extends LineBalance {
  readonly lineNo: number
  readonly status: OrderLineStatus
}

/** A line with the numbers of the delivery notes that reserve it. */
export interface GuardedLine extends RuleLine {
  readonly readyNotes: readonly string[]
}

/**
 * The order's state, derived from its lines. Unanswered lines take precedence because somebody has to act on them;
 * otherwise the most advanced line decides.
 */
export function deriveOrderStatus(all: readonly RuleLine[]): OrderStatus {
  const lines = all.filter((line) => !isCancelled(line.status))
  if (lines.length === 0) return 'cancelled'
  if (lines.some(({ status }) => waitsForSupplier(status)))
    return lines.every(({ status }) => waitsForSupplier(status)) ? 'pending' : 'partly-confirmed'
  if (lines.some(({ status }) => waitsForOperator(status))) return 'change-review'
  const accepted = lines.filter(({ status }) => isAgreed(status))
  if (accepted.length === 0) return 'rejected'
  if (accepted.every(isReceived)) return 'completed'
  if (accepted.some((line) => !isZero(line.received))) return 'partly-received'
  if (accepted.every(isShipped)) return 'shipped'
  return accepted.some((line) => !isZero(line.shipped)) ? 'partly-shipped' : 'confirmed'
}

interface NoteOfOrder {
  readonly noteNo: string
  readonly status: DeliveryNoteStatus
}

export interface OrderContext {
  readonly status: OrderStatus
  readonly lines: readonly RuleLine[]
  /** the delivery notes with lines of the order, including drafts */
  readonly notes: readonly NoteOfOrder[]
}

const notesIn = (
  { notes }: Pick<OrderContext, 'notes'>,
  isMeant: (status: DeliveryNoteStatus) => boolean,
): string[] => notes.filter(({ status }) => isMeant(status)).map(({ noteNo }) => noteNo)

/** Whether anything has been shipped. Rejected goods that were settled have been returned and do not count. */
const hasShipped = ({ lines }: OrderContext): boolean => lines.some((line) => !isZero(line.shipped))

/** The reason why an order's guarded action is not possible; null if it is. */
export const orderGuards: Readonly<
  Record<GuardedActionOf<typeof orderMachine>, (order: OrderContext) => Refusal | null>
> = {
  cancel: (order) => {
    const noteNos = notesIn(order, reserves)
    if (noteNos.length > 0) return refusal('order.alreadyOnNote', { noteNos })
    return hasShipped(order) ? refusal('order.alreadyShipped') : null
  },
  close: (order) => {
    if (!hasShipped(order)) return refusal('order.nothingShipped')
    const ready = notesIn(order, reserves)
    if (ready.length > 0) return refusal('order.noteStillReady', { noteNos: ready })
    const out = notesIn(order, isOutstanding)
    return out.length > 0 ? refusal('order.noteStillOut', { noteNos: out }) : null
  },
}

/** The reason why a line's action is not possible; null if it is. None is possible after the order was set aside. */
const unlessSetAside = (order: { status: OrderStatus }): Refusal | null =>
  isSetAside(order.status) ? refusal('order.setAside', { status: order.status }) : null

export const orderLineGuards = {
  accept: unlessSetAside,
  reject: unlessSetAside,
  propose: unlessSetAside,
  withdraw: unlessSetAside,
  approve: unlessSetAside,
  decline: unlessSetAside,
  // a line on a note that has not been dispatched was promised with its current values
  revise: (order, line) =>
    unlessSetAside(order) ??
    (isZero(line.reserved)
      ? null
      : refusal('order.lineReserved', { lineNo: line.lineNo, noteNos: line.readyNotes })),
  cancel: (order, line) =>
    unlessSetAside(order) ?? (isZero(remainsToDeliver(line)) ? nothingToCancel(line) : null),
} satisfies Readonly<
  Record<
    GuardedActionOf<typeof orderLineMachine>,
    (order: { status: OrderStatus }, line: GuardedLine) => Refusal | null
  >
>

const nothingToCancel = ({ lineNo, reserved, readyNotes: noteNos }: GuardedLine): Refusal =>
  isZero(reserved)
    ? refusal('order.lineNothingLeft', { lineNo })
    : refusal('order.lineRestReserved', { lineNo, noteNos })

/**
 * The reason why no delivery note can be created for this order; null if one can. A quantity that only the tolerance
 * allows may be added to a note, but is no reason for one.
 */
export function cannotShip(order: OrderContext): Refusal | null {
  if (isSetAside(order.status)) return refusal('order.setAside', { status: order.status })
  if (!order.lines.some((line) => isAgreed(line.status))) return refusal('order.notConfirmed')
  if (order.lines.some(isWanted)) return null
  const noteNos = notesIn(order, reserves)
  return noteNos.length > 0 ? refusal('order.restOnNotes', { noteNos }) : refusal('order.nothingToShip')
}

/** The reason why this order cannot be revised; null if it can. Lines can be added at any time. */
export const cannotRevise = (order: { status: OrderStatus }): Refusal | null => unlessSetAside(order)

const isWanted = (line: RuleLine): boolean =>
  isAgreed(line.status) && compare(remainsToDeliver(line), '0') > 0

export const canShipLine = (line: TolerantBalance & Pick<RuleLine, 'status'>): boolean =>
  isAgreed(line.status) && compare(mayStillShip(line), '0') > 0

interface Proposal {
  readonly quantity?: Decimal | undefined
  readonly unitPrice?: Decimal | undefined
  readonly requiredDate?: string | undefined
}
interface ProposedOn {
  readonly quantity: Decimal
  readonly unitPrice: Decimal
  readonly requiredDate: string
}

/** The values of a proposal that differ from the line's own; null if none does. */
export function differences(line: ProposedOn, proposal: Proposal) {
  const quantity =
    proposal.quantity !== undefined && compare(proposal.quantity, line.quantity) !== 0
      ? proposal.quantity
      : null
  const unitPrice =
    proposal.unitPrice !== undefined && compare(proposal.unitPrice, line.unitPrice) !== 0
      ? proposal.unitPrice
      : null
  const requiredDate =
    proposal.requiredDate !== undefined && proposal.requiredDate !== line.requiredDate
      ? proposal.requiredDate
      : null
  return quantity === null && unitPrice === null && requiredDate === null
    ? null
    : { quantity, unitPrice, requiredDate }
}
