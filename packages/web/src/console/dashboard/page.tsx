import { listNotices } from '@bdr/contract/announcements/calls'
import { readAgenda, readFigures, readStats } from '@bdr/contract/dashboard/calls'
import { waitingItems, type WaitingKey } from '@bdr/contract/dashboard/model'
import { countLimit } from '@bdr/contract/kernel/counts'
import { pageUrl } from '@bdr/contract/navigation'
import { dashboardText as words } from '@bdr/text/dashboard'
import { groupThousands } from '@bdr/text/number-format'
import { useRef } from 'react'
import { hourOfDay } from '../../lib/format.ts'
import { prefetch, useCall } from '../../lib/query.ts'
import { useViewer, type Viewer } from '../../lib/session.ts'
import { Failure } from '../../ui/console/failure.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { SkeletonLines } from '../../ui/kit/skeleton.tsx'
import { useRowKeys } from '../../ui/console/row-keys.tsx'
import { useNarrow } from '../../ui/console/use-narrow.ts'
import layout from '../../ui/layout.module.css'
import { Agenda } from './agenda.tsx'
import { CompanyStart, Papers } from './company.tsx'
import { Deliveries } from './deliveries.tsx'
import { InquiryTrend } from './inquiry-trend.tsx'
import { LatestInquiries } from './latest-inquiries.tsx'
import { Notices, noticesPage } from './notices.tsx'
import css from './page.module.css'
import { Panel } from './panel.tsx'
import { Stats } from './stats.tsx'

export const clientLoader = () => {
  prefetch(readStats, {}, { toast: false })
  prefetch(readAgenda, {}, { toast: false })
  prefetch(readFigures, {}, { toast: false })
  prefetch(listNotices, noticesPage(1), { toast: false })
}

const renewed = { refetchInterval: 60_000, toast: false } as const

/** The first page after signing in: what waits for this person first, then the figures. */
export default function DashboardPage() {
  const viewer = useViewer()
  const stats = useCall(readStats, {}, renewed)
  const agenda = useCall(readAgenda, {}, renewed)
  const waiting = stats.data && countMine(stats.data, viewer.can)
  const board = useRef<HTMLDivElement>(null)
  const { way, help } = useRowKeys(board, {}, false)
  const narrow = useNarrow()
  return (
    <>
      <PageHeader
        title={words.greeting(partOfDay(), viewer.user.name)}
        facts={[
          viewer.user.introduction.merchant?.name ?? words.forOperator,
          waiting && agenda.data && summed(waiting, agenda.data.items.length),
        ].filter(Boolean)}
        actions={
          viewer.can('order:import') && <LinkButton to={pageUrl('orderImport')}>{words.import}</LinkButton>
        }
      />
      {agenda.data?.start && <CompanyStart done={agenda.data.start} />}
      <div className={css.board}>
        <div ref={board} className={css.agenda}>
          {drives(viewer) ? (
            <Deliveries />
          ) : agenda.data ? (
            <Agenda items={agenda.data.items} stats={stats.data} keys={narrow ? undefined : way} />
          ) : (
            <Waiting answer={agenda} lines={8} />
          )}
        </div>
        <div className={css.stats}>
          {stats.data ? <Stats stats={stats.data} /> : <Waiting answer={stats} lines={4} />}
        </div>
        <div className={`${layout.stack} ${css.side}`}>
          <Notices />
          {agenda.data?.papers && <Papers papers={agenda.data.papers} />}
          {viewer.can('order:view') && <LatestInquiries />}
        </div>
        {viewer.can('order:view') && (
          <div className={css.inquiries}>
            <InquiryTrend />
          </div>
        )}
      </div>
      {help}
    </>
  )
}

/** Whether the person's work is driving only. */
const drives = ({ can }: Viewer): boolean => can('delivery-note:dispatch') && !can('order:view')

/** The placeholder of a part that has not loaded yet, or could not be read. */
const Waiting = ({
  answer,
  lines,
}: {
  answer: { error?: Error | null; refetch?: () => unknown }
  lines: number
}) => (
  <Panel>
    {answer.error ? (
      <Failure error={answer.error} onRetry={() => void answer.refetch?.()} />
    ) : (
      <SkeletonLines title count={lines} />
    )}
  </Panel>
)

/** How many records wait for this person, and not for somebody else. */
function countMine(
  stats: Readonly<Record<WaitingKey, number | null>>,
  can: ReturnType<typeof useViewer>['can'],
): string {
  const mine = (Object.keys(waitingItems) as WaitingKey[]).filter((key) => {
    const { by } = waitingItems[key]
    return can(by)
  })
  const isMore = mine.some((key) => (stats[key] ?? 0) > countLimit)
  const sum = mine.reduce((total, key) => total + Math.min(stats[key] ?? 0, countLimit), 0)
  return `${groupThousands(String(sum))}${isMore ? '+' : ''}`
}

/** Records without a tile may wait, too: papers that expire. */
function summed(waiting: string, shown: number): string | null {
  if (waiting !== '0') return words.waiting(waiting)
  return shown === 0 ? words.nothingWaiting : null
}

function partOfDay() {
  const hour = hourOfDay(new Date())
  if (hour < 12) return words.morning
  return hour < 18 ? words.afternoon : words.evening
}
