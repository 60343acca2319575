import type { DeliveryNoteRow } from '@bdr/contract/delivery-notes/model'
import { deliveryNoteFields as fields, deliveryNoteList as words } from '@bdr/text/console-delivery-notes'
import { formatDay, formatInstant } from '../../lib/format.ts'
import { Clamped, Clipped, Quiet } from '../../ui/console/cell-text.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import css from './list-rows.module.css'

type NoteColumn = Column<DeliveryNoteRow>

/** The list's columns; whose note it is matters only to those who see several companies'. */
export function noteColumns(withMerchant: boolean): NoteColumn[] {
  const merchant: NoteColumn = {
    key: 'merchant',
    title: fields.merchant,
    render: (row) => <Clipped text={row.merchantName} tight />,
  }
  return [
    { key: 'noteNo', title: fields.noteNo, render: (row) => row.noteNo, sortField: 'noteNo' },
    {
      key: 'status',
      title: fields.status,
      render: (row) => <StatusTag machine="delivery-note" status={row.status} />,
    },
    ...(withMerchant ? [merchant] : []),
    {
      key: 'buyer',
      title: fields.buyer,
      render: (row) => <Clipped text={row.buyerName} tight={withMerchant} />,
    },
    {
      key: 'shipTo',
      title: fields.shipTo,
      render: (row) => <Clipped text={row.shipTo} tight={withMerchant} />,
    },
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
}

const PlannedDate = ({ note }: { note: DeliveryNoteRow }) =>
  note.plannedDate === null ? <Quiet>{words.notPlanned}</Quiet> : formatDay(note.plannedDate)

function OrderNos({ orderNos }: { orderNos: readonly string[] }) {
  const [first = '', ...more] = orderNos
  return (
    <span className={css.orders} title={orderNos.join('\n')}>
      <Clipped text={first} />
      {more.length > 0 && <Quiet> {words.moreOrders(orderNos.length)}</Quiet>}
    </span>
  )
}

/** A note on a phone: which, to whom, when. */
export function NoteCard({ note, withMerchant }: { note: DeliveryNoteRow; withMerchant: boolean }) {
  return (
    <ListCard title={note.noteNo} state={<StatusTag machine="delivery-note" status={note.status} />}>
      {withMerchant && <Quiet>{note.merchantName}</Quiet>}
      <Clamped>{note.buyerName}</Clamped>
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
