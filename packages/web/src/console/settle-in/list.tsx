import { pageUrl } from '@bdr/contract/navigation'
import { settleInMachine } from '@bdr/contract/settle-in/machine'
import type { SettleInRow } from '@bdr/contract/settle-in/replies'
import { exportSettleIns, listSettleIns } from '@bdr/contract/settle-in/review-calls'
import { settleInList as words } from '@bdr/text/settle-in-review'
import { settleInStatus } from '@bdr/text/names/settle-in'
import { formatInstant } from '../../lib/format.ts'
import { Quiet, TwoLines } from '../../ui/console/cell-text.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { ListPage, stateTabs } from '../../ui/data/list-page.tsx'

export const clientLoader = prefetchList(listSettleIns)

/** The numbers of days that the filter for long waiting offers. */
const waits = [1, 3, 7, 14]

/** Applications for admission; those that have waited longest are first. */
export default function SettleInListPage() {
  return (
    <ListPage
      call={listSettleIns}
      exports={exportSettleIns}
      title={words.title}
      label={words.label}
      tabs={stateTabs(words.tabs, words.all, settleInMachine.states, settleInStatus)}
      filters={[
        { kind: 'text', name: 'keyword', label: words.keyword, placeholder: words.keywordHint, width: 300 },
        {
          kind: 'choice',
          name: 'waitingDays',
          label: words.waiting,
          options: waits.map((days) => ({ value: String(days), label: words.waitingDays(days) })),
        },
      ]}
      columns={columns}
      card={(row) => <ApplicationCard row={row} />}
      rowHref={(row) => pageUrl('settleInDetail', { id: row.id })}
      empty={words.empty}
    />
  )
}

const columns: readonly Column<SettleInRow>[] = [
  {
    key: 'company',
    title: words.company,
    sortField: 'companyName',
    render: (row) => <TwoLines above={row.companyName} below={row.uscc} />,
  },
  {
    key: 'status',
    title: words.status,
    render: (row) => <StatusTag machine="settle-in" status={row.status} />,
  },
  { key: 'applicationNo', title: words.applicationNo, render: (row) => row.applicationNo },
  {
    key: 'contact',
    title: words.contact,
    render: (row) => <TwoLines above={row.contactName} below={row.mobile} />,
  },
  { key: 'region', title: words.region, render: (row) => row.regionName },
  { key: 'categories', title: words.categories, numeric: true, render: (row) => row.categoryCount },
  { key: 'returns', title: words.returns, numeric: true, render: (row) => row.returns },
  {
    key: 'submittedAt',
    title: words.submittedAt,
    sortField: 'submittedAt',
    render: (row) => <Quiet>{formatInstant(row.submittedAt)}</Quiet>,
  },
]

/** An application on a phone: the company, its state, since when. */
const ApplicationCard = ({ row }: { row: SettleInRow }) => (
  <ListCard title={row.companyName} state={<StatusTag machine="settle-in" status={row.status} />}>
    <Quiet>
      {row.contactName} {row.mobile}
    </Quiet>
    <CardLine quiet>
      <span>{formatInstant(row.submittedAt)}</span>
      {row.returns > 0 && <span>{words.returned(row.returns)}</span>}
    </CardLine>
  </ListCard>
)
