import { picturesOf, withPictures } from '@bdr/contract/content/body-pictures'
import type { Executor } from '../../platform/db/executor.ts'
import { openFileUrl } from '../files/url.ts'

/**
 * A stored body with its pictures where they are served, and as large as they are: the text below
 * one stands still while it comes.
 */
export async function bodyToShow(db: Executor, body: string): Promise<string> {
  const ids = picturesOf(body).map(({ fileId }) => fileId)
  if (ids.length === 0) return body
  const rows = await db
    .selectFrom('file')
    .select(['id', 'key', 'width', 'height'])
    .where('id', 'in', ids)
    .execute()
  const files = new Map(rows.map((row) => [row.id, row]))
  return withPictures(body, ({ fileId, alt }) => {
    const file = files.get(fileId)
    if (!file) return ''
    const { key, width, height } = file
    return `<img src="${openFileUrl(key)}" width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async">`
  })
}
