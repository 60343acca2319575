import { asks, statesWith, type Meanings } from '../kernel/meaning.ts'
import type { QuotationStatus } from './machine.ts'

interface QuotationMeaning {
  /** a version of it is binding, and may be awarded */
  stands: boolean
  /** nothing was sent, or it was taken back: it may still be written */
  unsent: boolean
  withdrawn: boolean
  /** the merchant does not want to quote */
  declined: boolean
  won: boolean
  lost: boolean
  /** nobody has written anything of it yet, but perhaps a draft */
  invited: boolean
}

const none: QuotationMeaning = {
  stands: false,
  unsent: false,
  withdrawn: false,
  declined: false,
  won: false,
  lost: false,
  invited: false,
}

/** What a quotation's state means. */
export const quotationMeanings: Meanings<QuotationStatus, QuotationMeaning> = {
  draft: { ...none, unsent: true, invited: true },
  submitted: { ...none, stands: true },
  awarded: { ...none, won: true },
  lost: { ...none, lost: true },
  withdrawn: { ...none, unsent: true, withdrawn: true },
  expired: none,
  declined: { ...none, declined: true },
}

export const stands = asks(quotationMeanings, 'stands')
export const isUnsent = asks(quotationMeanings, 'unsent')
export const isWithdrawn = asks(quotationMeanings, 'withdrawn')
export const hasDeclined = asks(quotationMeanings, 'declined')
export const isInvited = asks(quotationMeanings, 'invited')
/** Its merchant can still change or take back what it says. */
export const isUndecidedQuotation = (status: QuotationStatus): boolean => isUnsent(status) || stands(status)
export const standingStatuses = statesWith(quotationMeanings, 'stands', true)
export const unsentStatuses = statesWith(quotationMeanings, 'unsent', true)
export const withdrawnStatuses = statesWith(quotationMeanings, 'withdrawn', true)
export const declinedStatuses = statesWith(quotationMeanings, 'declined', true)
export const wonStatuses = statesWith(quotationMeanings, 'won', true)
export const lostStatuses = statesWith(quotationMeanings, 'lost', true)
