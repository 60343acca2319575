import { readDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/replies'
import { deliveryNoteDetail as words } from '@bdr/text/delivery-notes'
import { deliveryNoteAction } from '@bdr/text/names/delivery-notes'
import { useViewer } from '../../lib/session.ts'
import { DifferenceMark } from '../../ui/console/difference-mark.tsx'
import { Section } from '../../ui/console/section.tsx'
import { useRecordActions } from '../../ui/data/record-actions.tsx'
import { RecordPage, RecordView } from '../../ui/data/record-page.tsx'
import { DetailFacts } from './detail-facts.tsx'
import { DetailLines } from './detail-lines.tsx'
import { noteActions } from './note-actions.tsx'
import { Receipts } from './receipts.tsx'

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
      history={{ entries: withReceivers(note), labels: deliveryNoteAction }}
    >
      <DetailFacts note={note} />
      <Section title={words.sections.lines} note={words.lineCount(note.lineCount)}>
        <DetailLines note={note} />
      </Section>
      {note.dispatchedAt !== null && (
        <Section title={words.sections.receipts}>
          <Receipts note={note} />
        </Section>
      )}
      {dialogs}
    </RecordView>
  )
}

/** An arrival's entry names its receipt by id; people know it by who signed. */
function withReceivers({ history, receipts }: DeliveryNoteDetail) {
  const receivers = new Map(receipts.map((receipt) => [receipt.id, words.receiptBy(receipt.receiverName)]))
  return history.map((entry) =>
    entry.action === 'receive' ? { ...entry, about: receivers.get(entry.about ?? '') ?? null } : entry,
  )
}
