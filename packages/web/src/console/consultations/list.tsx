import { exportConsultations, listConsultations } from '@bdr/contract/consultations/calls'
import { consultationMachine } from '@bdr/contract/consultations/machine'
import type { ConsultationRow } from '@bdr/contract/consultations/model'
import { pageUrl } from '@bdr/contract/navigation'
import { consultationFields as fields, consultationList as words } from '@bdr/text/console-consultations'
import { consultationStatus } from '@bdr/text/labels'
import { useCall } from '../../lib/query.ts'
import { Blank } from '../../ui/console/failure.tsx'
import type { FilterField } from '../../ui/console/filter-field.ts'
import { ListFilters } from '../../ui/console/list-filters.tsx'
import { ListTable } from '../../ui/console/list-table.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { useTableQuery } from '../../ui/console/use-table-query.ts'
import { ConsultationCard, consultationColumns } from './list-rows.tsx'

export const clientLoader = prefetchList(listConsultations)

const filters: readonly FilterField<keyof typeof listConsultations.input.shape>[] = [
  {
    kind: 'choice',
    name: 'status',
    label: fields.status,
    options: consultationMachine.states.map((value) => ({ value, label: consultationStatus[value] })),
  },
  { kind: 'text', name: 'keyword', label: words.keyword, width: 200 },
]

const consultationUrl = (row: ConsultationRow) => pageUrl('consultationDetail', { id: row.id })

/** What visitors of the website asked. */
export default function ConsultationListPage() {
  const table = useTableQuery(listConsultations.input)
  const answer = useCall(listConsultations, table.query, { keepPrevious: true, toast: false })
  return (
    <>
      <PageHeader title={words.title} facts={[words.hint]} />
      <ListFilters
        query={table}
        fields={filters}
        exports={{ call: exportConsultations, name: words.title }}
      />
      <ListTable
        label={words.title}
        columns={consultationColumns}
        answer={answer}
        rowHref={consultationUrl}
        card={(row) => <ConsultationCard row={row} />}
        query={table}
        empty={<Blank title={words.empty.title} hint={words.empty.hint} />}
      />
    </>
  )
}
