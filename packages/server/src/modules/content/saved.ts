import type { ContentFields, SavedContent } from '@bdr/contract/content/model'
import type { Executor } from '../../platform/db/executor.ts'
import { storedFiles } from '../files/present.ts'
import * as queries from './queries.ts'

/** Fields as they were saved, with what their ids and names stand for. */
export async function savedContent(db: Executor, fields: ContentFields): Promise<SavedContent> {
  const { coverFileId } = fields
  const related = fields.kind === 'entry' ? fields.related : []
  const [files, titles] = await Promise.all([
    storedFiles(db, coverFileId === null ? [] : [coverFileId]),
    queries.titlesOfEntries(db, related),
  ])
  return {
    fields,
    cover: files.get(coverFileId ?? '') ?? null,
    related: related.map((slug) => ({ slug, title: titles.get(slug) ?? slug })),
  }
}
