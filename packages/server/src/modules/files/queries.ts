import { unreferredHours, type FilePurposeKey } from '@bdr/contract/files/model'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import type { FileRow } from './present.ts'
import type { PreparedFile } from './prepare.ts'
import type { Uploader } from './uploader.ts'

const importPurposes = ['import', 'import-archive'] as const
type ImportPurpose = (typeof importPurposes)[number]

export interface NewFile {
  readonly key: string
  /** not including files of imports and their archives, which only the import serves */
  readonly purpose: FilePurposeKey | ImportPurpose
  readonly name: string
  readonly bytes: number
}

/** The type of a file whose content has not been checked yet. */
export const unknownType = 'application/octet-stream'

/** Inserts the row before the first byte is stored, so that leftovers of a failed upload can be found. */
export async function insertFile(db: Executor, uploader: Uploader, file: NewFile): Promise<string> {
  const { id } = await db
    .insertInto('file')
    .values({
      key: file.key,
      purpose: file.purpose,
      name: file.name,
      media_type: unknownType,
      bytes: String(file.bytes),
      merchant_id: uploader.merchantId,
      staff_id: uploader.staffId,
      mobile: uploader.mobile,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The stored data of a file whose content has been checked. */
type StoredContent = Omit<PreparedFile, 'mediaType'> & { readonly mediaType: string }

/** Marks the file as stored; its objects must exist. */
export const markStored = (
  db: Executor,
  id: string,
  { name, file }: { name: string; file: StoredContent },
): Promise<FileRow> =>
  db
    .updateTable('file')
    .set({
      name,
      media_type: file.mediaType,
      bytes: String(file.bytes.length),
      sha256: file.sha256,
      width: file.picture?.width ?? null,
      height: file.picture?.height ?? null,
      has_avif: (file.picture?.avif ?? null) !== null,
      stored_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .returning(['id', 'key', 'purpose', 'name', 'media_type', 'bytes', 'width'])
    .executeTakeFirstOrThrow()

/** Seconds that a `complete` call has for its file before another one may start. */
const claimSeconds = 180

/**
 * Claims an uploaded file for checking. No other call checks it at the same time, so what is stored is what was
 * checked.
 */
export const claimFile = (db: Executor, id: string) =>
  db
    .updateTable('file')
    .set({ taken_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('stored_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('taken_at', 'is', null),
        eb('taken_at', '<', sql<string>`now() - make_interval(secs => ${claimSeconds}::int)`),
      ]),
    )
    .returning(['id', 'key', 'name'])
    .executeTakeFirst()

export const leaveFile = (db: Executor, id: string) =>
  db.updateTable('file').set({ taken_at: null }).where('id', '=', id).execute()

export const fileWithOwner = (db: Executor, id: string) =>
  db
    .selectFrom('file')
    .select([
      'id',
      'key',
      'purpose',
      'name',
      'media_type',
      'bytes',
      'width',
      'stored_at',
      'staff_id',
      'mobile',
    ])
    .where('id', '=', id)
    .executeTakeFirst()

/** The file that is served under a key. */
export const fileByKey = (db: Executor, key: string) =>
  db
    .selectFrom('file')
    .select(['id', 'key', 'purpose', 'name', 'media_type', 'width', 'has_avif'])
    .where('key', '=', key)
    // an import serves its files itself, to people who may see the import
    .where('purpose', 'not in', importPurposes)
    .where('stored_at', 'is not', null)
    .executeTakeFirst()

const unreferred = sql<boolean>`not exists (select from file_reference as r where r.file_id = file.id)`
const oldEnough = sql<boolean>`created_at < now() - make_interval(hours => ${unreferredHours}::int)`

export const unreferredFiles = (db: Executor, limit: number) =>
  db
    .selectFrom('file')
    .select('id')
    .where(oldEnough)
    .where(unreferred)
    .orderBy('created_at')
    .limit(limit)
    .execute()

/**
 * Locks an unreferenced file, unless a transaction is about to refer to it; undefined if it is no longer unreferenced.
 */
export const lockUnreferred = (tx: Executor, id: string) =>
  tx
    .selectFrom('file')
    .select('key')
    .where('id', '=', id)
    .where(oldEnough)
    .where(unreferred)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export const deleteFile = (tx: Executor, id: string) => tx.deleteFrom('file').where('id', '=', id).execute()
