import * as calls from '@bdr/contract/content/calls'
import { contentFields, type ContentFields } from '@bdr/contract/content/model'
import type { SavedContent } from '@bdr/contract/content/replies'
import { contentKind } from '@bdr/text/content'
import type { Clock } from '../../platform/clock.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { notFound } from '../../platform/errors.ts'
import { bindExport } from '../../platform/export/bind-export.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { bindActions } from '../../platform/gateway/bind-actions.ts'
import { historyOf } from '../../platform/history.ts'
import { pageReply, presented } from '../../platform/list.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { storedFiles } from '../files/present.ts'
import { savedFields } from './columns.ts'
import { readCompanyFacts, saveCompanyFacts } from './company-facts.ts'
import { contentColumns } from './export.ts'
import { pictureIds } from './pictures.ts'
import { presentDetail, presentRow } from './present.ts'
import { publishContent, scheduleContent, unscheduleContent, withdrawContent } from './publish.ts'
import * as queries from './queries.ts'
import { createContent, restoreContent, saveContent } from './save.ts'

export function contentRoutes(clock: Clock): BoundCall[] {
  return [
    bind(calls.listContents, async ({ db, input }) =>
      pageReply(input, await queries.pageOfContents(db, input), presentRow),
    ),
    bindExport(calls.exportContents, {
      name: ({ input }) => contentKind[input.kind].title,
      columns: contentColumns,
      chunks: ({ db, input }) => presented(queries.allContents(db, input), presentRow),
    }),
    bind(calls.readContent, ({ db, viewer, input }) => detail(db, viewer, input.id)),
    bind(calls.createContent, async ({ db, viewer, caller, input }) =>
      detail(db, viewer, await createContent(db, { viewer, caller }, input.fields)),
    ),
    bind(calls.saveContent, async ({ db, viewer, caller, input }) => {
      await saveContent(db, { viewer, caller }, input)
      return detail(db, viewer, input.id)
    }),
    ...bindActions(
      ({ db, viewer, input }) => detail(db, viewer, input.id),
      [calls.scheduleContent, (tx, change, input) => scheduleContent(tx, change, input, clock.now())],
      [calls.unscheduleContent, unscheduleContent],
      [calls.publishContent, publishContent],
      [calls.withdrawContent, withdrawContent],
    ),
    bind(calls.listContentVersions, async ({ db, input }) => {
      const rows = await queries.versionsOf(db, input.id)
      return rows.map((row) => ({
        version: row.version,
        savedAt: row.saved_at,
        savedBy: row.saved_by ?? '',
        title: row.title,
      }))
    }),
    bind(calls.readContentVersion, async ({ db, input }) => {
      const row = await queries.versionOf(db, input.id, input.savedVersion)
      if (!row) throw notFound()
      return savedContent(db, contentFields.parse(row.fields))
    }),
    bind(calls.readCompanyFacts, ({ db }) => readCompanyFacts(db)),
    bind(calls.saveCompanyFacts, async ({ db, viewer, caller, input }) => {
      await saveCompanyFacts(db, { viewer, caller }, input)
      return readCompanyFacts(db)
    }),
    bind(calls.restoreContent, async ({ db, viewer, caller, input }) => {
      await restoreContent(db, { viewer, caller }, input)
      return detail(db, viewer, input.id)
    }),
  ]
}

async function detail(db: Executor, viewer: Viewer, id: string) {
  const [row, history] = await Promise.all([queries.contentById(db, id), historyOf(db, 'content', id)])
  if (!row) throw notFound()
  return presentDetail(row, await savedContent(db, savedFields(row)), viewer, history)
}

/** Saved fields with the records and files that their ids refer to. */
async function savedContent(db: Executor, fields: ContentFields): Promise<SavedContent> {
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
