import {
  countDeliveryNotes,
  exportDeliveryNotes,
  listDeliveryNotes,
} from '@bdr/contract/delivery-notes/calls'
import { deliveryNoteStatus, noteWaitingFor } from '@bdr/contract/delivery-notes/model'
import type { DeliveryNoteRow } from '@bdr/contract/delivery-notes/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { deliveryNoteFields as fields, deliveryNoteList as words } from '@bdr/text/delivery-notes'
import { deliveryNoteStatus as statusLabels } from '@bdr/text/names/delivery-notes'
import { foundBy, keywordLabel } from '@bdr/text/shell'
import { Link } from 'react-router'
import { formatDay, formatInstant } from '../../lib/format.ts'
import { useViewer, type Viewer } from '../../lib/session.ts'
import { Clamped, Clipped, FoundName, Quiet } from '../../ui/console/cell-text.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { DifferenceMark } from '../../ui/console/difference-mark.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { ListPage } from '../../ui/data/list-page.tsx'
import { PrintMany } from './print-many.tsx'
import layout from '../../ui/layout.module.css'

export const clientLoader = prefetchList(listDeliveryNotes)

export default function DeliveryNoteListPage() {
  const viewer = useViewer()
  return (
    <ListPage
      call={listDeliveryNotes}
      exports={exportDeliveryNotes}
      title={words.title}
      tabs={{
        label: words.tabs,
        counts: countDeliveryNotes,
        tabs: [
          ...noteWaitingFor.options.map((waiting) => ({
            label: words.waiting[waiting],
            filter: { waiting },
            counted: waiting,
          })),
          { label: words.all, filter: {}, counted: 'all' },
        ],
      }}
      filters={[
        {
          kind: 'text',
          name: 'keyword',
          label: keywordLabel,
          placeholder: words.keywordHint,
          width: 220,
        },
        {
          kind: 'choice',
          name: 'status',
          label: fields.status,
          options: deliveryNoteStatus.options.map((value) => ({ value, label: statusLabels[value] })),
        },
        { kind: 'day-range', from: 'createdFrom', to: 'createdTo', label: words.createdRange },
      ]}
      bulk={{ rowName: ({ noteNo }) => noteNo, actions: (rows) => <PrintMany notes={rows} /> }}
      columns={columns}
      card={(row) => <NoteCard note={row} withMerchant={viewer.can('merchant:view-all')} />}
      rowHref={(row) => pageUrl('deliveryNoteDetail', { id: row.id })}
      empty={emptyFor(viewer)}
    />
  )
}

/** Explains how notes are created, on an empty list. */
function emptyFor(viewer: Viewer) {
  const { title, hint, hintForOperator, hintForDeliverer } = words.empty
  if (viewer.can('delivery-note:create')) {
    return { title, hint, next: <Link to={pageUrl('orderList')}>{words.goToOrders}</Link> }
  }
  return { title, hint: viewer.can('merchant:view-all') ? hintForOperator : hintForDeliverer }
}

const columns: readonly Column<DeliveryNoteRow>[] = [
  {
    key: 'noteNo',
    title: fields.noteNo,
    render: (row) => <FoundName name={row.noteNo} found={row.found} />,
    sortField: 'noteNo',
  },
  {
    key: 'status',
    title: fields.status,
    render: (row) => (
      <>
        <StatusTag machine="delivery-note" status={row.status} />
        <DifferenceMark differences={row.differences} />
      </>
    ),
  },
  {
    key: 'merchant',
    title: fields.merchant,
    only: 'merchant:view-all',
    render: (row) => <Clipped text={row.merchantName} />,
  },
  { key: 'buyer', title: fields.buyer, render: (row) => <Clipped text={row.buyerName} /> },
  { key: 'shipTo', title: fields.shipTo, render: (row) => <Clipped text={row.shipTo} /> },
  { key: 'orders', title: fields.orders, render: (row) => <OrderNos orderNos={row.orderNos} /> },
  { key: 'lineCount', title: fields.lineCount, render: (row) => row.lineCount, numeric: true },
  {
    key: 'plannedDate',
    title: fields.plannedDate,
    render: (row) => <PlannedDate note={row} />,
    sortField: 'plannedDate',
  },
  {
    key: 'createdAt',
    title: fields.createdAt,
    render: (row) => <Quiet>{formatInstant(row.createdAt)}</Quiet>,
    sortField: 'createdAt',
  },
]

const PlannedDate = ({ note }: { note: DeliveryNoteRow }) =>
  note.plannedDate === null ? <Quiet>{words.notPlanned}</Quiet> : formatDay(note.plannedDate)

function OrderNos({ orderNos }: { orderNos: readonly string[] }) {
  const [first = '', ...more] = orderNos
  return (
    <span className={layout.beside} title={orderNos.join('\n')}>
      <Clipped text={first} />
      {more.length > 0 && <Quiet> {words.moreOrders(orderNos.length)}</Quiet>}
    </span>
  )
}

/** A note on a phone: its number, the receiver, the time. */
function NoteCard({ note, withMerchant }: { note: DeliveryNoteRow; withMerchant: boolean }) {
  return (
    <ListCard title={note.noteNo} state={<StatusTag machine="delivery-note" status={note.status} />}>
      <DifferenceMark differences={note.differences} />
      {withMerchant && <Quiet>{note.merchantName}</Quiet>}
      <Clamped>{note.buyerName}</Clamped>
      {note.found && <Quiet>{foundBy(note.found)}</Quiet>}
      <Clamped>
        <Quiet>{note.shipTo}</Quiet>
      </Clamped>
      <CardLine quiet>
        <span>
          {fields.plannedDate} <PlannedDate note={note} />
        </span>
        <span>{words.lines(note.lineCount)}</span>
      </CardLine>
    </ListCard>
  )
}
