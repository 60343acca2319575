import type { announcementMachine } from '@bdr/contract/announcements/machine'
import type { ActionOf, GuardedActionOf } from '@bdr/contract/kernel/machine'
import { refusal, type Refusal } from '../../platform/refusals.ts'

interface Announcement {
  readonly show_until: string | null
}

type Guard = (announcement: Announcement, now: Date) => Refusal | null

/** Refuses an announcement whose end has passed. */
const notOver: Guard = ({ show_until }, now) =>
  show_until !== null && new Date(show_until) <= now ? refusal('announcement.over') : null

const guards: Record<GuardedActionOf<typeof announcementMachine>, Guard> = {
  schedule: notOver,
  publish: notOver,
}

/** The reason why an announcement's data does not allow an action; null if it does. */
export const blockedBy = (
  announcement: Announcement,
  action: ActionOf<typeof announcementMachine>,
  now: Date,
): Refusal | null => (action in guards ? guards[action as keyof typeof guards](announcement, now) : null)
