import { compare, isZero, type Decimal } from '@bdr/contract/kernel/decimal'
import { ui } from '@bdr/text/ui'

/** What a decimal field accepts. */
export interface DecimalLimits {
  /** digits before and after the point, as `decimalScale` in the contract lists them */
  readonly scale: { readonly integer: number; readonly fraction: number }
  readonly min?: Decimal
  readonly max?: Decimal
  /** zero is refused */
  readonly positive?: boolean
  /** numbers below zero are accepted: temperatures, tolerances */
  readonly signed?: boolean
  readonly required?: boolean
}

const fullWidthZero = '０'.charCodeAt(0)

/**
 * Converts typed text to a plain decimal as far as it can be read: full-width characters become plain ones,
 * thousands separators and spaces are removed. Text that is no number stays visible to the person.
 */
export const plainText = (typed: string): string =>
  typed
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - fullWidthZero))
    .replace(/[．。]/g, '.')
    .replace(/[－−–]/g, '-')
    .replace(/＋/g, '+')
    .replace(/[,，\s]/g, '')

/**
 * The normalised text: `007` → `7`, `-.5` → `-0.5`, `5.` → `5`, `+5` → `5`. Zeros at the end stay as typed.
 */
export function canonicalDecimal(typed: string): string {
  const match = /^([+-]?)(\d*)\.?(\d*)$/.exec(plainText(typed))
  if (!match || (match[2] === '' && match[3] === '')) return plainText(typed)
  const whole = match[2]!.replace(/^0+(?=\d)/, '') || '0'
  const number = match[3] === '' ? whole : `${whole}.${match[3]}`
  return match[1] === '-' && /[1-9]/.test(number) ? `-${number}` : number
}

/** Why a text is refused, in words; null when it is accepted. An empty one is refused only if required. */
export function decimalFault(typed: string, limits: DecimalLimits): string | null {
  const text = canonicalDecimal(typed)
  if (text === '') return limits.required ? ui('decimal.required') : null
  if (!limits.signed && /^-\d/.test(text))
    return limits.positive ? ui('decimal.positive') : ui('decimal.min', { min: limits.min ?? '0' })
  const match = /^-?(\d+)(?:\.(\d+))?$/.exec(text)
  if (!match) return ui('decimal.malformed')
  const { integer, fraction } = limits.scale
  if (match[1]!.length > integer) return ui('decimal.integer', { digits: integer })
  if ((match[2] ?? '').length > fraction) return ui('decimal.fraction', { digits: fraction })
  if (limits.positive && isZero(text)) return ui('decimal.positive')
  if (limits.min !== undefined && compare(text, limits.min) < 0) return ui('decimal.min', { min: limits.min })
  if (limits.max !== undefined && compare(text, limits.max) > 0) return ui('decimal.max', { max: limits.max })
  return null
}
