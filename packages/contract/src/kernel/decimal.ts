import Big from 'big.js'
import { z } from 'zod'

/**
 * Exact decimals are transferred as strings in plain notation and stored as `numeric`. The product never turns a
 * quantity or an amount into a JavaScript number.
 */
export type Decimal = string

/** Digits before and after the decimal point, the same as in the database columns. */
export const decimalScale = {
  /** numeric(18,4): tonnes to 100 grams, metres to a tenth of a millimetre */
  quantity: { integer: 14, fraction: 4 },
  /** numeric(18,6): screws are priced in fractions of a cent */
  unitPrice: { integer: 12, fraction: 6 },
  /** numeric(18,2) */
  amount: { integer: 16, fraction: 2 },
  /** numeric(7,6): 0.13 is 13 % */
  rate: { integer: 1, fraction: 6 },
} as const

const patternOf = (scale: { integer: number; fraction: number }) =>
  new RegExp(`^(0|[1-9]\\d{0,${scale.integer - 1}})(\\.\\d{1,${scale.fraction}})?$`)
const quantityPattern = patternOf(decimalScale.quantity)
const unitPricePattern = patternOf(decimalScale.unitPrice)
const ratePattern = patternOf(decimalScale.rate)
const plainDecimal = (pattern: RegExp) => z.string().regex(pattern, { error: 'decimal' })
const isMoreThanZero = (text: Decimal) => /[1-9]/.test(text)

/** Zero or more, at most four decimals. */
export const quantity = plainDecimal(quantityPattern).meta({ example: '12.5' })
/** More than zero, at most four decimals. */
export const positiveQuantity = quantity.refine(isMoreThanZero, { error: 'positive' })
export const unitPrice = plainDecimal(unitPricePattern).meta({ example: '1365' })
export const amount = plainDecimal(patternOf(decimalScale.amount)).meta({ example: '6825.00' })
export const rate = plainDecimal(ratePattern).meta({ example: '0.13' })

/** Whether the schema of this name accepts the text. Pages use it while they render, before schemas are loaded. */
export const isQuantity = (text: string): boolean => quantityPattern.test(text)
export const isPositiveQuantity = (text: string): boolean => isQuantity(text) && isMoreThanZero(text)
export const isUnitPrice = (text: string): boolean => unitPricePattern.test(text)
export const isRate = (text: string): boolean => ratePattern.test(text)

export const decimal = (value: Decimal) => new Big(value)

export const plus = (a: Decimal, b: Decimal): Decimal => decimal(a).plus(b).toFixed()
export const minus = (a: Decimal, b: Decimal): Decimal => decimal(a).minus(b).toFixed()
export const times = (a: Decimal, b: Decimal): Decimal => decimal(a).times(b).toFixed()
export const compare = (a: Decimal, b: Decimal): -1 | 0 | 1 => decimal(a).cmp(b)
export const isZero = (a: Decimal): boolean => decimal(a).eq(0)
export const sum = (values: readonly Decimal[]): Decimal =>
  values.reduce((total, value) => total.plus(value), new Big(0)).toFixed()

/** Rounds half up to two decimals, the scale at which amounts of money are stored and printed. */
export function toAmount(value: Decimal): Decimal {
  const rounded = decimal(value).round(2, Big.roundHalfUp)
  // big.js keeps the sign of a zero
  return rounded.eq(0) ? '0.00' : rounded.toFixed(2)
}

/** Rounds half up to the scale of a unit price, for prices that are computed. */
export const toUnitPrice = (value: Decimal): Decimal =>
  decimal(value).round(decimalScale.unitPrice.fraction, Big.roundHalfUp).toFixed()

/** Truncates to the scale of a quantity. It never rounds up, so that a limit stays a limit. */
export const toQuantity = (value: Decimal): Decimal =>
  decimal(value).round(decimalScale.quantity.fraction, Big.roundDown).toFixed()

/** Removes trailing zeros: `5.0000`, as PostgreSQL returns a numeric(18,4), becomes `5`; `0.1300` becomes `0.13`. */
export const trimZeros = (value: Decimal): Decimal =>
  value.includes('.') ? value.replace(/\.?0+$/, '') : value
