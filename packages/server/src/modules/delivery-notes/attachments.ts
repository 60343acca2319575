import { hasLeft, isVoid } from '@bdr/contract/delivery-notes/meaning'
import * as calls from '@bdr/contract/delivery-notes/calls'
import { deliveryNoteNotices } from '@bdr/text/delivery-notes'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { invalid, notFound } from '../../platform/errors.ts'
import { fault, refusal } from '../../platform/refusals.ts'
import { scopeOf } from '../../platform/scope.ts'
import { appendHistory } from '../../platform/transition.ts'
import { attachFiles, attachmentRows, currentRows, detachFile } from '../attachments/attachments.ts'
import { attachedRecords, bindAttachments } from '../attachments/bind-attachments.ts'
import { notify } from '../messages/notify.ts'
import type { NoteLine } from './fitting-lines.ts'
import { aboutNote } from './notices.ts'
import { lockNoteHead, noteHead, noteLines } from './queries.ts'
import { recordNote } from './record.ts'

/**
 * Nothing can be added to a void note. After the dispatch nothing can be removed, because the signer may have read it.
 */
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
      closed: isVoid(status) ? refusal('note.attachmentsClosed') : null,
      removalRefusal: !hasLeft(status) && !isVoid(status) ? null : refusal('note.attachmentsKept'),
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
    // files attached before the dispatch are mentioned in the notice about the dispatch
    if (action === 'detach' || head.dispatched_at === null) return
    const details = { merchant: head.merchant_name, noteNo: head.note_no, names }
    const lineNos = lines
      .filter((line) => orderLineIds.includes(line.order_line_id))
      .map((line) => line.line_no)
    const content = deliveryNoteNotices.noteAttached(details)
    await notify(tx, viewer, { operators: true }, aboutNote(id, content, lineNos))
  },
})

export const noteAttachments = bindAttachments(
  { read: calls.readNoteAttachments, attach: calls.attachToNote, detach: calls.detachFromNote },
  attachedToNotes,
)

/**
 * Removes attachments from a note that is being edited, and adds the certificates of its lines. A file that a line
 * already has, because an earlier reply was lost, is not added again.
 * @throws AppError A00002 with a fault for every file that is not available or cannot be removed
 */
export async function changeCertificates(
  tx: Executor,
  change: Change,
  noteId: string,
  lines: readonly Pick<NoteLine, 'source' | 'certificates'>[],
  removedIds: readonly string[] = [],
): Promise<void> {
  const newCertificates = lines.flatMap(({ source, certificates }, line) =>
    certificates.map((fileId, place) => ({
      fileId,
      type: 'certificate' as const,
      orderLineId: source.id,
      path: ['lines', line, 'certificates', place],
    })),
  )
  if (newCertificates.length === 0 && removedIds.length === 0) return
  const { kind, find, changed } = attachedToNotes
  const { viewer } = change
  const note = await find(tx, viewer, noteId, true)
  const present = await currentRows(tx, kind, note)

  const unknown = removedIds.flatMap((id, index) =>
    present.some((row) => row.attachment_id === id)
      ? []
      : [fault(['removedAttachmentIds', index], 'attachment.gone')],
  )
  if (unknown.length > 0) throw invalid(unknown)
  const removed = []
  for (const id of new Set(removedIds)) removed.push(await detachFile(tx, viewer, kind, note, id))
  if (removed.length > 0) await changed(tx, change, note, 'detach', removed, [])

  const added = newCertificates.filter(
    ({ fileId, orderLineId }) =>
      !present.some((row) => row.id === fileId && row.order_line_id === orderLineId),
  )
  if (added.length === 0) return
  const names = await attachFiles(tx, viewer, kind, note, added)
  await changed(
    tx,
    change,
    note,
    'attach',
    names,
    added.map(({ orderLineId }) => orderLineId),
  )
}

/**
 * The certificates of a note: by order line, and under null those of the whole delivery. Files of a line that was
 * removed from the draft are under neither.
 */
export async function certificatesOf(db: Executor, noteId: string) {
  const rows = await attachmentRows(db, 'delivery-note', [noteId])
  return Map.groupBy(
    rows.filter(({ type }) => type === 'certificate'),
    (row) => row.order_line_id,
  )
}
export type Certificates = Awaited<ReturnType<typeof certificatesOf>>
