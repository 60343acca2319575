import { statesWith, type Meanings } from '../kernel/meaning.ts'
import type { ConsultationStatus } from './machine.ts'

interface ConsultationMeaning {
  /** nobody has answered it */
  unanswered: boolean
}

/** What a consultation's state means. */
export const consultationMeanings: Meanings<ConsultationStatus, ConsultationMeaning> = {
  new: { unanswered: true },
  contacted: { unanswered: false },
  closed: { unanswered: false },
}

export const unansweredStatuses = statesWith(consultationMeanings, 'unanswered', true)
