import { decimal, decimalScale, isQuantity } from '@bdr/contract/kernel/decimal'
import type {
  EffectiveTolerance,
  Tolerance,
  ToleranceLevel,
  ToleranceMode,
} from '@bdr/contract/orders/tolerance'
import { toleranceForm as words } from '@bdr/text/tolerance'
import { fieldFaults } from '../form/faults.ts'
import { canonicalDecimal, decimalFault } from '../kit/decimal-text.ts'

/** A rule as a form stores it. */
export type ToleranceValues = {
  /** empty where the rule of the next level applies */
  readonly mode: ToleranceMode | ''
  /** as it was typed */
  readonly percent: string
}

/** Decimal places of a percentage, so that its share has those of `decimalScale.rate`. */
export const percentScale = { integer: 3, fraction: decimalScale.rate.fraction - 2 } as const

const percentLimits = { scale: percentScale, positive: true, max: '100', required: true } as const

/** The rule that is set at this level; null where the next level's applies. */
export const setAt = (level: ToleranceLevel, held: EffectiveTolerance): EffectiveTolerance | null =>
  held.from === level ? held : null

/** @param own the rule that is set at this level; null for none */
export const toleranceValues = (own: Tolerance | null): ToleranceValues => ({
  mode: own?.mode ?? '',
  percent: own === null || own.mode === 'none' ? '' : decimal(own.share).times(100).toFixed(),
})

export const hasShare = (mode: string): boolean => mode === 'warn' || mode === 'reject'

/**
 * The rule that the form describes. A percentage that cannot be read stays as text, and the contract refuses
 * it.
 */
export function toleranceFrom({ mode, percent }: ToleranceValues): Tolerance | null {
  if (mode === '') return null
  if (mode === 'none') return { mode, share: '0' }
  const typed = canonicalDecimal(percent)
  return { mode, share: isQuantity(typed) ? decimal(typed).div(100).toFixed() : typed }
}

/** Why the percentage is refused; null when it is accepted. */
export const percentFault = ({ mode, percent }: ToleranceValues): string | null => {
  if (!hasShare(mode)) return null
  return canonicalDecimal(percent) === '' ? words.shareMissing : decimalFault(percent, percentLimits)
}

/** How a form of one rule checks its values, and at which field it shows the server's faults. */
export const oneRule = {
  check: (values: ToleranceValues) => ({ ...fieldFaults({ percent: percentFault(values) }), general: [] }),
  placeOf: (path: string) => (path.startsWith('tolerance') ? 'percent' : undefined),
}
