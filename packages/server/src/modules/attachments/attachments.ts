import {
  attachmentLimits,
  attachmentPurposes,
  type AttachmentKind,
  type AttachmentType,
} from '@bdr/contract/attachments/model'
import { sql, type Insertable } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { prepared, type Params } from '../../platform/db/prepared.ts'
import { conflictBecause, invalid, notFound } from '../../platform/errors.ts'
import { fault, refusal, type FieldPath, type Refusal } from '../../platform/refusals.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { fileColumns } from '../files/present.ts'
import { lockFreeFiles } from '../files/refer.ts'

/** A record with attachments, as the viewer sees it. */
export interface Attached {
  readonly id: string
  /** why no file can be added; null if one can */
  readonly closed: Refusal | null
  /** why no file can be removed; null if one can */
  readonly removalRefusal: Refusal | null
  /** for a record with versions: the one being edited, which is the only one that changes */
  readonly version?: number
  /** ids of the order lines that files can belong to; without it files belong to the whole record */
  readonly orderLineIds?: readonly string[]
}

/**
 * Whether an attachment belongs to a version: `since` is the first version with it, `until` the first one without it.
 */
export const isIn = (version: number, { since, until }: Pick<AttachmentRow, 'since' | 'until'>): boolean =>
  since <= version && (until === null || version < until)

const attached = prepared((db, p: Params<{ kind: AttachmentKind; recordIds: string[] }>) =>
  db
    .selectFrom('attachment as a')
    .innerJoin('file as f', 'f.id', 'a.file_id')
    .select(fileColumns.map((column) => `f.${column}` as const))
    .select([
      'a.id as attachment_id',
      'a.record_id',
      'a.type',
      'a.order_line_id',
      'a.staff_id',
      'a.author_name',
      'a.by_operator',
      'a.since',
      'a.until',
      'a.created_at',
    ])
    .where('a.kind', '=', p.kind)
    .where(sql<boolean>`a.record_id = any(${p.recordIds}::bigint[])`)
    .orderBy('a.created_at')
    .orderBy('f.created_at')
    .orderBy('a.id'),
)

/** Everything that is or was attached to records of a kind, oldest first. */
export const attachmentRows = (db: Executor, kind: AttachmentKind, recordIds: readonly string[]) =>
  attached.all(db, { kind, recordIds: [...recordIds] })
export type AttachmentRow = Awaited<ReturnType<typeof attachmentRows>>[number]

/** The current attachments; for a record with versions those of the version being edited. */
export const currentRows = async (db: Executor, kind: AttachmentKind, { id, version = 1 }: Attached) =>
  (await attachmentRows(db, kind, [id])).filter((row) => isIn(version, row))

export const uploadedBySide = (viewer: Viewer, row: AttachmentRow): boolean =>
  row.by_operator === (viewer.merchantId === null)

/** An uploaded file and its type. */
export interface NewAttachment {
  readonly fileId: string
  readonly type: AttachmentType
  readonly orderLineId?: string | null
  /** its path in the input; by default an index of `files` */
  readonly path?: FieldPath
}

/**
 * Attaches files that the viewer's side uploaded and that no record uses. The record must be locked, because its
 * attachments are counted.
 * @returns the names of the files
 * @throws AppError A06002 if nothing can be attached to the record, A00002 with a fault for every file beyond the
 * limit, that is not available, or whose line does not belong to the record
 */
export async function attachFiles(
  tx: Executor,
  viewer: Viewer,
  kind: AttachmentKind,
  record: Attached,
  files: readonly NewAttachment[],
): Promise<string[]> {
  const { closed, version = 1, orderLineIds = [] } = record
  if (closed) throw conflictBecause(closed)
  const max = attachmentLimits.ofRecord
  const room = max - (await currentRows(tx, kind, record)).length
  const free = await lockFreeFiles(
    tx,
    viewer,
    files.map(({ fileId }) => fileId),
    attachmentPurposes[kind],
  )
  const faults = files.flatMap(({ fileId, orderLineId = null, path }, index) => {
    if (orderLineId !== null && !orderLineIds.includes(orderLineId))
      return [fault(['files', index, 'orderLineId'], 'attachment.lineUnknown')]
    const place = path ?? ['files', index, 'fileId']
    // a repeated file is available only once
    if (!free.has(fileId) || files.findIndex((one) => one.fileId === fileId) < index)
      return [fault(place, 'files.gone')]
    return index < room ? [] : [fault(place, 'attachment.tooMany', { max })]
  })
  if (faults.length > 0) throw invalid(faults)
  await insertAttachments(
    tx,
    files.map(({ fileId, type, orderLineId = null }) => ({
      kind,
      record_id: record.id,
      file_id: fileId,
      type,
      order_line_id: orderLineId,
      staff_id: viewer.staffId,
      author_name: viewer.name,
      by_operator: viewer.merchantId === null,
      since: version,
    })),
  )
  return files.map(({ fileId }) => free.get(fileId)!)
}

/** Attaches the attachments of other records to a record: the same files with the same authors, without copies. */
export const copyAttachments = (
  tx: Executor,
  kind: AttachmentKind,
  recordId: string,
  rows: readonly AttachmentRow[],
): Promise<void> =>
  insertAttachments(
    tx,
    rows.map((row) => ({
      kind,
      record_id: recordId,
      file_id: row.id,
      type: row.type,
      staff_id: row.staff_id,
      author_name: row.author_name,
      by_operator: row.by_operator,
    })),
  )

async function insertAttachments(tx: Executor, rows: Insertable<Schema['attachment']>[]): Promise<void> {
  if (rows.length === 0) return
  const inserted = await tx.insertInto('attachment').values(rows).returning(['id', 'file_id']).execute()
  await tx
    .insertInto('file_reference')
    .values(inserted.map(({ id, file_id }) => ({ file_id, kind: reference, record_id: id })))
    .execute()
}

/** The kind of record under which files are referred to as attachments. */
const reference = 'attachment'

/**
 * Removes an attachment from a locked record; versions that had it keep it.
 * @returns the name of the file
 * @throws AppError A00005 if it is not attached to the record, A06002 if it cannot be removed
 */
export async function detachFile(
  tx: Executor,
  viewer: Viewer,
  kind: AttachmentKind,
  record: Attached,
  attachmentId: string,
): Promise<string> {
  const { removalRefusal, version = 1 } = record
  const row = (await currentRows(tx, kind, record)).find((one) => one.attachment_id === attachmentId)
  if (!row) throw notFound()
  const why = removalRefusal ?? (uploadedBySide(viewer, row) ? null : refusal('attachment.othersFile'))
  if (why) throw conflictBecause(why)
  if (row.since < version) {
    await tx.updateTable('attachment').set({ until: version }).where('id', '=', attachmentId).execute()
    return row.name
  }
  await tx.deleteFrom('attachment').where('id', '=', attachmentId).execute()
  await tx
    .deleteFrom('file_reference')
    .where('kind', '=', reference)
    .where('record_id', '=', attachmentId)
    .execute()
  return row.name
}
