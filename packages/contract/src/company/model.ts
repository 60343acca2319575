import { z } from 'zod'
import { changeRequestMachine } from '../change-requests/machine.ts'
import { email, emailLength, id, mobile, optionalText, shortText } from '../kernel/field.ts'
import { personNameLength } from '../kernel/person-name.ts'
import { regionCode } from '../regions/model.ts'
import { contactRole, settleInForm, settleInLimits } from '../settle-in/form.ts'

/** Limits of a company's data, in characters and numbers of entries. */
export const companyLimits = {
  shortName: 20,
  introduction: 1000,
  phone: 30,
  website: 200,
  addressLabel: 20,
  addresses: 20,
  contacts: 20,
} as const

/** Days before a qualification expires on which its company is notified, the last notice first. */
export const expiryNotices = [7, 30, 60] as const

const { company, bank, qualifications } = settleInForm.shape
const { uscc: _code, ...licenceFields } = company.shape

/** The facts that were reviewed when the company settled in. Changing them requires another review. */
export const reviewedFacts = z.strictObject({
  ...licenceFields,
  bank,
  qualifications,
})
export type ReviewedFacts = z.output<typeof reviewedFacts>

/** The same facts as stored. Merchants older than the settle-in process have not provided all of them. */
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

/** The facts a company can change at once. */
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
