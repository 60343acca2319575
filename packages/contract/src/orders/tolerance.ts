import { z } from 'zod'
import { compare, isRate, isZero, rate } from '../kernel/decimal.ts'

/**
 * What happens to deliveries of more than was ordered:
 * - `none`: refused
 * - `warn`: allowed up to the share after the person shipping has confirmed it
 * - `reject`: allowed up to the share without confirmation
 * Beyond the share every mode refuses.
 */
export const toleranceModes = ['none', 'warn', 'reject'] as const
export type ToleranceMode = (typeof toleranceModes)[number]

/** The levels at which a rule can be set. The nearest one to a line applies completely; rules are not combined. */
export const toleranceLevels = ['line', 'order', 'merchant', 'platform'] as const
export type ToleranceLevel = (typeof toleranceLevels)[number]

/** More than twice the ordered quantity must be a typing error. */
const largestShare = '1'

/** `share` is relative to what was ordered and not cancelled: 0.05 is 5 %; 0 for mode `none`. */
export const tolerance = z.strictObject({ mode: z.enum(toleranceModes), share: rate }).refine(
  ({ mode, share }) =>
    // an invalid number has already been reported as a fault
    !isRate(share) ||
    (mode === 'none' ? isZero(share) : compare(share, '0') > 0 && compare(share, largestShare) <= 0),
  { path: ['share'], error: 'tolerance-share' },
)
export type Tolerance = z.output<typeof tolerance>

/** The rule that applies to a line, order or merchant, and the level at which it was set. */
export const effectiveTolerance = z.object({
  mode: z.enum(toleranceModes),
  share: rate,
  from: z.enum(toleranceLevels),
})
export type EffectiveTolerance = z.output<typeof effectiveTolerance>
