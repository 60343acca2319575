import { exportChangeRequests, listChangeRequests } from '@bdr/contract/change-requests/calls'
import type { ChangeRequestRow } from '@bdr/contract/change-requests/replies'
import { changeRequestStatus as statuses } from '@bdr/contract/company/model'
import { pageUrl } from '@bdr/contract/navigation'
import { changeRequestStatus } from '@bdr/text/names/change-requests'
import { reviewList as words } from '@bdr/text/change-requests'
import { factNames } from '@bdr/text/company'
import { formatInstant } from '../../lib/format.ts'
import { Quiet, TwoLines } from '../../ui/console/cell-text.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { ListPage } from '../../ui/data/list-page.tsx'

export const clientLoader = prefetchList(listChangeRequests)

/** The changes that companies request, for operators to decide on. */
export default function ChangeRequestsPage() {
  return (
    <ListPage
      call={listChangeRequests}
      exports={exportChangeRequests}
      title={words.title}
      label={words.label}
      filters={[
        { kind: 'text', name: 'keyword', label: words.merchant, placeholder: words.merchantHint, width: 200 },
        {
          kind: 'choice',
          name: 'status',
          label: words.state,
          options: statuses.options.map((value) => ({ value, label: changeRequestStatus[value] })),
          width: 112,
        },
      ]}
      columns={columns}
      card={(row) => <RequestCard request={row} />}
      rowHref={(row) => pageUrl('changeRequestDetail', { id: row.id })}
      empty={words.empty}
    />
  )
}

const columns: readonly Column<ChangeRequestRow>[] = [
  {
    key: 'merchant',
    title: words.merchant,
    render: (row) => <TwoLines above={row.merchantName} below={row.merchantCode} />,
  },
  {
    key: 'fields',
    title: words.fields,
    wraps: true,
    render: (row) => factNames(row.fields),
  },
  { key: 'requestedBy', title: words.requestedBy, render: (row) => row.requestedBy },
  {
    key: 'createdAt',
    title: words.createdAt,
    render: (row) => <Quiet>{formatInstant(row.createdAt)}</Quiet>,
  },
  { key: 'state', title: words.state, render: (row) => <State request={row} /> },
]

const State = ({ request }: { request: ChangeRequestRow }) => (
  <StatusTag machine="change-request" status={request.status} />
)

/** A request on a phone: the company, the change, since when. */
const RequestCard = ({ request }: { request: ChangeRequestRow }) => (
  <ListCard title={request.merchantName} state={<State request={request} />}>
    <div>{factNames(request.fields)}</div>
    <CardLine quiet>
      <span>{request.requestedBy}</span>
      <span>{formatInstant(request.createdAt)}</span>
    </CardLine>
  </ListCard>
)
