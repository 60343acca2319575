import { z } from 'zod'
import { changeRequestMachine } from '../change-requests/machine.ts'
import { storedFile } from '../files/model.ts'
import { email, emailLength, id, mobile, optionalText, personNameLength, shortText } from '../kernel/field.ts'
import { actionSet, historyEntry, personalActions } from '../kernel/machine.ts'
import { merchantMachine } from '../merchants/machine.ts'
import { region, regionCode } from '../regions/model.ts'
import { contactRole, settleInForm, settleInLimits } from '../settle-in/form.ts'

/** Limits of what a company says of itself, in characters and pieces. */
export const companyLimits = {
  shortName: 20,
  introduction: 1000,
  phone: 30,
  website: 200,
  addressLabel: 20,
  addresses: 20,
  contacts: 20,
} as const

/** Days before a paper's end on which its company is told, the last first. */
export const expiryNotices = [7, 30, 60] as const

export const paperState = z.enum(['valid', 'expiring', 'expired'])
export type PaperState = z.output<typeof paperState>

const { company, bank, qualifications } = settleInForm.shape
const { uscc: _code, ...licenceFields } = company.shape

/** What was reviewed when the company settled in: a change of it is reviewed again. */
export const reviewedFacts = z.strictObject({
  ...licenceFields,
  bank,
  qualifications,
})
export type ReviewedFacts = z.output<typeof reviewedFacts>

/** The same as it stands: merchants from before the settle-in never said all of it. */
export const presentFacts = z.object({
  name: z.string(),
  legalPerson: z.string().nullable(),
  registeredOn: z.string().nullable(),
  registeredCapital: z.string().nullable(),
  regionCode: z.string().nullable(),
  address: z.string().nullable(),
  businessScope: z.string().nullable(),
  licenceFileId: z.string().nullable(),
  bank: z.object({ name: z.string(), branch: z.string(), account: z.string() }).nullable(),
  qualifications: z.array(
    z.object({
      kind: z.string(),
      number: z.string(),
      validUntil: z.string().nullable(),
      fileId: z.string(),
    }),
  ),
})
export type PresentFacts = z.output<typeof presentFacts>

/** What a company changes at once. */
export const ownFacts = z.strictObject({
  shortName: optionalText(companyLimits.shortName),
  introduction: optionalText(companyLimits.introduction),
  phone: optionalText(companyLimits.phone),
  website: optionalText(companyLimits.website).pipe(z.url({ protocol: /^https?$/ }).nullable()),
  logoFileId: id.nullable(),
})

export const companyAddress = z.strictObject({
  label: shortText(companyLimits.addressLabel),
  regionCode,
  address: shortText(settleInLimits.address),
  contactName: optionalText(personNameLength),
  contactPhone: optionalText(companyLimits.phone),
  isDefault: z.boolean(),
})
export const companyContact = z.strictObject({
  name: shortText(personNameLength),
  role: contactRole,
  mobile: optionalText(11).pipe(mobile.nullable()),
  phone: optionalText(companyLimits.phone),
  email: optionalText(emailLength).pipe(email.nullable()),
})

export const changeRequestStatus = z.enum(changeRequestMachine.states)

/** A request as its company sees it. */
export const ownChangeRequest = z.object({
  id: z.string(),
  version: z.number().int(),
  status: changeRequestStatus,
  /** the fields it changes, as `presentFacts` names them */
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
  /** names of the regions that the facts and the requests name by code */
  regions: z.array(region),
  shortName: z.string().nullable(),
  introduction: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  logo: storedFile.nullable(),
  /** licences and papers that the facts and the requests name by id, and the logo */
  files: z.array(storedFile),
  qualifications: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      number: z.string(),
      validUntil: z.string().nullable(),
      fileId: z.string(),
      state: paperState,
      /** days left; null where it has no end */
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
