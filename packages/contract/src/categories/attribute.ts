import { z } from 'zod'
import { shortText } from '../kernel/field.ts'
import { attributeTypes, productLimits } from '../products/model.ts'

export const attributeLimits = {
  name: 20,
  unit: 20,
  options: 80,
  /** own attributes of one category: nobody fills in a form longer than that */
  ofCategory: 40,
} as const

/** What operators say of an attribute. */
export const attributeFields = {
  name: shortText(attributeLimits.name),
  type: z.enum(attributeTypes),
  /** of a number or a choice of numbers: mm, MPa; empty where it has none */
  unit: z.string().trim().max(attributeLimits.unit),
  /** of a choice, in the order they are offered; no other type has any */
  options: z.array(shortText(productLimits.attributeValue)).max(attributeLimits.options),
  required: z.boolean(),
  /** may have several values, of which each makes a SKU */
  varies: z.boolean(),
}
