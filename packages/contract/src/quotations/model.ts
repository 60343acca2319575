import { z } from 'zod'
import { amount, positiveQuantity, rate, unitPrice } from '../kernel/decimal.ts'
import { day, id, optionalText, shortText } from '../kernel/field.ts'
import { inquiryLimits } from '../inquiries/model.ts'

/** Lengths of the form's fields, and how much one line may hold. */
export const quotationLimits = {
  remark: 500,
  lineRemark: 200,
  brand: 60,
  offer: 200,
  breaks: 6,
  alternatives: 4,
  leadDays: 730,
  subscriptions: 30,
  /** characters of a field of a draft, whatever is in it */
  draftText: 500,
} as const

/** What a hall's row is for the person looking: the quotation's state and the clock together. */
export const opportunityStates = ['unquoted', 'quoted', 'closed', 'won', 'lost', 'declined'] as const
export const opportunityState = z.enum(opportunityStates)
export type OpportunityState = z.output<typeof opportunityState>

/** The rates of value-added tax that invoices carry; others can be typed. */
export const usualTaxRates = ['0.13', '0.09', '0.06', '0.03', '0.01', '0'] as const

const positivePrice = unitPrice.refine((value) => /[1-9]/.test(value), { error: 'positive' })
const leadDays = z.number().int().min(0).max(quotationLimits.leadDays)

export const priceBreak = z.strictObject({ from: positiveQuantity, unitPrice: positivePrice })

/** Another offer for the same line, not part of the totals. */
export const alternative = z.strictObject({
  offer: shortText(quotationLimits.offer),
  unitPrice: positivePrice,
  leadDays,
  remark: optionalText(quotationLimits.lineRemark),
})

/** Longer than anything a product may be called; its own limits come with all that products are. */
const offered = z.string().max(quotationLimits.offer)

/**
 * One of the merchant's own products, as it was called when it was offered: products change and SKUs go,
 * what was offered does not. `id` is that of the SKU.
 */
export const offeredProduct = z.strictObject({
  id,
  productId: id,
  name: offered,
  model: offered,
  /** what distinguishes the SKU from the others of its product */
  values: z.array(offered).max(10),
  brand: offered.nullable(),
  /** the SKU's */
  code: offered,
})
export type OfferedProduct = z.output<typeof offeredProduct>

export const quotedLine = z.strictObject({
  lineId: id,
  /** the own product that is offered, by its SKU; null where none is named */
  skuId: id.nullable().default(null),
  quantity: positiveQuantity,
  unitPrice: positivePrice,
  taxRate: rate.refine((value) => Number(value) < 1, { error: 'rate' }),
  /** whether the prices of this line contain the tax */
  taxIncluded: z.boolean(),
  /** the least that is sold at this price */
  moq: positiveQuantity.nullable(),
  /** days from the order to the gate */
  leadDays,
  brand: optionalText(quotationLimits.brand),
  /** what is offered instead of what was asked for; null where it is just that */
  substitute: optionalText(quotationLimits.offer),
  remark: optionalText(quotationLimits.lineRemark),
  /** prices from a quantity on, rising */
  priceBreaks: z.array(priceBreak).max(quotationLimits.breaks),
  alternatives: z.array(alternative).max(quotationLimits.alternatives),
})
export type QuotedLine = z.output<typeof quotedLine>

/** What a merchant submits. */
export const quotationFields = {
  /** the offer stands until the end of this day */
  validUntil: day,
  /** for all lines together, tax included */
  freight: amount,
  remark: optionalText(quotationLimits.remark),
  lines: z.array(quotedLine).min(1).max(inquiryLimits.lines),
}
export type QuotationInput = z.output<z.ZodObject<typeof quotationFields>>

const typed = z.string().max(quotationLimits.draftText)
const flag = z.boolean()

const draftLine = z.strictObject({
  lineId: id,
  product: offeredProduct.extend({ id: typed, productId: typed }).nullable().default(null),
  quantity: typed,
  unitPrice: typed,
  taxRate: typed,
  taxIncluded: flag,
  moq: typed,
  leadDays: typed,
  brand: typed,
  substitute: typed,
  remark: typed,
  priceBreaks: z.array(z.strictObject({ from: typed, unitPrice: typed })).max(quotationLimits.breaks),
  alternatives: z
    .array(z.strictObject({ offer: typed, unitPrice: typed, leadDays: typed, remark: typed }))
    .max(quotationLimits.alternatives),
})

/** What is being typed, as it is typed: kept on the server so that a colleague or a phone goes on with it. */
export const quotationDraft = z.strictObject({
  validUntil: typed,
  freight: typed,
  remark: typed,
  lines: z.array(draftLine).max(inquiryLimits.lines),
})
export type QuotationDraft = z.output<typeof quotationDraft>
