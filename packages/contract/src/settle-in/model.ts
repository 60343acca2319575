import { z } from 'zod'
import { settleInMachine, type SettleInStatus } from './machine.ts'

export const settleInStatus = z.enum(settleInMachine.states)

/** Applications under way: each holds its company's code and counts towards the most of one mobile. */
export const liveStatuses: readonly SettleInStatus[] = ['submitted', 'returned']

/** An applicant's own doings. */
export const applicantActions = ['resubmit', 'withdraw'] as const
export type ApplicantAction = (typeof applicantActions)[number]

/** Applications of one mobile shown at once: those under way first, then the newest. */
export const mostOwnApplications = 20

/**
 * How many applications one network address may send, correct and withdraw: the operators are notified of
 * each.
 */
export const settleInsPerAddress = { limit: 120, seconds: 3_600 } as const

/** Applications of one mobile under way at once: agents file for several companies, nobody for many. */
export const mostLiveApplications = 5

/** What a reviewer looks at before approving; each is ticked by a person. */
export const checklistItems = [
  'licence-readable',
  'licence-matches-form',
  'registry-agrees',
  'bank-account-of-company',
  'contact-reached',
  'categories-within-scope',
  'qualifications-genuine',
] as const
export const checklistItem = z.enum(checklistItems)
export type ChecklistItem = z.output<typeof checklistItem>

/** What the server found out by itself. A `blocking` one forbids the approval. */
export const findingKinds = [
  'registry-unknown',
  'registry-standing',
  'registry-differs',
  'merchant-exists',
  'name-taken',
  'mobile-taken',
  'category-gone',
  'qualification-missing',
  'qualification-expired',
  'qualification-expires-soon',
] as const
export type FindingKind = (typeof findingKinds)[number]

/** Days before a paper's end from which a reviewer is warned. */
export const expiresSoonDays = 60
