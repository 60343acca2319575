import { compare, decimal, minus, plus, toQuantity, type Decimal } from '@bdr/contract/kernel/decimal'
import type { Tolerance } from '@bdr/contract/orders/tolerance'

/**
 * The numbers of one order line. At all times
 * `received ≤ shipped` and `reserved + shipped ≤ (ordered − cancelled) × (1 + granted)`.
 */
export interface LineBalance {
  readonly ordered: Decimal
  readonly cancelled: Decimal
  /**
   * the share under which the line took more than was ordered; the rule may have become narrower since,
   * and what is on its way then stays
   */
  readonly granted: Decimal
  /** on submitted notes that have not left */
  readonly reserved: Decimal
  /** left the gate and not given back */
  readonly shipped: Decimal
  /** accepted by the buyer */
  readonly received: Decimal
}

/** A line that something may be taken of: with the rule that holds for it now. */
export interface TolerantBalance extends LineBalance {
  readonly tolerance: Tolerance
}

const floor = (value: Decimal): Decimal => (compare(value, '0') < 0 ? '0' : value)

/** The quantity the buyer still wants: a tolerance allows more, but does not ask for it. */
export const remainsToDeliver = (line: LineBalance): Decimal =>
  floor(decimal(line.ordered).minus(line.cancelled).minus(line.reserved).minus(line.shipped).toFixed())

/** The most a note may take now, tolerance included. */
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

/** How much of a quantity goes beyond what the buyer still wants. */
export const beyondOrder = (line: LineBalance, quantity: Decimal): Decimal =>
  floor(minus(quantity, remainsToDeliver(line)))

/** What has to be confirmed before this quantity is accepted; null where nothing has to be. */
export function asksBeyond(line: TolerantBalance, quantity: Decimal): Decimal | null {
  const over = beyondOrder(line, quantity)
  return line.tolerance.mode === 'warn' && compare(over, '0') > 0 ? over : null
}

/** The share granted to a line: the one that applies now where the quantity exceeds what was ordered. */
const granted = (line: TolerantBalance, quantity: Decimal): Decimal =>
  compare(beyondOrder(line, quantity), '0') > 0 && compare(line.tolerance.share, line.granted) > 0
    ? line.tolerance.share
    : line.granted

/** A note with this quantity is submitted. */
export const reserve = <Line extends TolerantBalance>(line: Line, quantity: Decimal): Line => ({
  ...line,
  granted: granted(line, quantity),
  reserved: plus(line.reserved, quantity),
})

/** A submitted note is voided before it left. */
export const release = (line: LineBalance, quantity: Decimal): LineBalance => ({
  ...line,
  reserved: minus(line.reserved, quantity),
})

/** The goods leave. */
export const ship = (line: LineBalance, quantity: Decimal): LineBalance => ({
  ...line,
  reserved: minus(line.reserved, quantity),
  shipped: plus(line.shipped, quantity),
})

/** The buyer accepts what arrived. */
export const receive = (line: LineBalance, accepted: Decimal): LineBalance => ({
  ...line,
  received: plus(line.received, accepted),
})

/** Quantities that were refused or never arrived count as not shipped again. */
export const giveBack = (line: LineBalance, quantity: Decimal): LineBalance => ({
  ...line,
  shipped: minus(line.shipped, quantity),
})

/** The buyer agrees to get so much less; what is over already cannot become less. */
export const cancel = (line: LineBalance, quantity: Decimal): LineBalance => {
  const remaining = remainsToDeliver(line)
  return { ...line, cancelled: plus(line.cancelled, compare(quantity, remaining) > 0 ? remaining : quantity) }
}

/** Nothing beyond what has left will be delivered. Over-shipped lines have nothing to cancel. */
export const cancelRest = (line: LineBalance): LineBalance => cancel(line, remainsToDeliver(line))

/** Whether all the buyer wants of this line has left. */
export const isShipped = (line: LineBalance): boolean =>
  compare(line.shipped, minus(line.ordered, line.cancelled)) >= 0

/** Whether all the buyer wants of this line has been accepted. */
export const isReceived = (line: LineBalance): boolean =>
  compare(line.received, minus(line.ordered, line.cancelled)) >= 0
