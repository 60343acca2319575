import type { DeliveryNoteRow } from '@bdr/contract/delivery-notes/model'
import { deliveryNoteFields as fields, deliveryNoteList as words } from '@bdr/text/console-delivery-notes'
import { formatDay, formatInstant } from '../../lib/format.ts'
import type { Column } from '../../ui/console/data-table.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import css from './list.module.css'

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
      render: (row) => <span className={css.quiet}>{formatInstant(row.createdAt)}</span>,
      sortField: 'createdAt',
    },
  ]
}

/** Names and addresses run long: one line, the rest on hover. */
const Clipped = ({ text, tight }: { text: string; tight: boolean }) => (
  <span className={css.clipped} data-tight={tight || undefined} title={text}>
    {text}
  </span>
)

const PlannedDate = ({ note }: { note: DeliveryNoteRow }) =>
  note.plannedDate === null ? (
    <span className={css.faint}>{words.notPlanned}</span>
  ) : (
    formatDay(note.plannedDate)
  )

function OrderNos({ orderNos }: { orderNos: readonly string[] }) {
  const [first = '', ...more] = orderNos
  return (
    <span title={orderNos.join('\n')}>
      {first}
      {more.length > 0 && <span className={css.quiet}> {words.moreOrders(orderNos.length)}</span>}
    </span>
  )
}

/** A note on a phone: which, to whom, when. */
export function NoteCard({ note, withMerchant }: { note: DeliveryNoteRow; withMerchant: boolean }) {
  return (
    <div className={css.card}>
      <div className={css.cardHead}>
        <strong className={css.number}>{note.noteNo}</strong>
        <StatusTag machine="delivery-note" status={note.status} />
      </div>
      {withMerchant && <div className={css.quiet}>{note.merchantName}</div>}
      <div>{note.buyerName}</div>
      <div className={css.quiet}>{note.shipTo}</div>
      <div className={css.cardFoot}>
        <span>
          {fields.plannedDate} <PlannedDate note={note} />
        </span>
        <span>{words.lines(note.lineCount)}</span>
      </div>
    </div>
  )
}
