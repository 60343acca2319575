import * as calls from '@bdr/contract/delivery-notes/calls'
import { deliveryNoteNotices } from '@bdr/text/delivery-notes'
import type { Executor } from '../../platform/db/executor.ts'
import { notFound } from '../../platform/errors.ts'
import { refusal } from '../../platform/refusals.ts'
import { scopeOf } from '../../platform/scope.ts'
import { appendHistory } from '../../platform/transition.ts'
import { attachmentRows } from '../attachments/attachments.ts'
import { attachedRecords, bindAttachments } from '../attachments/bind-attachments.ts'
import { notify } from '../messages/notify.ts'
import { aboutNote } from './notices.ts'
import { lockNoteHead, noteHead, noteLines } from './queries.ts'
import { recordNote } from './record.ts'

/** Nothing is added to a void note. Of what left nothing is taken away: who signs may have read it. */
const attachedToNotes = attachedRecords({
  kind: 'delivery-note',
  async find(db, viewer, id, locked) {
    const head = await (locked ? lockNoteHead : noteHead)(db, scopeOf(viewer), id)
    if (!head) throw notFound()
    const { status } = head
    const lines = await noteLines(db, id)
    return {
      id,
      head,
      lines,
      closed: status === 'void' ? refusal('note.attachmentsClosed') : null,
      kept: status === 'draft' || status === 'ready' ? null : refusal('note.attachmentsKept'),
      orderLineIds: lines.map((line) => line.order_line_id),
    }
  },
  async changed(tx, change, { id, head, lines }, action, names, orderLineIds) {
    const { viewer } = change
    const { status } = head
    await appendHistory(tx, 'delivery-note', viewer, [
      { id, action, from: status, to: status, about: names.join('、') },
    ])
    await recordNote(tx, change, action, head, { detail: { files: names } })
    // what is there when it leaves goes with the notice of that
    if (action === 'detach' || head.dispatched_at === null) return
    const said = { merchant: head.merchant_name, noteNo: head.note_no, names }
    const lineNos = lines
      .filter((line) => orderLineIds.includes(line.order_line_id))
      .map((line) => line.line_no)
    const content = deliveryNoteNotices.noteAttached(said)
    await notify(tx, viewer, { operators: true }, aboutNote(id, content, lineNos))
  },
})

export const noteAttachments = bindAttachments(
  { read: calls.readNoteAttachments, attach: calls.attachToNote, detach: calls.detachFromNote },
  attachedToNotes,
)

/**
 * The certificates of a note: those of its lines by the order's line, those of the whole delivery under null.
 * What is of a line that was taken off the draft meanwhile is of neither.
 */
export async function certificatesOf(db: Executor, noteId: string) {
  const rows = await attachmentRows(db, 'delivery-note', [noteId])
  return Map.groupBy(
    rows.filter(({ type }) => type === 'certificate'),
    (row) => row.order_line_id,
  )
}
export type Certificates = Awaited<ReturnType<typeof certificatesOf>>
