import type { FilePurposeKey } from '@bdr/contract/files/model'
import type { StoredFile } from '@bdr/contract/files/replies'
import type { StoredPhoto, SentFile } from '@bdr/contract/site/data'
import type { Executor } from '../../platform/db/executor.ts'
import type { ObjectStore } from '../../platform/object-store.ts'
import { isStorable } from '../../platform/storable.ts'
import { storeFile, newKey } from '../files/store-file.ts'
import { checkSize, prepareFile } from '../files/prepare.ts'
import { storedFiles } from '../files/present.ts'
import { insertFile } from '../files/queries.ts'

const purpose: FilePurposeKey = 'nameplate-photo'
const kind = 'consultation'
const nobody = { staffId: null, merchantId: null, mobile: null, post: null }

/**
 * Stores a visitor's photograph. Until a request refers to it, it can be used by anybody with its key; it is deleted
 * after a day.
 * @throws AppError A00001 if the file is not acceptable
 */
export async function storePhoto(
  db: Executor,
  store: ObjectStore,
  { name, bytes }: SentFile,
): Promise<StoredPhoto> {
  checkSize(purpose, bytes.length)
  const prepared = await prepareFile(purpose, Buffer.from(bytes))
  const row = { key: newKey(), name }
  const id = await insertFile(db, nobody, { ...row, purpose, bytes: prepared.bytes.length })
  const stored = await storeFile(db, store, { id, ...row }, prepared)
  return { key: row.key, name: stored.name }
}

const unclaimed = (db: Executor, key: string) =>
  db
    .selectFrom('file')
    .where('key', '=', key)
    .where('purpose', '=', purpose)
    .where('stored_at', 'is not', null)
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

/** A photograph stored by an earlier submission; null if it is no longer available. */
export async function storedPhoto(db: Executor, key: string): Promise<StoredPhoto | null> {
  if (key === '' || !isStorable(key)) return null
  const row = await unclaimed(db, key).select(['key', 'name']).executeTakeFirst()
  return row ?? null
}

/** Makes a request the owner of its photograph. A request has at most one. */
export async function claimPhoto(tx: Executor, consultationId: string, { key }: StoredPhoto): Promise<void> {
  const file = await unclaimed(tx, key).select('id').forShare().executeTakeFirst()
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
