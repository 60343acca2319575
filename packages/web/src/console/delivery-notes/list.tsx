import { exportDeliveryNotes, listDeliveryNotes } from '@bdr/contract/delivery-notes/calls'
import { deliveryNoteStatus } from '@bdr/contract/delivery-notes/model'
import type { DeliveryNoteRow } from '@bdr/contract/delivery-notes/model'
import { pageUrl } from '@bdr/contract/navigation'
import { deliveryNoteFields, deliveryNoteList as words } from '@bdr/text/console-delivery-notes'
import { deliveryNoteStatus as statusLabels } from '@bdr/text/labels'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../lib/query.ts'
import { useViewer, type Viewer } from '../../lib/session.ts'
import { Blank } from '../../ui/console/failure.tsx'
import type { FilterField } from '../../ui/console/filter-field.ts'
import { ListFilters } from '../../ui/console/list-filters.tsx'
import { ListTable } from '../../ui/console/list-table.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { useTableQuery } from '../../ui/console/use-table-query.ts'
import { NoteCard, noteColumns } from './list-rows.tsx'

export const clientLoader = prefetchList(listDeliveryNotes)

const filters: readonly FilterField<keyof typeof listDeliveryNotes.input.shape>[] = [
  {
    kind: 'choice',
    name: 'status',
    label: deliveryNoteFields.status,
    options: deliveryNoteStatus.options.map((value) => ({ value, label: statusLabels[value] })),
  },
  {
    kind: 'text',
    name: 'noteNo',
    label: deliveryNoteFields.noteNo,
    placeholder: words.fromStart,
    width: 152,
  },
  {
    kind: 'text',
    name: 'orderNo',
    label: deliveryNoteFields.orderNo,
    placeholder: words.fromStart,
    width: 152,
  },
  { kind: 'text', name: 'buyer', label: deliveryNoteFields.buyer, placeholder: words.anyPart, width: 152 },
  { kind: 'day-range', from: 'createdFrom', to: 'createdTo', label: words.createdRange },
]

const noteUrl = (row: DeliveryNoteRow) => pageUrl('deliveryNoteDetail', { id: row.id })

const cardOfOwn = (row: DeliveryNoteRow) => <NoteCard note={row} withMerchant={false} />
const cardWithMerchant = (row: DeliveryNoteRow) => <NoteCard note={row} withMerchant />

export default function DeliveryNoteListPage() {
  const viewer = useViewer()
  const table = useTableQuery(listDeliveryNotes.input)
  const answer = useCall(listDeliveryNotes, table.query, { keepPrevious: true, toast: false })
  const withMerchant = viewer.can('merchant:view-all')
  const columns = useMemo(() => noteColumns(withMerchant), [withMerchant])
  return (
    <>
      <PageHeader title={words.title} />
      <ListFilters
        query={table}
        fields={filters}
        exports={{ call: exportDeliveryNotes, name: words.title }}
      />
      <ListTable
        label={words.title}
        columns={columns}
        answer={answer}
        rowHref={noteUrl}
        card={withMerchant ? cardWithMerchant : cardOfOwn}
        query={table}
        empty={<NoNotes viewer={viewer} />}
      />
    </>
  )
}

/** Where notes come from, said to whoever looks. */
function NoNotes({ viewer }: { viewer: Viewer }) {
  if (!viewer.can('delivery-note:create')) {
    const hint = viewer.can('merchant:view-all') ? words.empty.hintForOperator : words.empty.hintForDeliverer
    return <Blank title={words.empty.title} hint={hint} />
  }
  const toOrders = <Link to={pageUrl('orderList')}>{words.goToOrders}</Link>
  return <Blank title={words.empty.title} hint={words.empty.hint} next={toOrders} />
}
