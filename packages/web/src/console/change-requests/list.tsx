import { exportChangeRequests, listChangeRequests } from '@bdr/contract/change-requests/calls'
import { changeRequestStatus as statuses } from '@bdr/contract/company/model'
import { changeRequestStatus } from '@bdr/text/company'
import { reviewList as words } from '@bdr/text/console-company'
import { useCall } from '../../lib/query.ts'
import { Blank } from '../../ui/console/failure.tsx'
import type { FilterField } from '../../ui/console/filter-field.ts'
import { ListFilters } from '../../ui/console/list-filters.tsx'
import { ListTable } from '../../ui/console/list-table.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { useTableQuery } from '../../ui/console/use-table-query.ts'
import { pageUrl } from '@bdr/contract/navigation'
import { requestColumns, RequestCard } from './list-rows.tsx'

export const clientLoader = prefetchList(listChangeRequests)

const filters: readonly FilterField<keyof typeof listChangeRequests.input.shape>[] = [
  {
    kind: 'text',
    name: 'keyword',
    label: words.merchant,
    placeholder: words.merchantHint,
    width: 200,
  },
  {
    kind: 'choice',
    name: 'status',
    label: words.state,
    options: statuses.options.map((value) => ({ value, label: changeRequestStatus[value] })),
    width: 112,
  },
]

/** What companies want changed, for operators to decide on. */
export default function ChangeRequestsPage() {
  const table = useTableQuery(listChangeRequests.input)
  const answer = useCall(listChangeRequests, table.query, { keepPrevious: true, toast: false })
  return (
    <>
      <PageHeader title={words.title} />
      <ListFilters
        query={table}
        fields={filters}
        exports={{ call: exportChangeRequests, name: words.title }}
      />
      <ListTable
        label={words.label}
        columns={requestColumns}
        answer={answer}
        rowHref={(row) => pageUrl('changeRequestDetail', { id: row.id })}
        card={(row) => <RequestCard request={row} />}
        query={table}
        empty={<Blank title={words.empty.title} hint={words.empty.hint} />}
      />
    </>
  )
}
