import { contentFields, type ContentFields } from '@bdr/contract/content/model'
import { say } from '@bdr/text/refusals'
import { announceContent } from '../../platform/announce.ts'
import { audit } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { conflict, invalid, notFound, refused } from '../../platform/errors.ts'
import { fault } from '../../platform/faults.ts'
import { appendHistory } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { referTo } from '../files/refer.ts'
import { cleanBody } from './body.ts'
import * as queries from './queries.ts'

const cleaned = async (fields: ContentFields): Promise<ContentFields> => ({
  ...fields,
  body: await cleanBody(fields.body),
})

/** A record read under lock, as it was when the operator read it. */
export async function lockAsRead(
  tx: Executor,
  { id, version }: { id: string; version: number },
): Promise<queries.LockedContent> {
  const row = await queries.lockContent(tx, id)
  if (!row) throw notFound()
  if (row.version !== version) throw conflict('record.changed')
  return row
}

/** A new draft. @returns its id */
export async function createContent(tx: Executor, change: Change, given: ContentFields): Promise<string> {
  const { viewer } = change
  const fields = await cleaned(given)
  if (fields.kind === 'company') throw refused('content.pagesGiven')
  await checkSlug(tx, fields, null)
  const id = await queries.insertContent(tx, fields)
  await queries.keepVersion(tx, { contentId: id, version: 1, fields, savedBy: viewer.staffId })
  await referToCover(tx, viewer, id, fields)
  await appendHistory(tx, 'content', viewer, [{ id, action: 'create', to: 'draft' }])
  await auditOf(tx, change, 'content.create', id, fields)
  return id
}

/** Saves what an operator wrote. What is public stays until it is published again. */
export async function saveContent(
  tx: Executor,
  change: Change,
  input: { id: string; version: number; fields: ContentFields },
): Promise<void> {
  const row = await lockAsRead(tx, input)
  await write(tx, change, row, await cleaned(input.fields), 'save')
}

/** Saves a former version again, as the newest. */
export async function restoreContent(
  tx: Executor,
  change: Change,
  input: { id: string; version: number; savedVersion: number },
): Promise<void> {
  const row = await lockAsRead(tx, input)
  const former = await queries.versionOf(tx, row.id, input.savedVersion)
  if (!former) throw refused('content.versionUnknown')
  const fields = contentFields.parse(former.fields)
  // the address of what was published stays, whatever it was called before
  await write(tx, change, row, { ...fields, slug: row.slug } as ContentFields, 'restore')
}

async function write(
  tx: Executor,
  change: Change,
  row: queries.LockedContent,
  fields: ContentFields,
  action: 'save' | 'restore',
): Promise<void> {
  const { viewer } = change
  if (fields.kind !== row.kind) throw invalid([fault(['fields', 'kind'], say('content.kindFixed'))])
  if (fields.slug !== row.slug) {
    if (row.published_at !== null) throw invalid([fault(['fields', 'slug'], say('content.slugFixed'))])
    await checkSlug(tx, fields, row.id)
  }
  const version = await queries.updateContent(tx, row, fields)
  await queries.keepVersion(tx, { contentId: row.id, version, fields, savedBy: viewer.staffId })
  await referToCover(tx, viewer, row.id, fields)
  await appendHistory(tx, 'content', viewer, [{ id: row.id, action, from: row.status, to: row.status }])
  await auditOf(tx, change, `content.${action}`, row.id, fields)
  announceContent(tx)
}

async function checkSlug(tx: Executor, fields: ContentFields, exceptId: string | null): Promise<void> {
  if (await queries.isSlugTaken(tx, fields.kind, fields.slug, exceptId))
    throw invalid([fault(['fields', 'slug'], say('content.slugTaken'))])
}

/** Former covers stay referred to: older versions, and what is still shown, may need them. */
const referToCover = (tx: Executor, viewer: Viewer, id: string, { coverFileId }: ContentFields) =>
  coverFileId === null
    ? Promise.resolve()
    : referTo(tx, viewer, [coverFileId], { kind: 'content', recordId: id, purpose: 'content-cover' })

const auditOf = (
  tx: Executor,
  { viewer, caller }: Change,
  action: string,
  id: string,
  fields: ContentFields,
) => audit(tx, { actor: viewer, action, subject: { kind: 'content', id, name: fields.title }, caller })
