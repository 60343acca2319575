import { hash, randomBytes } from 'node:crypto'
import type { StoredFile } from '@bdr/contract/files/replies'
import type { Executor } from '../../platform/db/executor.ts'
import type { ObjectStore } from '../../platform/object-store.ts'
import { fileName } from './media-type.ts'
import type { PreparedFile } from './prepare.ts'
import { presentFile } from './present.ts'
import { insertFile, markStored, unknownType, type NewFile } from './queries.ts'
import type { Uploader } from './uploader.ts'

/** A random key, which reveals nothing about the file and cannot be guessed. */
export const newKey = (): string => randomBytes(20).toString('hex')

export const thumbnailKey = (key: string): string => `${key}.thumbnail`
/** the thumbnail as AVIF, if that is smaller */
export const avifKey = (key: string): string => `${key}.avif`
/**
 * the key of a direct upload; after the check the object is moved to its final key, where browsers cannot overwrite it
 */
export const incomingKey = (key: string): string => `${key}.incoming`

/** The keys of all objects a file may have. */
export const objectKeys = (key: string): string[] => [key, thumbnailKey(key), avifKey(key), incomingKey(key)]

/** Stores a file, and the thumbnails of a picture. */
export async function putObjects(
  store: ObjectStore,
  key: string,
  { bytes, mediaType, picture }: PreparedFile,
): Promise<void> {
  await store.put(key, bytes, mediaType)
  if (picture) await store.put(thumbnailKey(key), picture.thumbnail, 'image/webp')
  if (picture?.avif) await store.put(avifKey(key), picture.avif, 'image/avif')
}

/** Stores a file's objects, and then marks its row as stored. */
export async function storeFile(
  db: Executor,
  store: ObjectStore,
  row: { id: string; key: string; name: string },
  file: PreparedFile,
): Promise<StoredFile> {
  await putObjects(store, row.key, file)
  return presentFile(await markStored(db, row.id, { name: fileName(row.name, file.mediaType), file }))
}

/**
 * Stores an internal file, which nobody is shown and which is not processed. A record must refer to it within a day.
 */
export async function storePrivateFile(
  db: Executor,
  store: ObjectStore,
  uploader: Uploader,
  file: { readonly purpose: NewFile['purpose']; readonly name: string; readonly bytes: Buffer },
): Promise<string> {
  const { purpose, name, bytes } = file
  const key = newKey()
  const id = await insertFile(db, uploader, { key, purpose, name, bytes: bytes.length })
  await store.put(key, bytes, unknownType)
  await markStored(db, id, {
    name,
    file: { bytes, mediaType: unknownType, sha256: hash('sha256', bytes, 'buffer'), picture: null },
  })
  return id
}
