import { asks, statesWith, type Meanings } from '../kernel/meaning.ts'
import type { InquiryStatus } from './machine.ts'

interface InquiryMeaning {
  /** only operators know of it */
  draft: boolean
  /** quoted until its deadline, by the server's clock */
  open: boolean
  /** its deadline has passed, and nothing has been decided */
  undecided: boolean
  /** it has an outcome, so that nobody has to do anything about it */
  over: boolean
  cancelled: boolean
  /** the quotations may be read and compared */
  revealed: boolean
}

const none: InquiryMeaning = {
  draft: false,
  open: false,
  undecided: false,
  over: false,
  cancelled: false,
  revealed: false,
}

/** What an inquiry's state means. */
export const inquiryMeanings: Meanings<InquiryStatus, InquiryMeaning> = {
  draft: { ...none, draft: true },
  open: { ...none, open: true },
  closed: { ...none, undecided: true, revealed: true },
  awarded: { ...none, over: true, revealed: true },
  failed: { ...none, over: true, revealed: true },
  cancelled: { ...none, over: true, cancelled: true },
}

export const isDraftInquiry = asks(inquiryMeanings, 'draft')
export const isOpenInquiry = asks(inquiryMeanings, 'open')
export const isUndecided = asks(inquiryMeanings, 'undecided')
export const isOverInquiry = asks(inquiryMeanings, 'over')
export const isCancelledInquiry = asks(inquiryMeanings, 'cancelled')
export const isRevealed = asks(inquiryMeanings, 'revealed')
export const openInquiryStatuses = statesWith(inquiryMeanings, 'open', true)
export const cancelledInquiryStatuses = statesWith(inquiryMeanings, 'cancelled', true)
/** The state of an inquiry whose deadline has passed, also before that was recorded. */
export const [afterDeadline] = statesWith(inquiryMeanings, 'undecided', true) as [InquiryStatus]
