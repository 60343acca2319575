import { decimal, times, toAmount, type Decimal } from '@bdr/contract/kernel/decimal'
import type { UblReader } from './ubl-reader.ts'
import { find, textAt, type XmlElement } from './xml-tree.ts'

/** For rounding of amounts on either side; Peppol BIS 3 has the same tolerance. */
export const amountTolerance = '0.02'

export const isWithinTolerance = (one: Decimal, other: Decimal): boolean =>
  decimal(one).minus(other).abs().lte(amountTolerance)

export const isCharge = (adjustment: XmlElement): boolean =>
  ['true', '1'].includes(textAt(adjustment, 'ChargeIndicator') ?? '')

/** An amount as it counts in a sum: allowances reduce it. */
export const signed = (adjustment: XmlElement, amount: Decimal): Decimal =>
  isCharge(adjustment) ? amount : decimal(amount).times(-1).toFixed()

/**
 * By what a MultiplierFactorNumeric is multiplied to be a factor. UBL itself defines a factor; Peppol and EN 16931 define
 * a percentage. No document says which one it follows, so its amounts have to.
 */
export const multiplierScales = ['0.01', '1'] as const
export type MultiplierScale = (typeof multiplierScales)[number]

/** The multiplier of a charge or allowance that states no amount; null if it states one, or neither. */
export const multiplierAlone = (reader: UblReader, adjustment: XmlElement): Decimal | null =>
  textAt(adjustment, 'Amount') === null
    ? reader.number(textAt(adjustment, 'MultiplierFactorNumeric') ?? '')
    : null

/** The signed amount that a multiplier results in. @param base for an adjustment that states none itself */
export function amountOfShare(
  reader: UblReader,
  adjustment: XmlElement,
  multiplier: Decimal,
  base: Decimal,
  scale: MultiplierScale,
): Decimal {
  const stated = reader.number(find(adjustment, 'BaseAmount')?.text ?? '')
  return signed(adjustment, toAmount(times(stated ?? base, times(multiplier, scale))))
}
