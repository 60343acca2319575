import type { ContentFields } from '@bdr/contract/content/model'
import type { SavedContent } from '@bdr/contract/content/replies'
import type { Executor } from '../../platform/db/executor.ts'
import { storedFiles } from '../files/present.ts'
import { pictureIds } from './pictures.ts'
import * as queries from './queries.ts'

/** Saved fields with the records and files that their ids refer to. */
export async function savedContent(db: Executor, fields: ContentFields): Promise<SavedContent> {
  const { coverFileId, body } = fields
  const inBody = pictureIds(body)
  const related = fields.kind === 'entry' ? fields.related : []
  const [files, titles] = await Promise.all([
    storedFiles(db, coverFileId === null ? inBody : [coverFileId, ...inBody]),
    queries.titlesOfEntries(db, related),
  ])
  return {
    fields,
    cover: files.get(coverFileId ?? '') ?? null,
    pictures: [...new Set(inBody)].flatMap((id) => files.get(id) ?? []),
    related: related.map((slug) => ({ slug, title: titles.get(slug) ?? slug })),
  }
}
