import { readStats } from '@bdr/contract/dashboard/calls'
import { pageUrl } from '@bdr/contract/navigation'
import { dashboardText } from '@bdr/text/shell'
import { Link } from 'react-router'
import { hourOfDay } from '../../lib/format.ts'
import { prefetch, useCall } from '../../lib/query.ts'
import { useViewer, type Viewer } from '../../lib/session.ts'
import { Failure } from '../../ui/console/failure.tsx'
import { SkeletonLines } from '../../ui/kit/skeleton.tsx'
import { Deliveries } from './deliveries.tsx'
import css from './page.module.css'
import { waitingItems, type WaitingKey } from '@bdr/contract/dashboard/model'
import type { ReplyOf } from '@bdr/contract/kernel/call'

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
      {drives(viewer) && <Deliveries />}
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

/** Whose work is the driving alone. */
const drives = (viewer: Viewer): boolean => viewer.can('delivery-note:dispatch') && !viewer.can('order:view')

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

const groups = [
  { of: 'platform', title: dashboardText.platform, all: null },
  {
    of: 'order',
    title: dashboardText.orders,
    all: { title: dashboardText.allOrders, to: pageUrl('orderList') },
  },
  {
    of: 'note',
    title: dashboardText.notes,
    all: { title: dashboardText.allNotes, to: pageUrl('deliveryNoteList') },
  },
] as const

/** The numbers of the first page, in groups; those that wait for this person stand out. */
function Waiting({ tiles }: { tiles: readonly Tile[] }) {
  return groups.map(({ of, title, all }) => {
    const shown = tiles.filter((tile) => tile.of === of)
    if (shown.length === 0) return null
    return (
      <section key={of} className={css.group}>
        <div className={css.groupHead}>
          <h2 className={css.groupTitle}>{title}</h2>
          {all !== null && <Link to={all.to}>{all.title}</Link>}
        </div>
        <ul className={css.tiles}>
          {shown.map((tile) => (
            <li key={tile.key}>
              <TileLink tile={tile} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

const TileLink = ({ tile }: { tile: Tile }) => (
  <Link className={css.tile} to={tile.to} data-waiting={(tile.mine && tile.count > 0) || undefined}>
    <span className={css.tileTitle}>{tile.title}</span>
    <span className={css.count}>
      {tile.count}
      <small>{dashboardText.unit[tile.of]}</small>
    </span>
    <span className={css.hint}>{tile.hint}</span>
  </Link>
)

type Stats = ReplyOf<typeof readStats>

/** One number of the first page, with the list behind it. */
interface Tile {
  key: WaitingKey
  of: 'order' | 'note' | 'platform'
  title: string
  hint: string
  count: number
  to: string
  /** whether it waits for this person, and not for somebody else */
  mine: boolean
}

/** What waits, in the order an order goes through; what the post does not see is left out. */
function waitingFor(viewer: Viewer, stats: Stats): Tile[] {
  const decides = viewer.can('order:manage')
  const words = {
    ...dashboardText,
    ...(decides && {
      ordersToConfirm: dashboardText.ordersToConfirmOperator,
      ordersInReview: dashboardText.ordersInReviewOperator,
      ordersToShip: dashboardText.ordersToShipOperator,
    }),
  }
  const groups: Readonly<Record<WaitingKey, Tile['of']>> = {
    settleIns: 'platform',
    changeRequests: 'platform',
    consultations: 'platform',
    ordersToConfirm: 'order',
    ordersInReview: 'order',
    ordersToShip: 'order',
    notesReady: 'note',
    notesInTransit: 'note',
    notesInDispute: 'note',
  }
  return (Object.keys(waitingItems) as WaitingKey[]).flatMap((key) => {
    const count = stats[key]
    if (count === null) return []
    const { page, query, by } = waitingItems[key]
    const mine = by !== null && viewer.can(by)
    return [{ key, of: groups[key], mine, ...words[key], count, to: pageUrl(page, query) }]
  })
}
