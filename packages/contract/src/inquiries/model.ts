import { z } from 'zod'
import { entryCategories, industries } from '../content/kinds.ts'
import { positiveQuantity } from '../kernel/decimal.ts'
import { day, id, optionalText, shortText } from '../kernel/field.ts'
import { regionCode } from '../regions/model.ts'
import { inquiryMachine } from './machine.ts'

/** Longest texts of the form's fields, and the limits of one inquiry's content. */
export const inquiryLimits = {
  title: 80,
  buyer: 100,
  shipTo: 200,
  terms: 4000,
  lines: 500,
  categories: 5,
  materialCode: 64,
  materialName: 100,
  specification: 200,
  brand: 60,
  unit: 16,
  lineNote: 200,
  /** merchants that one call can invite by name */
  invited: 200,
  question: 500,
  answer: 1000,
} as const

/** Number of past days the trend can cover. */
export const trendDays = { max: 180, default: 30 } as const
/** Rows the home page shows, and the most that can be requested. */
export const inquiryRows = { max: 50, default: 8 } as const

/** The approximate value of an inquiry in yuan. Suppliers see the band, never a budget. */
export const valueBands = ['under-50k', '50k-200k', '200k-1m', 'over-1m'] as const
export const valueBand = z.enum(valueBands)
export type ValueBand = z.output<typeof valueBand>

export const inquiryStatus = z.enum(inquiryMachine.states)

/** Why a merchant was invited. */
export const invitedBy = ['category', 'name'] as const

/** An instant with its zone, `2026-11-30T17:00:00+08:00`. */
export const instant = z.iso.datetime({ offset: true }).meta({ example: '2026-11-30T17:00:00+08:00' })

const inquiryLineInput = z.strictObject({
  materialCode: optionalText(inquiryLimits.materialCode),
  materialName: shortText(inquiryLimits.materialName),
  specification: optionalText(inquiryLimits.specification),
  brand: optionalText(inquiryLimits.brand),
  unit: shortText(inquiryLimits.unit),
  quantity: positiveQuantity,
  requiredDate: day,
  note: optionalText(inquiryLimits.lineNote),
})

/** The fields an operator edits. After publication only the deadline can change. */
export const inquiryFields = {
  title: shortText(inquiryLimits.title),
  buyerName: shortText(inquiryLimits.buyer),
  industry: z.enum(industries),
  /** the category under which the website lists it */
  category: z.enum(entryCategories),
  /** the catalogue's categories by which suppliers are invited */
  categoryIds: z.array(id).max(inquiryLimits.categories),
  regionCode: regionCode.nullable(),
  shipTo: shortText(inquiryLimits.shipTo),
  valueBand: valueBand.nullable(),
  deadline: instant,
  terms: optionalText(inquiryLimits.terms),
  /** whether a quotation may omit lines or offer a smaller quantity */
  allowPartial: z.boolean(),
  /** whether other brands or types may be offered */
  allowSubstitute: z.boolean(),
  lines: z.array(inquiryLineInput).min(1).max(inquiryLimits.lines),
}
export type InquiryInput = z.output<z.ZodObject<typeof inquiryFields>>
