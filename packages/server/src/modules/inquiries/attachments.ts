import { hasDeclined } from '@bdr/contract/quotations/meaning'
import { isDraftInquiry } from '@bdr/contract/inquiries/meaning'
import * as calls from '@bdr/contract/inquiries/calls'
import { quotationNotices } from '@bdr/text/quotations'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { notFound } from '../../platform/errors.ts'
import { refusal } from '../../platform/refusals.ts'
import { appendHistory } from '../../platform/transition.ts'
import { attachedRecords, bindAttachments } from '../attachments/bind-attachments.ts'
import { notify } from '../messages/notify.ts'
import { whyClosed } from '../quotations/rules.ts'
import { lockInquiry, lockQuotationsOf } from './lock.ts'
import { aboutOpportunity, opportunityRecipients } from './notices.ts'
import { recordInquiry } from './record.ts'

const currentInquiry = (db: Executor, id: string) =>
  db
    .selectFrom('inquiry')
    .select(['id', 'inquiry_no', 'title', 'status'])
    .select(sql<boolean>`deadline <= clock_timestamp()`.as('is_past'))
    .where('id', '=', id)
    .executeTakeFirst()

/**
 * While quotations are accepted, files can be added, of which all invited merchants are notified at once. None can be
 * removed, because merchants may have used them for calculating.
 */
export const attachedToInquiries = attachedRecords({
  kind: 'inquiry',
  async find(db, _viewer, id, locked) {
    const inquiry = await (locked ? lockInquiry(db, id, 'alone') : currentInquiry(db, id))
    if (!inquiry) throw notFound()
    const { status, is_past: isPast } = inquiry
    const isDraft = isDraftInquiry(status)
    return {
      id,
      inquiry,
      closed: isDraft ? null : whyClosed({ status, isPast }),
      removalRefusal: isDraft ? null : refusal('inquiry.attachmentsKept'),
    }
  },
  async changed(tx, change, { id, inquiry }, action, names) {
    const { viewer } = change
    const { status, inquiry_no: inquiryNo, title } = inquiry
    const about = names.join('、')
    await appendHistory(tx, 'inquiry', viewer, [{ id, action, from: status, to: status, about }])
    await recordInquiry(tx, change, action, inquiry, { detail: { files: names } })
    if (isDraftInquiry(status)) return
    const quotations = await lockQuotationsOf(tx, id)
    await appendHistory(
      tx,
      'quotation',
      viewer,
      quotations.map((one) => ({
        id: one.id,
        action: 'supplement',
        from: one.status,
        to: one.status,
        about,
      })),
    )
    const content = quotationNotices.supplemented({ inquiryNo, title, names })
    for (const one of quotations)
      if (!hasDeclined(one.status))
        await notify(tx, viewer, opportunityRecipients(one.merchant_id), aboutOpportunity(one.id, content))
  },
})

export const inquiryAttachments = bindAttachments(
  { read: calls.readInquiryAttachments, attach: calls.attachToInquiry, detach: calls.detachFromInquiry },
  attachedToInquiries,
)
