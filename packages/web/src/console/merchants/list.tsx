import { exportMerchants, listMerchants } from '@bdr/contract/merchants/calls'
import { merchantMachine } from '@bdr/contract/merchants/machine'
import type { MerchantRow } from '@bdr/contract/merchants/model'
import { pageUrl } from '@bdr/contract/navigation'
import { absent } from '@bdr/text/client'
import { merchantList as words } from '@bdr/text/console-merchants'
import { merchantStatus } from '@bdr/text/labels'
import { formatDay } from '../../lib/format.ts'
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
import { ValidUntil } from './valid-until.tsx'

export const clientLoader = prefetchList(listMerchants)

const states = merchantMachine.states.map((value) => ({ value, label: merchantStatus[value] }))

const filters: readonly FilterField<keyof typeof listMerchants.input.shape>[] = [
  {
    kind: 'text',
    name: 'keyword',
    label: words.keyword,
    placeholder: words.keywordHint,
    width: 240,
  },
]

const merchantUrl = (row: MerchantRow) => pageUrl('merchantDetail', { id: row.id })

/** The suppliers there are. */
export default function MerchantListPage() {
  const table = useTableQuery(listMerchants.input)
  const answer = useCall(listMerchants, table.query, { keepPrevious: true, toast: false })
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
      <ListFilters query={table} fields={filters} exports={{ call: exportMerchants, name: words.title }} />
      <ListTable
        label={words.label}
        columns={columns}
        answer={answer}
        rowHref={merchantUrl}
        card={(row) => <MerchantCard row={row} />}
        query={table}
        empty={<Blank title={words.empty.title} hint={words.empty.hint} />}
      />
    </>
  )
}

const columns: readonly Column<MerchantRow>[] = [
  {
    key: 'name',
    title: words.name,
    sortField: 'name',
    render: (row) => <TwoLines above={row.name} below={row.uscc} />,
  },
  {
    key: 'status',
    title: words.status,
    render: (row) => <StatusTag machine="merchant" status={row.status} />,
  },
  { key: 'code', title: words.code, sortField: 'code', render: (row) => row.code },
  { key: 'region', title: words.region, render: (row) => row.regionName ?? absent },
  { key: 'staff', title: words.staff, numeric: true, render: (row) => row.staffCount },
  {
    key: 'firstExpiry',
    title: words.firstExpiry,
    sortField: 'firstExpiry',
    render: (row) => (row.firstExpiry === null ? absent : <ValidUntil day={row.firstExpiry} />),
  },
  {
    key: 'createdAt',
    title: words.createdAt,
    sortField: 'createdAt',
    render: (row) => formatDay(row.createdAt),
  },
]

/** A merchant on a phone: who, how it stands, what is about to end. */
const MerchantCard = ({ row }: { row: MerchantRow }) => (
  <ListCard title={row.name} state={<StatusTag machine="merchant" status={row.status} />}>
    <CardLine>
      <Quiet>
        {row.code} · {words.cardStaff(row.staffCount)}
      </Quiet>
      {row.firstExpiry !== null && <ValidUntil day={row.firstExpiry} />}
    </CardLine>
  </ListCard>
)
