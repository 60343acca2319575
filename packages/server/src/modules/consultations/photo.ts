import { unreferredHours, type FilePurposeKey } from '@bdr/contract/files/model'
import type { StoredFile } from '@bdr/contract/files/replies'
import type { StoredPhoto, SentFile } from '@bdr/contract/site/data'
import type { Asker } from '../../platform/admission/asker.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Database } from '../../platform/db/open.ts'
import type { ObjectStore } from '../../platform/object-store.ts'
import { isStorable } from '../../platform/storable.ts'
import { completeDirectUpload, insertIncoming } from '../files/direct.ts'
import { storeFile, incomingKey, newKey } from '../files/store-file.ts'
import { checkFile, prepareFile } from '../files/prepare.ts'
import { storedFiles } from '../files/present.ts'
import { insertFile, unknownType } from '../files/queries.ts'

const purpose: FilePurposeKey = 'nameplate-photo'
const kind = 'consultation'
const nobody = { staffId: null, merchantId: null, mobile: null, post: null }

/**
 * Stores a visitor's photograph. Until a request refers to it, it can be used by anybody with its key; it is deleted
 * after a day.
 * @throws AppError A00001 if the file is not acceptable, B00429 if too many pictures of this asker wait
 */
export async function storePhoto(
  db: Executor,
  store: ObjectStore,
  { name, bytes }: SentFile,
  asker: Asker,
): Promise<StoredPhoto> {
  const prepared = await prepareFile(purpose, Buffer.from(bytes), asker)
  const row = { key: newKey(), name }
  const id = await insertFile(db, nobody, { ...row, purpose, bytes: prepared.bytes.length })
  const stored = await storeFile(db, store, { id, ...row }, prepared)
  return { key: row.key, name: stored.name }
}

/**
 * Keeps a visitor's photograph as it came while other fields are corrected. It is decoded with the request that it
 * belongs to.
 * @throws AppError A00001 if it is too large or of a wrong type
 */
export async function keepPhoto(
  database: Database,
  store: ObjectStore,
  sent: SentFile,
): Promise<StoredPhoto> {
  const bytes = Buffer.from(sent.bytes)
  checkFile(purpose, bytes)
  const { name } = sent
  const key = newKey()
  const file = { key, purpose, name, bytes: bytes.length }
  await insertIncoming(database, nobody, file, 2 * unreferredHours * 3_600)
  await store.put(incomingKey(key), bytes, unknownType)
  return { key, name }
}

const unclaimed = (db: Executor, key: string) =>
  db
    .selectFrom('file')
    .where('key', '=', key)
    .where('purpose', '=', purpose)
    .where('staff_id', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('file_reference as r')
            .select(eb.lit(1).as('one'))
            .whereRef('r.file_id', '=', 'file.id'),
        ),
      ),
    )

/** The photograph of an earlier attempt; null if it is no longer available. */
export async function earlierPhoto(db: Executor, key: string): Promise<StoredPhoto | null> {
  if (key === '' || !isStorable(key)) return null
  return (await unclaimed(db, key).select(['key', 'name']).executeTakeFirst()) ?? null
}

/**
 * The same for a request that is made now, to which the photograph is stored.
 * @throws AppError A00001 if it is no photograph, B00429 if too many pictures of this asker wait
 */
export async function storeEarlier(
  db: Executor,
  store: ObjectStore,
  key: string,
  asker: Asker,
): Promise<StoredPhoto | null> {
  if (key === '' || !isStorable(key)) return null
  const columns = ['id', 'key', 'name', 'purpose', 'bytes', 'stored_at'] as const
  const row = await unclaimed(db, key).select(columns).executeTakeFirst()
  if (!row) return null
  const { name } = row.stored_at === null ? await completeDirectUpload(db, store, row, asker) : row
  return { key, name }
}

/** Makes a request the owner of its photograph. A request has at most one. */
export async function claimPhoto(tx: Executor, consultationId: string, { key }: StoredPhoto): Promise<void> {
  const file = await unclaimed(tx, key)
    .where('stored_at', 'is not', null)
    .select('id')
    .forShare()
    .executeTakeFirst()
  if (!file || (await photoOf(tx, consultationId)) !== null) return
  await tx
    .insertInto('file_reference')
    .values({ file_id: file.id, kind, record_id: consultationId })
    .execute()
}

/** The photograph of a request, for operators; null if there is none. */
export async function photoOf(db: Executor, consultationId: string): Promise<StoredFile | null> {
  const row = await db
    .selectFrom('file_reference')
    .select('file_id')
    .where('kind', '=', kind)
    .where('record_id', '=', consultationId)
    .executeTakeFirst()
  return row ? ((await storedFiles(db, [row.file_id])).get(row.file_id) ?? null) : null
}
