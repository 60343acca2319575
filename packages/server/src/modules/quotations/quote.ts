import { chinaDay } from '@bdr/contract/kernel/china-time'
import { grossPriceAt, lineAmounts, totalsOf } from '@bdr/contract/quotations/amounts'
import type { QuotationStatus } from '@bdr/contract/quotations/machine'
import type { QuotationDraft, QuotationInput } from '@bdr/contract/quotations/model'
import { inquiryNotices } from '@bdr/text/inquiries'
import { quotationNotices } from '@bdr/text/quotations'
import { sql } from 'kysely'
import { audit, type AuditEntry } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { conflict, conflictBecause, invalid, notFound } from '../../platform/errors.ts'
import { assertVersion, type RecordVersion } from '../../platform/record-version.ts'
import { scopeOf } from '../../platform/scope.ts'
import { appendHistory, transition } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { announceRecords } from '../../platform/announce.ts'
import { lockInquiry, type LockedInquiry } from '../inquiries/lock.ts'
import { aboutInquiry, aboutOpportunity, opportunityRecipients } from '../inquiries/notices.ts'
import { inquiryLines } from '../inquiries/queries.ts'
import { notify } from '../messages/notify.ts'
import { productsBySku } from './own-products.ts'
import { inquiryOf, lockQuotation, type LockedQuotation } from './queries.ts'
import { faultsOfProducts, faultsOfQuotation, materialKey, quotationLifecycle, whyClosed } from './rules.ts'

/** The data of a quotation for the audit log. */
export interface Quoted {
  readonly inquiry: { readonly inquiry_no: string }
  readonly quotation: {
    readonly id: string
    readonly merchant_id: string
    readonly status: QuotationStatus
  }
}

interface Locked extends Quoted {
  readonly inquiry: LockedInquiry
  readonly quotation: LockedQuotation
}

/**
 * Locks a quotation, and its inquiry in shared mode, so that changes of the inquiry and quotations wait for each other.
 * @throws AppError A00005 if the viewer may not see it
 */
export async function lockQuotationOf(tx: Executor, viewer: Viewer, id: string): Promise<Locked> {
  const known = await inquiryOf(tx, scopeOf(viewer), id)
  if (!known) throw notFound()
  const inquiry = (await lockInquiry(tx, known.inquiry_id, 'share'))!
  return { inquiry, quotation: await lockQuotation(tx, id) }
}

export const whyNot = ({ status, is_past }: LockedInquiry) => whyClosed({ status, isPast: is_past })

/** Submits a quotation, or a version that replaces the previous one. */
export async function submitQuotation(
  tx: Executor,
  change: Change,
  input: RecordVersion & QuotationInput,
): Promise<void> {
  const { viewer } = change
  const { inquiry, quotation } = await lockQuotationOf(tx, viewer, input.id)
  assertVersion(quotation, input)
  const { id, status: from, merchant_id } = quotation
  const action = from === 'submitted' ? 'revise' : 'submit'
  const number = (quotation.number ?? 0) + 1
  await transition(tx, quotationLifecycle, viewer, [
    { id, from, action, blocked: whyNot(inquiry), about: `V${number}` },
  ])
  const lines = await inquiryLines(tx, inquiry.id)
  const faults = faultsOfQuotation(input, {
    lines,
    allowPartial: inquiry.allow_partial,
    allowSubstitute: inquiry.allow_substitute,
    deadlineDay: chinaDay(inquiry.deadline),
  })
  const skuIds = input.lines.flatMap(({ skuId }) => skuId ?? [])
  const products = await productsBySku(tx, merchant_id, skuIds)
  faults.push(...faultsOfProducts(input, products))
  if (faults.length > 0) throw invalid(faults)
  const totals = totalsOf(input.lines, input.freight)
  await tx
    .insertInto('quotation_version')
    .values({
      quotation_id: id,
      number,
      submitted_at: inquiry.now,
      submitted_by: viewer.name,
      valid_until: input.validUntil,
      freight: input.freight,
      remark: input.remark,
      net_amount: totals.net,
      tax_amount: totals.tax,
      gross_amount: totals.gross,
    })
    .execute()
  await tx
    .insertInto('quotation_line')
    .values(
      input.lines.map((line) => {
        const amounts = lineAmounts(line)
        return {
          merchant_id,
          quotation_id: id,
          number,
          inquiry_line_id: line.lineId,
          product: line.skuId === null ? null : JSON.stringify(products.get(line.skuId)!.product),
          material: materialKey(lines.find((one) => one.id === line.lineId)!),
          quantity: line.quantity,
          unit_price: line.unitPrice,
          tax_rate: line.taxRate,
          tax_included: line.taxIncluded,
          gross_price: grossPriceAt(line, line.quantity),
          moq: line.moq,
          lead_days: line.leadDays,
          brand: line.brand,
          substitute: line.substitute,
          remark: line.remark,
          price_breaks: JSON.stringify(line.priceBreaks),
          alternatives: JSON.stringify(line.alternatives),
          net_amount: amounts.net,
          tax_amount: amounts.tax,
          gross_amount: amounts.gross,
        }
      }),
    )
    .execute()
  await tx
    .updateTable('quotation')
    .set({
      number,
      total_amount: totals.gross,
      valid_until: input.validUntil,
      quoted_at: inquiry.now,
      decline_reason: null,
      draft: null,
      draft_version: sql<number>`draft_version + 1`,
      draft_saved_at: null,
      draft_saved_by: null,
      ...nextVersion(action === 'revise'),
    })
    .where('id', '=', id)
    .execute()
  await recordQuotation(tx, change, action, { inquiry, quotation }, { detail: { version: number } })
  const details = { inquiryNo: inquiry.inquiry_no, by: viewer.name, number }
  await notify(
    tx,
    viewer,
    opportunityRecipients(merchant_id),
    aboutOpportunity(id, quotationNotices.submitted(details)),
  )
}

/** `transition` does not increase the version if the state does not change. */
const nextVersion = (stays: boolean) => (stays ? { version: sql<number>`version + 1` } : {})

type Reasoned = RecordVersion & { readonly reason: string }

/**
 * Ends a merchant's participation in an inquiry with a reason. After withdrawing, the merchant can still read the
 * versions; after declining, it can still quote until the deadline.
 */
export async function endQuotation(
  tx: Executor,
  change: Change,
  input: Reasoned,
  action: 'withdraw' | 'decline',
): Promise<void> {
  const locked = await lockQuotationOf(tx, change.viewer, input.id)
  const { inquiry, quotation } = locked
  assertVersion(quotation, input)
  const { id, status: from } = quotation
  const { reason } = input
  const changes = await transition(tx, quotationLifecycle, change.viewer, [
    { id, from, action, blocked: whyNot(inquiry), reason },
  ])
  await tx
    .updateTable('quotation')
    .set(action === 'withdraw' ? { total_amount: null } : { decline_reason: reason })
    .where('id', '=', id)
    .execute()
  await recordQuotation(tx, change, action, locked, { changes, detail: { reason } })
}

/**
 * Stores the draft, unless a colleague has stored another one since it was read.
 * @returns the stored draft
 */
export async function saveDraft(
  tx: Executor,
  viewer: Viewer,
  input: { id: string; draftVersion: number; draft: QuotationDraft },
) {
  const { inquiry, quotation } = await lockQuotationOf(tx, viewer, input.id)
  const why = whyNot(inquiry)
  if (why) throw conflictBecause(why)
  if (quotation.draft_version !== input.draftVersion)
    throw conflict('quotation.draftChanged', { by: quotation.draft_saved_by ?? '' })
  const version = quotation.draft_version + 1
  await tx
    .updateTable('quotation')
    .set({
      draft: JSON.stringify(input.draft),
      draft_version: version,
      draft_saved_at: inquiry.now,
      draft_saved_by: viewer.name,
    })
    .where('id', '=', quotation.id)
    .execute()
  return { version, values: input.draft, savedAt: inquiry.now, savedBy: viewer.name }
}

/** Asks operators a question. Other merchants see it once it is answered, without who asked it. */
export async function askQuestion(
  tx: Executor,
  change: Change,
  { id, text }: { id: string; text: string },
): Promise<void> {
  const { viewer } = change
  const locked = await lockQuotationOf(tx, viewer, id)
  const { inquiry, quotation } = locked
  const why = whyNot(inquiry)
  if (why) throw conflictBecause(why)
  const { merchant_id, status } = quotation
  await tx.insertInto('inquiry_question').values({ inquiry_id: inquiry.id, merchant_id, text }).execute()
  await appendHistory(tx, 'quotation', viewer, [
    { id, action: 'ask', from: status, to: status, reason: text },
  ])
  // operators see it as part of the inquiry
  announceRecords(tx, 'inquiry', [inquiry.id], null)
  await recordQuotation(tx, change, 'ask', locked, { detail: { text } })
  const { name } = await tx
    .selectFrom('merchant')
    .select('name')
    .where('id', '=', merchant_id)
    .executeTakeFirstOrThrow()
  const details = { inquiryNo: inquiry.inquiry_no, merchant: name, text }
  await notify(tx, viewer, { operators: true }, aboutInquiry(inquiry.id, inquiryNotices.asked(details)))
}

/** Marks it as opened by the caller. @throws AppError A00005 if they may not see it */
export async function markSeen(tx: Executor, viewer: Viewer, id: string): Promise<void> {
  if (!(await inquiryOf(tx, scopeOf(viewer), id))) throw notFound()
  await tx
    .insertInto('quotation_seen')
    .values({ quotation_id: id, staff_id: viewer.staffId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const recordQuotation = (
  tx: Executor,
  { viewer, caller }: Change,
  action: 'submit' | 'revise' | 'withdraw' | 'decline' | 'ask' | 'attach' | 'detach',
  { inquiry, quotation }: Quoted,
  more: Pick<AuditEntry, 'changes' | 'detail'> = {},
): Promise<void> =>
  audit(tx, {
    actor: viewer,
    merchantId: quotation.merchant_id,
    action: `quotation.${action}`,
    subject: { kind: 'quotation', id: quotation.id, name: inquiry.inquiry_no },
    ...more,
    caller,
  })
