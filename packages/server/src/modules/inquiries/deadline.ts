import { hasDeclined, isUnsent, standingStatuses, stands } from '@bdr/contract/quotations/meaning'
import { isOpenInquiry, openInquiryStatuses, afterDeadline } from '@bdr/contract/inquiries/meaning'
import { chinaMinute } from '@bdr/contract/kernel/china-time'
import { inquiryNotices } from '@bdr/text/inquiries'
import { quotationNotices } from '@bdr/text/quotations'
import { sql } from 'kysely'
import type { Bus } from '../../platform/bus.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Database } from '../../platform/db/open.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { conflict, invalid } from '../../platform/errors.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import { assertVersion, type RecordVersion } from '../../platform/record-version.ts'
import { fault } from '../../platform/refusals.ts'
import type { Recurring } from '../../platform/recurring.ts'
import { appendHistory, transition } from '../../platform/transition.ts'
import type { Actor } from '../../platform/viewer.ts'
import { notify } from '../messages/notify.ts'
import { quotationLifecycle } from '../quotations/rules.ts'
import { touch } from './invite.ts'
import { lockInquiry, lockQuotationsOf, type LockedInquiry } from './lock.ts'
import { aboutInquiry, aboutOpportunity, opportunityRecipients } from './notices.ts'
import { recordInquiry } from './record.ts'
import { inquiryLifecycle } from './rules.ts'

/** The actor of automatic changes at the deadline. */
export const systemActor: Actor = { staffId: null, name: '', post: null }

/**
 * Closes an inquiry whose deadline has passed, including quotations that were never submitted. The task does so within
 * seconds; others call it if they need it earlier. @returns the current inquiry
 */
export async function closeIfDue(tx: Executor, inquiry: LockedInquiry): Promise<LockedInquiry> {
  if (!isOpenInquiry(inquiry.status) || !inquiry.is_past) return inquiry
  await transition(tx, inquiryLifecycle, systemActor, [
    { id: inquiry.id, from: inquiry.status, action: 'close' },
  ])
  await tx
    .updateTable('inquiry')
    .set({ closed_at: sql<string>`deadline` })
    .where('id', '=', inquiry.id)
    .execute()
  const quotations = await lockQuotationsOf(tx, inquiry.id)
  await transition(
    tx,
    quotationLifecycle,
    systemActor,
    quotations.flatMap(({ id, status }) =>
      isUnsent(status) ? [{ id, from: status, action: 'expire' as const }] : [],
    ),
  )
  const quoted = quotations.filter(({ status }) => stands(status)).length
  if (quotations.length > 0)
    await notify(
      tx,
      null,
      { operators: true },
      aboutInquiry(
        inquiry.id,
        inquiryNotices.closed({ inquiryNo: inquiry.inquiry_no, title: inquiry.title, quoted }),
      ),
    )
  return { ...inquiry, status: afterDeadline }
}

/** Extends the deadline for everybody, provided it has not passed. */
export async function extendInquiry(
  tx: Executor,
  change: Change,
  input: RecordVersion & { deadline: string; reason: string },
): Promise<void> {
  const inquiry = assertVersion(await lockInquiry(tx, input.id, 'alone'), input)
  if (isOpenInquiry(inquiry.status) && inquiry.is_past) throw conflict('quotation.deadlinePassed')
  if (Date.parse(input.deadline) <= Date.parse(inquiry.deadline))
    throw invalid([fault(['deadline'], 'inquiry.deadlineEarlier')])
  const { reason } = input
  const changes = changesBetween(['deadline'], inquiry, input)
  await transition(tx, inquiryLifecycle, change.viewer, [
    { id: inquiry.id, from: inquiry.status, action: 'extend', reason, changes },
  ])
  await tx.updateTable('inquiry').set({ deadline: input.deadline }).where('id', '=', inquiry.id).execute()
  await touch(tx, inquiry.id)
  await recordInquiry(tx, change, 'extend', inquiry, { changes, detail: { reason } })
  const quotations = await lockQuotationsOf(tx, inquiry.id)
  await appendHistory(
    tx,
    'quotation',
    change.viewer,
    quotations.map(({ id, status }) => ({ id, action: 'extend', from: status, to: status, reason, changes })),
  )
  const details = { inquiryNo: inquiry.inquiry_no, deadline: chinaMinute(input.deadline), reason }
  for (const { id, merchant_id, status } of quotations)
    if (!hasDeclined(status))
      await notify(
        tx,
        change.viewer,
        opportunityRecipients(merchant_id),
        aboutOpportunity(id, quotationNotices.extended(details)),
      )
}

/** A few seconds late at most. Reads and actions in between check the clock themselves. */
export const deadlineTask = (database: Database, bus: Bus): Recurring => ({
  name: 'inquiries whose deadline has passed',
  everySeconds: 10,
  run: () => closeDue(database, bus),
})

/** Inquiries closed by one run; the next run continues. */
const batch = 100

/** Closes due inquiries, each in a transaction of its own. @returns their number */
export async function closeDue(database: Database, bus: Bus): Promise<number> {
  const due = await database.kysely
    .selectFrom('inquiry')
    .select('id')
    .where('status', 'in', openInquiryStatuses)
    .where('deadline', '<=', sql<string>`clock_timestamp()`)
    .orderBy('deadline')
    .limit(batch)
    .execute()
  for (const { id } of due)
    await transaction(
      database,
      async (tx) => {
        const inquiry = await lockInquiry(tx, id, 'alone')
        if (inquiry) await closeIfDue(tx, inquiry)
      },
      { bus },
    )
  return due.length
}

/** Runs every hour, so that it soon handles offers that ended the day before, whenever the server was started. */
export const validityTask = (database: Database, bus: Bus): Recurring => ({
  name: 'quotations that bind nobody any more',
  everySeconds: 3_600,
  run: () => expireOffers(database, bus),
})

/** Ends offers whose last day in China has passed and that were not awarded. @returns their number */
export async function expireOffers(database: Database, bus: Bus): Promise<number> {
  const ended = sql<boolean>`valid_until < (clock_timestamp() at time zone 'Asia/Shanghai')::date`
  const due = await database.kysely
    .selectFrom('quotation')
    .select(['id', 'inquiry_id', 'merchant_id'])
    .where('status', 'in', standingStatuses)
    .where(ended)
    .limit(batch)
    .execute()
  for (const { id, inquiry_id, merchant_id } of due)
    await transaction(
      database,
      async (tx) => {
        const inquiry = (await lockInquiry(tx, inquiry_id, 'share'))!
        const still = await tx
          .selectFrom('quotation')
          .select('id')
          .where('id', '=', id)
          .where('status', 'in', standingStatuses)
          .where(ended)
          .forUpdate()
          .executeTakeFirst()
        if (!still) return
        await transition(tx, quotationLifecycle, systemActor, [{ id, from: 'submitted', action: 'expire' }])
        const details = { inquiryNo: inquiry.inquiry_no, title: inquiry.title }
        await notify(
          tx,
          null,
          opportunityRecipients(merchant_id),
          aboutOpportunity(id, quotationNotices.expired(details)),
        )
      },
      { bus },
    )
  return due.length
}
