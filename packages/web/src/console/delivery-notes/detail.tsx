import { stateLooks } from '@bdr/contract/entities'
import { readDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/model'
import { pageUrl } from '@bdr/contract/navigation'
import { deliveryNoteDetail as words } from '@bdr/text/console-delivery-notes'
import { pageTitles } from '@bdr/text/pages'
import { deliveryNoteAction, deliveryNoteStatus } from '@bdr/text/labels'
import { Link } from 'react-router'
import { useCall } from '../../lib/query.ts'
import { useViewer } from '../../lib/session.ts'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { RecordState, useRecordId } from '../../ui/console/record-state.tsx'
import { Section } from '../../ui/console/section.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { HistoryTimeline } from '../../ui/console/timeline.tsx'
import { useRecordActions } from '../../ui/data/record-actions.tsx'
import { DetailFacts } from './detail-facts.tsx'
import { DetailLines } from './detail-lines.tsx'
import { noteActions } from './note-actions.tsx'
import { Receipts } from './receipts.tsx'

export default function DeliveryNoteDetailPage() {
  const noteId = useRecordId()
  const answer = useCall(readDeliveryNote, { id: noteId ?? '' }, { enabled: noteId !== null, toast: false })
  const back = <Link to={pageUrl('deliveryNoteList')}>{words.backToList}</Link>
  return (
    <RecordState query={answer} missing={noteId === null} back={back} title={pageTitles.deliveryNoteDetail}>
      {(note) => <NotePage key={note.id} note={note} />}
    </RecordState>
  )
}

function NotePage({ note }: { note: DeliveryNoteDetail }) {
  const viewer = useViewer()
  const { bar, dialogs } = useRecordActions(noteActions, note)
  const merchant = viewer.can('merchant:view-all')
    ? [words.merchantOf(note.merchantName, note.merchantCode)]
    : []
  return (
    <>
      <PageHeader
        title={words.title(note.noteNo)}
        status={<StatusTag machine="delivery-note" status={note.status} />}
        facts={[...merchant, note.buyerName, words.lineCount(note.lineCount)]}
        actions={bar}
      />
      <DetailFacts note={note} />
      <Section title={words.sections.lines} note={words.lineCount(note.lineCount)}>
        <DetailLines lines={note.lines} hasLeft={note.dispatchedAt !== null} />
      </Section>
      {note.dispatchedAt !== null && (
        <Section title={words.sections.receipts}>
          <Receipts note={note} />
        </Section>
      )}
      <Section title={words.sections.history}>
        <HistoryTimeline
          entries={withReceivers(note)}
          labels={deliveryNoteAction}
          stateLabels={deliveryNoteStatus}
          looks={stateLooks['delivery-note']}
        />
      </Section>
      {dialogs}
    </>
  )
}

/** An arrival's entry names its receipt by id; people know it by who signed. */
function withReceivers({ history, receipts }: DeliveryNoteDetail) {
  const receivers = new Map(receipts.map((receipt) => [receipt.id, words.receiptBy(receipt.receiverName)]))
  return history.map((entry) =>
    entry.action === 'receive' ? { ...entry, about: receivers.get(entry.about ?? '') ?? null } : entry,
  )
}
