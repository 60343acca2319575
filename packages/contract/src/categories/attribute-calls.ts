import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { id, version } from '../kernel/field.ts'
import { platform } from '../paths.ts'
import { attributeKey } from '../products/model.ts'
import { attributeFields, attributeLimits } from './attribute.ts'

const manage = { access: 'category:manage' } as const
const ofCategory = `${platform}/categories/{id}/attributes` as const
const one = `${platform}/category-attributes/{id}` as const

/** What goods of a category say of themselves: what those above it ask for, and its own. */
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
      /** of an attribute asked for above, which this category says otherwise; null for a new one */
      key: attributeKey.nullable(),
      ...attributeFields,
    }),
})

/** Products keep the values they have; the answer says how many of them no longer fit. */
export const changeAttribute = call({
  name: 'categories.changeAttribute',
  method: 'PUT',
  path: one,
  ...manage,
  input: () => z.strictObject({ id, version, ...attributeFields }),
})

/** No longer asked for, or again; products keep their values meanwhile. */
export const enableAttribute = call({
  name: 'categories.enableAttribute',
  method: 'PUT',
  path: `${one}/enabled`,
  ...manage,
  input: () => z.strictObject({ id, version, enabled: z.boolean() }),
})

/** Puts a category's own attributes in order: all of them, by their ids. */
export const arrangeAttributes = call({
  name: 'categories.arrangeAttributes',
  method: 'PUT',
  path: `${ofCategory}/order`,
  ...manage,
  input: () => z.strictObject({ id, attributeIds: z.array(id).min(1).max(attributeLimits.ofCategory) }),
})
