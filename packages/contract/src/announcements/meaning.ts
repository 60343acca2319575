import { asks, statesWith, type Meanings } from '../kernel/meaning.ts'
import type { AnnouncementStatus } from './machine.ts'

interface AnnouncementMeaning {
  /** its readers have not seen it yet */
  before: boolean
  /** it waits for the time from which it is shown */
  scheduled: boolean
  /** it is shown, between its times */
  shown: boolean
  /** it is not shown any more */
  over: boolean
}

/** What an announcement's state means. */
export const announcementMeanings: Meanings<AnnouncementStatus, AnnouncementMeaning> = {
  draft: { before: true, scheduled: false, shown: false, over: false },
  scheduled: { before: true, scheduled: true, shown: false, over: false },
  published: { before: false, scheduled: false, shown: true, over: false },
  ended: { before: false, scheduled: false, shown: false, over: true },
  withdrawn: { before: false, scheduled: false, shown: false, over: true },
}

export const isBeforeReaders = asks(announcementMeanings, 'before')
export const isShown = asks(announcementMeanings, 'shown')
export const isOverAnnouncement = asks(announcementMeanings, 'over')
export const scheduledAnnouncementStatuses = statesWith(announcementMeanings, 'scheduled', true)
export const shownAnnouncementStatuses = statesWith(announcementMeanings, 'shown', true)
