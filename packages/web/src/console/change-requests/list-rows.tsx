import type { ChangeRequestRow } from '@bdr/contract/change-requests/model'
import { factNames } from '@bdr/text/company'
import { reviewList as words } from '@bdr/text/console-company'
import { formatInstant } from '../../lib/format.ts'
import { TwoLines } from '../../ui/console/cell-text.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import css from './list-rows.module.css'

export const requestColumns: readonly Column<ChangeRequestRow>[] = [
  {
    key: 'merchant',
    title: words.merchant,
    render: (row) => <TwoLines above={row.merchantName} below={row.merchantCode} />,
  },
  {
    key: 'fields',
    title: words.fields,
    render: (row) => <span className={css.fields}>{factNames(row.fields)}</span>,
  },
  { key: 'requestedBy', title: words.requestedBy, render: (row) => row.requestedBy },
  { key: 'createdAt', title: words.createdAt, render: (row) => formatInstant(row.createdAt) },
  { key: 'state', title: words.state, render: (row) => <State request={row} /> },
]

const State = ({ request }: { request: ChangeRequestRow }) => (
  <StatusTag machine="change-request" status={request.status} />
)

/** A request on a phone: whose, what, since when. */
export const RequestCard = ({ request }: { request: ChangeRequestRow }) => (
  <ListCard title={request.merchantName} state={<State request={request} />}>
    <div>{factNames(request.fields)}</div>
    <CardLine quiet>
      <span>{request.requestedBy}</span>
      <span>{formatInstant(request.createdAt)}</span>
    </CardLine>
  </ListCard>
)
