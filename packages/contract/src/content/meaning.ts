import { asks, statesWith, type Meanings } from '../kernel/meaning.ts'
import type { ContentStatus } from './machine.ts'

interface ContentMeaning {
  /** everybody can read it */
  public: boolean
  /** it waits for the time of its publication */
  scheduled: boolean
}

/** What the state of an article, technique, entry or company page means. */
export const contentMeanings: Meanings<ContentStatus, ContentMeaning> = {
  draft: { public: false, scheduled: false },
  scheduled: { public: false, scheduled: true },
  published: { public: true, scheduled: false },
  withdrawn: { public: false, scheduled: false },
}

export const isPublic = asks(contentMeanings, 'public')
export const publicStatuses = statesWith(contentMeanings, 'public', true)
export const scheduledStatuses = statesWith(contentMeanings, 'scheduled', true)
