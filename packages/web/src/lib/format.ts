import { chinaTime } from '@bdr/contract/kernel/china-time'
import { trimZeros, type Decimal } from '@bdr/contract/kernel/decimal'
import { absent, relativeTimeText } from '@bdr/text/client'
import { amountText, groupThousands, withCurrency } from '@bdr/text/number-format'

export { rateText as formatRate } from '@bdr/text/number-format'
import { serverNow } from './server-clock.ts'

/** A quantity as people write it, with its unit when given: `1,200.5 套`. */
export function formatQuantity(value: Decimal | null | undefined, unit?: string): string {
  if (value === null || value === undefined) return absent
  const text = groupThousands(trimZeros(value))
  return unit === undefined ? text : `${text} ${unit}`
}

/** Money with two decimals, rounded half up: `6,825.00`. */
export function formatAmount(value: Decimal | null | undefined, currency?: string): string {
  if (value === null || value === undefined) return absent
  return amountText(value, currency)
}

/** A price of one unit: at least two decimals, and more where the price has more, as in `0.035`. */
export function formatUnitPrice(value: Decimal | null | undefined, currency?: string): string {
  if (value === null || value === undefined) return absent
  const trimmed = trimZeros(value)
  const [, fraction = ''] = trimmed.split('.')
  const text = fraction.length > 2 ? groupThousands(trimmed) : formatAmount(trimmed)
  return currency === undefined ? text : withCurrency(text, currency)
}

/** An instant: ISO text, milliseconds, or ten digits of seconds. */
type InstantLike = string | number | Date

function toDate(instant: InstantLike): Date {
  if (instant instanceof Date) return instant
  const text = String(instant)
  if (/^\d{10}$/.test(text)) return new Date(Number(text) * 1000)
  return new Date(/^\d+$/.test(text) ? Number(text) : text)
}

/** A day as it is, `2026-11-20`; of an instant, its day in Shanghai. */
export function formatDay(value: InstantLike | null | undefined): string {
  if (value === null || value === undefined || value === '') return absent
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return value
  return formatInstant(value).slice(0, 10)
}

/** An instant in Shanghai to the minute, `2026-11-20 16:05`; to the second where the caller wants it. */
export function formatInstant(
  value: InstantLike | null | undefined,
  precision: 'minute' | 'second' = 'minute',
): string {
  if (value === null || value === undefined || value === '') return absent
  const date = toDate(value)
  if (Number.isNaN(date.getTime())) return absent
  const there = chinaTime(date)
  return precision === 'minute' ? there.slice(0, 16) : there
}

/** The hour in Shanghai, 0 to 23. */
export const hourOfDay = (instant: Date): number => Number(formatInstant(instant).slice(11, 13))

/** How long ago, up to two days; after that the instant itself. */
export function formatRelative(value: InstantLike, now: Date = serverNow()): string {
  const seconds = (now.getTime() - toDate(value).getTime()) / 1000
  const hour = 3600
  if (seconds < 30) return relativeTimeText.justNow
  if (seconds < hour) return relativeTimeText.minutesAgo(Math.max(1, Math.floor(seconds / 60)))
  if (seconds < 24 * hour) return relativeTimeText.hoursAgo(Math.floor(seconds / hour))
  if (seconds < 48 * hour) return relativeTimeText.oneDayAgo
  return formatInstant(value)
}
