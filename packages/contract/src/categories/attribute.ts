import { z } from 'zod'
import { shortText } from '../kernel/field.ts'
import { attributeTypes, productLimits } from '../products/model.ts'

export const attributeLimits = {
  name: 20,
  unit: 20,
  options: 80,
  /** own attributes of one category: nobody fills in a longer form */
  ofCategory: 40,
} as const

/** The fields of an attribute that operators edit. */
export const attributeFields = {
  name: shortText(attributeLimits.name),
  type: z.enum(attributeTypes),
  /** for numbers and choices of numbers: mm, MPa; empty if it has none */
  unit: z.string().trim().max(attributeLimits.unit),
  /** only for choices, in the order they are offered */
  options: z.array(shortText(productLimits.attributeValue)).max(attributeLimits.options),
  required: z.boolean(),
  /** whether a product may have several values; each of them makes a SKU */
  varies: z.boolean(),
}
