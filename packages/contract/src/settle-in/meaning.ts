import { asks, statesWith, type Meanings } from '../kernel/meaning.ts'
import type { SettleInStatus } from './machine.ts'

interface SettleInMeaning {
  /** who has to do something about it */
  waitsFor: 'operator' | 'applicant' | null
  approved: boolean
  withdrawn: boolean
  /** the operator sent it back or refused it, with a reason */
  turnedDown: boolean
}

/** What an application's state means. */
export const settleInMeanings: Meanings<SettleInStatus, SettleInMeaning> = {
  submitted: { waitsFor: 'operator', approved: false, withdrawn: false, turnedDown: false },
  returned: { waitsFor: 'applicant', approved: false, withdrawn: false, turnedDown: true },
  approved: { waitsFor: null, approved: true, withdrawn: false, turnedDown: false },
  refused: { waitsFor: null, approved: false, withdrawn: false, turnedDown: true },
  withdrawn: { waitsFor: null, approved: false, withdrawn: true, turnedDown: false },
}

export const isInReview = (status: SettleInStatus): boolean =>
  settleInMeanings[status].waitsFor === 'operator'
export const isReturned = (status: SettleInStatus): boolean =>
  settleInMeanings[status].waitsFor === 'applicant'
/** Nothing has been decided: no other application may be made for the same company. */
export const isPending = (status: SettleInStatus): boolean => isInReview(status) || isReturned(status)
export const isApproved = asks(settleInMeanings, 'approved')
export const isWithdrawn = asks(settleInMeanings, 'withdrawn')
export const isTurnedDown = asks(settleInMeanings, 'turnedDown')
/** It ended without a merchant, so that the company may apply again. */
export const mayApplyAgain = (status: SettleInStatus): boolean => !isPending(status) && !isApproved(status)

const statuses = Object.keys(settleInMeanings) as SettleInStatus[]
/** Each blocks its company's code and counts towards the limit of its mobile. */
export const pendingStatuses = statuses.filter(isPending)
export const inReviewStatuses = statesWith(settleInMeanings, 'waitsFor', 'operator')
