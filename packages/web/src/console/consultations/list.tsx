import { exportConsultations, listConsultations } from '@bdr/contract/consultations/calls'
import { consultationMachine } from '@bdr/contract/consultations/machine'
import type { ConsultationRow } from '@bdr/contract/consultations/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { absent } from '@bdr/text/client'
import { consultationFields as fields, consultationList as words } from '@bdr/text/consultations'
import { consultationStatus } from '@bdr/text/names/consultations'
import { formatInstant } from '../../lib/format.ts'
import { Quiet } from '../../ui/console/cell-text.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { ListPage } from '../../ui/data/list-page.tsx'
import typography from '../../ui/typography.module.css'

export const clientLoader = prefetchList(listConsultations)

/** The requests of visitors of the website. */
export default function ConsultationListPage() {
  return (
    <ListPage
      call={listConsultations}
      exports={exportConsultations}
      title={words.title}
      facts={[words.hint]}
      filters={[
        {
          kind: 'choice',
          name: 'status',
          label: fields.status,
          options: consultationMachine.states.map((value) => ({ value, label: consultationStatus[value] })),
        },
        { kind: 'text', name: 'keyword', label: words.keyword, width: 200 },
      ]}
      columns={columns}
      card={(row) => <ConsultationCard row={row} />}
      rowHref={(row) => pageUrl('consultationDetail', { id: row.id })}
      empty={words.empty}
    />
  )
}

const columns: Column<ConsultationRow>[] = [
  { key: 'name', title: fields.name, render: (row) => row.name },
  {
    key: 'status',
    title: fields.status,
    render: (row) => <StatusTag machine="consultation" status={row.status} />,
  },
  { key: 'company', title: fields.company, render: (row) => row.company ?? absent },
  { key: 'mobile', title: fields.mobile, render: (row) => <Call row={row} /> },
  { key: 'about', title: fields.about, render: (row) => row.about ?? words.general },
  {
    key: 'createdAt',
    title: fields.createdAt,
    render: (row) => <Quiet>{formatInstant(row.createdAt)}</Quiet>,
  },
]

const Call = ({ row }: { row: ConsultationRow }) => (
  <a className={typography.oneLine} href={`tel:${row.mobile}`} aria-label={words.call(row.name, row.mobile)}>
    {row.mobile}
  </a>
)

/** A request on a phone: the visitor, the subject, since when. Its own page has the button to call. */
const ConsultationCard = ({ row }: { row: ConsultationRow }) => (
  <ListCard title={row.name} state={<StatusTag machine="consultation" status={row.status} />}>
    {row.company !== null && <div>{row.company}</div>}
    <Quiet>{row.about ?? words.general}</Quiet>
    <CardLine quiet>
      <span>{row.mobile}</span>
      <span>{formatInstant(row.createdAt)}</span>
    </CardLine>
  </ListCard>
)
