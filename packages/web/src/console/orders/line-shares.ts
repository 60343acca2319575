import { compare, decimal, minus, plus, type Decimal } from '@bdr/contract/kernel/decimal'
import type { OrderLine } from '@bdr/contract/orders/replies'

const notBelowZero = (value: Decimal): Decimal => (compare(value, '0') < 0 ? '0' : value)

/**
 * A line's quantity divided by its progress. `whole` is the length of the bar: the ordered quantity without
 * what was cancelled, or more when more was shipped within the tolerance.
 */
export function progressOf(
  line: Pick<
    OrderLine,
    | 'quantity'
    | 'cancelledQuantity'
    | 'shippedQuantity'
    | 'receivedQuantity'
    | 'reservedQuantity'
    | 'remainingQuantity'
  >,
) {
  const received = line.receivedQuantity
  const moving = notBelowZero(minus(line.shippedQuantity, received))
  const reserved = line.reservedQuantity
  const wanted = minus(line.quantity, line.cancelledQuantity)
  const underway = plus(plus(received, moving), reserved)
  return {
    received,
    moving,
    reserved,
    remaining: line.remainingQuantity,
    whole: compare(underway, wanted) > 0 ? underway : wanted,
  }
}

/** A part's share of the whole in percent, `33.33%`. */
export const shareOf = (part: Decimal, whole: Decimal): string =>
  compare(whole, '0') <= 0 ? '0%' : `${decimal(part).div(whole).times(100).toFixed(2)}%`
