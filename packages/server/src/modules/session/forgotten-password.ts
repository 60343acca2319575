import type { SignInRefusal } from '@bdr/text/audit'
import { sessionNotices } from '@bdr/text/session'
import { audit } from '../../platform/audit.ts'
import { transaction } from '../../platform/db/transaction.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import { notify, ownAccount } from '../messages/notify.ts'
import { queueSms } from '../sms/send.ts'
import { spendTicket } from '../sms/tickets.ts'
import { endSessionsOf } from './end-sessions.ts'
import type { SessionParts } from './parts.ts'
import { checkNewPassword, hashPassword, setPassword } from './passwords.ts'
import type { Person } from './person.ts'
import { withProof, personOfTicket } from './person-of-ticket.ts'
import { recordRefusal } from './record.ts'
import { refuseBarred } from './refuse-barred.ts'
import { limitSignInsOfAddress } from './sign-in.ts'
import { unlock } from './tries.ts'

/**
 * Sets a new password for the owner of a mobile. All sessions end, because somebody else may be signed in; the account
 * is unlocked; and the person is notified, in case this was somebody else.
 * @throws AppError A00001; A00002 at `newPassword`, in which case the ticket stays valid
 */
export async function resetForgottenPassword(
  parts: SessionParts,
  { mobile, ticket, newPassword }: { mobile: string; ticket: string; newPassword: string },
  caller: Caller,
): Promise<void> {
  const { database, bus } = parts
  const db = database.kysely
  await limitSignInsOfAddress(parts, caller)
  const of = 'reset'
  const note = (known: Person | undefined, why: SignInRefusal) =>
    recordRefusal(db, known, { of, why }, caller)
  const person = await personOfTicket(db, { mobile, ticket, type: 'forget-password' }, note)
  await refuseBarred(db, person, { of }, caller)
  await checkNewPassword(db, person.id, newPassword)
  const passwordHash = await hashPassword(newPassword)
  const reset = transaction(
    database,
    async (tx) => {
      await spendTicket(tx, ticket, 'forget-password')
      await setPassword(tx, person.id, passwordHash, { mustChange: false })
      await endSessionsOf(tx, [person.id])
      await unlock(tx, person)
      await audit(tx, {
        actor: { staffId: person.id, name: person.name, post: person.base_post },
        merchantId: person.merchant_id,
        action: 'session.resetPassword',
        subject: { kind: 'staff', id: person.id, name: person.name },
        caller,
      })
      const content = sessionNotices.passwordReset({ address: caller.address, place: caller.place })
      await notify(
        tx,
        null,
        { staffIds: [person.id] },
        { type: 'system', content, about: ownAccount, always: true },
      )
      await queueSms(tx, { mobile, template: 'password-reset', params: { account: person.account } })
    },
    { bus },
  )
  await withProof(reset, () => note(person, 'wrongTicket'))
}
