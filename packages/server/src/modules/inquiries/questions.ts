import { hasDeclined } from '@bdr/contract/quotations/meaning'
import { isOpenInquiry } from '@bdr/contract/inquiries/meaning'
import { quotationNotices } from '@bdr/text/quotations'
import { sql } from 'kysely'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { appendHistory, transition } from '../../platform/transition.ts'
import { notify } from '../messages/notify.ts'
import { touch } from './invite.ts'
import { lockInquiry, lockQuotationsOf } from './lock.ts'
import { aboutOpportunity, opportunityRecipients } from './notices.ts'
import { recordInquiry } from './record.ts'
import { inquiryLifecycle } from './rules.ts'

/** Answers a question for all invited merchants. Only operators see who asked it. */
export async function answerQuestion(
  tx: Executor,
  change: Change,
  { id, questionId, answer }: { id: string; questionId: string; answer: string },
): Promise<void> {
  const { viewer } = change
  const inquiry = await lockInquiry(tx, id, 'alone')
  const question = await tx
    .selectFrom('inquiry_question')
    .select(['id', 'answer', 'text'])
    .where('id', '=', questionId)
    .where('inquiry_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!inquiry || !question) throw notFound()
  if (question.answer !== null) throw conflict('inquiry.questionAnswered')
  if (isOpenInquiry(inquiry.status) && inquiry.is_past) throw conflict('quotation.deadlinePassed')
  await transition(tx, inquiryLifecycle, viewer, [
    { id, from: inquiry.status, action: 'answer', reason: answer },
  ])
  await tx
    .updateTable('inquiry_question')
    .set({ answer, answered_by: viewer.name, answered_at: sql<string>`now()` })
    .where('id', '=', questionId)
    .execute()
  await touch(tx, id)
  await recordInquiry(tx, change, 'answer', inquiry, { detail: { question: question.text, answer } })
  const quotations = await lockQuotationsOf(tx, id)
  await appendHistory(
    tx,
    'quotation',
    viewer,
    quotations.map(({ id: one, status }) => ({ id: one, action: 'answer', from: status, to: status })),
  )
  const content = quotationNotices.answered({ inquiryNo: inquiry.inquiry_no, answer })
  for (const { id: one, merchant_id, status } of quotations)
    if (!hasDeclined(status))
      await notify(tx, viewer, opportunityRecipients(merchant_id), aboutOpportunity(one, content))
}
