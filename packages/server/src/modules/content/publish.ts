import type { contentMachine } from '@bdr/contract/content/machine'
import type { FieldChange } from '@bdr/contract/kernel/changes'
import type { ActionOf } from '@bdr/contract/kernel/machine'
import { announceContent } from '../../platform/announce.ts'
import { audit } from '../../platform/audit.ts'
import type { Bus } from '../../platform/bus.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Database } from '../../platform/db/open.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { invalid } from '../../platform/errors.ts'
import { fault } from '../../platform/refusals.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import type { RecordVersion } from '../../platform/record-version.ts'
import { transition } from '../../platform/transition.ts'
import type { Actor } from '../../platform/viewer.ts'
import { savedFields, shownFields } from './columns.ts'
import { contentLifecycle } from './lifecycle.ts'
import * as queries from './queries.ts'
import { contentChanges } from './recorded.ts'
import { blockedBy } from './rules.ts'
import { lockAsRead } from './save.ts'

/** Schedules its publication; `release-timer.ts` of any running node publishes it. */
export async function scheduleContent(
  tx: Executor,
  change: Change,
  input: RecordVersion & { publishAt: string },
  now: Date,
): Promise<void> {
  const row = await lockAsRead(tx, input)
  const publishAt = new Date(input.publishAt)
  if (publishAt <= now) throw invalid([fault(['publishAt'], 'content.notPast')])
  await step(tx, change, row, 'schedule', {
    about: publishAt.toISOString(),
    changes: publishAtChange(row, publishAt.toISOString()),
  })
  await queries.setPublishAt(tx, row.id, publishAt.toISOString())
}

export async function unscheduleContent(tx: Executor, change: Change, input: RecordVersion): Promise<void> {
  const row = await lockAsRead(tx, input)
  await step(tx, change, row, 'unschedule', { changes: publishAtChange(row, null) })
  await queries.setPublishAt(tx, row.id, null)
}

export async function publishContent(tx: Executor, change: Change, input: RecordVersion): Promise<void> {
  const row = await lockAsRead(tx, input)
  await step(tx, change, row, 'publish', { changes: draftChanges(row) })
  if (row.draft !== null) await queries.showDraft(tx, row, savedFields(row))
  await queries.markPublished(tx, row.id)
}

export async function withdrawContent(
  tx: Executor,
  change: Change,
  input: RecordVersion & { reason: string },
): Promise<void> {
  const row = await lockAsRead(tx, input)
  await step(tx, change, row, 'withdraw', {
    reason: input.reason,
    changes: draftChanges(row),
  })
  // it is not public now, so the saved version becomes the record's own
  if (row.draft !== null) await queries.showDraft(tx, row, savedFields(row))
  await queries.markWithdrawn(tx, row.id)
}

const system: Actor = { staffId: null, name: '', post: null }

/** Publishes what is due, unless its schedule has changed or been removed. */
export const releaseDue = (database: Database, bus: Bus): Promise<void> =>
  transaction(
    database,
    async (tx) => {
      for (const row of await queries.lockDue(tx)) {
        await step(tx, { viewer: system }, row, 'release', { changes: publishAtChange(row, null) })
        await queries.markPublished(tx, row.id)
      }
    },
    { bus },
  )

/** The changes that become public: what was saved since it was last published. */
const draftChanges = (row: queries.LockedContent): FieldChange[] =>
  row.draft === null ? [] : contentChanges(shownFields(row), savedFields(row))

const publishAtChange = (row: queries.LockedContent, publishAt: string | null): FieldChange[] =>
  changesBetween(['publishAt'], { publishAt: row.publish_at }, { publishAt })

async function step(
  tx: Executor,
  { viewer: actor, caller }: { viewer: Actor; caller?: Caller },
  row: queries.LockedContent,
  action: ActionOf<typeof contentMachine>,
  more: { reason?: string; about?: string; changes?: FieldChange[] } = {},
): Promise<void> {
  const from = row.status
  const states = await transition(tx, contentLifecycle, actor, [
    { id: row.id, from, action, blocked: blockedBy(row, action), ...more },
  ])
  await audit(tx, {
    actor: actor.staffId === null ? null : actor,
    action: `content.${action}`,
    subject: { kind: 'content', id: row.id, name: row.title },
    changes: [...states, ...(more.changes ?? [])],
    ...(more.reason !== undefined && { detail: { reason: more.reason } }),
    ...(caller && { caller }),
  })
  announceContent(tx)
}
