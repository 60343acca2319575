import { qualificationKind } from '@bdr/contract/categories/qualifications'
import { mobile, personName, shortText } from '@bdr/contract/kernel/field'
import { settleInForm } from '@bdr/contract/settle-in/form'
import { checklistItem } from '@bdr/contract/settle-in/model'
import { remark } from '@bdr/contract/settle-in/remarks'
import { z } from 'zod'
import { readYaml } from '../../platform/content-files/read.ts'
import { knownCompany } from './companies.ts'

export const demoPaper = z.strictObject({
  kind: qualificationKind,
  number: settleInForm.shape.qualifications.element.shape.number,
  /** days from the first start; null if it does not expire */
  endsInDays: z.int().nullable().default(null),
})
export type DemoPaper = z.output<typeof demoPaper>

/** Codes of the catalogue. */
export const categoryCodes = z.array(z.string()).min(1)

const reason = shortText(200)
const contact = settleInForm.shape.contact

const application = z.strictObject({
  company: knownCompany,
  /** the legal person in the application, if different from the register */
  legalPerson: personName.optional(),
  mobile,
  contact: contact.extend({ email: contact.shape.email.default(null) }),
  bank: settleInForm.shape.bank,
  categories: categoryCodes,
  papers: z.array(demoPaper).default([]),
  daysAgo: z.int().min(0),
  /** its result so far */
  outcome: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('submitted'), ticked: z.array(checklistItem).optional() }),
    z.strictObject({ kind: z.literal('returned'), reason, remarks: z.array(remark) }),
    z.strictObject({ kind: z.literal('refused'), reason }),
    z.strictObject({ kind: z.literal('withdrawn') }),
    /** `frozen`: the reason why the merchant was frozen later */
    z.strictObject({ kind: z.literal('approved'), frozen: reason.optional() }),
  ]),
})
export type DemoApplication = Omit<z.output<typeof application>, 'legalPerson'>

/** The applications, oldest first, which is the order of the merchants' codes. */
export const demoApplications = (): DemoApplication[] =>
  readYaml('demo/applications.yaml', z.array(application)).map(({ legalPerson, company, ...rest }) => ({
    ...rest,
    company: legalPerson === undefined ? company : { ...company, legalPerson },
  }))
