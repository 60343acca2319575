import { trimZeros } from '@bdr/contract/kernel/decimal'
import type { HistoryEntry } from '@bdr/contract/kernel/replies'
import type { OpportunityDetail, OpportunityRow } from '@bdr/contract/quotations/replies'
import { presentActions } from '../../platform/present-actions.ts'
import { actionsFor, type Actions } from '../../platform/transition.ts'
import { viewerCan, type Viewer } from '../../platform/viewer.ts'
import { presentInquiryLine, presentVersion } from '../inquiries/present.ts'
import type { InquiryLineRow, VersionRow } from '../inquiries/queries.ts'
import type { Regions } from '../regions/regions.ts'
import type { OpportunityPageRow } from './list-queries.ts'
import type * as queries from './queries.ts'
import { blockedBy, quotationLifecycle, whyClosed } from './rules.ts'

export const presentOpportunityRow =
  (regions: Regions) =>
  (row: OpportunityPageRow): OpportunityRow => ({
    id: row.id,
    inquiryNo: row.inquiry_no,
    title: row.title,
    state: row.state,
    status: row.status,
    inquiryStatus: row.inquiry_status,
    buyerName: row.buyer_name,
    industry: row.industry,
    category: row.category_code,
    region: row.region_code === null ? null : regions.nameOf(row.region_code),
    valueBand: row.value_band,
    lineCount: row.line_count,
    invitedAt: row.invited_at,
    deadline: row.deadline,
    unread: row.unread ?? false,
    hasDraft: row.has_draft,
    totalAmount: row.total_amount,
    currency: row.currency,
    ...(row.found && { found: row.found }),
  })

export interface OpportunityRecord {
  readonly head: queries.OpportunityHeadRow
  readonly lines: readonly InquiryLineRow[]
  readonly versions: readonly VersionRow[]
  readonly questions: Awaited<ReturnType<typeof queries.questionsFor>>
  readonly awards: Awaited<ReturnType<typeof queries.awardsTo>>
  readonly history: HistoryEntry[]
  readonly regions: Regions
}

export function presentOpportunity(viewer: Viewer, record: OpportunityRecord): OpportunityDetail {
  const { head, lines, versions, questions, awards, history, regions } = record
  return {
    ...presentOpportunityRow(regions)(head),
    version: head.version,
    quotationNo: head.quotation_no,
    shipTo: head.ship_to,
    terms: head.terms,
    allowPartial: head.allow_partial,
    allowSubstitute: head.allow_substitute,
    lines: lines.map(presentInquiryLine),
    versions: versions.map(presentVersion),
    draft: {
      version: head.draft_version,
      values: head.draft,
      savedAt: head.draft_saved_at,
      savedBy: head.draft_saved_by,
    },
    questions: questions.map((row) => ({
      id: row.id,
      text: row.text,
      own: row.own,
      askedAt: row.asked_at,
      answer: row.answer,
      answeredAt: row.answered_at,
    })),
    awards: awards.map((row) => ({
      lineId: row.inquiry_line_id,
      quantity: trimZeros(row.quantity),
      unitPrice: trimZeros(row.unit_price),
      orderId: row.order_id,
      orderNo: row.order_no,
    })),
    actions: presentActions(actionsOf(viewer, head)),
    history,
  }
}

function actionsOf(
  viewer: Viewer,
  head: queries.OpportunityHeadRow,
): Actions<OpportunityDetail['actions']['allowed'][number]> {
  const inquiry = { status: head.inquiry_status, isPast: head.is_past }
  const actions = actionsFor(quotationLifecycle, head.status, viewer, (action) => blockedBy(action, inquiry))
  if (!viewerCan(viewer, 'opportunity:quote')) return actions
  const why = whyClosed(inquiry)
  return why === null
    ? { ...actions, allowed: [...actions.allowed, 'ask'] }
    : { ...actions, blocked: [...actions.blocked, { action: 'ask', why }] }
}
