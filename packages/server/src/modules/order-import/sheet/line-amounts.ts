import {
  decimal,
  decimalScale,
  times,
  toAmount,
  toUnitPrice,
  type Decimal,
} from '@bdr/contract/kernel/decimal'
import type { ImportField } from '@bdr/contract/orders/import'
import { importFault } from '../faults.ts'
import { amountOf } from '../../../platform/workbook/values/quantity-and-price.ts'
import type { RowValues } from './row-values.ts'

/** The amounts in a line; `amount` may be with or without tax. */
export interface LineAmounts {
  readonly amount: Decimal | null
  readonly gross: Decimal | null
  readonly net: Decimal | null
  readonly tax: Decimal | null
}

export const readAmounts = (row: RowValues): LineAmounts => ({
  amount: amountOf(row.own('amount')),
  gross: amountOf(row.own('grossAmount')),
  net: amountOf(row.own('netAmount')),
  tax: amountOf(row.own('taxAmount')),
})

/** Two cents: each amount may have been rounded on either side. */
const amountTolerance = '0.02'

export const isNear = (a: Decimal, b: Decimal): boolean => decimal(a).minus(b).abs().lte(amountTolerance)

/** The price of a line as far as it is known. */
export interface LinePrice {
  readonly quantity: Decimal
  /** for one unit, with tax */
  readonly unitPrice: Decimal
  readonly taxRate: Decimal | null
  /** the price column that was read: its figure, the number of units it is for, and whether it excludes tax */
  readonly written: { readonly price: Decimal; readonly base: Decimal; readonly net: boolean }
  /** for one unit without tax, if the file states it */
  readonly netPrice: Decimal | null
}

/**
 * Compares a line's amounts with quantity × price. Amounts are not stored, but a contradicting one shows that something
 * was misread or mistyped. If the amounts are consistent and only the price was rounded in the file, the amounts are
 * right.
 * @returns the unit price to use; null if an amount contradicts, which is reported
 */
export function reconcile(
  row: RowValues,
  price: LinePrice,
): { unitPrice: Decimal; fromAmount: boolean } | null {
  const { quantity, unitPrice, taxRate, netPrice } = price
  const gross = times(quantity, unitPrice)
  if (decimal(gross).gte(decimal('10').pow(decimalScale.amount.integer))) {
    return row.reject(row.source('quantity')!, importFault('amount.tooLarge'))
  }
  const amounts = readAmounts(row)
  const byRate = taxRate === null ? [] : [decimal(gross).div(decimal(taxRate).plus(1)).toFixed()]
  const net = [...(netPrice === null ? [] : [times(quantity, netPrice)]), ...byRate]
  const tax = net.map((value) => decimal(gross).minus(value).toFixed())
  const wrong = [
    disagreeing('grossAmount', amounts.gross, [gross]),
    disagreeing('netAmount', amounts.net, net),
    // 金额 excludes tax on lists with a tax amount, and includes it on others
    disagreeing('amount', amounts.amount, mayExcludeTax(row, amounts) ? [gross, ...net] : [gross]),
    disagreeing('taxAmount', amounts.tax, tax),
  ].filter((found) => found !== null)
  if (wrong.length === 0) return { unitPrice, fromAmount: false }
  const agreed = agreedGross(amounts, taxRate)
  if (agreed !== null && isRounding(price, agreed)) {
    const exact = toUnitPrice(decimal(agreed.gross).div(quantity).toFixed())
    if (isNear(times(exact, quantity), agreed.gross)) return { unitPrice: exact, fromAmount: true }
  }
  // only the first contradiction is reported, because the others follow from it
  const { field, expected } = wrong[0]!
  return row.reject(row.source(field)!, importFault('amount.mismatch', { expected: toAmount(expected) }))
}

/**
 * Whether 金额 may exclude tax. Alone next to a price with tax it includes tax; next to a tax amount, an amount with tax
 * or another price it may exclude it.
 */
const mayExcludeTax = (row: RowValues, { tax, gross }: LineAmounts): boolean =>
  tax !== null ||
  gross !== null ||
  (['netPrice', 'price'] as const).some((field) => row.own(field) !== undefined)

function disagreeing(
  field: ImportField,
  amount: Decimal | null,
  expected: readonly Decimal[],
): { field: ImportField; expected: Decimal } | null {
  if (amount === null || expected.length === 0) return null
  return expected.some((value) => isNear(value, amount)) ? null : { field, expected: expected[0]! }
}

interface Agreed {
  readonly gross: Decimal
  readonly net: Decimal
}

/** The amounts with and without tax, if at least two values of the line agree on them. */
function agreedGross({ amount, gross, net, tax }: LineAmounts, rate: Decimal | null): Agreed | null {
  for (const without of [net, amount]) {
    if (without === null) continue
    const withTax = gross ?? (tax === null ? null : decimal(without).plus(tax).toFixed())
    if (withTax === null) continue
    const bySum = tax !== null && gross !== null && isNear(decimal(without).plus(tax).toFixed(), gross)
    const byRate = rate !== null && isNear(times(without, decimal(rate).plus(1).toFixed()), withTax)
    if (bySum || byRate) return { gross: withTax, net: without }
  }
  return null
}

/** Whether the price in the file is the agreed one rounded to its decimals, of which there are at least two. */
function isRounding({ quantity, written }: LinePrice, agreed: Agreed): boolean {
  const shown = written.price.split('.')[1]?.length ?? 0
  const half = decimal('0.5').div(decimal('10').pow(Math.max(2, shown)))
  const exact = decimal(written.net ? agreed.net : agreed.gross)
    .div(quantity)
    .times(written.base)
  return exact.minus(written.price).abs().lte(half.plus('0.000001'))
}
