import { z } from 'zod'
import { attachmentsOf, attachTo, detachFrom } from '../attachments/calls.ts'
import { consultationMachine } from '../consultations/machine.ts'
import { industries } from '../content/kinds.ts'
import { call, documentCall } from '../kernel/call.ts'
import { countsOf } from '../kernel/counts.ts'
import { positiveQuantity } from '../kernel/decimal.ts'
import { exportOf, workbookType } from '../kernel/export.ts'
import { day, id, reasonText, shortText, version } from '../kernel/field.ts'
import { performs } from '../kernel/machine.ts'
import { pageFields, sortBy } from '../kernel/page.ts'
import { platform } from '../paths.ts'
import { keywordLength } from '../search/found.ts'
import { inquiryMachine } from './machine.ts'
import { inquiryFields, inquiryLimits, inquiryRows, inquiryStatus, instant, trendDays } from './model.ts'

const homePage = `${platform}/home-page` as const

/**
 * How many inquiries were published, day by day, the oldest first; with the token of a supplier's staff
 * also how many of them the supplier was invited to and quoted.
 */
export const inquiryTrend = call({
  name: 'inquiries.trend',
  method: 'POST',
  path: `${homePage}/inquiryTrend`,
  access: 'public',
  overlay: false,
  input: () =>
    z.strictObject({
      days: z.number().int().min(1).max(trendDays.max).default(trendDays.default),
      /** the last day; today unless given */
      until: day.optional(),
      industry: z.enum(industries).optional(),
    }),
})

/**
 * The latest inquiries as anybody may see them: without the buyer and without a price. With the token of
 * a supplier's staff each says where it stands for the supplier, if it was invited.
 */
export const inquiryRowInfo = call({
  name: 'inquiries.rows',
  method: 'POST',
  path: `${homePage}/getInquiryRowInfo`,
  access: 'public',
  overlay: false,
  input: () =>
    z.strictObject({
      limit: z.number().int().min(1).max(inquiryRows.max).default(inquiryRows.default),
      industry: z.enum(industries).optional(),
    }),
})

const inquiries = `${platform}/inquiries` as const
const manage = { access: 'inquiry:manage' } as const

/** What operators keep, the latest first. */
export const listInquiries = call({
  name: 'inquiries.list',
  method: 'GET',
  path: inquiries,
  ...manage,
  input: () =>
    z.strictObject({
      ...pageFields,
      status: inquiryStatus.optional(),
      /** part of its number, title, buyer or materials */
      keyword: shortText(keywordLength).optional(),
      deadlineFrom: day.optional(),
      deadlineTo: day.optional(),
      sort: sortBy(['createdAt', 'deadline']).default('-createdAt'),
    }),
  shows: ['inquiry', 'quotation'],
})
export const exportInquiries = exportOf(listInquiries)
export const countInquiries = countsOf('inquiries.counts', listInquiries, 'status')

/** An inquiry with whom was invited and what was asked; what was quoted once it is closed. */
export const readInquiry = call({
  name: 'inquiries.detail',
  method: 'GET',
  path: `${inquiries}/{id}`,
  ...manage,
  input: () => z.strictObject({ id }),
  shows: ['inquiry', 'quotation'],
})

export const createInquiry = call({
  name: 'inquiries.create',
  method: 'POST',
  path: inquiries,
  ...manage,
  idempotent: true,
  performs: performs(consultationMachine, 'convert'),
  input: () =>
    z.strictObject({
      ...inquiryFields,
      /** the visitor's request it is made of */
      consultationId: id.nullish().transform((value) => value ?? null),
    }),
})

/** Writes a draft anew. */
export const updateInquiry = call({
  name: 'inquiries.update',
  method: 'PUT',
  path: `${inquiries}/{id}`,
  ...manage,
  performs: performs(inquiryMachine, 'edit'),
  input: () => z.strictObject({ id, version, ...inquiryFields }),
})

/** The merchants that could be invited: those who sell in its categories first, then by name or code. */
export const inquiryCandidates = call({
  name: 'inquiries.candidates',
  method: 'GET',
  path: `${inquiries}/{id}/candidates`,
  ...manage,
  overlay: false,
  input: () => z.strictObject({ id, keyword: shortText(keywordLength).optional() }),
  shows: ['inquiry'],
})

const invited = {
  /** everybody who sells in one of its categories, above or below them */
  byCategory: z.boolean(),
  merchantIds: z.array(id).max(inquiryLimits.invited),
}

/** Opens it to those invited, until the deadline. */
export const publishInquiry = call({
  name: 'inquiries.publish',
  method: 'POST',
  path: `${inquiries}/{id}/publish`,
  ...manage,
  performs: performs(inquiryMachine, 'publish'),
  input: () => z.strictObject({ id, version, ...invited }),
})

/** Invites more merchants; who is invited already stays so. */
export const inviteMerchants = call({
  name: 'inquiries.invite',
  method: 'POST',
  path: `${inquiries}/{id}/invitations`,
  ...manage,
  performs: performs(inquiryMachine, 'invite'),
  input: () => z.strictObject({ id, version, ...invited }),
})

/** Gives everybody more time. */
export const extendInquiry = call({
  name: 'inquiries.extend',
  method: 'PUT',
  path: `${inquiries}/{id}/deadline`,
  ...manage,
  performs: performs(inquiryMachine, 'extend'),
  input: () => z.strictObject({ id, version, deadline: instant, reason: reasonText }),
})

/** Answers a question: all who are invited read both, and nobody who asked. */
export const answerQuestion = call({
  name: 'inquiries.answer',
  method: 'PUT',
  path: `${inquiries}/{id}/questions/{questionId}`,
  ...manage,
  performs: performs(inquiryMachine, 'answer'),
  input: () => z.strictObject({ id, questionId: id, answer: shortText(inquiryLimits.answer) }),
})

/** Drawings, specifications: what everybody who is invited needs to quote, and nobody else sees. */
const attached = { path: `${inquiries}/{id}`, ...manage } as const
export const readInquiryAttachments = attachmentsOf('inquiries.attachments', {
  ...attached,
  shows: ['inquiry'],
})
export const attachToInquiry = attachTo('inquiries.attach', attached)
export const detachFromInquiry = detachFrom('inquiries.detach', attached)

/**
 * Awards lines to quotations: each pins the version that was current at the deadline, and becomes a
 * line of a purchase order to its merchant, with its price. All of it, or nothing.
 */
export const awardInquiry = call({
  name: 'inquiries.award',
  method: 'POST',
  path: `${inquiries}/{id}/award`,
  ...manage,
  idempotent: true,
  performs: performs(inquiryMachine, 'award'),
  input: () =>
    z.strictObject({
      id,
      version,
      awards: z
        .array(z.strictObject({ lineId: id, quotationId: id, quantity: positiveQuantity }))
        .min(1)
        .max(inquiryLimits.lines * 5),
    }),
})

/** Line by line what every merchant offers, as a workbook; once nobody can change an offer any more. */
export const compareInquiry = documentCall({
  name: 'inquiries.comparison',
  method: 'GET',
  path: `${inquiries}/{id}/comparison.xlsx`,
  ...manage,
  mediaType: workbookType,
  input: () => z.strictObject({ id }),
})

/** Ends it without an award. */
export const failInquiry = call({
  name: 'inquiries.fail',
  method: 'POST',
  path: `${inquiries}/{id}/fail`,
  ...manage,
  performs: performs(inquiryMachine, 'fail'),
  input: () => z.strictObject({ id, version, reason: reasonText }),
})

export const cancelInquiry = call({
  name: 'inquiries.cancel',
  method: 'POST',
  path: `${inquiries}/{id}/cancel`,
  ...manage,
  performs: performs(inquiryMachine, 'cancel'),
  input: () => z.strictObject({ id, version, reason: reasonText }),
})
