import { isOpenRequest, isUnmade } from '@bdr/contract/change-requests/meaning'
import type { CompanyDetail, OwnChangeRequest } from '@bdr/contract/company/replies'
import { absent } from '@bdr/text/client'
import { factNames, companyPage, requestBanner, requestRows as words } from '@bdr/text/company'
import { Link } from 'react-router'
import { formatInstant } from '../../lib/format.ts'
import { Quiet } from '../../ui/console/cell-text.tsx'
import { DataTable, type Column } from '../../ui/console/data-table.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { Section } from '../../ui/console/section.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { changeUrlOf } from './change-url.ts'

/** The company's recent requests for changes. */
export function Requests({ company }: { company: CompanyDetail }) {
  const rows = company.changeRequests
  if (rows.length === 0) return null
  const pending = rows.some(({ status }) => isOpenRequest(status))
  const again = (request: OwnChangeRequest) => company.mayEdit && !pending && isUnmade(request.status)
  const columns: Column<OwnChangeRequest>[] = [
    { key: 'fields', title: words.fields, wraps: true, render: ({ fields }) => factNames(fields) },
    {
      key: 'state',
      title: words.state,
      render: ({ status }) => <StatusTag machine="change-request" status={status} />,
    },
    {
      key: 'reason',
      title: words.reason,
      wraps: true,
      render: ({ decisionReason }) => decisionReason ?? absent,
    },
    { key: 'requestedBy', title: words.requestedBy, render: ({ requestedBy }) => requestedBy },
    {
      key: 'createdAt',
      title: words.createdAt,
      render: ({ createdAt }) => <Quiet>{formatInstant(createdAt)}</Quiet>,
    },
    {
      key: 'again',
      title: '',
      render: (request) =>
        again(request) && <Link to={changeUrlOf(request.id)}>{requestBanner.editAndResubmit}</Link>,
    },
  ]
  return (
    <Section title={companyPage.sections.requests}>
      <DataTable
        label={words.label}
        columns={columns}
        rows={rows}
        rowKey={(request) => request.id}
        card={(request) => (
          <ListCard
            title={factNames(request.fields)}
            state={<StatusTag machine="change-request" status={request.status} />}
          >
            {request.decisionReason !== null && <span>{request.decisionReason}</span>}
            <CardLine quiet>
              <span>{request.requestedBy}</span>
              <span>{formatInstant(request.createdAt)}</span>
            </CardLine>
            {again(request) && <Link to={changeUrlOf(request.id)}>{requestBanner.editAndResubmit}</Link>}
          </ListCard>
        )}
      />
    </Section>
  )
}
