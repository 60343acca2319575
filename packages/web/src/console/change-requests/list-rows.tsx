import type { ChangeRequestRow } from '@bdr/contract/change-requests/model'
import { factNames } from '@bdr/text/company'
import { reviewList as words } from '@bdr/text/console-company'
import { formatInstant } from '../../lib/format.ts'
import type { Column } from '../../ui/console/data-table.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import css from './list.module.css'

export const requestColumns: readonly Column<ChangeRequestRow>[] = [
  { key: 'merchant', title: words.merchant, render: (row) => <Merchant request={row} /> },
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

const Merchant = ({ request }: { request: ChangeRequestRow }) => (
  <span className={css.merchant}>
    {request.merchantName}
    <span className={css.code}>{request.merchantCode}</span>
  </span>
)

/** A request on a phone: whose, what, since when. */
export const RequestCard = ({ request }: { request: ChangeRequestRow }) => (
  <div className={css.card}>
    <div className={css.cardHead}>
      <strong>{request.merchantName}</strong>
      <State request={request} />
    </div>
    <div>{factNames(request.fields)}</div>
    <div className={css.code}>
      {request.requestedBy} {formatInstant(request.createdAt)}
    </div>
  </div>
)
