import { trimZeros, type Decimal } from '@bdr/contract/kernel/decimal'
import { isFractionOfWhole } from '@bdr/contract/units'
import { fault, type Refusal } from '../../platform/refusals.ts'

interface Typed {
  readonly lineNo: number
  readonly quantity: Decimal
  readonly unit: string
  /** the line's own unit; where that allows fractions already, nothing has to be confirmed */
  readonly of: Decimal
}

/** A fraction of what comes whole is refused until somebody says that it is meant. @returns no fault or one */
export const fractionFaults = (
  path: readonly (string | number)[],
  { lineNo, quantity, unit, of }: Typed,
  confirmed: boolean,
): Refusal[] =>
  !confirmed && isFractionOfWhole(quantity, unit) && !isFractionOfWhole(of, unit)
    ? [fault(path, 'quantity.fraction', { lineNo, quantity: trimZeros(quantity), unit })]
    : []
