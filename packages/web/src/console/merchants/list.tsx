import { exportMerchants, listMerchants } from '@bdr/contract/merchants/calls'
import { merchantMachine } from '@bdr/contract/merchants/machine'
import type { MerchantRow } from '@bdr/contract/merchants/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { absent } from '@bdr/text/client'
import { merchantList as words } from '@bdr/text/merchants'
import { merchantStatus } from '@bdr/text/names/merchants'
import { formatDay } from '../../lib/format.ts'
import { Quiet, TwoLines } from '../../ui/console/cell-text.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { ListPage, stateTabs } from '../../ui/data/list-page.tsx'
import { ValidUntil } from './valid-until.tsx'

export const clientLoader = prefetchList(listMerchants)

/** The list of suppliers. */
export default function MerchantListPage() {
  return (
    <ListPage
      call={listMerchants}
      exports={exportMerchants}
      title={words.title}
      label={words.label}
      tabs={stateTabs(words.tabs, words.all, merchantMachine.states, merchantStatus)}
      filters={[
        { kind: 'text', name: 'keyword', label: words.keyword, placeholder: words.keywordHint, width: 240 },
      ]}
      columns={columns}
      card={(row) => <MerchantCard row={row} />}
      rowHref={(row) => pageUrl('merchantDetail', { id: row.id })}
      empty={words.empty}
    />
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

/** A merchant on a phone: its name, its state, what expires soon. */
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
