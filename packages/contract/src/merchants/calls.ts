import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { exportOf } from '../kernel/export.ts'
import { performs } from '../kernel/machine.ts'
import { id, reasonText, version } from '../kernel/field.ts'
import { pageFields, sortBy } from '../kernel/page.ts'
import { tolerance } from '../orders/tolerance.ts'
import { platform } from '../paths.ts'
import { merchantStatus } from './model.ts'
import { merchantMachine } from './machine.ts'

const merchants = `${platform}/merchants` as const

/** The merchants an operator can choose from, by code or name. A merchant that is already chosen comes first. */
export const merchantOptions = call({
  name: 'merchants.options',
  method: 'GET',
  path: `${merchants}/options`,
  access: 'merchant:view-all',
  overlay: false,
  revalidates: true,
  input: () => z.strictObject({ keyword: z.string().trim().max(50).optional(), chosenId: id.optional() }),
})

export const merchantSort = sortBy(['createdAt', 'code', 'name', 'firstExpiry'])

export const listMerchants = call({
  name: 'merchants.list',
  method: 'GET',
  path: merchants,
  access: 'merchant:manage',
  input: () =>
    z.strictObject({
      ...pageFields,
      status: merchantStatus.optional(),
      /** part of the name, or the start of the merchant's or the company's code */
      keyword: z.string().trim().max(100).optional(),
      sort: merchantSort.default('-createdAt'),
    }),
  shows: ['merchant'],
})
export const exportMerchants = exportOf(listMerchants)

export const readMerchant = call({
  name: 'merchants.detail',
  method: 'GET',
  path: `${merchants}/{id}`,
  access: 'merchant:manage',
  input: () => z.strictObject({ id }),
  shows: ['merchant', 'change-request', 'person'],
})

/** Freezes a merchant. Its people are signed out with their next request and cannot sign in. */
export const freezeMerchant = call({
  name: 'merchants.freeze',
  method: 'POST',
  path: `${merchants}/{id}/freeze`,
  access: 'merchant:manage',
  performs: performs(merchantMachine, 'freeze'),
  input: () => z.strictObject({ id, version, reason: reasonText }),
})

/** Ends a freeze. People who were enabled before can sign in again, disabled ones still cannot. */
export const reinstateMerchant = call({
  name: 'merchants.reinstate',
  method: 'POST',
  path: `${merchants}/{id}/reinstate`,
  access: 'merchant:manage',
  performs: performs(merchantMachine, 'reinstate'),
  input: () => z.strictObject({ id, version, reason: reasonText }),
})

/** Sets how much more than ordered may be delivered to this merchant; null applies the platform's rule. */
export const setMerchantTolerance = call({
  name: 'merchants.setTolerance',
  method: 'PUT',
  path: `${merchants}/{id}/tolerance`,
  access: 'merchant:manage',
  input: () => z.strictObject({ id, version, tolerance: tolerance.nullable() }),
})
