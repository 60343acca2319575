import { contentFields, type ContentFields } from '@bdr/contract/content/model'
import type { FieldChange } from '@bdr/contract/kernel/changes'
import { z } from 'zod'
import { announceContent } from '../../platform/announce.ts'
import { audit } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { invalid, refused } from '../../platform/errors.ts'
import { fault, faultsOf } from '../../platform/refusals.ts'
import { assertVersion, type RecordVersion } from '../../platform/record-version.ts'
import { appendHistory } from '../../platform/transition.ts'
import { cleanBody } from './body.ts'
import { savedFields } from './columns.ts'
import { checkAlts, checkPictures, referToPictures } from './pictures.ts'
import * as queries from './queries.ts'
import { contentChanges } from './recorded.ts'

const asInput = z.object({ fields: contentFields })

/**
 * Sanitises the body, which may leave nothing of it, or make it longer because of escaped characters.
 * @throws AppError A00002 if the result is empty or too long
 */
async function cleaned(fields: ContentFields): Promise<ContentFields> {
  const parsed = asInput.safeParse({ fields: { ...fields, body: await cleanBody(fields.body) } })
  if (!parsed.success) throw invalid(faultsOf(parsed.error))
  checkAlts(parsed.data.fields.body)
  return parsed.data.fields
}

/** A locked record in the version that the operator has read. */
export async function lockAsRead(tx: Executor, seen: RecordVersion): Promise<queries.LockedContent> {
  return assertVersion(await queries.lockContent(tx, seen.id), seen)
}

/** Creates a draft. @returns its id */
export async function createContent(tx: Executor, change: Change, given: ContentFields): Promise<string> {
  const { viewer } = change
  const fields = await cleaned(given)
  if (fields.kind === 'company') throw refused('content.pagesGiven')
  await checkSlug(tx, fields, null)
  await checkPictures(tx, viewer, null, fields)
  const id = await queries.insertContent(tx, fields)
  await queries.insertVersion(tx, { contentId: id, version: 1, fields, savedBy: viewer.staffId })
  await referToPictures(tx, viewer, id, fields)
  await appendHistory(tx, 'content', viewer, [{ id, action: 'create', to: 'draft' }])
  await auditOf(tx, change, 'content.create', id, fields)
  return id
}

/** Saves a version. The public one stays until this one is published. */
export async function saveContent(
  tx: Executor,
  change: Change,
  input: RecordVersion & { fields: ContentFields },
): Promise<void> {
  const row = await lockAsRead(tx, input)
  await write(tx, change, row, await cleaned(input.fields), 'save')
}

/** Saves a former version again, as the newest one. */
export async function restoreContent(
  tx: Executor,
  change: Change,
  input: RecordVersion & { savedVersion: number },
): Promise<void> {
  const row = await lockAsRead(tx, input)
  const former = await queries.versionOf(tx, row.id, input.savedVersion)
  if (!former) throw refused('content.versionUnknown')
  const fields = contentFields.parse(former.fields)
  // the slug of a published record stays, even if the former version had another one
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
  if (fields.kind !== row.kind) throw invalid([fault(['fields', 'kind'], 'content.kindFixed')])
  if (fields.slug !== row.slug) {
    if (row.published_at !== null) throw invalid([fault(['fields', 'slug'], 'content.slugFixed')])
    await checkSlug(tx, fields, row.id)
  }
  await checkPictures(tx, viewer, row.id, fields)
  const version = await queries.updateContent(tx, row, fields)
  await queries.insertVersion(tx, { contentId: row.id, version, fields, savedBy: viewer.staffId })
  await referToPictures(tx, viewer, row.id, fields)
  const changes = contentChanges(savedFields(row), fields)
  await appendHistory(tx, 'content', viewer, [
    { id: row.id, action, from: row.status, to: row.status, changes },
  ])
  await auditOf(tx, change, `content.${action}`, row.id, fields, changes)
  announceContent(tx)
}

async function checkSlug(tx: Executor, fields: ContentFields, exceptId: string | null): Promise<void> {
  if (await queries.isSlugTaken(tx, fields.kind, fields.slug, exceptId))
    throw invalid([fault(['fields', 'slug'], 'content.slugTaken')])
}

const auditOf = (
  tx: Executor,
  { viewer, caller }: Change,
  action: string,
  id: string,
  fields: ContentFields,
  changes: readonly FieldChange[] = [],
) =>
  audit(tx, { actor: viewer, action, subject: { kind: 'content', id, name: fields.title }, changes, caller })
