import { basePosts } from '@bdr/contract/access'
import { industries } from '@bdr/contract/content/kinds'
import { mobile, personName, shortText } from '@bdr/contract/kernel/field'
import { settleInForm } from '@bdr/contract/settle-in/form'
import { z } from 'zod'
import { readYaml } from '../../platform/content-files/read.ts'
import { categoryCodes, demoPaper } from './applications.ts'
import { knownCompany } from './companies.ts'

/** The people of the demo. */

export const demoPassword = 'Bdr@2026'

const { name, address } = settleInForm.shape.company.shape

const merchant = z.strictObject({
  code: z.string(),
  company: knownCompany,
  /** the account of the person who uploaded the documents and acts for it */
  owner: z.string(),
  /** the account of the deliverer */
  driver: z.string().nullable().default(null),
  shortName: shortText(20),
  introduction: shortText(500),
  phone: shortText(20),
  bank: settleInForm.shape.bank,
  categories: categoryCodes,
  papers: z.array(demoPaper),
  /** replaces the qualification of the same kind, once the operator has reviewed it; requested some days ago */
  renewed: demoPaper.extend({ daysAgo: z.int().min(0) }).optional(),
  contact: z.strictObject({ name: personName, mobile, email: z.email() }),
  /** the label of the address from which goods are dispatched */
  dispatchFrom: shortText(20),
})
export type DemoMerchant = z.output<typeof merchant>

const people = z.strictObject({
  staff: z.array(
    z.strictObject({
      account: z.string(),
      name: personName,
      mobile,
      post: z.enum(basePosts),
      /** a merchant's code; null for operators */
      merchant: z.string().nullable().default(null),
    }),
  ),
  buyers: z.record(
    z.enum(industries),
    z.strictObject({
      name,
      shipTo: address,
      receiverName: personName,
      receiverPhone: shortText(20),
    }),
  ),
})

export const demoMerchants = (): DemoMerchant[] => readYaml('demo/merchants.yaml', z.array(merchant))

export const demoPeople = () => readYaml('demo/people.yaml', people)
