import { isZero, trimZeros, type Decimal } from '@bdr/contract/kernel/decimal'
import {
  toleranceLevels,
  type HeldTolerance,
  type Tolerance,
  type ToleranceLevel,
  type ToleranceMode,
} from '@bdr/contract/orders/tolerance'
import { sql, type RawBuilder } from 'kysely'

/** A rule as a row has it; both are null where none is set. */
interface StoredTolerance {
  readonly tolerance_mode: ToleranceMode | null
  readonly tolerance_share: Decimal | null
}

/** The rule that is set on a record itself; null where there is none. */
export const ownTolerance = (row: StoredTolerance): Tolerance | null =>
  row.tolerance_mode === null
    ? null
    : { mode: row.tolerance_mode, share: trimZeros(row.tolerance_share ?? '0') }

const nothingOver: Tolerance = { mode: 'none', share: '0' }

/** The nearest rule that is set holds, as a whole; where none is, nothing may be over. */
export function toleranceThatHolds(
  set: Readonly<Partial<Record<ToleranceLevel, Tolerance | null>>>,
): HeldTolerance {
  const from = toleranceLevels.find((level) => set[level]) ?? 'platform'
  return { ...(set[from] ?? nothingOver), from }
}

/** The columns of an order `o`, its merchant `m` and the platform `p`, whose rules hold for its lines. */
export const toleranceOfOrderColumns = [
  'o.tolerance_mode as order_mode',
  'o.tolerance_share as order_share',
  'm.tolerance_mode as merchant_mode',
  'm.tolerance_share as merchant_share',
  'p.tolerance_mode as platform_mode',
  'p.tolerance_share as platform_share',
] as const

interface OrderTolerances {
  readonly order_mode: ToleranceMode | null
  readonly order_share: Decimal | null
  readonly merchant_mode: ToleranceMode | null
  readonly merchant_share: Decimal | null
  readonly platform_mode: ToleranceMode | null
  readonly platform_share: Decimal | null
}

const setOn = (row: OrderTolerances, level: 'order' | 'merchant' | 'platform') =>
  ownTolerance({ tolerance_mode: row[`${level}_mode`], tolerance_share: row[`${level}_share`] })

/** The rule for lines of an order that have none of their own. */
export const toleranceOfOrder = (row: OrderTolerances): HeldTolerance =>
  toleranceThatHolds({
    order: setOn(row, 'order'),
    merchant: setOn(row, 'merchant'),
    platform: setOn(row, 'platform'),
  })

/** The rule for one line, by what holds for its order. */
export function toleranceOfLine(line: StoredTolerance, ofOrder: HeldTolerance): HeldTolerance {
  const own = ownTolerance(line)
  return own ? { ...own, from: 'line' } : ofOrder
}

/** The rule as the timeline and the log write it. */
export const recordedTolerance = (rule: Tolerance | null): string | null =>
  rule === null ? null : `${rule.mode} ${trimZeros(rule.share)}`

/**
 * The rule of a line as a file has it: a share by which more may be shipped, 0 for none; null where the file
 * has none.
 */
export const sharedTolerance = (share: Decimal | null): Tolerance | null =>
  share === null ? null : isZero(share) ? nothingOver : { mode: 'reject', share }

/** The same for statements that add lines. */
export const modeOfShare = (share: RawBuilder<Decimal | null>) =>
  sql`case when ${share} is null then null when ${share} = 0 then 'none' else 'reject' end`

/** A rule as its columns. */
export const toleranceColumns = (rule: Tolerance | null) => ({
  tolerance_mode: rule?.mode ?? null,
  tolerance_share: rule?.share ?? null,
})
