import { trimZeros, type Decimal } from '@bdr/contract/kernel/decimal'
import { halfWidth } from '../../half-width.ts'

export type NumberFlaw = 'invalid' | 'leadingZero' | 'negative' | 'grouping'

/**
 * The number a person typed as text: full-width digits, thousands separators in their places. Nothing is guessed:
 * `1,23`, `0012` and `十二` are flaws.
 */
export function typedDecimal(text: string): { value: Decimal } | { flaw: NumberFlaw } {
  const bare = halfWidth(text).trim()
  const negative = /^[-−]/.test(bare)
  const digits = negative ? bare.slice(1).trim() : bare
  if (!/^[\d,]*\d(\.\d+)?$/.test(digits)) return { flaw: 'invalid' }
  if (digits.includes(',') && !/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(digits)) return { flaw: 'grouping' }
  const ungrouped = digits.replaceAll(',', '')
  if (/^0\d/.test(ungrouped)) return { flaw: 'leadingZero' }
  return negative ? { flaw: 'negative' } : { value: trimZeros(ungrouped) }
}
