import { z } from 'zod'
import { attachments } from '../attachments/replies.ts'
import { industries, entryCategories } from '../content/kinds.ts'
import { amount, quantity } from '../kernel/decimal.ts'
import { actionSet, personalActions } from '../kernel/machine.ts'
import { pageOf } from '../kernel/page.ts'
import { fileFindings, historyEntry, importStarted, tabCounts } from '../kernel/replies.ts'
import { inquiryLine, quotationStatus, quotationVersion } from '../quotations/replies.ts'
import { opportunityState } from '../quotations/model.ts'
import { foundText } from '../search/replies.ts'
import { inquiryMachine } from './machine.ts'
import { inquiryStatus, invitedBy, valueBand } from './model.ts'

export const inquiryRow = z.object({
  id: z.string(),
  inquiryNo: z.string(),
  title: z.string(),
  status: inquiryStatus,
  buyerName: z.string(),
  industry: z.enum(industries),
  category: z.enum(entryCategories),
  lineCount: z.number().int(),
  deadline: z.string(),
  createdAt: z.string(),
  publishedAt: z.string().nullable(),
  /** merchants */
  invitedCount: z.number().int(),
  quotedCount: z.number().int(),
  /** number of unanswered questions */
  openQuestions: z.number().int(),
  found: foundText.optional(),
})
export type InquiryRow = z.output<typeof inquiryRow>

const invitation = z.object({
  quotationId: z.string(),
  merchantId: z.string(),
  merchantCode: z.string(),
  merchantName: z.string(),
  invitedBy: z.enum(invitedBy),
  invitedAt: z.string(),
  /** when the first of the merchant's people opened it */
  seenAt: z.string().nullable(),
  status: quotationStatus,
  quotedAt: z.string().nullable(),
  /** why the merchant declined to quote */
  declineReason: z.string().nullable(),
  quotationNo: z.string(),
  /** null until the deadline has passed: nobody reads offers earlier */
  offer: quotationVersion.nullable(),
})
export type Invitation = z.output<typeof invitation>

export const inquiryDetail = inquiryRow.extend({
  version: z.number().int(),
  categoryIds: z.array(z.string()),
  categoryNames: z.array(z.string()),
  regionCode: z.string().nullable(),
  region: z.string().nullable(),
  shipTo: z.string(),
  valueBand: valueBand.nullable(),
  terms: z.string().nullable(),
  allowPartial: z.boolean(),
  allowSubstitute: z.boolean(),
  currency: z.string(),
  /** the visitor's request it was created from */
  consultation: z.object({ id: z.string(), number: z.string() }).nullable(),
  lines: z.array(inquiryLine),
  invitations: z.array(invitation),
  questions: z.array(
    z.object({
      id: z.string(),
      merchantName: z.string(),
      text: z.string(),
      askedAt: z.string(),
      answer: z.string().nullable(),
      answeredBy: z.string().nullable(),
      answeredAt: z.string().nullable(),
    }),
  ),
  awards: z.array(
    z.object({
      lineId: z.string(),
      quotationId: z.string(),
      quantity,
      amount,
      orderId: z.string(),
      orderNo: z.string(),
    }),
  ),
  actions: actionSet(personalActions(inquiryMachine)),
  history: z.array(historyEntry),
})
export type InquiryDetail = z.output<typeof inquiryDetail>

/** A line as it was read from a workbook. */
export const importedInquiryLine = inquiryLine.omit({ id: true, lineNo: true })
export type ImportedInquiryLine = z.output<typeof importedInquiryLine>

/** The result of checking a workbook of an inquiry's lines. */
export const inquiryImportReport = z.object({
  kind: z.literal('inquiry'),
  /** all lines; empty if there is any fault */
  lines: z.array(importedInquiryLine),
  ...fileFindings,
})
export type InquiryImportReport = z.output<typeof inquiryImportReport>

/** The schema of each reply, under the name of its call. */
export const replies = {
  'inquiries.import': importStarted,
  'inquiries.trend': z.object({
    points: z.array(
      z.object({
        day: z.string(),
        count: z.number().int(),
        /** how many of those the caller's merchant was invited to, and quoted; null for other callers */
        own: z.object({ invited: z.number().int(), quoted: z.number().int() }).nullable(),
      }),
    ),
    total: z.number().int(),
    /** whether it still accepts quotations */
    open: z.number().int(),
  }),
  'inquiries.rows': z.array(
    z.object({
      inquiryNo: z.string(),
      industry: z.enum(industries),
      category: z.enum(entryCategories),
      title: z.string(),
      lineCount: z.number().int(),
      publishedAt: z.string(),
      deadline: z.string(),
      open: z.boolean(),
      /** the caller's merchant's own quotation, if it was invited */
      own: z.object({ id: z.string(), state: opportunityState }).nullable(),
    }),
  ),
  'inquiries.list': pageOf(inquiryRow),
  'inquiries.counts': tabCounts(inquiryMachine.states),
  'inquiries.detail': inquiryDetail,
  'inquiries.create': inquiryDetail,
  'inquiries.update': inquiryDetail,
  'inquiries.candidates': z.object({
    merchants: z.array(
      z.object({
        id: z.string(),
        code: z.string(),
        name: z.string(),
        /** whether it sells in one of the inquiry's categories */
        matches: z.boolean(),
        invited: z.boolean(),
      }),
    ),
    /** number of merchants that an invitation by category would add */
    matching: z.number().int(),
  }),
  'inquiries.publish': inquiryDetail,
  'inquiries.invite': inquiryDetail,
  'inquiries.extend': inquiryDetail,
  'inquiries.answer': inquiryDetail,
  'inquiries.attachments': attachments,
  'inquiries.attach': attachments,
  'inquiries.detach': attachments,
  'inquiries.award': inquiryDetail,
  'inquiries.fail': inquiryDetail,
  'inquiries.cancel': inquiryDetail,
}
