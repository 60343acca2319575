import { announcementFields, type AnnouncementFields } from '@bdr/contract/announcements/model'
import type { FieldChange } from '@bdr/contract/kernel/changes'
import { audienceText } from '@bdr/text/announcements'
import { post as postLabels } from '@bdr/text/posts'
import { z } from 'zod'
import { audit } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { invalid } from '../../platform/errors.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import { assertVersion, type RecordVersion } from '../../platform/record-version.ts'
import { fault, faultsOf } from '../../platform/refusals.ts'
import { appendHistory, transition } from '../../platform/transition.ts'
import { cleanBody } from '../content/body.ts'
import { announcementLifecycle } from './lifecycle.ts'
import { referToPictures } from './pictures.ts'
import * as queries from './queries.ts'

const asInput = z.object({ fields: announcementFields })

/** @throws AppError A00002 if nothing is left of the body, or nobody would see it */
async function checked(tx: Executor, clock: Clock, given: AnnouncementFields): Promise<AnnouncementFields> {
  const parsed = asInput.safeParse({ fields: { ...given, body: await cleanBody(given.body) } })
  if (!parsed.success) throw invalid(faultsOf(parsed.error))
  const { fields } = parsed.data
  const { audience, showUntil } = fields
  if (showUntil !== null && new Date(showUntil) <= clock.now())
    throw invalid([fault(['fields', 'showUntil'], 'announcement.notPast')])
  if (audience.to === 'merchants') {
    const ids = [...new Set(audience.merchantIds)]
    if ((await queries.countMerchants(tx, ids)) < ids.length)
      throw invalid([fault(['fields', 'audience', 'merchantIds'], 'announcement.merchantGone')])
  }
  return fields
}

/** Creates a draft. @returns its id */
export async function createAnnouncement(
  tx: Executor,
  change: Change,
  clock: Clock,
  given: AnnouncementFields,
): Promise<string> {
  const fields = await checked(tx, clock, given)
  const id = await queries.insertAnnouncement(tx, fields)
  await referToPictures(tx, change.viewer, id, fields.body)
  await appendHistory(tx, 'announcement', change.viewer, [{ id, action: 'create', to: 'draft' }])
  await log(tx, change, 'create', { id, title: fields.title }, [])
  return id
}

export async function saveAnnouncement(
  tx: Executor,
  change: Change,
  clock: Clock,
  input: RecordVersion & { fields: AnnouncementFields },
): Promise<void> {
  const row = assertVersion(await queries.lockAnnouncement(tx, input.id), input)
  const fields = await checked(tx, clock, input.fields)
  const { id } = row
  await referToPictures(tx, change.viewer, id, fields.body)
  const before = await queries.merchantsOf(tx, id)
  await queries.updateAnnouncement(tx, id, fields)
  const after = await queries.merchantsOf(tx, id)
  const changes = changesBetween(
    ['title', 'body', 'audience', 'showUntil'],
    {
      ...{ title: row.title, body: row.body, showUntil: row.show_until },
      audience: describeAudience(row.audience, row.posts, before),
    },
    {
      ...{ title: fields.title, body: fields.body, showUntil: fields.showUntil },
      audience: describeAudience(
        fields.audience.to,
        'posts' in fields.audience ? fields.audience.posts : [],
        after,
      ),
    },
  )
  await transition(tx, announcementLifecycle, change.viewer, [
    { id, from: row.status, action: 'edit', changes },
  ])
  await log(tx, change, 'edit', { id, title: fields.title }, changes)
}

/** The people it is addressed to as text; companies with the same name are distinguished. */
const describeAudience = (
  audience: queries.LockedAnnouncement['audience'],
  posts: queries.LockedAnnouncement['posts'],
  merchants: readonly { readonly name: string }[],
): string =>
  audience === 'merchants'
    ? merchants.map(({ name }) => name).join('、')
    : audienceText({ audience, merchantCount: 0, posts: posts.map((post) => postLabels[post]) })

const log = (
  tx: Executor,
  { viewer, caller }: Change,
  action: 'create' | 'edit',
  { id, title }: { id: string; title: string },
  changes: readonly FieldChange[],
) =>
  audit(tx, {
    actor: viewer,
    action: `announcement.${action}`,
    subject: { kind: 'announcement', id, name: title },
    changes,
    caller,
  })
