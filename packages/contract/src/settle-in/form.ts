import { z } from 'zod'
import { qualificationKind, qualificationNumberLength } from '../categories/qualifications.ts'
import { day, email, id, personName, shortText } from '../kernel/field.ts'
import { uscc } from '../kernel/uscc.ts'
import { regionCode } from '../regions/model.ts'
import { agreementVersion } from './agreement.ts'

/** Limits of an application, in characters and numbers of entries. */
export const settleInLimits = {
  companyName: 100,
  registeredCapital: 40,
  address: 200,
  businessScope: 2000,
  bankName: 60,
  bankBranch: 100,
  /** as typed: the digits, and spaces between groups of them */
  bankAccount: 45,
  categories: 60,
  qualifications: 30,
} as const

/** The role of the contact person in the company. */
export const contactRoles = ['legal-person', 'manager', 'sales', 'finance', 'other'] as const
export const contactRole = z.enum(contactRoles)
export type ContactRole = z.output<typeof contactRole>

/** A company's bank account: digits only, once the spaces people type are removed. */
export const bankAccountPattern = /^\d{8,32}$/
export const normalizeBankAccount = (text: string): string => text.replace(/\s+/g, '')
export const bankAccount = z
  .string()
  .transform(normalizeBankAccount)
  .pipe(z.string().regex(bankAccountPattern, { error: 'bank-account' }))
  .meta({ example: '32001616236052500000' })

const company = z.strictObject({
  name: shortText(settleInLimits.companyName),
  uscc,
  legalPerson: personName,
  registeredOn: day,
  /** as written on the licence, `500 万元人民币` */
  registeredCapital: shortText(settleInLimits.registeredCapital),
  /** the code of a district */
  regionCode,
  address: shortText(settleInLimits.address),
  businessScope: shortText(settleInLimits.businessScope),
  licenceFileId: id,
})

const bank = z.strictObject({
  name: shortText(settleInLimits.bankName),
  branch: shortText(settleInLimits.bankBranch),
  account: bankAccount,
})

/** The contact person. Their mobile is not a field because the ticket proves it. */
const contact = z.strictObject({
  name: personName,
  role: contactRole,
  email: email.nullable(),
})

const qualification = z.strictObject({
  kind: qualificationKind,
  number: shortText(qualificationNumberLength),
  /** the last day of its validity; null if it does not expire */
  validUntil: day.nullable(),
  fileId: id,
})

/** The fields an applicant fills in. */
export const settleInForm = z.strictObject({
  company,
  bank,
  contact,
  /** leaves of the catalogue's tree */
  categoryIds: z.array(id).min(1).max(settleInLimits.categories),
  qualifications: z.array(qualification).max(settleInLimits.qualifications),
  agreementVersion: z.literal(agreementVersion),
})
export type SettleInForm = z.output<typeof settleInForm>

/**
 * The form as stored. It accepts earlier versions of the agreement, since an application keeps the version that was
 * accepted.
 */
export const storedForm = settleInForm.extend({ agreementVersion: z.string() })
export type StoredForm = z.output<typeof storedForm>
