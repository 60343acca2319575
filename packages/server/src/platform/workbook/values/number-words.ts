import { halfWidth } from '../../half-width.ts'
import { toSimplified } from '../../simplified.ts'
import { takeCurrency } from './currency.ts'
import { unitWritten } from './unit.ts'

/** What the words around a number say: 12.8千元/台 is a thousand, CNY, for each 台. */
export interface NumberWords {
  /** the power of ten: 3 for 千 */
  readonly exponent: number
  /** ISO 4217 */
  readonly currency: string | null
  /** the unit of the number itself: 2箱 */
  readonly unit: string | null
  /** the unit that a price is for */
  readonly per: string | null
  /** what is none of these; '' for nothing */
  readonly rest: string
}

const exponents: Readonly<Record<string, number>> = {
  十: 1,
  百: 2,
  千: 3,
  仟: 3,
  k: 3,
  K: 3,
  万: 4,
  十万: 5,
  百万: 6,
  千万: 7,
  亿: 8,
}
const magnitude = new RegExp(
  `^(${Object.keys(exponents)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})`,
)

export function numberWords(before: string, after: string): NumberWords {
  const words = plain(before) + plain(after)
  const whole = unitWritten(words)
  if (words === '' || whole !== null) return { exponent: 0, currency: null, unit: whole, per: null, rest: '' }
  const { currency, rest: uncounted } = takeCurrency(words)
  const [counted, priced] = uncounted.split(/[/每]/, 2) as [string, string?]
  const exponent = exponents[magnitude.exec(counted)?.[1] ?? ''] ?? 0
  const named = exponent === 0 ? counted : counted.replace(magnitude, '')
  const unit = named === '' ? null : unitWritten(named)
  const per = priced === undefined ? null : unitWritten(priced)
  const isKnown = (named === '' || unit !== null) && (priced === undefined || per !== null)
  return isKnown
    ? { exponent, currency, unit, per, rest: '' }
    : { exponent: 0, currency, unit: null, per: null, rest: uncounted }
}

/** Without what changes no meaning: spaces and brackets. */
const plain = (text: string): string => toSimplified(halfWidth(text)).replace(/[\s()[\]]/g, '')

/** Whether words nobody knows may multiply or divide the number. */
export const mayScale = (words: string): boolean => /[十百千万亿兆%‰×*/每]|^[kM]$/.test(words)
