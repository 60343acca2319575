import { isWithdrawn, stands } from '@bdr/contract/quotations/meaning'
import { isRevealed } from '@bdr/contract/inquiries/meaning'
import { trimZeros } from '@bdr/contract/kernel/decimal'
import type { HistoryEntry } from '@bdr/contract/kernel/replies'
import type { InquiryDetail, InquiryRow, Invitation } from '@bdr/contract/inquiries/replies'
import type { InquiryLine, QuotationVersion } from '@bdr/contract/quotations/replies'
import { lineAmount } from '../orders/new-order.ts'
import { presentActions } from '../../platform/present-actions.ts'
import { actionsFor } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { presentAttachment } from '../attachments/present.ts'
import type { InquiryPageRow } from './list-queries.ts'
import type * as queries from './queries.ts'
import { blockedBy, inquiryLifecycle } from './rules.ts'

export const presentInquiryRow = (row: InquiryPageRow): InquiryRow => ({
  id: row.id,
  inquiryNo: row.inquiry_no,
  title: row.title,
  status: row.status,
  buyerName: row.buyer_name,
  industry: row.industry,
  category: row.category_code,
  lineCount: row.line_count,
  deadline: row.deadline,
  createdAt: row.created_at,
  publishedAt: row.published_at,
  invitedCount: row.invited_count,
  quotedCount: row.quoted_count,
  openQuestions: row.open_questions,
  ...(row.found && { found: row.found }),
})

export const presentInquiryLine = (row: queries.InquiryLineRow): InquiryLine => ({
  id: row.id,
  lineNo: row.line_no,
  materialCode: row.material_code,
  materialName: row.material_name,
  specification: row.specification,
  brand: row.brand,
  unit: row.unit,
  quantity: trimZeros(row.quantity),
  requiredDate: row.required_date,
  note: row.note,
})

export const presentVersion = (row: queries.VersionRow): QuotationVersion => ({
  number: row.number,
  submittedAt: row.submitted_at,
  submittedBy: row.submitted_by,
  validUntil: row.valid_until,
  freight: row.freight,
  remark: row.remark,
  net: row.net_amount,
  tax: row.tax_amount,
  gross: row.gross_amount,
  lines: row.lines.map((line) => ({
    lineId: line.inquiry_line_id,
    product: line.product,
    quantity: trimZeros(line.quantity),
    unitPrice: trimZeros(line.unit_price),
    taxRate: trimZeros(line.tax_rate),
    taxIncluded: line.tax_included,
    moq: line.moq === null ? null : trimZeros(line.moq),
    leadDays: line.lead_days,
    brand: line.brand,
    substitute: line.substitute,
    remark: line.remark,
    priceBreaks: line.price_breaks,
    alternatives: line.alternatives,
    net: line.net_amount,
    tax: line.tax_amount,
    gross: line.gross_amount,
  })),
  attachments: row.attachments.map(presentAttachment).map(({ id, type, file }) => ({ id, type, file })),
})

/** Offers are hidden until nobody can change their own any more. */
export const offersAreOpen = (status: InquiryDetail['status']): boolean => isRevealed(status)

export interface InquiryRecord {
  readonly head: queries.InquiryHeadRow
  readonly region: string | null
  readonly categories: readonly { readonly id: string; readonly name: string }[]
  readonly lines: readonly queries.InquiryLineRow[]
  readonly invitations: readonly queries.InvitationRow[]
  /** the current versions, if they may be read */
  readonly offers: readonly queries.VersionRow[]
  readonly questions: readonly queries.QuestionRow[]
  readonly awards: readonly queries.AwardRow[]
  readonly consultation: InquiryDetail['consultation']
  readonly history: HistoryEntry[]
}

export function presentInquiry(viewer: Viewer, record: InquiryRecord): InquiryDetail {
  const { head, categories, lines, invitations, offers, questions, awards } = record
  const offerOf = new Map(offers.map((offer) => [offer.quotation_id, offer]))
  const submittedCount = invitations.filter(({ status }) => stands(status)).length
  return {
    ...presentInquiryRow(head),
    version: head.version,
    categoryIds: categories.map(({ id }) => id),
    categoryNames: categories.map(({ name }) => name),
    regionCode: head.region_code,
    region: record.region,
    shipTo: head.ship_to,
    valueBand: head.value_band,
    terms: head.terms,
    allowPartial: head.allow_partial,
    allowSubstitute: head.allow_substitute,
    currency: head.currency,
    consultation: record.consultation,
    lines: lines.map(presentInquiryLine),
    invitations: invitations.map((row) => presentInvitation(row, offerOf.get(row.id))),
    questions: questions.map((row) => ({
      id: row.id,
      merchantName: row.merchant_name,
      text: row.text,
      askedAt: row.asked_at,
      answer: row.answer,
      answeredBy: row.answered_by,
      answeredAt: row.answered_at,
    })),
    awards: awards.map((row) => ({
      lineId: row.inquiry_line_id,
      quotationId: row.quotation_id,
      quantity: trimZeros(row.quantity),
      amount: lineAmount(row.quantity, row.unit_price),
      orderId: row.order_id,
      orderNo: row.order_no,
    })),
    actions: presentActions(
      actionsFor(inquiryLifecycle, head.status, viewer, (action) =>
        blockedBy(action, { offers: submittedCount }),
      ),
    ),
    history: record.history,
  }
}

const presentInvitation = (
  row: queries.InvitationRow,
  offer: queries.VersionRow | undefined,
): Invitation => ({
  quotationId: row.id,
  merchantId: row.merchant_id,
  merchantCode: row.merchant_code,
  merchantName: row.merchant_name,
  invitedBy: row.invited_by,
  invitedAt: row.invited_at,
  seenAt: row.seen_at,
  status: row.status,
  quotedAt: row.quoted_at,
  declineReason: row.decline_reason,
  quotationNo: row.quotation_no,
  offer: offer === undefined || isWithdrawn(row.status) ? null : presentVersion(offer),
})
