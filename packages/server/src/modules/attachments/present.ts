import { attachmentLimits, type AttachmentKind } from '@bdr/contract/attachments/model'
import type { Attachments } from '@bdr/contract/attachments/replies'
import { refusalText } from '@bdr/text/refusals'
import type { Executor } from '../../platform/db/executor.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { presentFile } from '../files/present.ts'
import { uploadedBySide, currentRows, type Attached, type AttachmentRow } from './attachments.ts'

/** The attachments of a record that the viewer may see. */
export async function readAttachments(
  db: Executor,
  viewer: Viewer,
  kind: AttachmentKind,
  record: Attached,
): Promise<Attachments> {
  const rows = await currentRows(db, kind, record)
  return {
    attachments: rows.map((row) => ({
      ...presentAttachment(row),
      removable: record.removalRefusal === null && uploadedBySide(viewer, row),
    })),
    room: record.closed === null ? Math.max(0, attachmentLimits.ofRecord - rows.length) : 0,
    closed: record.closed && refusalText(record.closed),
  }
}

export const presentAttachment = (row: AttachmentRow) => ({
  id: row.attachment_id,
  type: row.type,
  orderLineId: row.order_line_id,
  file: presentFile(row),
  author: row.author_name,
  byOperator: row.by_operator,
  createdAt: row.created_at,
})
