import { pageUrl } from '@bdr/contract/navigation'
import type { OrderDetail } from '@bdr/contract/orders/replies'
import { orderDetail as words, orderFields as fields, orderSource } from '@bdr/text/orders'
import { Link } from 'react-router'
import { formatDay, formatInstant } from '../../lib/format.ts'
import { DifferenceMark } from '../../ui/console/difference-mark.tsx'
import { Facts } from '../../ui/console/facts.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import css from './orders.module.css'

/** Where it goes, who takes it, and where it came from. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  return (
    <Facts
      items={[
        { label: fields.shipTo, value: order.shipTo, wide: order.shipTo.length > 40 },
        { label: fields.receiver, value: hasReceiver(order) && <Receiver order={order} /> },
        { label: fields.orderDate, value: formatDay(order.orderDate) },
        { label: fields.source, value: orderSource[order.source] },
        { label: fields.note, value: order.note, wide: true },
      ]}
    />
  )
}

const hasReceiver = (order: OrderDetail) => order.receiverName !== null || order.receiverPhone !== null

/** Who takes the goods; the number is one touch away. Buyers also write “见合同” where it belongs. */
function Receiver({ order: { receiverName, receiverPhone } }: { order: OrderDetail }) {
  const digits = receiverPhone?.replace(/[^\d+]/g, '') ?? ''
  return (
    <>
      {receiverName}{' '}
      {digits === '' ? (
        receiverPhone
      ) : (
        <a href={`tel:${digits}`} aria-label={words.call(receiverPhone!)}>
          {receiverPhone}
        </a>
      )}
    </>
  )
}

/** The delivery notes that carry lines of an order. */
export function OrderNotes({ order: { notes } }: { order: OrderDetail }) {
  if (notes.length === 0) return <p className={css.quiet}>{words.noNotes}</p>
  return (
    <ul className={css.notes}>
      {notes.map((note) => (
        <li key={note.id}>
          <Link to={pageUrl('deliveryNoteDetail', { id: note.id })}>{note.noteNo}</Link>
          <StatusTag machine="delivery-note" status={note.status} />
          <DifferenceMark differences={note.differences} />
          <time dateTime={note.createdAt} className={css.quiet}>
            {formatInstant(note.createdAt)}
          </time>
        </li>
      ))}
    </ul>
  )
}
