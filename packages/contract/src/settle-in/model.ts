import { z } from 'zod'
import { qualificationKind } from '../categories/qualifications.ts'
import { registeredCompany } from '../corporate-info/model.ts'
import { storedFile } from '../files/model.ts'
import { actionSet, historyEntry, personalActions } from '../kernel/machine.ts'
import { settleInMachine } from './machine.ts'
import { storedForm } from './form.ts'
import { remark } from './remarks.ts'

export const settleInStatus = z.enum(settleInMachine.states)

/** An applicant's own doings. */
export const applicantActions = ['resubmit', 'withdraw'] as const
export type ApplicantAction = (typeof applicantActions)[number]

/** An application as the one who applied sees it. */
export const ownApplication = z.object({
  id: z.string(),
  applicationNo: z.string(),
  status: settleInStatus,
  version: z.number().int(),
  form: storedForm,
  files: z.array(storedFile),
  /** what is to be mended, while it is returned */
  remarks: z.array(remark),
  /** why it was returned or refused */
  reason: z.string().nullable(),
  submittedAt: z.string(),
  createdAt: z.string(),
  actions: actionSet(applicantActions),
  /** the platform's people are not named */
  history: z.array(historyEntry),
})
export type OwnApplication = z.output<typeof ownApplication>

/** Applications of one mobile shown at once: those under way first, then the newest. */
export const mostOwnApplications = 20

/** What one network address may send, mend and withdraw: each is told to the operators. */
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

export const settleInRow = z.object({
  id: z.string(),
  applicationNo: z.string(),
  status: settleInStatus,
  companyName: z.string(),
  uscc: z.string(),
  contactName: z.string(),
  mobile: z.string(),
  /** `江苏省无锡市宜兴市` */
  regionName: z.string(),
  categoryCount: z.number().int(),
  /** how often it was sent back */
  returns: z.number().int(),
  submittedAt: z.string(),
  updatedAt: z.string(),
})
export type SettleInRow = z.output<typeof settleInRow>

/** How many applications stand in each state, whatever state the list is filtered by. */
export const settleInCount = z.object({ status: settleInStatus, count: z.number().int() })

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
export const finding = z.object({
  kind: z.enum(findingKinds),
  blocking: z.boolean(),
  /** the field it is about, as remarks spell it */
  path: z.string().nullable(),
  message: z.string(),
})
export type FindingKind = (typeof findingKinds)[number]
export type Finding = z.output<typeof finding>

/** Days before a paper's end from which a reviewer is warned. */
export const expiresSoonDays = 60

export const settleInDetail = settleInRow.extend({
  version: z.number().int(),
  form: storedForm,
  files: z.array(storedFile),
  remarks: z.array(remark),
  reason: z.string().nullable(),
  checklist: z.array(checklistItem),
  findings: z.array(finding),
  /** the company as the register has it, to compare */
  registry: registeredCompany.nullable(),
  categories: z.array(
    z.object({
      id: z.string(),
      /** `轴承 / 滚动轴承 / 深沟球轴承` */
      name: z.string(),
      qualifications: z.array(qualificationKind),
    }),
  ),
  /** other applications of this code or mobile, newest first */
  related: z.array(
    z.object({
      id: z.string(),
      applicationNo: z.string(),
      companyName: z.string(),
      status: settleInStatus,
      submittedAt: z.string(),
    }),
  ),
  merchant: z.object({ id: z.string(), code: z.string() }).nullable(),
  createdAt: z.string(),
  actions: actionSet(personalActions(settleInMachine)),
  history: z.array(historyEntry),
})
export type SettleInDetail = z.output<typeof settleInDetail>
