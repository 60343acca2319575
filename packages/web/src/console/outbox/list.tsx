import { exportOutbox, listOutbox, retryOutbox } from '@bdr/contract/outbox/calls'
import { outboxStates, outboxTopics } from '@bdr/contract/outbox/model'
import { outboxList as words } from '@bdr/text/console-outbox'
import { outboxState, outboxTopic } from '@bdr/text/outbox'
import { useCall, useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { Blank } from '../../ui/console/failure.tsx'
import type { FilterField } from '../../ui/console/filter-field.ts'
import { ListFilters } from '../../ui/console/list-filters.tsx'
import { ListTable } from '../../ui/console/list-table.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { useTableQuery } from '../../ui/console/use-table-query.ts'
import { OutboxCard, outboxColumns, type Retry } from './list-rows.tsx'

export const clientLoader = prefetchList(listOutbox)

const filters: readonly FilterField<keyof typeof listOutbox.input.shape>[] = [
  {
    kind: 'choice',
    name: 'state',
    label: words.state,
    options: outboxStates.map((value) => ({ value, label: outboxState[value] })),
  },
  {
    kind: 'choice',
    name: 'topic',
    label: words.topic,
    options: outboxTopics.map((value) => ({ value, label: outboxTopic[value] })),
  },
  {
    kind: 'text',
    name: 'recipient',
    label: words.recipient,
    placeholder: words.recipientFilter,
    width: 176,
  },
]

/** What left the house and what did not, for operators. */
export default function OutboxPage() {
  const table = useTableQuery(listOutbox.input)
  const answer = useCall(listOutbox, table.query, {
    keepPrevious: true,
    toast: false,
    refetchInterval: 15_000,
  })
  const again = useCallMutation(retryOutbox, {
    invalidates: [listOutbox],
    onSuccess: () => showToast('success', words.retried),
  })
  const retry: Retry = {
    busyId: again.isPending ? again.variables.id : null,
    of: (row) => again.mutate({ id: row.id }),
  }
  return (
    <>
      <PageHeader title={words.title} facts={[words.hint]} />
      <ListFilters query={table} fields={filters} exports={{ call: exportOutbox, name: words.title }} />
      <ListTable
        label={words.title}
        columns={outboxColumns(retry)}
        answer={answer}
        card={(row) => <OutboxCard row={row} retry={retry} />}
        query={table}
        empty={<Blank title={words.empty.title} hint={words.empty.hint} />}
      />
    </>
  )
}
