import { isShown } from '@bdr/contract/announcements/meaning'
import type { announcementMachine } from '@bdr/contract/announcements/machine'
import type { FieldChange } from '@bdr/contract/kernel/changes'
import type { ActionOf } from '@bdr/contract/kernel/machine'
import { announcementNotices } from '@bdr/text/announcements'
import { sql } from 'kysely'
import { audit } from '../../platform/audit.ts'
import type { Bus } from '../../platform/bus.ts'
import type { Change } from '../../platform/change.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Database } from '../../platform/db/open.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { invalid } from '../../platform/errors.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import { assertVersion, type RecordVersion } from '../../platform/record-version.ts'
import type { Recurring } from '../../platform/recurring.ts'
import { fault } from '../../platform/refusals.ts'
import { transition } from '../../platform/transition.ts'
import type { Actor } from '../../platform/viewer.ts'
import { notify } from '../messages/notify.ts'
import { announcementLifecycle } from './lifecycle.ts'
import * as queries from './queries.ts'
import { blockedBy } from './rules.ts'

export async function publishAnnouncement(
  tx: Executor,
  change: Change,
  input: RecordVersion,
  now: Date,
): Promise<void> {
  const row = assertVersion(await queries.lockAnnouncement(tx, input.id), input)
  await step(tx, change, row, { action: 'publish', now })
  await queries.setShowFrom(tx, row.id, sql<string>`now()`)
  await notifyReaders(tx, change.viewer, row)
}

/** Schedules its publication: readers see it from that time on, and `releaseDue` notifies them. */
export async function scheduleAnnouncement(
  tx: Executor,
  change: Change,
  input: RecordVersion & { publishAt: string },
  now: Date,
): Promise<void> {
  const row = assertVersion(await queries.lockAnnouncement(tx, input.id), input)
  const publishAt = new Date(input.publishAt)
  if (publishAt <= now) throw invalid([fault(['publishAt'], 'announcement.notPast')])
  if (row.show_until !== null && publishAt >= new Date(row.show_until))
    throw invalid([fault(['publishAt'], 'announcement.endsBefore')])
  const changes = shownFrom(row, publishAt.toISOString())
  await step(tx, change, row, { action: 'schedule', now, changes })
  await queries.setShowFrom(tx, row.id, publishAt.toISOString())
}

export async function unscheduleAnnouncement(
  tx: Executor,
  change: Change,
  input: RecordVersion,
  now: Date,
): Promise<void> {
  const row = assertVersion(await queries.lockAnnouncement(tx, input.id), input)
  await step(tx, change, row, { action: 'unschedule', now, changes: shownFrom(row, null) })
  await queries.setShowFrom(tx, row.id, null)
}

export async function withdrawAnnouncement(
  tx: Executor,
  change: Change,
  { reason, ...seen }: RecordVersion & { reason: string },
  now: Date,
): Promise<void> {
  const row = assertVersion(await queries.lockAnnouncement(tx, seen.id), seen)
  await step(tx, change, row, { action: 'withdraw', now, reason })
}

const system: Actor = { staffId: null, name: '', post: null }

/** Notifies readers of announcements that have become due, and ends those whose end has passed. */
export const releaseDue = (database: Database, bus: Bus, clock: Clock): Promise<void> =>
  transaction(
    database,
    async (tx) => {
      const now = clock.now()
      for (const row of await queries.lockDue(tx)) {
        if (isShown(row.status)) {
          await step(tx, { viewer: system }, row, { action: 'end', now })
        } else {
          await step(tx, { viewer: system }, row, { action: 'release', now })
          await notifyReaders(tx, system, row)
        }
      }
    },
    { bus },
  )

/** Seconds between two runs, which is the longest delay of a notice. */
const secondsBetweenRuns = 10

export const releases = (database: Database, bus: Bus, clock: Clock): Recurring => ({
  name: 'scheduled announcements',
  everySeconds: secondsBetweenRuns,
  run: () => releaseDue(database, bus, clock),
})

/** Sends a message to all people it is addressed to. */
async function notifyReaders(
  tx: Executor,
  actor: Actor,
  { id, title }: queries.LockedAnnouncement,
): Promise<void> {
  const staffIds = await queries.readersOf(tx, id)
  await notify(
    tx,
    actor,
    { staffIds },
    {
      type: 'system',
      content: announcementNotices.published({ title }),
      about: { page: 'noticeDetail', id },
    },
  )
}

const shownFrom = (row: queries.LockedAnnouncement, publishAt: string | null): FieldChange[] =>
  changesBetween(['publishAt'], { publishAt: row.show_from }, { publishAt })

async function step(
  tx: Executor,
  { viewer: actor, caller }: { viewer: Actor; caller?: Caller },
  row: queries.LockedAnnouncement,
  {
    action,
    now,
    ...more
  }: { action: ActionOf<typeof announcementMachine>; now: Date; reason?: string; changes?: FieldChange[] },
): Promise<void> {
  const { id, status: from, title } = row
  const states = await transition(tx, announcementLifecycle, actor, [
    { id, from, action, blocked: blockedBy(row, action, now), ...more },
  ])
  await audit(tx, {
    actor: actor.staffId === null ? null : actor,
    action: `announcement.${action}`,
    subject: { kind: 'announcement', id, name: title },
    changes: [...states, ...(more.changes ?? [])],
    ...(more.reason !== undefined && { detail: { reason: more.reason } }),
    ...(caller && { caller }),
  })
}
