import { exportAuditLog, readAuditLog } from '@bdr/contract/audit/calls'
import { auditPage as words } from '@bdr/text/console-audit'
import { useMemo } from 'react'
import { useCall } from '../../lib/query.ts'
import { useViewer } from '../../lib/session.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Blank } from '../../ui/console/failure.tsx'
import type { FilterField } from '../../ui/console/filter-field.ts'
import { ListFilters } from '../../ui/console/list-filters.tsx'
import { ListTable } from '../../ui/console/list-table.tsx'
import { MerchantFilter } from '../../ui/console/merchant-filter.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { useTableQuery } from '../../ui/console/use-table-query.ts'
import { actionOptions } from './action-options.ts'
import css from './audit.module.css'
import { AuditCard, auditColumns } from './list-rows.tsx'

export const clientLoader = prefetchList(readAuditLog)

const filtersFor = (operator: boolean): FilterField<keyof typeof readAuditLog.input.shape>[] => [
  { kind: 'choice', name: 'action', label: words.action, options: actionOptions(operator), width: 200 },
  { kind: 'day-range', from: 'from', to: 'to', label: words.days },
]

/** Who did what: owners see their company's log, operators everything, or one company's. */
export default function AuditLogPage() {
  const operator = useViewer().can('merchant:view-all')
  const table = useTableQuery(readAuditLog.input)
  const answer = useCall(readAuditLog, table.query, { keepPrevious: true, toast: false })
  const { personId, merchantId } = table.query
  const columns = useMemo(
    () => auditColumns({ withMerchant: operator, onPerson: (id) => table.setFilter({ personId: id }) }),
    [operator, table],
  )
  const person = answer.data?.list.find(({ actorId }) => actorId === personId)?.actor ?? words.someone
  return (
    <>
      <PageHeader title={words.title} facts={[operator ? words.hintForOperator : words.hint]} />
      <ListFilters
        query={table}
        fields={filtersFor(operator)}
        exports={{ call: exportAuditLog, name: words.title }}
      >
        {operator && (
          <MerchantFilter
            merchantId={merchantId}
            onChange={(chosen) => table.setFilter({ merchantId: chosen })}
          />
        )}
      </ListFilters>
      {personId !== undefined && (
        <p className={css.person} role="status">
          {words.ofOne(person)}
          <Button look="link" onClick={() => table.setFilter({ personId: undefined })}>
            {words.everybody}
          </Button>
        </p>
      )}
      <ListTable
        label={words.title}
        columns={columns}
        answer={answer}
        card={(row) => <AuditCard entry={row} withMerchant={operator} />}
        query={table}
        empty={<Blank title={words.empty.title} hint={words.empty.hint} />}
      />
    </>
  )
}
