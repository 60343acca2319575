import { filePurposes, type FilePurposeKey } from '@bdr/contract/files/model'
import type { StoredFile } from '@bdr/contract/files/replies'
import type { Asker } from '../../platform/admission/asker.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Database } from '../../platform/db/open.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { notFound, refused } from '../../platform/errors.ts'
import { readObject, type DirectUpload, type ObjectStore } from '../../platform/object-store.ts'
import { enqueue } from '../../platform/outbox.ts'
import { incomingKey, storeFile, newKey } from './store-file.ts'
import { prepareFile } from './prepare.ts'
import * as queries from './queries.ts'
import type { NewFile } from './queries.ts'
import type { Uploader } from './uploader.ts'

/** Seconds a browser has to upload a file. */
const openFor = 900

/**
 * Inserts a file that is stored for the time being as it came, and checked later. What came is deleted after
 * `keptSeconds`; a valid file has been moved by then.
 */
export const insertIncoming = (
  database: Database,
  uploader: Uploader,
  file: NewFile,
  keptSeconds: number,
): Promise<string> =>
  transaction(database, async (tx) => {
    const dueAt = new Date(Date.now() + keptSeconds * 1_000)
    await enqueue(tx, 'file-removal', { keys: [incomingKey(file.key)] }, { dueAt })
    return queries.insertFile(tx, uploader, file)
  })

/** Allows one direct upload to the storage. */
export async function openDirectUpload(
  database: Database,
  direct: DirectUpload,
  uploader: Uploader,
  file: Omit<NewFile, 'key'>,
): Promise<{ fileId: string; url: string }> {
  const key = newKey()
  const fileId = await insertIncoming(database, uploader, { ...file, key }, 2 * openFor)
  return { fileId, url: await direct.urlFor(incomingKey(key), file.bytes, openFor) }
}

/** @throws AppError A00005 for another person's file as for a missing one */
export async function ownFile(db: Executor, { staffId, mobile }: Uploader, fileId: string) {
  const row = await queries.fileWithOwner(db, fileId)
  if (!row || row.staff_id !== staffId || row.mobile !== mobile) throw notFound()
  return row
}

type IncomingFile = Pick<Awaited<ReturnType<typeof ownFile>>, 'id' | 'key' | 'purpose' | 'bytes'>

/**
 * Checks an incoming object and stores it. Its size is checked first; an object of another size than declared, or a
 * missing one, is not read.
 * @throws AppError A00001 if the file is not acceptable
 */
export async function completeDirectUpload(
  db: Executor,
  store: ObjectStore,
  row: IncomingFile,
  asker: Asker,
): Promise<StoredFile> {
  const purpose = row.purpose as FilePurposeKey
  const taken = await queries.claimFile(db, row.id)
  if (!taken) throw refused('files.beingRead')
  try {
    const incoming = incomingKey(row.key)
    if ((await store.size(incoming)) !== Number(row.bytes)) throw refused('files.notArrived')
    const bytes = await readObject(store, incoming, filePurposes[purpose].maxBytes)
    if (!bytes) throw refused('files.notArrived')
    return await storeFile(db, store, taken, await prepareFile(purpose, bytes, asker))
  } catch (error) {
    await queries.leaveFile(db, row.id)
    throw error
  }
}
