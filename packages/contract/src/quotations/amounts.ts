import {
  compare,
  minus,
  plus,
  sum,
  times,
  toAmount,
  toUnitPrice,
  decimal,
  type Decimal,
} from '../kernel/decimal.ts'

/** The fields of a line that determine its price. */
export interface PricedLine {
  readonly quantity: Decimal
  readonly unitPrice: Decimal
  readonly taxRate: Decimal
  readonly taxIncluded: boolean
  readonly priceBreaks: readonly { readonly from: Decimal; readonly unitPrice: Decimal }[]
}

export interface Amounts {
  /** without tax */
  readonly net: Decimal
  readonly tax: Decimal
  /** with tax: exactly net plus tax, to the cent */
  readonly gross: Decimal
}

/** The price for a quantity: that of the highest break it reaches, with or without tax as the line states it. */
export const priceAt = (line: Omit<PricedLine, 'quantity'>, quantity: Decimal): Decimal =>
  line.priceBreaks.reduce<{ from: Decimal; unitPrice: Decimal }>(
    (best, next) => (compare(next.from, quantity) <= 0 && compare(next.from, best.from) >= 0 ? next : best),
    { from: '0', unitPrice: line.unitPrice },
  ).unitPrice

/** The price including tax for a quantity, as an order states it, to six decimals. */
export function grossPriceAt(line: Omit<PricedLine, 'quantity'>, quantity: Decimal): Decimal {
  const price = priceAt(line, quantity)
  return line.taxIncluded ? price : toUnitPrice(times(price, plus('1', line.taxRate)))
}

/**
 * The amounts of a line. The gross amount is quantity × price with tax, computed as the order computes it, so that
 * award and order never differ by a cent.
 */
export function lineAmounts(line: PricedLine): Amounts {
  const { quantity, taxRate, taxIncluded } = line
  const gross = toAmount(times(quantity, grossPriceAt(line, quantity)))
  const net = taxIncluded
    ? toAmount(decimal(gross).div(plus('1', taxRate)).toFixed())
    : least(toAmount(times(quantity, priceAt(line, quantity))), gross)
  return { net, tax: toAmount(minus(gross, net)), gross }
}

/** The smaller one, so that rounding never makes a tax negative. */
const least = (a: Decimal, b: Decimal): Decimal => (compare(a, b) > 0 ? b : a)

/** The totals of a quotation: the sum of its lines, with the freight added to the gross amount only. */
export function totalsOf(lines: readonly PricedLine[], freight: Decimal): Amounts {
  const amounts = lines.map(lineAmounts)
  const net = toAmount(sum(amounts.map((one) => one.net)))
  const tax = toAmount(sum(amounts.map((one) => one.tax)))
  return { net, tax, gross: toAmount(plus(plus(net, tax), freight)) }
}
