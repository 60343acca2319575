import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { exportOf } from '../kernel/export.ts'
import { id, reasonText, version } from '../kernel/field.ts'
import { performs } from '../kernel/machine.ts'
import { pageFields } from '../kernel/page.ts'
import { catalogue, platform } from '../paths.ts'
import { brandMachine } from './machine.ts'
import { brandFields, brandLimits, brandName } from './model.ts'

/** The brands that can be chosen: approved ones, and those the caller's company has requested. */
export const findBrands = call({
  name: 'brands.find',
  method: 'GET',
  path: `${catalogue}/brand/list`,
  access: 'product:view',
  overlay: false,
  revalidates: true,
  input: () => z.strictObject({ keyword: z.string().trim().max(brandLimits.name).optional() }),
  shows: ['product', 'brand'],
})

/**
 * Requests a brand that does not exist yet. The requesting company can use it at once; operators approve it, either
 * directly or with the first product that uses it. A refused brand can be requested again.
 */
export const applyForBrand = call({
  name: 'brands.apply',
  method: 'POST',
  path: `${catalogue}/brand/apply`,
  access: 'product:edit',
  overlay: false,
  idempotent: true,
  performs: performs(brandMachine, 'apply'),
  input: () => z.strictObject({ name: brandName }),
})

const brands = `${platform}/brands` as const
const manage = { access: 'product:review' } as const

/** Undecided brands first, those waiting longest at the top; then all others by name. */
export const listBrands = call({
  name: 'brands.list',
  method: 'GET',
  path: brands,
  ...manage,
  input: () =>
    z.strictObject({
      ...pageFields,
      status: z.enum(brandMachine.states).optional(),
      /** part of its name or of one of its aliases */
      keyword: z.string().trim().max(brandLimits.name).optional(),
    }),
  shows: ['brand', 'product'],
})
export const exportBrands = exportOf(listBrands)

export const addBrand = call({
  name: 'brands.add',
  method: 'POST',
  path: brands,
  ...manage,
  idempotent: true,
  input: () => z.strictObject(brandFields),
})

/** Products of the brand are found and shown under its new name at once. */
export const changeBrand = call({
  name: 'brands.change',
  method: 'PUT',
  path: `${brands}/{id}`,
  ...manage,
  input: () => z.strictObject({ id, version, ...brandFields }),
})

export const decideOnBrand = call({
  name: 'brands.decide',
  method: 'PUT',
  path: `${brands}/{id}/decision`,
  ...manage,
  performs: performs(brandMachine, 'approve', 'refuse', 'disable', 'enable'),
  input: () =>
    z.strictObject({
      id,
      version,
      decision: z.discriminatedUnion('action', [
        z.strictObject({ action: z.enum(['approve', 'enable']) }),
        z.strictObject({ action: z.enum(['refuse', 'disable']), reason: reasonText }),
      ]),
    }),
})
