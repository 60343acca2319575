import { z } from 'zod'
import { settleInStatus, applicantActions, findingKinds, checklistItem, maxOwnApplications } from './model.ts'
import { storedForm } from './form.ts'
import { storedFile } from '../files/replies.ts'
import { remark } from './remarks.ts'
import { actionSet, personalActions } from '../kernel/machine.ts'
import { historyEntry } from '../kernel/replies.ts'
import { registeredCompany } from '../corporate-info/replies.ts'
import { qualificationKind } from '../categories/qualifications.ts'
import { settleInMachine } from './machine.ts'
import { region } from '../regions/replies.ts'
import { pageOf } from '../kernel/page.ts'

/** An application as its applicant sees it. */
export const ownApplication = z.object({
  id: z.string(),
  applicationNo: z.string(),
  status: settleInStatus,
  version: z.number().int(),
  form: storedForm,
  files: z.array(storedFile),
  /** the requested corrections while it is returned */
  remarks: z.array(remark),
  /** why it was returned or refused */
  reason: z.string().nullable(),
  submittedAt: z.string(),
  createdAt: z.string(),
  actions: actionSet(applicantActions),
  /** without the names of the platform's people */
  history: z.array(historyEntry),
})
export type OwnApplication = z.output<typeof ownApplication>

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
  /** how often it was returned */
  returns: z.number().int(),
  submittedAt: z.string(),
  updatedAt: z.string(),
})
export type SettleInRow = z.output<typeof settleInRow>

/** The number of applications in each state, regardless of the list's state filter. */
export const settleInCount = z.object({ status: settleInStatus, count: z.number().int() })

export const finding = z.object({
  kind: z.enum(findingKinds),
  blocking: z.boolean(),
  /** path of the field it is about, in the format of remarks */
  path: z.string().nullable(),
  message: z.string(),
})
export type Finding = z.output<typeof finding>

export const settleInDetail = settleInRow.extend({
  version: z.number().int(),
  form: storedForm,
  files: z.array(storedFile),
  remarks: z.array(remark),
  reason: z.string().nullable(),
  checklist: z.array(checklistItem),
  findings: z.array(finding),
  /** the company's data in the register, for comparison */
  registry: registeredCompany.nullable(),
  categories: z.array(
    z.object({
      id: z.string(),
      /** `轴承 / 滚动轴承 / 深沟球轴承` */
      name: z.string(),
      qualifications: z.array(qualificationKind),
    }),
  ),
  /** other applications with this code or mobile, newest first */
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

/** The schema of each reply, under the name of its call. */
export const replies = {
  'settleIn.apply': ownApplication,
  'settleIn.options': z.object({
    /** provinces; `regions.read` returns what is below them */
    regions: z.array(region),
    /** suggestions; any other bank can be typed */
    banks: z.array(z.string()),
    qualificationKinds: z.array(z.object({ kind: qualificationKind, label: z.string(), hint: z.string() })),
    /** the qualifications required by each leaf and its ancestors; leaves without any are omitted */
    requiredKinds: z.array(z.object({ categoryId: z.string(), kinds: z.array(qualificationKind) })),
    agreementVersion: z.string(),
    /** the text of that version */
    agreement: z.array(z.object({ heading: z.string(), body: z.string() })),
  }),
  'settleIn.enumerations': z.array(
    z.object({
      name: z.string(),
      values: z.array(z.object({ value: z.string(), label: z.string() })),
    }),
  ),
  'settleIn.progress': z.object({
    mobile: z.string(),
    list: z.array(ownApplication).max(maxOwnApplications),
  }),
  'settleIn.resubmit': ownApplication,
  'settleIn.withdraw': ownApplication,
  'settleInReview.list': pageOf(settleInRow).extend({ counts: z.array(settleInCount) }),
  'settleInReview.detail': settleInDetail,
  'settleInReview.tick': settleInDetail,
  'settleInReview.return': settleInDetail,
  'settleInReview.refuse': settleInDetail,
  'settleInReview.approve': settleInDetail,
}
