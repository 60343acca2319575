import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { id, version } from '../kernel/field.ts'
import { platform } from '../paths.ts'
import { attributeKey } from '../products/model.ts'
import { attributeFields, attributeLimits } from './attribute.ts'

const manage = { access: 'category:manage' } as const
const ofCategory = `${platform}/categories/{id}/attributes` as const
const one = `${platform}/category-attributes/{id}` as const

/** The attributes of a category's products: inherited ones and its own. */
export const readAttributes = call({
  name: 'categories.attributes',
  method: 'GET',
  path: ofCategory,
  ...manage,
  input: () => z.strictObject({ id }),
  shows: ['category', 'product'],
})

export const addAttribute = call({
  name: 'categories.addAttribute',
  method: 'POST',
  path: ofCategory,
  ...manage,
  idempotent: true,
  input: () =>
    z.strictObject({
      id,
      /** the key of an inherited attribute that this category redefines; null for a new attribute */
      key: attributeKey.nullable(),
      ...attributeFields,
    }),
})

/** Products keep their values; the reply contains how many of them no longer fit. */
export const changeAttribute = call({
  name: 'categories.changeAttribute',
  method: 'PUT',
  path: one,
  ...manage,
  input: () => z.strictObject({ id, version, ...attributeFields }),
})

/** Disables or enables an attribute. Products keep their values while it is disabled. */
export const enableAttribute = call({
  name: 'categories.enableAttribute',
  method: 'PUT',
  path: `${one}/enabled`,
  ...manage,
  input: () => z.strictObject({ id, version, enabled: z.boolean() }),
})

/** Sets the order of a category's own attributes. All of their ids are required. */
export const arrangeAttributes = call({
  name: 'categories.arrangeAttributes',
  method: 'PUT',
  path: `${ofCategory}/order`,
  ...manage,
  input: () => z.strictObject({ id, attributeIds: z.array(id).min(1).max(attributeLimits.ofCategory) }),
})
