import { z } from 'zod'
import { amount, positiveQuantity, rate, unitPrice } from '../kernel/decimal.ts'
import { day, id, optionalText, shortText } from '../kernel/field.ts'
import { inquiryLimits } from '../inquiries/model.ts'

/** Longest texts of the form's fields, and the limits of one line. */
export const quotationLimits = {
  remark: 500,
  lineRemark: 200,
  brand: 60,
  offer: 200,
  breaks: 6,
  alternatives: 4,
  leadDays: 730,
  subscriptions: 30,
  /** characters of any field of a draft */
  draftText: 500,
} as const

/** The state of an opportunity as its list shows it: the quotation's state combined with the clock. */
export const opportunityStates = ['unquoted', 'quoted', 'closed', 'won', 'lost', 'declined'] as const
export const opportunityState = z.enum(opportunityStates)
export type OpportunityState = z.output<typeof opportunityState>

/** The rates of value added tax on invoices; others can be typed. */
export const usualTaxRates = ['0.13', '0.09', '0.06', '0.03', '0.01', '0'] as const

const positivePrice = unitPrice.refine((value) => /[1-9]/.test(value), { error: 'positive' })
const leadDays = z.number().int().min(0).max(quotationLimits.leadDays)

export const priceBreak = z.strictObject({ from: positiveQuantity, unitPrice: positivePrice })

/** An additional offer for the same line, which is not part of the totals. */
export const alternative = z.strictObject({
  offer: shortText(quotationLimits.offer),
  unitPrice: positivePrice,
  leadDays,
  remark: optionalText(quotationLimits.lineRemark),
})

/** A limit above that of any product field. The products' own limits would load all of their schemas. */
const offered = z.string().max(quotationLimits.offer)

/**
 * One of the merchant's own products with its name at the time of the offer. Products change and SKUs are removed, but
 * an offer must not change. `id` is that of the SKU.
 */
export const offeredProduct = z.strictObject({
  id,
  productId: id,
  name: offered,
  model: offered,
  /** the values that distinguish the SKU from the product's other SKUs */
  values: z.array(offered).max(10),
  brand: offered.nullable(),
  /** the SKU's code */
  code: offered,
})
export type OfferedProduct = z.output<typeof offeredProduct>

export const quotedLine = z.strictObject({
  lineId: id,
  /** the SKU of the own product that is offered; null if none is named */
  skuId: id.nullable().default(null),
  quantity: positiveQuantity,
  unitPrice: positivePrice,
  taxRate: rate.refine((value) => Number(value) < 1, { error: 'rate' }),
  /** whether the prices of this line include tax */
  taxIncluded: z.boolean(),
  /** the minimum order quantity at this price */
  moq: positiveQuantity.nullable(),
  /** days from the order to the arrival at the gate */
  leadDays,
  brand: optionalText(quotationLimits.brand),
  /** what is offered instead of the requested material; null if that itself is offered */
  substitute: optionalText(quotationLimits.offer),
  remark: optionalText(quotationLimits.lineRemark),
  /** lower prices from certain quantities on, in ascending order */
  priceBreaks: z.array(priceBreak).max(quotationLimits.breaks),
  alternatives: z.array(alternative).max(quotationLimits.alternatives),
})
export type QuotedLine = z.output<typeof quotedLine>

/** The fields a merchant submits. */
export const quotationFields = {
  /** the last day on which the offer is valid */
  validUntil: day,
  /** for all lines together, including tax */
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

/**
 * The quotation as typed so far. It is stored on the server so that a colleague can continue it, or the same person on
 * a phone.
 */
export const quotationDraft = z.strictObject({
  validUntil: typed,
  freight: typed,
  remark: typed,
  lines: z.array(draftLine).max(inquiryLimits.lines),
})
export type QuotationDraft = z.output<typeof quotationDraft>
