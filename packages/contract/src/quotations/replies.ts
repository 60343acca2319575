import { z } from 'zod'
import { attachment, attachments } from '../attachments/replies.ts'
import { entryCategories, industries } from '../content/kinds.ts'
import { inquiryStatus, valueBand } from '../inquiries/model.ts'
import { amount, quantity, rate, unitPrice } from '../kernel/decimal.ts'
import { actionSet, personalActions } from '../kernel/machine.ts'
import { pageOf } from '../kernel/page.ts'
import { fileFindings, historyEntry, importStarted, tabCounts } from '../kernel/replies.ts'
import { foundText } from '../search/replies.ts'
import { quotationMachine } from './machine.ts'
import { offeredProduct, opportunityState, opportunityStates, quotationDraft } from './model.ts'

export const quotationStatus = z.enum(quotationMachine.states)

export const opportunityRow = z.object({
  id: z.string(),
  inquiryNo: z.string(),
  title: z.string(),
  state: opportunityState,
  status: quotationStatus,
  inquiryStatus,
  buyerName: z.string(),
  industry: z.enum(industries),
  category: z.enum(entryCategories),
  /** province and city of the delivery address */
  region: z.string().nullable(),
  valueBand: valueBand.nullable(),
  lineCount: z.number().int(),
  invitedAt: z.string(),
  deadline: z.string(),
  /** whether the caller has not opened it yet */
  unread: z.boolean(),
  /** whether there is a draft that has not been submitted */
  hasDraft: z.boolean(),
  /** of the current version, including tax */
  totalAmount: amount.nullable(),
  currency: z.string(),
  found: foundText.optional(),
})
export type OpportunityRow = z.output<typeof opportunityRow>

export const inquiryLine = z.object({
  id: z.string(),
  lineNo: z.number().int(),
  materialCode: z.string().nullable(),
  materialName: z.string(),
  specification: z.string().nullable(),
  brand: z.string().nullable(),
  unit: z.string(),
  quantity,
  requiredDate: z.string(),
  note: z.string().nullable(),
})
export type InquiryLine = z.output<typeof inquiryLine>

/** A product the merchant can offer for a line, with the values to fill in. */
export const offerableProduct = offeredProduct.extend({
  /** the unit it is measured in */
  unit: z.string(),
  /** days until it is dispatched */
  leadDays: z.number().int(),
  /** its price with tax; null if it is measured in another unit than the line */
  terms: z.object({ unitPrice, taxRate: rate, moq: quantity }).nullable(),
})
export type OfferableProduct = z.output<typeof offerableProduct>

export const quotationLine = z.object({
  lineId: z.string(),
  product: offeredProduct.nullable(),
  quantity,
  unitPrice,
  taxRate: rate,
  taxIncluded: z.boolean(),
  moq: quantity.nullable(),
  leadDays: z.number().int(),
  brand: z.string().nullable(),
  substitute: z.string().nullable(),
  remark: z.string().nullable(),
  priceBreaks: z.array(z.object({ from: quantity, unitPrice })),
  alternatives: z.array(
    z.object({ offer: z.string(), unitPrice, leadDays: z.number().int(), remark: z.string().nullable() }),
  ),
  net: amount,
  tax: amount,
  gross: amount,
})
export type QuotationLine = z.output<typeof quotationLine>

/** A version of a quotation as it was submitted. */
export const quotationVersion = z.object({
  number: z.number().int(),
  submittedAt: z.string(),
  submittedBy: z.string(),
  validUntil: z.string(),
  freight: amount,
  remark: z.string().nullable(),
  net: amount,
  tax: amount,
  gross: amount,
  lines: z.array(quotationLine),
  attachments: z.array(attachment.pick({ id: true, type: true, file: true })),
})
export type QuotationVersion = z.output<typeof quotationVersion>

const question = z.object({
  id: z.string(),
  text: z.string(),
  /** whether the caller's own company asked it */
  own: z.boolean(),
  askedAt: z.string(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
})

const storedDraft = z.object({
  /** number of saves */
  version: z.number().int(),
  values: quotationDraft.nullable(),
  savedAt: z.string().nullable(),
  savedBy: z.string().nullable(),
})

export const opportunityDetail = opportunityRow.extend({
  version: z.number().int(),
  quotationNo: z.string(),
  shipTo: z.string(),
  terms: z.string().nullable(),
  allowPartial: z.boolean(),
  allowSubstitute: z.boolean(),
  lines: z.array(inquiryLine),
  /** newest first; the first one is current while the quotation is submitted */
  versions: z.array(quotationVersion),
  draft: storedDraft,
  questions: z.array(question),
  /** what was awarded to the merchant, and the resulting orders */
  awards: z.array(
    z.object({ lineId: z.string(), quantity, unitPrice, orderId: z.string(), orderNo: z.string() }),
  ),
  actions: actionSet([...personalActions(quotationMachine), 'ask']),
  history: z.array(historyEntry),
})
export type OpportunityDetail = z.output<typeof opportunityDetail>

/** A price the merchant itself submitted earlier. */
export const pastPrice = z.object({
  /** the comparable line of the current inquiry */
  lineId: z.string(),
  quotationId: z.string(),
  inquiryNo: z.string(),
  submittedAt: z.string(),
  quantity,
  /** as stated in that quotation */
  unitPrice,
  taxRate: rate,
  taxIncluded: z.boolean(),
  /** including tax; prices are compared by it */
  grossPrice: unitPrice,
  leadDays: z.number().int(),
  brand: z.string().nullable(),
  product: offeredProduct.nullable(),
  status: quotationStatus,
})
export type PastPrice = z.output<typeof pastPrice>

const read = z.string().nullable()

/** A line read from a workbook, as typed; null for values it does not contain. */
export const importedQuotationLine = z.object({
  lineId: z.string(),
  /** the own product with the given code */
  product: offerableProduct.nullable(),
  quantity: read,
  unitPrice: read,
  taxRate: read,
  taxIncluded: z.boolean().nullable(),
  moq: read,
  leadDays: read,
  brand: read,
  substitute: read,
  remark: read,
})
export type ImportedQuotationLine = z.output<typeof importedQuotationLine>

/** The result of checking a workbook of prices. */
export const quotationImportReport = z.object({
  kind: z.literal('quotation'),
  /** the lines with filled-in values; empty if there is any fault */
  lines: z.array(importedQuotationLine),
  ...fileFindings,
})
export type QuotationImportReport = z.output<typeof quotationImportReport>

const subscriptions = z.object({ categoryIds: z.array(z.string()), keywords: z.array(z.string()) })

/** The schema of each reply, under the name of its call. */
export const replies = {
  'quotations.list': pageOf(opportunityRow),
  'quotations.counts': tabCounts(opportunityStates),
  'quotations.detail': opportunityDetail,
  'quotations.see': z.null(),
  'quotations.saveDraft': storedDraft,
  'quotations.submit': opportunityDetail,
  'quotations.withdraw': opportunityDetail,
  'quotations.decline': opportunityDetail,
  'quotations.ask': opportunityDetail,
  'quotations.inquiryAttachments': attachments,
  'quotations.attachments': attachments,
  'quotations.attach': attachments,
  'quotations.detach': attachments,
  'quotations.import': importStarted,
  'quotations.products': z.object({ products: z.array(offerableProduct) }),
  'quotations.priceHistory': z.object({ prices: z.array(pastPrice) }),
  'quotations.subscriptions': subscriptions,
  'quotations.subscribe': subscriptions,
}
