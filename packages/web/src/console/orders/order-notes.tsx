import { pageUrl } from '@bdr/contract/navigation'
import type { OrderDetail } from '@bdr/contract/orders/model'
import { orderDetail as words } from '@bdr/text/console-orders'
import { Link } from 'react-router'
import { formatInstant } from '../../lib/format.ts'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import css from './orders.module.css'

/** The delivery notes that carry lines of an order. */
export function OrderNotes({ order: { notes } }: { order: OrderDetail }) {
  if (notes.length === 0) return <p className={css.quiet}>{words.noNotes}</p>
  return (
    <ul className={css.notes}>
      {notes.map((note) => (
        <li key={note.id}>
          <Link to={pageUrl('deliveryNoteDetail', { id: note.id })}>{note.noteNo}</Link>
          <StatusTag machine="delivery-note" status={note.status} />
          <time dateTime={note.createdAt} className={css.quiet}>
            {formatInstant(note.createdAt)}
          </time>
        </li>
      ))}
    </ul>
  )
}
