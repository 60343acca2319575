import { z } from 'zod'
import { settleInMachine } from './machine.ts'

export const settleInStatus = z.enum(settleInMachine.states)

/** The actions of the applicant. */
export const applicantActions = ['resubmit', 'withdraw'] as const
export type ApplicantAction = (typeof applicantActions)[number]

/** Applications of one mobile in a reply: pending ones first, then the newest. */
export const maxOwnApplications = 20

/** Pending applications of one mobile. Agents apply for several companies, but not for many. */
export const maxPendingApplications = 5

/** What a reviewer checks before approving. A person ticks each item. */
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

/** The results of automatic checks. A `blocking` finding prevents the approval. */
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

/** Days before a qualification expires from which a reviewer is warned. */
export const expiresSoonDays = 60
