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
 * The number of published inquiries for each day, the oldest first. With the token of a supplier's staff also how many
 * of them the supplier was invited to and quoted.
 */
export const inquiryTrend = call({
  name: 'inquiries.trend',
  method: 'POST',
  path: `${homePage}/inquiryTrend`,
  access: 'public',
  cost: 'asks',
  overlay: false,
  input: () =>
    z.strictObject({
      days: z.number().int().min(1).max(trendDays.max).default(trendDays.default),
      /** the last day; today if omitted */
      until: day.optional(),
      industry: z.enum(industries).optional(),
    }),
})

/**
 * The latest inquiries as the public sees them: without the buyer and without prices. With the token of a supplier's
 * staff each also has the supplier's own state, if it was invited.
 */
export const inquiryRowInfo = call({
  name: 'inquiries.rows',
  method: 'POST',
  path: `${homePage}/getInquiryRowInfo`,
  access: 'public',
  cost: 'asks',
  overlay: false,
  input: () =>
    z.strictObject({
      limit: z.number().int().min(1).max(inquiryRows.max).default(inquiryRows.default),
      industry: z.enum(industries).optional(),
    }),
})

const inquiries = `${platform}/inquiries` as const
const manage = { access: 'inquiry:manage' } as const

/** All inquiries as operators see them, the latest first. */
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

/** An inquiry with its lines and invitations. Offers are included once it is closed. */
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
      /** the visitor's request it is created from */
      consultationId: id.nullish().transform((value) => value ?? null),
    }),
})

/** Replaces the content of a draft. */
export const updateInquiry = call({
  name: 'inquiries.update',
  method: 'PUT',
  path: `${inquiries}/{id}`,
  ...manage,
  performs: performs(inquiryMachine, 'edit'),
  input: () => z.strictObject({ id, version, ...inquiryFields }),
})

/** The merchants that can be invited: those that sell in its categories first, then by name or code. */
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
  /** whether to invite every merchant that sells in one of its categories, or in those above or below them */
  byCategory: z.boolean(),
  merchantIds: z.array(id).max(inquiryLimits.invited),
}

/** Publishes it to the invited merchants until the deadline. */
export const publishInquiry = call({
  name: 'inquiries.publish',
  method: 'POST',
  path: `${inquiries}/{id}/publish`,
  ...manage,
  performs: performs(inquiryMachine, 'publish'),
  input: () => z.strictObject({ id, version, ...invited }),
})

/** Invites more merchants. Those already invited are not affected. */
export const inviteMerchants = call({
  name: 'inquiries.invite',
  method: 'POST',
  path: `${inquiries}/{id}/invitations`,
  ...manage,
  performs: performs(inquiryMachine, 'invite'),
  input: () => z.strictObject({ id, version, ...invited }),
})

/** Moves the deadline to a later time for everybody. */
export const extendInquiry = call({
  name: 'inquiries.extend',
  method: 'PUT',
  path: `${inquiries}/{id}/deadline`,
  ...manage,
  performs: performs(inquiryMachine, 'extend'),
  input: () => z.strictObject({ id, version, deadline: instant, reason: reasonText }),
})

/** Answers a question. All invited merchants see question and answer, but not who asked. */
export const answerQuestion = call({
  name: 'inquiries.answer',
  method: 'PUT',
  path: `${inquiries}/{id}/questions/{questionId}`,
  ...manage,
  performs: performs(inquiryMachine, 'answer'),
  input: () => z.strictObject({ id, questionId: id, answer: shortText(inquiryLimits.answer) }),
})

/** Drawings and specifications that all invited merchants need for quoting. Nobody else sees them. */
const attached = { path: `${inquiries}/{id}`, ...manage } as const
export const readInquiryAttachments = attachmentsOf('inquiries.attachments', {
  ...attached,
  shows: ['inquiry'],
})
export const attachToInquiry = attachTo('inquiries.attach', attached)
export const detachFromInquiry = detachFrom('inquiries.detach', attached)

/**
 * Awards lines to quotations. Each award refers to the version that was current at the deadline and becomes a line of a
 * purchase order to its merchant, with the offered price. Either all awards are made, or none.
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

/** The offers of all merchants line by line as a workbook, available once no offer can change any more. */
export const compareInquiry = documentCall({
  name: 'inquiries.comparison',
  method: 'GET',
  path: `${inquiries}/{id}/comparison.xlsx`,
  ...manage,
  cost: 'prints',
  mediaType: workbookType,
  input: () => z.strictObject({ id }),
})

/** Closes it without an award. */
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
