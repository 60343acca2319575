import type { ConsultationRow } from '@bdr/contract/consultations/model'
import { absent } from '@bdr/text/client'
import { consultationFields as fields, consultationList as words } from '@bdr/text/console-consultations'
import { formatInstant } from '../../lib/format.ts'
import type { Column } from '../../ui/console/data-table.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import css from './consultations.module.css'

export const consultationColumns: Column<ConsultationRow>[] = [
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
    render: (row) => <span className={css.quiet}>{formatInstant(row.createdAt)}</span>,
  },
]

const Call = ({ row }: { row: ConsultationRow }) => (
  <a className={css.number} href={`tel:${row.mobile}`} aria-label={words.call(row.name, row.mobile)}>
    {row.mobile}
  </a>
)

/** A request on a phone: who, about what, since when. Calling is on its own page. */
export const ConsultationCard = ({ row }: { row: ConsultationRow }) => (
  <div className={css.card}>
    <div className={css.cardHead}>
      <strong>{row.name}</strong>
      <StatusTag machine="consultation" status={row.status} />
    </div>
    {row.company !== null && <div>{row.company}</div>}
    <div className={css.quiet}>{row.about ?? words.general}</div>
    <div className={css.cardFoot}>
      <span className={css.number}>{row.mobile}</span>
      <span>{formatInstant(row.createdAt)}</span>
    </div>
  </div>
)
