import { signInRate } from '@bdr/contract/session/model'
import type { SignInReply } from '@bdr/contract/session/replies'
import type { SignInRefusal } from '@bdr/text/audit'
import { refused } from '../../platform/errors.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import { networkOf } from '../../platform/network.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import { spendTicket } from '../sms/tickets.ts'
import { enter } from './enter.ts'
import type { SessionParts } from './parts.ts'
import { passwordFits } from './passwords.ts'
import { personByPrincipal, type Person } from './person.ts'
import { withProof, personOfTicket } from './person-of-ticket.ts'
import { recordRefusal } from './record.ts'
import { forgetTries, guessedAt, locked, takeTry } from './tries.ts'
import { warnOwner } from './warn-owner.ts'

const { seconds, perAddress, perPrincipal } = signInRate

/** Limits the attempts of one address, whatever account it tries. */
export const limitSignInsOfAddress = (parts: SessionParts, caller: Caller): Promise<void> =>
  countAttempt(parts.database.kysely, `sign-in:address:${networkOf(caller.address)}`, {
    limit: perAddress,
    seconds,
  })

/**
 * Signs in with a password. Hashing takes tens of milliseconds, so no transaction is open meanwhile.
 * @throws AppError A00001 with the same message and time for an unknown account and a wrong password; A00001 with the
 * remaining time once the principal is locked
 */
export async function signInByPassword(
  parts: SessionParts,
  { principal, password }: { principal: string; password: string },
  caller: Caller,
): Promise<SignInReply> {
  const db = parts.database.kysely
  const way = 'password'
  await limitSignInsOfAddress(parts, caller)
  const person = await personByPrincipal(db, principal)
  // attempts with the account and with its mobile share one count
  const key = guessedAt.principal(person?.account ?? principal)
  await countAttempt(db, `sign-in:${key}`, { limit: perPrincipal, seconds })
  const one = await takeTry(db, key)
  if (!one.taken) {
    await recordRefusal(db, person, { way, why: 'locked' }, caller)
    throw locked(one, 'session.locked')
  }
  const fits = await passwordFits(person?.password_hash, password)
  if (!person || !fits) {
    await recordRefusal(db, person, { way, why: 'wrongPassword' }, caller)
    if (one.last) await warnOwner(parts, person, 'password', caller)
    throw refused('session.wrongPassword')
  }
  await forgetTries(db, [key])
  return enter(parts, person, way, caller)
}

/** Signs in the owner of a mobile, who has proved that they read its messages. */
export async function signInBySms(
  parts: SessionParts,
  { mobile, ticket }: { mobile: string; ticket: string },
  caller: Caller,
): Promise<SignInReply> {
  const db = parts.database.kysely
  await limitSignInsOfAddress(parts, caller)
  const way = 'sms'
  const note = (known: Person | undefined, why: SignInRefusal) =>
    recordRefusal(db, known, { way, why }, caller)
  const person = await personOfTicket(db, { mobile, ticket, type: 'login' }, note)
  await withProof(spendTicket(db, ticket, 'login'), () => note(person, 'wrongTicket'))
  return enter(parts, person, way, caller)
}
