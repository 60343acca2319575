import { attachmentLimits, attachmentPurposes, type AttachmentType } from '@bdr/contract/attachments/model'
import type { RefusalKey } from '@bdr/text/refusals'
import type { DocumentReason } from '@bdr/text/ubl-names'
import { companyAsker } from '../../platform/admission/asker.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { AppError } from '../../platform/errors.ts'
import type { UnreadPart } from '../../platform/import/findings.ts'
import type { ObjectStore } from '../../platform/object-store.ts'
import { addAttachments } from '../attachments/bind-attachments.ts'
import { attachFiles } from '../attachments/attachments.ts'
import { prepareFile, type PreparedFile } from '../files/prepare.ts'
import { insertFile } from '../files/queries.ts'
import { newKey, storeFile } from '../files/store-file.ts'
import { attachedToOrders } from '../orders/attachments.ts'
import { importFault } from './faults.ts'
import type { EmbeddedDocument } from './model.ts'
import * as queries from './queries.ts'

const purpose = attachmentPurposes.order

/** A file inside an order file that can become an attachment. */
export interface OrderDocument {
  readonly name: string
  readonly type: AttachmentType
  readonly path: string
  readonly file: PreparedFile
  /** once it is stored */
  readonly fileId: string | null
}

/** What `prepareFile` says about a file. Anything else concerns the server, and the import is tried again. */
const reasons: Partial<Readonly<Record<RefusalKey, DocumentReason>>> = {
  'files.empty': 'empty',
  'files.tooDeepPicture': 'tooManyPixels',
  'files.tooLarge': 'tooLarge',
  'files.tooManyPixels': 'tooManyPixels',
  'files.unreadablePicture': 'unreadablePicture',
  'files.wrongType': 'wrongType',
}

/** The documents that can be kept like any uploaded file, and why the others cannot. */
export async function prepareDocuments(
  documents: readonly EmbeddedDocument[],
): Promise<{ kept: OrderDocument[]; refused: UnreadPart[] }> {
  const kept: OrderDocument[] = []
  const refused: UnreadPart[] = []
  for (const { bytes, ...document } of documents) {
    try {
      const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
      kept.push({ ...document, file: await prepareFile(purpose, content, companyAsker(null)), fileId: null })
    } catch (error) {
      const reason = error instanceof AppError ? reasons[error.refusal.key] : undefined
      if (reason === undefined) throw error
      refused.push(leftOut(document, reason))
    }
  }
  return { kept, refused }
}

const leftOut = (
  { name, path }: Pick<OrderDocument, 'name' | 'path'>,
  reason: DocumentReason,
): UnreadPart => ({
  ...importFault('unread.document', { name, reason }),
  sheet: null,
  rows: [],
  column: null,
  path,
})

/**
 * The documents that an order does not have yet, as far as it has room for them.
 * @param orderId null for a new order
 */
export async function newDocuments(
  db: Executor,
  orderId: string | null,
  documents: readonly OrderDocument[],
): Promise<{ fresh: readonly OrderDocument[]; refused: UnreadPart[] }> {
  const digests = orderId === null ? [] : await queries.attachedDigests(db, orderId)
  const fresh = documents.filter(({ file }) => !digests.includes(file.sha256.toString('hex')))
  const room = Math.max(0, attachmentLimits.ofRecord - digests.length)
  return {
    fresh: fresh.slice(0, room),
    refused: fresh.slice(room).map((document) => leftOut(document, 'tooMany')),
  }
}

/** Stores the files. Those that no order refers to are swept like every upload. */
export async function storeDocuments(
  db: Executor,
  store: ObjectStore,
  { viewer }: Change,
  documents: readonly OrderDocument[],
): Promise<OrderDocument[]> {
  const uploader = { staffId: viewer.staffId, merchantId: viewer.merchantId, mobile: null, post: viewer.post }
  const stored: OrderDocument[] = []
  for (const document of documents) {
    const { name, file } = document
    const key = newKey()
    const id = await insertFile(db, uploader, { key, purpose, name, bytes: file.bytes.length })
    await storeFile(db, store, { id, key, name }, file)
    stored.push({ ...document, fileId: id })
  }
  return stored
}

/** Attaches documents to an order that was just created; its first entry in the timeline says where it comes from. */
export async function attachToNewOrder(
  tx: Executor,
  { viewer }: Change,
  orderId: string,
  documents: readonly OrderDocument[],
): Promise<void> {
  const order = { id: orderId, closed: null, removalRefusal: null }
  if (documents.length > 0) await attachFiles(tx, viewer, 'order', order, filesOf(documents))
}

/** Attaches documents to an existing order, which its supplier is told. */
export async function attachToExistingOrder(
  tx: Executor,
  change: Change,
  orderId: string,
  documents: readonly OrderDocument[],
): Promise<void> {
  if (documents.length > 0)
    await addAttachments(tx, change, attachedToOrders, { id: orderId, files: filesOf(documents) })
}

const filesOf = (documents: readonly OrderDocument[]) =>
  documents.map(({ fileId, type }) => ({ fileId: fileId!, type }))
