import type { ParsedInputOf } from '@bdr/contract/kernel/call'
import type { changeAccount, changeMobile } from '@bdr/contract/account/calls'
import { sql } from 'kysely'
import { announce } from '../../platform/announce.ts'
import type { Change } from '../../platform/change.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { invalid } from '../../platform/errors.ts'
import { fault } from '../../platform/refusals.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import { NotProved } from '../../platform/not-proved.ts'
import { assertVersion } from '../../platform/record-version.ts'
import { referTo } from '../files/refer.ts'
import { queueSms } from '../sms/send.ts'
import { spendTicket } from '../sms/tickets.ts'
import { lockAccount } from './queries.ts'
import { recordOwn } from './record.ts'

const touched = { version: sql<number>`version + 1` }

export async function changeOwnAccount(
  tx: Executor,
  own: Change,
  input: ParsedInputOf<typeof changeAccount>,
): Promise<void> {
  const { staffId } = own.viewer
  const before = assertVersion(await lockAccount(tx, staffId), input)
  const { name = before.name, email = before.email, headFileId = before.head_file_id } = input
  if (headFileId !== before.head_file_id) {
    await referTo(tx, { staffId }, headFileId === null ? [] : [headFileId], {
      kind: 'staff',
      recordId: staffId,
      purpose: 'head-picture',
      replace: true,
    })
  }
  await tx
    .updateTable('staff')
    .set({ name, email, head_file_id: headFileId, ...touched })
    .where('id', '=', staffId)
    .execute()
  if (name !== before.name) announce(tx, 'viewers-changed', [staffId])
  await recordOwn(tx, own, 'account.change', {
    changes: changesBetween(
      ['name', 'email', 'headFileId'],
      { ...before, headFileId: before.head_file_id },
      { name, email, headFileId },
    ),
  })
}

/**
 * Changes the account's mobile. Codes from both mobiles are required, so that neither an unattended browser nor a lost
 * phone is enough to take the account over; the old mobile is notified.
 * @throws NotProved; AppError A00002 at `newMobile`
 */
export async function changeOwnMobile(
  tx: Executor,
  own: Change,
  { currentTicket, newMobile, newTicket }: ParsedInputOf<typeof changeMobile>,
): Promise<void> {
  const { staffId } = own.viewer
  const { mobile } = await lockAccount(tx, staffId)
  if (newMobile === mobile) throw invalid([fault(['newMobile'], 'account.mobileSame')])
  if ((await spendTicket(tx, currentTicket, 'bind-mobile')) !== mobile)
    throw new NotProved('account.ticketOfOther', 'wrongTicket')
  if ((await spendTicket(tx, newTicket, 'bind-mobile')) !== newMobile)
    throw new NotProved('session.ticketOfOther', 'wrongTicket')
  await setMobile(tx, staffId, newMobile)
  await recordOwn(tx, own, 'account.changeMobile', {
    changes: changesBetween(['mobile'], { mobile }, { mobile: newMobile }),
  })
  await queueSms(tx, { mobile, template: 'mobile-changed', params: { tail: newMobile.slice(-4) } })
}

/** The unique index decides whether another account has the mobile, because two people may request it at once. */
async function setMobile(tx: Executor, staffId: string, mobile: string): Promise<void> {
  try {
    await tx
      .updateTable('staff')
      .set({ mobile, ...touched })
      .where('id', '=', staffId)
      .execute()
  } catch (error) {
    if (!isUniqueViolation(error, 'staff_mobile')) throw error
    throw invalid([fault(['newMobile'], 'account.mobileTaken')])
  }
}
