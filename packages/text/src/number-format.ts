import { type Decimal, toAmount, trimZeros } from '@bdr/contract/kernel/decimal'

/** What the marketplace shows for text that is not a number. */
export const notANumber = 'Not a Number !'

const plainNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/

/** Groups the thousands of a plain decimal: `1234567.5` → `1,234,567.5`. Throws for leading zeros. */
export function groupThousands(value: Decimal): string {
  if (!plainNumber.test(value)) return notANumber
  const [whole, fraction] = value.split('.') as [string, string?]
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** Money with two decimals, rounded half up: `¥6,825.00`. */
export function amountText(value: Decimal, currency?: string): string {
  const text = plainNumber.test(value) ? groupThousands(toAmount(value)) : notANumber
  return currency === undefined ? text : withCurrency(text, currency)
}

const currencySigns: Readonly<Record<string, string>> = { CNY: '¥' }

/** Adds the currency's sign before the number, or its code if it has no sign. */
export const withCurrency = (text: string, currency: string): string =>
  currency in currencySigns ? `${currencySigns[currency]}${text}` : `${text} ${currency}`

/** A fraction as an exact percentage: `0.13` → `13%`. */
export function rateText(value: Decimal): string {
  const [whole, fraction = ''] = value.split('.') as [string, string?]
  const moved = `${whole}${fraction.padEnd(2, '0').slice(0, 2)}`.replace(/^0+(?=\d)/, '')
  const rest = fraction.slice(2)
  return `${trimZeros(rest === '' ? moved : `${moved}.${rest}`)}%`
}
