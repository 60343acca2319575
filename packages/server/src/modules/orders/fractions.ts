import { trimZeros, type Decimal } from '@bdr/contract/kernel/decimal'
import { isFractionOfCountable } from '@bdr/text/units'
import { fault, type Refusal } from '../../platform/refusals.ts'

interface Typed {
  readonly lineNo: number
  readonly quantity: Decimal
  readonly unit: string
  /** the line's current quantity; if it has a fraction already, no confirmation is needed */
  readonly of: Decimal
}

/** Refuses a fraction of a unit of whole pieces until it is confirmed. @returns one fault or none */
export const fractionFaults = (
  path: readonly (string | number)[],
  { lineNo, quantity, unit, of }: Typed,
  confirmed: boolean,
): Refusal[] =>
  !confirmed && isFractionOfCountable(quantity, unit) && !isFractionOfCountable(of, unit)
    ? [fault(path, 'quantity.fraction', { lineNo, quantity: trimZeros(quantity), unit })]
    : []
