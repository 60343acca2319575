import { asks, statesWith, type Meanings } from '../kernel/meaning.ts'
import type { ChangeRequestStatus } from './machine.ts'

interface ChangeRequestMeaning {
  /** it waits for a reviewer's decision */
  open: boolean
  /** the reviewer said no */
  refused: boolean
  /** the change was not made, so that the company may ask for it again */
  unmade: boolean
}

/** What a change request's state means. */
export const changeRequestMeanings: Meanings<ChangeRequestStatus, ChangeRequestMeaning> = {
  submitted: { open: true, refused: false, unmade: false },
  approved: { open: false, refused: false, unmade: false },
  refused: { open: false, refused: true, unmade: true },
  withdrawn: { open: false, refused: false, unmade: true },
}

export const isOpenRequest = asks(changeRequestMeanings, 'open')
export const isRefusedRequest = asks(changeRequestMeanings, 'refused')
export const isUnmade = asks(changeRequestMeanings, 'unmade')
export const openRequestStatuses = statesWith(changeRequestMeanings, 'open', true)
