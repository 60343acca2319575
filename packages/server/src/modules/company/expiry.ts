import { expiryNotices as noticeDays } from '@bdr/contract/company/model'
import { companyNotices } from '@bdr/text/company'
import { qualificationKind } from '@bdr/text/qualifications'
import { sql } from 'kysely'
import type { Bus } from '../../platform/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Database } from '../../platform/db/open.ts'
import { transaction } from '../../platform/db/transaction.ts'
import type { Recurring } from '../../platform/recurring.ts'
import { notify } from '../messages/notify.ts'
import { daysLeft, dueNotice } from './papers.ts'

/** Runs every hour, so that a notice is sent on the right day, whenever the server was started. */
export const expiryNotices = (database: Database, bus: Bus, clock: Clock): Recurring => ({
  name: 'papers that end',
  everySeconds: 3_600,
  run: () => notifyExpiry(database, bus, clock),
})

/** Qualifications processed in one transaction. */
const batch = 100

/**
 * Notifies companies of qualifications that expire in 60, 30 and 7 days, once for each. Several nodes may run it at the
 * same time: the node that locks a row sends its notice.
 * @returns the number of notices
 */
export async function notifyExpiry(database: Database, bus: Bus, clock: Clock): Promise<number> {
  let notified = 0
  for (;;) {
    const written = await transaction(database, (tx) => notifyBatch(tx, clock.today()), { bus })
    notified += written
    if (written < batch) return notified
  }
}

async function notifyBatch(tx: Executor, today: string): Promise<number> {
  const last = sql<number>`(valid_until - ${today}::date)`
  const papers = await tx
    .selectFrom('qualification')
    .select(['id', 'merchant_id', 'kind', 'number', 'valid_until', 'notified_days'])
    .where('valid_until', 'is not', null)
    .where(sql<boolean>`exists (
      select from unnest(${[...noticeDays]}::int[]) as days
      where ${last} <= days and (notified_days is null or notified_days > days))`)
    .orderBy('id')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const paper of papers) {
    const due = dueNotice(paper.valid_until!, today, paper.notified_days)
    if (due === null) continue
    await tx.updateTable('qualification').set({ notified_days: due }).where('id', '=', paper.id).execute()
    await notify(
      tx,
      { staffId: null, name: '', post: null },
      { merchant: { id: paper.merchant_id, permission: 'company:edit' } },
      {
        type: 'system',
        content: companyNotices.paperEnds({
          kind: qualificationKind[paper.kind as keyof typeof qualificationKind],
          number: paper.number,
          validUntil: paper.valid_until!,
          daysLeft: daysLeft(paper.valid_until, today)!,
        }),
        about: { page: 'companyInfo', id: paper.merchant_id },
      },
    )
  }
  return papers.length
}
