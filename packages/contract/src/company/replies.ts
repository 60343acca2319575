import { z } from 'zod'
import { changeRequestStatus, presentFacts, companyAddress } from './model.ts'
import { actionSet, personalActions } from '../kernel/machine.ts'
import { changeRequestMachine } from '../change-requests/machine.ts'
import { merchantMachine } from '../merchants/machine.ts'
import { region } from '../regions/replies.ts'
import { storedFile } from '../files/replies.ts'
import { historyEntry } from '../kernel/replies.ts'

export const paperState = z.enum(['valid', 'expiring', 'expired'])
export type PaperState = z.output<typeof paperState>

/** A change request as its company sees it. */
export const ownChangeRequest = z.object({
  id: z.string(),
  version: z.number().int(),
  status: changeRequestStatus,
  /** the changed fields, named as in `presentFacts` */
  fields: z.array(z.string()),
  before: presentFacts,
  after: presentFacts,
  requestedBy: z.string(),
  createdAt: z.string(),
  decisionReason: z.string().nullable(),
  actions: actionSet(personalActions(changeRequestMachine)),
})
export type OwnChangeRequest = z.output<typeof ownChangeRequest>

export const companyDetail = z.object({
  id: z.string(),
  version: z.number().int(),
  status: z.enum(merchantMachine.states),
  code: z.string(),
  uscc: z.string(),
  facts: presentFacts,
  /** names of the regions whose codes appear in the facts and the requests */
  regions: z.array(region),
  shortName: z.string().nullable(),
  introduction: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  logo: storedFile.nullable(),
  /** licences and qualifications whose ids appear in the facts and the requests, and the logo */
  files: z.array(storedFile),
  qualifications: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      number: z.string(),
      validUntil: z.string().nullable(),
      fileId: z.string(),
      state: paperState,
      /** days until it expires; null if it does not expire */
      daysLeft: z.number().int().nullable(),
    }),
  ),
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
  addresses: z.array(
    z.object({
      ...companyAddress.shape,
      id: z.string(),
      regionName: z.string(),
      contactName: z.string().nullable(),
      contactPhone: z.string().nullable(),
    }),
  ),
  contacts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role: z.string(),
      mobile: z.string().nullable(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
    }),
  ),
  /** newest first; at most one is submitted */
  changeRequests: z.array(ownChangeRequest),
  mayEdit: z.boolean(),
  history: z.array(historyEntry),
})
export type CompanyDetail = z.output<typeof companyDetail>

/** The schema of each reply, under the name of its call. */
export const replies = {
  'company.read': companyDetail,
  'company.update': companyDetail,
  'company.saveAddresses': companyDetail,
  'company.saveContacts': companyDetail,
  'company.requestChange': companyDetail,
  'company.withdrawChange': companyDetail,
}
