import { isDisputed, isToDeliver } from '@bdr/contract/delivery-notes/meaning'
import { readDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/replies'
import {
  deliveryNoteChanges,
  deliveryNoteDetail as words,
  deliveryNoteFields as labels,
  deliveryNoteForm as form,
  deliveryWords,
} from '@bdr/text/delivery-notes'
import { deliveryNoteAction } from '@bdr/text/names/delivery-notes'
import { useViewer } from '../../lib/session.ts'
import { DifferenceMark } from '../../ui/console/difference-mark.tsx'
import { Section } from '../../ui/console/section.tsx'
import { useRecordActions } from '../../ui/data/record-actions.tsx'
import { RecordPage, RecordView } from '../../ui/data/record-page.tsx'
import { later } from '../../ui/later.tsx'
import layout from '../../ui/layout.module.css'
import { DetailLines } from './detail-lines.tsx'
import { noteActions } from './note-actions.tsx'
import { NoteAttachments } from './note-attachments.tsx'
import { ReceiptLink } from './receipt-link.tsx'
import { Receipts } from './receipts.tsx'
import { pageUrl } from '@bdr/contract/navigation'
import { Button } from '../../ui/kit/button.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import { AnchorButton, LinkButton } from '../../ui/kit/link-button.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDay, formatInstant, formatQuantity } from '../../lib/format.ts'
import { Facts } from '../../ui/console/facts.tsx'
import css from './detail.module.css'
import { Documents } from './documents.tsx'

const AssignDialog = later(
  async () => (await import('./assign-dialog.tsx')).AssignDialog,
  ({ isOpen }) => isOpen,
)

export default function DeliveryNoteDetailPage() {
  return <RecordPage call={readDeliveryNote}>{(note) => <NoteView note={note} />}</RecordPage>
}

function NoteView({ note }: { note: DeliveryNoteDetail }) {
  const viewer = useViewer()
  const { bar, dialogs } = useRecordActions(noteActions, note)
  const merchant = viewer.can('merchant:view-all')
    ? [words.merchantOf(note.merchantName, note.merchantCode)]
    : []
  return (
    <RecordView
      title={words.title(note.noteNo)}
      state={{ machine: 'delivery-note', status: note.status }}
      facts={[
        ...merchant,
        note.buyerName,
        words.lineCount(note.lineCount),
        ...(note.differences.length > 0
          ? [<DifferenceMark key="differences" differences={note.differences} />]
          : []),
      ]}
      actions={bar}
      history={{ entries: withReceivers(note), labels: deliveryNoteAction, fields: deliveryNoteChanges }}
    >
      <Disputed note={note} />
      <Documents note={note} />
      <DetailFacts note={note} />
      <Section
        title={words.sections.lines}
        note={words.lineCount(note.lineCount)}
        extra={viewer.can('delivery-note:create') && <CopyLink note={note} />}
      >
        <DetailLines note={note} />
      </Section>
      <NoteAttachments note={note} />
      {note.receiptLink !== null && !viewer.can('merchant:view-all') && (
        <ReceiptLink note={note} link={note.receiptLink} />
      )}
      {note.dispatchedAt !== null && (
        <Section title={words.sections.receipts}>
          <Receipts note={note} />
        </Section>
      )}
      {dialogs}
    </RecordView>
  )
}

/** The button that starts a copy of this note. */
const CopyLink = ({ note }: { note: DeliveryNoteDetail }) => (
  <LinkButton
    look="link"
    to={pageUrl('deliveryNoteCreate', { copy: note.id })}
    aria-label={form.copyOf(note.noteNo)}
  >
    {form.copy}
  </LinkButton>
)

/** An arrival's timeline entry refers to its receipt by id; people recognise it by who signed. */
function withReceivers({ history, receipts }: DeliveryNoteDetail) {
  const receivers = new Map(receipts.map((receipt) => [receipt.id, words.receiptBy(receipt.receiverName)]))
  return history.map((entry) => {
    if (entry.action === 'receive') return { ...entry, about: receivers.get(entry.about ?? '') ?? null }
    // for a receipt signed with the code on the note, the person who did it is the signer
    return entry.action === 'sign' ? { ...entry, about: null } : entry
  })
}

/** The supplier's dispute of the receiver's record, until somebody has settled it. */
function Disputed({ note }: { note: DeliveryNoteDetail }) {
  const dispute = note.history.find(({ action }) => action === 'dispute')
  if (!isDisputed(note.status) || !dispute) return null
  return <Notice kind="warning" title={words.disputedBy(dispute.actor, dispute.reason ?? '')} />
}

/** Whether somebody still has to drive for this note. */

/** The destination, the transport, and the printed note. */
function DetailFacts({ note }: { note: DeliveryNoteDetail }) {
  const viewer = useViewer()
  const { transport } = note
  const toReceiver = telephone(note.receiverPhone)
  return (
    <div className={css.pair}>
      <Section title={words.sections.destination}>
        <Facts
          items={[
            { label: labels.shipTo, value: note.shipTo, wide: true },
            { label: labels.receiver, value: note.receiverName },
            { label: labels.receiverPhone, value: phone(note.receiverName, note.receiverPhone) },
            { label: labels.orders, value: <Orders note={note} /> },
            { label: labels.note, value: note.note, wide: true },
          ]}
        />
        {toReceiver !== null && (
          <AnchorButton className={css.call} href={toReceiver} wide>
            {words.callReceiver}
          </AnchorButton>
        )}
      </Section>
      <Section
        title={words.sections.transport}
        extra={viewer.can('delivery-note:create') && isToDeliver(note.status) && <AssignButton note={note} />}
      >
        <Facts
          items={[
            { label: labels.plannedDate, value: transport.plannedDate && formatDay(transport.plannedDate) },
            { label: labels.dispatchedAt, value: note.dispatchedAt && formatInstant(note.dispatchedAt) },
            {
              label: labels.expectedDate,
              value: transport.expectedDate && formatDay(transport.expectedDate),
            },
            { label: labels.arrivedAt, value: transport.arrivedAt && formatInstant(transport.arrivedAt) },
            { label: labels.deliverer, value: transport.deliverer?.name },
            { label: labels.carrier, value: transport.carrier },
            { label: labels.vehicleNo, value: transport.vehicleNo },
            { label: labels.driverName, value: transport.driverName },
            { label: labels.driverPhone, value: phone(transport.driverName, transport.driverPhone) },
            { label: labels.packing, value: packed(note) },
            { label: labels.createdAt, value: formatInstant(note.createdAt) },
          ]}
        />
      </Section>
    </div>
  )
}

/** Opens the dialog that assigns the note to somebody. */
function AssignButton({ note }: { note: DeliveryNoteDetail }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="link" onClick={() => setOpen(true)}>
        {deliveryWords.assign}
      </Button>
      <AssignDialog note={note} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

const packed = ({ packing: { packages, grossWeight } }: DeliveryNoteDetail): string =>
  [
    packages !== null && formatQuantity(String(packages), form.packagesUnit),
    grossWeight !== null && formatQuantity(grossWeight, form.weightUnit),
  ]
    .filter(Boolean)
    .join('，')

/** The number as it was written; null for a text that contains none, such as “见合同”. */
function telephone(phone: string | null): string | null {
  const digits = phone?.replace(/[^\d+]/g, '') ?? ''
  return digits === '' ? null : `tel:${digits}`
}

function phone(name: string | null, number: string | null) {
  const href = telephone(number)
  return href === null ? (
    number
  ) : (
    <a href={href} aria-label={words.call(name ?? '', number!)}>
      {number}
    </a>
  )
}

/** The orders of the note; links for people who may open them. */
function Orders({ note }: { note: DeliveryNoteDetail }) {
  const mayOpen = useViewer().can('order:view')
  const orders = new Map(note.lines.map((line) => [line.orderNo, line.orderId]))
  return (
    <span className={`${layout.row} ${css.orders}`}>
      {note.orderNos.map((orderNo) => {
        const id = orders.get(orderNo)
        return mayOpen && id !== undefined ? (
          <Link key={orderNo} to={pageUrl('orderDetail', { id })}>
            {orderNo}
          </Link>
        ) : (
          <span key={orderNo}>{orderNo}</span>
        )
      })}
    </span>
  )
}
