import { isZero, trimZeros, type Decimal } from '@bdr/contract/kernel/decimal'
import {
  toleranceLevels,
  type EffectiveTolerance,
  type Tolerance,
  type ToleranceLevel,
  type ToleranceMode,
} from '@bdr/contract/orders/tolerance'
import { sql, type RawBuilder } from 'kysely'

/** A rule as stored; both are null if none is set. */
interface StoredTolerance {
  readonly tolerance_mode: ToleranceMode | null
  readonly tolerance_share: Decimal | null
}

/** The rule set on a record itself; null if there is none. */
export const ownTolerance = (row: StoredTolerance): Tolerance | null =>
  row.tolerance_mode === null
    ? null
    : { mode: row.tolerance_mode, share: trimZeros(row.tolerance_share ?? '0') }

const noTolerance: Tolerance = { mode: 'none', share: '0' }

/** The nearest rule applies completely. Without any rule nothing beyond the order is allowed. */
export function nearestTolerance(
  set: Readonly<Partial<Record<ToleranceLevel, Tolerance | null>>>,
): EffectiveTolerance {
  const from = toleranceLevels.find((level) => set[level]) ?? 'platform'
  return { ...(set[from] ?? noTolerance), from }
}

/** The columns of an order `o`, its merchant `m` and the platform `p` with the rules for the order's lines. */
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

/** The rule for an order's lines without one of their own. */
export const toleranceOfOrder = (row: OrderTolerances): EffectiveTolerance =>
  nearestTolerance({
    order: setOn(row, 'order'),
    merchant: setOn(row, 'merchant'),
    platform: setOn(row, 'platform'),
  })

/** The rule for one line, given its order's. */
export function toleranceOfLine(line: StoredTolerance, ofOrder: EffectiveTolerance): EffectiveTolerance {
  const own = ownTolerance(line)
  return own ? { ...own, from: 'line' } : ofOrder
}

/** The rule as it is recorded in the timeline and the audit log. */
export const recordedTolerance = (rule: Tolerance | null): string | null =>
  rule === null ? null : `${rule.mode} ${trimZeros(rule.share)}`

/** The rule of a line in a file: the share by which more may be shipped, 0 for none; null if the file has none. */
export const sharedTolerance = (share: Decimal | null): Tolerance | null =>
  share === null ? null : isZero(share) ? noTolerance : { mode: 'reject', share }

/** The same in SQL, for statements that add lines. */
export const modeOfShare = (share: RawBuilder<Decimal | null>) =>
  sql`case when ${share} is null then null when ${share} = 0 then 'none' else 'reject' end`

/** A rule as its database columns. */
export const toleranceColumns = (rule: Tolerance | null) => ({
  tolerance_mode: rule?.mode ?? null,
  tolerance_share: rule?.share ?? null,
})
