import { type QuotationStatus } from '@bdr/contract/quotations/machine'
import { hasDeclined, isUndecidedQuotation, stands } from '@bdr/contract/quotations/meaning'
import { quotationNotices } from '@bdr/text/quotations'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { assertVersion, type RecordVersion } from '../../platform/record-version.ts'
import { appendHistory, transition } from '../../platform/transition.ts'
import { notify } from '../messages/notify.ts'
import { quotationLifecycle } from '../quotations/rules.ts'
import { closeIfDue } from './deadline.ts'
import { lockInquiry, lockQuotationsOf } from './lock.ts'
import { aboutOpportunity, opportunityRecipients } from './notices.ts'
import { recordInquiry } from './record.ts'
import { inquiryLifecycle } from './rules.ts'

type Reasoned = RecordVersion & { readonly reason: string }

/** Ends an inquiry without an order, whether published or not. @returns the inquiry before the change */
async function end(tx: Executor, change: Change, input: Reasoned, action: 'fail' | 'cancel') {
  const inquiry = await closeIfDue(tx, assertVersion(await lockInquiry(tx, input.id, 'alone'), input))
  const { reason } = input
  const changes = await transition(tx, inquiryLifecycle, change.viewer, [
    { id: inquiry.id, from: inquiry.status, action, reason },
  ])
  await recordInquiry(tx, change, action, inquiry, { changes, detail: { reason } })
  return inquiry
}

/** Ends an inquiry without an award. Merchants that quoted are notified that they did not win, and of nothing else. */
export async function failInquiry(tx: Executor, change: Change, input: Reasoned): Promise<void> {
  const inquiry = await end(tx, change, input, 'fail')
  await notifyLosers(tx, change, inquiry, await lockQuotationsOf(tx, inquiry.id))
}

/** Notifies the merchants that did not win, without the winner or prices. */
export async function notifyLosers(
  tx: Executor,
  { viewer }: Change,
  inquiry: { readonly inquiry_no: string; readonly title: string },
  quotations: readonly {
    readonly id: string
    readonly merchant_id: string
    readonly status: QuotationStatus
  }[],
): Promise<void> {
  const lost = quotations.filter(({ status }) => stands(status))
  await transition(
    tx,
    quotationLifecycle,
    viewer,
    lost.map(({ id, status }) => ({ id, from: status, action: 'lose' })),
  )
  const content = quotationNotices.lost({ inquiryNo: inquiry.inquiry_no, title: inquiry.title })
  for (const { id, merchant_id } of lost)
    await notify(tx, viewer, opportunityRecipients(merchant_id), aboutOpportunity(id, content))
}

/** Cancels an inquiry, whether published or not. */
export async function cancelInquiry(tx: Executor, change: Change, input: Reasoned): Promise<void> {
  const { viewer } = change
  const { reason } = input
  const inquiry = await end(tx, change, input, 'cancel')
  const quotations = await lockQuotationsOf(tx, inquiry.id)
  await appendHistory(
    tx,
    'quotation',
    viewer,
    quotations.map(({ id, status }) => ({ id, action: 'cancel', from: status, to: status, reason })),
  )
  await transition(
    tx,
    quotationLifecycle,
    viewer,
    quotations.flatMap(({ id, status }) =>
      isUndecidedQuotation(status) ? [{ id, from: status, action: 'expire' as const }] : [],
    ),
  )
  const details = { inquiryNo: inquiry.inquiry_no, title: inquiry.title, reason }
  for (const { id, merchant_id, status } of quotations)
    if (!hasDeclined(status))
      await notify(
        tx,
        viewer,
        opportunityRecipients(merchant_id),
        aboutOpportunity(id, quotationNotices.cancelled(details)),
      )
}
