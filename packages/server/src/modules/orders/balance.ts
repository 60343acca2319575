import { compare, decimal, minus, plus, toQuantity, type Decimal } from '@bdr/contract/kernel/decimal'
import type { Tolerance } from '@bdr/contract/orders/tolerance'

/**
 * The quantities of one order line. At all times `received ≤ shipped` and `reserved + shipped ≤ (ordered − cancelled) ×
 * (1 + granted)`.
 */
export interface LineBalance {
  readonly ordered: Decimal
  readonly cancelled: Decimal
  /**
   * the tolerance with which the line shipped more than was ordered; if the rule has become narrower since, what is in
   * transit is not affected
   */
  readonly granted: Decimal
  /** on submitted notes that have not been dispatched */
  readonly reserved: Decimal
  /** dispatched and not returned */
  readonly shipped: Decimal
  /** accepted by the buyer */
  readonly received: Decimal
}

/** A line with the tolerance rule that currently applies, for taking further quantities. */
export interface TolerantBalance extends LineBalance {
  readonly tolerance: Tolerance
}

const floor = (value: Decimal): Decimal => (compare(value, '0') < 0 ? '0' : value)

/** The quantity the buyer still wants. A tolerance allows more, but does not add to it. */
export const remainsToDeliver = (line: LineBalance): Decimal =>
  floor(decimal(line.ordered).minus(line.cancelled).minus(line.reserved).minus(line.shipped).toFixed())

/** The most a note may currently take, including the tolerance. */
export const mayStillShip = (line: TolerantBalance): Decimal =>
  floor(
    toQuantity(
      decimal(line.ordered)
        .minus(line.cancelled)
        .times(decimal(line.tolerance.share).plus(1))
        .minus(line.reserved)
        .minus(line.shipped)
        .toFixed(),
    ),
  )

/** By how much a quantity exceeds what the buyer still wants. */
export const beyondOrder = (line: LineBalance, quantity: Decimal): Decimal =>
  floor(minus(quantity, remainsToDeliver(line)))

/** The excess that has to be confirmed for this quantity; null if no confirmation is needed. */
export function excessToConfirm(line: TolerantBalance, quantity: Decimal): Decimal | null {
  const over = beyondOrder(line, quantity)
  return line.tolerance.mode === 'warn' && compare(over, '0') > 0 ? over : null
}

/** The line's granted share: the currently applicable one if the quantity exceeds what was ordered. */
const granted = (line: TolerantBalance, quantity: Decimal): Decimal =>
  compare(beyondOrder(line, quantity), '0') > 0 && compare(line.tolerance.share, line.granted) > 0
    ? line.tolerance.share
    : line.granted

/** Reserves the quantity of a submitted note. */
export const reserve = <Line extends TolerantBalance>(line: Line, quantity: Decimal): Line => ({
  ...line,
  granted: granted(line, quantity),
  reserved: plus(line.reserved, quantity),
})

/** Releases the quantity of a note that is voided before its dispatch. */
export const release = (line: LineBalance, quantity: Decimal): LineBalance => ({
  ...line,
  reserved: minus(line.reserved, quantity),
})

/** Turns a reserved quantity into a shipped one at the dispatch. */
export const ship = (line: LineBalance, quantity: Decimal): LineBalance => ({
  ...line,
  reserved: minus(line.reserved, quantity),
  shipped: plus(line.shipped, quantity),
})

/** Adds the quantity that the buyer accepts. */
export const receive = (line: LineBalance, accepted: Decimal): LineBalance => ({
  ...line,
  received: plus(line.received, accepted),
})

/** Makes rejected or missing quantities count as not shipped. */
export const giveBack = (line: LineBalance, quantity: Decimal): LineBalance => ({
  ...line,
  shipped: minus(line.shipped, quantity),
})

/** Reduces what the buyer gets. A quantity beyond the order cannot be reduced. */
export const cancel = (line: LineBalance, quantity: Decimal): LineBalance => {
  const remaining = remainsToDeliver(line)
  return { ...line, cancelled: plus(line.cancelled, compare(quantity, remaining) > 0 ? remaining : quantity) }
}

/** Cancels everything that has not been shipped. Over-shipped lines have nothing to cancel. */
export const cancelRest = (line: LineBalance): LineBalance => cancel(line, remainsToDeliver(line))

/** Whether everything the buyer wants of this line has been shipped. */
export const isShipped = (line: LineBalance): boolean =>
  compare(line.shipped, minus(line.ordered, line.cancelled)) >= 0

/** Whether everything the buyer wants of this line has been accepted. */
export const isReceived = (line: LineBalance): boolean =>
  compare(line.received, minus(line.ordered, line.cancelled)) >= 0
