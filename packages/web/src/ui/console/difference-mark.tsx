import type { Difference } from '@bdr/contract/delivery-notes/replies'
import { isZero } from '@bdr/contract/kernel/decimal'
import { differenceWords as words } from '@bdr/text/differences'
import { formatQuantity } from '../../lib/format.ts'
import css from './difference-mark.module.css'

/** A mark for quantities that were refused or never arrived; it stays after the difference is settled. */
export function DifferenceMark({ differences }: { differences: readonly Difference[] }) {
  const parts = differences.flatMap(({ unit, rejected, missing }) => [
    ...(isZero(rejected) ? [] : [words.rejected(formatQuantity(rejected, unit))]),
    ...(isZero(missing) ? [] : [words.missing(formatQuantity(missing, unit))]),
  ])
  return parts.length === 0 ? null : <span className={css.mark}>{parts.join(' · ')}</span>
}
