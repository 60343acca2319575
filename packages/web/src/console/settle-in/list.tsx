import { pageUrl } from '@bdr/contract/navigation'
import { settleInMachine } from '@bdr/contract/settle-in/machine'
import type { SettleInRow } from '@bdr/contract/settle-in/model'
import { exportSettleIns, listSettleIns } from '@bdr/contract/settle-in/review-calls'
import { settleInList as words } from '@bdr/text/console-settle-in'
import { settleInStatus } from '@bdr/text/labels'
import { formatInstant } from '../../lib/format.ts'
import { useCall } from '../../lib/query.ts'
import { Quiet, TwoLines } from '../../ui/console/cell-text.tsx'
import { CountTabs } from '../../ui/console/count-tabs.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { Blank } from '../../ui/console/failure.tsx'
import type { FilterField } from '../../ui/console/filter-field.ts'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { ListFilters } from '../../ui/console/list-filters.tsx'
import { ListTable } from '../../ui/console/list-table.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { useTableQuery } from '../../ui/console/use-table-query.ts'

export const clientLoader = prefetchList(listSettleIns)

const states = settleInMachine.states.map((value) => ({ value, label: settleInStatus[value] }))

/** Days after which an application has waited long, as the filter offers them. */
const waits = [1, 3, 7, 14]

const filters: readonly FilterField<keyof typeof listSettleIns.input.shape>[] = [
  {
    kind: 'text',
    name: 'keyword',
    label: words.keyword,
    placeholder: words.keywordHint,
    width: 300,
  },
  {
    kind: 'choice',
    name: 'waitingDays',
    label: words.waiting,
    options: waits.map((days) => ({ value: String(days), label: words.waitingDays(days) })),
  },
]

const applicationUrl = (row: SettleInRow) => pageUrl('settleInDetail', { id: row.id })

/** Who wants to settle in; who waits longest comes first. */
export default function SettleInListPage() {
  const table = useTableQuery(listSettleIns.input)
  const answer = useCall(listSettleIns, table.query, { keepPrevious: true, toast: false })
  return (
    <>
      <PageHeader title={words.title} />
      <CountTabs
        label={words.tabs}
        all={words.all}
        choices={states}
        counts={answer.data?.counts}
        value={table.query.status}
        onChange={(status) => table.setFilter({ status })}
      />
      <ListFilters query={table} fields={filters} exports={{ call: exportSettleIns, name: words.title }} />
      <ListTable
        label={words.label}
        columns={columns}
        answer={answer}
        rowHref={applicationUrl}
        card={(row) => <ApplicationCard row={row} />}
        query={table}
        empty={<Blank title={words.empty.title} hint={words.empty.hint} />}
      />
    </>
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
    render: (row) => formatInstant(row.submittedAt),
  },
]

/** An application on a phone: who, how it stands, since when. */
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
