import { pageUrl } from '@bdr/contract/navigation'
import {
  attachToOrder,
  detachFromOrder,
  exportOrder,
  readOrder,
  readOrderAttachments,
} from '@bdr/contract/orders/calls'
import type { OrderDetail, OrderLine } from '@bdr/contract/orders/replies'
import { orderChanges, orderDetail as words, orderFields as fields, orderSource } from '@bdr/text/orders'
import { toleranceFrom, toleranceLabel, toleranceText } from '@bdr/text/tolerance-rule'
import { orderAction, orderLineAction } from '@bdr/text/names/orders'
import { formatAmount, formatDay, formatInstant } from '../../lib/format.ts'
import { useViewer } from '../../lib/session.ts'
import { Section } from '../../ui/console/section.tsx'
import { useNarrow } from '../../ui/console/use-narrow.ts'
import { useSelection } from '../../ui/data/use-selection.ts'
import { AttachmentSection } from '../../ui/data/attachments.tsx'
import { useRecordActions } from '../../ui/data/record-actions.tsx'
import { RecordPage, RecordView } from '../../ui/data/record-page.tsx'
import { Form } from '../../ui/form/form.tsx'
import { useComputed } from '../../ui/form/use-field.ts'
import layout from '../../ui/layout.module.css'
import { AnswerAll, AnswerBar } from './answer-tools.tsx'
import { Comments } from './comments.tsx'
import { DueDay } from '../../ui/console/due-day.tsx'
import { canBeOverdue } from '../../ui/console/due.ts'
import { answeredLines } from './line-answers.ts'
import { LineTable } from './line-table.tsx'
import { Neighbours } from './neighbours.tsx'
import { orderActions } from './order-actions.ts'
import css from './orders.module.css'
import { useAnswerForm } from './use-answer-form.ts'
import { Link } from 'react-router'
import { DifferenceMark } from '../../ui/console/difference-mark.tsx'
import { DownloadButton } from '../../ui/console/download-button.tsx'
import { Facts } from '../../ui/console/facts.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import typography from '../../ui/typography.module.css'

export default function OrderDetailPage() {
  return <RecordPage call={readOrder}>{(order) => <OrderView order={order} />}</RecordPage>
}

const noFilter = {}

const attached = { kind: 'order', attach: attachToOrder, detach: detachFromOrder } as const

// where both machines have an action of this name, the order's own label is used
const actionLabels = { ...orderLineAction, ...orderAction }

function OrderView({ order }: { order: OrderDetail }) {
  const viewer = useViewer()
  const narrow = useNarrow()
  const { form, question } = useAnswerForm(order)
  const answered = useComputed(form, (values) => answeredLines(order.lines, values).length > 0)
  const { bar, dialogs } = useRecordActions(orderActions, order)
  const selection = useSelection<OrderLine>(noFilter)
  return (
    <Form form={form} label={words.lines} sendsOnEnter={false} isPage>
      <RecordView
        title={words.title(order.orderNo)}
        state={{ machine: 'order', status: order.status }}
        beside={<Neighbours id={order.id} />}
        facts={[
          order.buyerName,
          ...(viewer.can('merchant:view-all') ? [order.merchantName] : []),
          <span key="due">
            {fields.requiredDate} <DueDay day={order.requiredDate} open={canBeOverdue(order.status)} />
          </span>,
          words.amount(formatAmount(order.totalAmount, order.currency)),
        ]}
        // on a phone the bar with the answers is at the bottom instead
        actions={answered && narrow ? null : bar}
        history={{
          entries: order.history,
          labels: actionLabels,
          fields: orderChanges,
          parts: 'order-line',
          linkTo: noteNamed(order),
        }}
        arrange={(history) => (
          <div className={css.records}>
            <div>
              <Section title={words.notes}>
                <OrderNotes order={order} />
              </Section>
              <AttachmentSection
                id={order.id}
                read={readOrderAttachments}
                change={attached}
                empty={words.noAttachments}
              />
              <Comments orderId={order.id} />
            </div>
            {history}
          </div>
        )}
      >
        <Section title={words.facts}>
          <OrderFacts order={order} />
        </Section>
        <Section
          title={words.lines}
          note={words.lineCount(order.lines.length)}
          extra={
            <>
              <DownloadButton
                look="link"
                call={exportOrder}
                input={{ id: order.id }}
                fileName={`${order.orderNo}.xlsx`}
              >
                {words.export}
              </DownloadButton>
              <AnswerAll order={order} form={form} selection={selection} />
            </>
          }
        >
          <LineTable order={order} form={form} selection={selection} />
        </Section>
      </RecordView>
      <AnswerBar order={order} form={form} />
      {question}
      {dialogs}
    </Form>
  )
}

/** A timeline entry about a delivery note or receipt has its number, with a link to its page. */
function noteNamed({ notes }: OrderDetail) {
  const ids = new Map(notes.map((note) => [note.noteNo, note.id]))
  return (noteNo: string) => {
    const id = ids.get(noteNo)
    return id === undefined ? undefined : pageUrl('deliveryNoteDetail', { id })
  }
}

/** The destination, the receiver, and the origin of the order. */
function OrderFacts({ order }: { order: OrderDetail }) {
  return (
    <Facts
      items={[
        { label: fields.shipTo, value: order.shipTo, wide: order.shipTo.length > 40 },
        { label: fields.receiver, value: hasReceiver(order) && <Receiver order={order} /> },
        { label: fields.orderDate, value: formatDay(order.orderDate) },
        { label: fields.source, value: orderSource[order.source] },
        {
          label: toleranceLabel,
          value: `${toleranceText(order.tolerance)}（${toleranceFrom(order.tolerance)}）`,
        },
        { label: fields.note, value: order.note, wide: true },
      ]}
    />
  )
}

const hasReceiver = (order: OrderDetail) => order.receiverName !== null || order.receiverPhone !== null

/** The receiver with a link to call the number; buyers also write “见合同” in place of a number. */
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

/** The delivery notes with lines of an order. */
function OrderNotes({ order: { notes } }: { order: OrderDetail }) {
  if (notes.length === 0) return <p className={typography.quiet}>{words.noNotes}</p>
  return (
    <ul className={`${layout.list} ${layout.rows} ${css.notes}`}>
      {notes.map((note) => (
        <li key={note.id}>
          <Link to={pageUrl('deliveryNoteDetail', { id: note.id })}>{note.noteNo}</Link>
          <StatusTag machine="delivery-note" status={note.status} />
          <DifferenceMark differences={note.differences} />
          <time dateTime={note.createdAt} className={typography.quiet}>
            {formatInstant(note.createdAt)}
          </time>
        </li>
      ))}
    </ul>
  )
}
