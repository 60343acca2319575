import { z } from 'zod'
import { compare, isRate, isZero, rate } from '../kernel/decimal.ts'

/**
 * What may be delivered beyond what was ordered:
 * - `none`: nothing
 * - `warn`: up to the share, once whoever ships has confirmed what is over
 * - `reject`: up to the share without a question
 *
 * Beyond its share every mode refuses.
 */
export const toleranceModes = ['none', 'warn', 'reject'] as const
export type ToleranceMode = (typeof toleranceModes)[number]

/** Where a rule may be set. The nearest one to a line holds, as a whole. */
export const toleranceLevels = ['line', 'order', 'merchant', 'platform'] as const
export type ToleranceLevel = (typeof toleranceLevels)[number]

/** Twice the quantity is a slip and no tolerance. */
const largestShare = '1'

/** `share` is of what was ordered and not cancelled: 0.05 is 5 %; 0 where nothing may be over. */
export const tolerance = z.strictObject({ mode: z.enum(toleranceModes), share: rate }).refine(
  ({ mode, share }) =>
    // what is no number was found wrong by itself
    !isRate(share) ||
    (mode === 'none' ? isZero(share) : compare(share, '0') > 0 && compare(share, largestShare) <= 0),
  { path: ['share'], error: 'tolerance-share' },
)
export type Tolerance = z.output<typeof tolerance>

/** A rule as it holds somewhere, and where it was set. */
export const heldTolerance = z.object({
  mode: z.enum(toleranceModes),
  share: rate,
  from: z.enum(toleranceLevels),
})
export type HeldTolerance = z.output<typeof heldTolerance>
