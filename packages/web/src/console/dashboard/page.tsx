import { readStats } from '@bdr/contract/dashboard/calls'
import { pageUrl } from '@bdr/contract/navigation'
import { dashboardText } from '@bdr/text/shell'
import { Link } from 'react-router'
import { hourOfDay } from '../../lib/format.ts'
import { prefetch, useCall } from '../../lib/query.ts'
import { useViewer } from '../../lib/session.ts'
import { Failure } from '../../ui/console/failure.tsx'
import { SkeletonLines } from '../../ui/kit/skeleton.tsx'
import css from './page.module.css'
import { waitingFor } from './tiles.ts'
import { Waiting } from './waiting.tsx'

export const clientLoader = () => prefetch(readStats, {}, { toast: false })

/** The first page after signing in: what waits for this person, each with the way to it. */
export default function DashboardPage() {
  const viewer = useViewer()
  const stats = useCall(readStats, {}, { refetchInterval: 60_000, toast: false })
  const tiles = stats.data && waitingFor(viewer, stats.data)
  return (
    <>
      <h1 className={css.greeting}>{dashboardText.greeting(partOfDay(), viewer.user.name)}</h1>
      <p className={css.company}>{viewer.user.introduction.merchant?.name ?? dashboardText.forOperator}</p>
      {tiles ? (
        <>
          <p className={css.sum}>{sumUp(tiles.filter((tile) => tile.mine))}</p>
          <Waiting tiles={tiles} />
        </>
      ) : stats.error ? (
        <Failure error={stats.error} onRetry={() => void stats.refetch()} />
      ) : (
        <SkeletonLines title count={6} />
      )}
      {viewer.can('order:import') && <ImportEntry />}
    </>
  )
}

const ImportEntry = () => (
  <Link className={css.import} to={pageUrl('orderImport')}>
    <span className={css.importTitle}>{dashboardText.importTitle}</span>
    <span className={css.hint}>{dashboardText.importHint}</span>
    <span className={css.importAction}>{dashboardText.importAction}</span>
  </Link>
)

function sumUp(mine: readonly { count: number }[]): string {
  const total = mine.reduce((sum, { count }) => sum + count, 0)
  return total > 0 ? dashboardText.waiting(total) : dashboardText.nothingWaiting
}

function partOfDay() {
  const hour = hourOfDay(new Date())
  if (hour < 12) return dashboardText.morning
  return hour < 18 ? dashboardText.afternoon : dashboardText.evening
}
