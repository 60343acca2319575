import { fileHandling } from '@bdr/contract/files/handling'
import type { FilePurposeKey, MediaType } from '@bdr/contract/files/model'
import type { StoredFile } from '@bdr/contract/files/replies'
import type { Executor } from '../../platform/db/executor.ts'
import { fileUrl, openFileUrl } from './url.ts'

/** The columns that `presentFile` needs. */
export const fileColumns = ['id', 'key', 'purpose', 'name', 'media_type', 'bytes', 'width'] as const

export interface FileRow {
  readonly id: string
  readonly key: string
  readonly purpose: string
  readonly name: string
  readonly media_type: string
  readonly bytes: string
  /** null if it is not a picture */
  readonly width: number | null
}

export function presentFile(row: FileRow): StoredFile {
  const urlOf = fileHandling[row.purpose as FilePurposeKey].open ? openFileUrl : fileUrl
  return {
    id: row.id,
    name: row.name,
    mediaType: row.media_type as MediaType,
    bytes: Number(row.bytes),
    url: urlOf(row.key),
    thumbnailUrl: row.width === null ? null : urlOf(row.key, 'thumbnail'),
  }
}

/** Files by id, for a record that the reader may see; files that are not stored are omitted. */
export async function storedFiles(db: Executor, ids: readonly string[]): Promise<Map<string, StoredFile>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('file')
    .select(fileColumns)
    .where('id', 'in', ids)
    .where('stored_at', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [row.id, presentFile(row)]))
}
