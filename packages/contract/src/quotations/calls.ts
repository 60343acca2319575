import { z } from 'zod'
import { attachmentsOf, attachTo, detachFrom } from '../attachments/calls.ts'
import { inquiryLimits, valueBand } from '../inquiries/model.ts'
import { call } from '../kernel/call.ts'
import { countsOf } from '../kernel/counts.ts'
import { exportOf } from '../kernel/export.ts'
import { day, id, largestVersion, reasonText, shortText, version } from '../kernel/field.ts'
import { performs } from '../kernel/machine.ts'
import { pageFields, sortBy } from '../kernel/page.ts'
import { merchant } from '../paths.ts'
import { regionCode } from '../regions/model.ts'
import { keywordLength } from '../search/found.ts'
import { quotationMachine } from './machine.ts'
import { opportunityState, quotationDraft, quotationFields } from './model.ts'

const hall = `${merchant}/inquiries` as const
const quotations = `${merchant}/quotations` as const
const view = { access: 'opportunity:view' } as const
const quote = { access: 'opportunity:quote' } as const

/** The inquiries a merchant was invited to. Ids are those of the merchant's own quotations. */
export const listOpportunities = call({
  name: 'quotations.list',
  method: 'GET',
  path: hall,
  ...view,
  input: () =>
    z.strictObject({
      ...pageFields,
      state: opportunityState.optional(),
      /** part of its number, title or buyer, or of materials, specifications, codes or remarks */
      keyword: shortText(keywordLength).optional(),
      /** a category of the catalogue including all of its descendants */
      categoryId: id.optional(),
      /** a province, city or district including everything in it */
      region: regionCode.optional(),
      valueBand: valueBand.optional(),
      deadlineFrom: day.optional(),
      deadlineTo: day.optional(),
      sort: sortBy(['invitedAt', 'deadline']).default('-invitedAt'),
    }),
  shows: ['quotation'],
})
export const exportOpportunities = exportOf(listOpportunities)
export const countOpportunities = countsOf('quotations.counts', listOpportunities, 'state')

export const readOpportunity = call({
  name: 'quotations.detail',
  method: 'GET',
  path: `${hall}/{id}`,
  ...view,
  input: () => z.strictObject({ id }),
  shows: ['quotation'],
})

/** Records that the caller has opened it, so that it is no longer marked as new for them. */
export const seeOpportunity = call({
  name: 'quotations.see',
  method: 'POST',
  path: `${hall}/{id}/seen`,
  ...view,
  overlay: false,
  input: () => z.strictObject({ id }),
})

/**
 * Stores the draft while it is being typed. Only the merchant's own people see it. `draftVersion` counts the saves: if
 * a colleague has saved in between, the call is refused.
 */
export const saveQuotationDraft = call({
  name: 'quotations.saveDraft',
  method: 'PUT',
  path: `${quotations}/{id}/draft`,
  ...quote,
  overlay: false,
  input: () =>
    z.strictObject({ id, draftVersion: z.number().int().min(0).max(largestVersion), draft: quotationDraft }),
})

/** Submits a quotation, or a new version of it. Submitted versions never change. */
export const submitQuotation = call({
  name: 'quotations.submit',
  method: 'POST',
  path: `${quotations}/{id}/versions`,
  ...quote,
  performs: performs(quotationMachine, 'submit', 'revise'),
  input: () => z.strictObject({ id, version, ...quotationFields }),
})

export const withdrawQuotation = call({
  name: 'quotations.withdraw',
  method: 'POST',
  path: `${quotations}/{id}/withdraw`,
  ...quote,
  performs: performs(quotationMachine, 'withdraw'),
  input: () => z.strictObject({ id, version, reason: reasonText }),
})

/** Records that the merchant does not quote. */
export const declineQuotation = call({
  name: 'quotations.decline',
  method: 'POST',
  path: `${quotations}/{id}/decline`,
  ...quote,
  performs: performs(quotationMachine, 'decline'),
  input: () => z.strictObject({ id, version, reason: reasonText }),
})

/** Asks the operator a question about the inquiry. All invited merchants see the answer. */
export const askQuestion = call({
  name: 'quotations.ask',
  method: 'POST',
  path: `${hall}/{id}/questions`,
  ...quote,
  input: () => z.strictObject({ id, text: shortText(inquiryLimits.question) }),
})

/** The operators' attachments of the inquiry, the same for all invited merchants. */
export const readAskedAttachments = attachmentsOf('quotations.inquiryAttachments', {
  path: `${hall}/{id}`,
  ...view,
  shows: ['quotation'],
})

/** Attachments of the next version. Operators see those of the current version once offers are open. */
const ownAttached = { path: `${quotations}/{id}`, ...quote } as const
export const readQuotationAttachments = attachmentsOf('quotations.attachments', {
  path: ownAttached.path,
  ...view,
  shows: ['quotation'],
})
export const attachToQuotation = attachTo('quotations.attach', ownAttached)
export const detachFromQuotation = detachFrom('quotations.detach', ownAttached)

/** The merchant's own earlier prices for the materials of an inquiry, the latest first. */
export const readPriceHistory = call({
  name: 'quotations.priceHistory',
  method: 'GET',
  path: `${hall}/{id}/price-history`,
  ...view,
  overlay: false,
  input: () => z.strictObject({ id }),
  shows: ['quotation'],
})

/**
 * The merchant's own products that can be offered for a line of the inquiry: approved and on sale. Without a keyword,
 * those most similar to the requested material come first.
 */
export const findOfferableProducts = call({
  name: 'quotations.products',
  method: 'GET',
  path: `${hall}/{id}/lines/{lineId}/products`,
  ...quote,
  overlay: false,
  input: () => z.strictObject({ id, lineId: id, keyword: shortText(keywordLength).optional() }),
  shows: ['product'],
})

const subscriptions = `${merchant}/inquiry-subscriptions` as const

/** What the caller is notified of. */
export const readSubscriptions = call({
  name: 'quotations.subscriptions',
  method: 'GET',
  path: subscriptions,
  ...view,
  overlay: false,
  input: () => z.strictObject({}),
})

/** Replaces the caller's own subscriptions: categories including their descendants, and keywords. */
export const saveSubscriptions = call({
  name: 'quotations.subscribe',
  method: 'PUT',
  path: subscriptions,
  ...view,
  input: () =>
    z.strictObject({
      categoryIds: z.array(id).max(20),
      keywords: z.array(shortText(keywordLength)).max(20),
    }),
})
