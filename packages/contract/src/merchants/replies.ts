import { z } from 'zod'
import { merchantStatus } from './model.ts'
import { storedFile } from '../files/replies.ts'
import { effectiveTolerance } from '../orders/tolerance.ts'
import { qualificationKind } from '../categories/qualifications.ts'
import { contactRole } from '../settle-in/form.ts'
import { actionSet, personalActions } from '../kernel/machine.ts'
import { merchantMachine } from './machine.ts'
import { historyEntry } from '../kernel/replies.ts'
import { pageOf } from '../kernel/page.ts'

export const merchantRow = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  uscc: z.string(),
  status: merchantStatus,
  /** `江苏省无锡市宜兴市`; null for merchants that never provided it */
  regionName: z.string().nullable(),
  /** number of people who can sign in */
  staffCount: z.number().int(),
  /** the earliest expiry of its qualifications */
  firstExpiry: z.string().nullable(),
  createdAt: z.string(),
})
export type MerchantRow = z.output<typeof merchantRow>

export const merchantCount = z.object({ status: merchantStatus, count: z.number().int() })

/** Everything that operators see of a merchant. */
export const merchantDetail = merchantRow.extend({
  version: z.number().int(),
  shortName: z.string().nullable(),
  legalPerson: z.string().nullable(),
  registeredOn: z.string().nullable(),
  registeredCapital: z.string().nullable(),
  businessScope: z.string().nullable(),
  address: z.string().nullable(),
  introduction: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  licence: storedFile.nullable(),
  bank: z.object({ name: z.string(), branch: z.string().nullable(), account: z.string() }).nullable(),
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
  qualifications: z.array(
    z.object({
      id: z.string(),
      kind: qualificationKind,
      number: z.string(),
      validUntil: z.string().nullable(),
      /** null if the file no longer exists */
      file: storedFile.nullable(),
    }),
  ),
  contacts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role: contactRole,
      mobile: z.string().nullable(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
    }),
  ),
  /** the accounts of its owners, including disabled ones */
  owners: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      account: z.string(),
      mobile: z.string(),
      enabled: z.boolean(),
      lastSignInAt: z.string().nullable(),
    }),
  ),
  /** the application it was created from */
  settleIn: z.object({ id: z.string(), applicationNo: z.string() }).nullable(),
  /** orders that are neither completed nor set aside, and would be left waiting by a freeze */
  openOrders: z.number().int(),
  /** how much more than ordered may be delivered for its orders that have no rule of their own */
  tolerance: effectiveTolerance,
  actions: actionSet([...personalActions(merchantMachine), 'setTolerance']),
  history: z.array(historyEntry),
})
export type MerchantDetail = z.output<typeof merchantDetail>

/** The schema of each reply, under the name of its call. */
export const replies = {
  'merchants.options': z.array(z.object({ id: z.string(), code: z.string(), name: z.string() })),
  'merchants.list': pageOf(merchantRow).extend({ counts: z.array(merchantCount) }),
  'merchants.detail': merchantDetail,
  'merchants.freeze': merchantDetail,
  'merchants.reinstate': merchantDetail,
  'merchants.setTolerance': merchantDetail,
}
