import type { SignInReply } from '@bdr/contract/session/replies'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { refused } from '../../platform/errors.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import { admit } from './enter.ts'
import { spendCode } from './factor-codes.ts'
import type { SessionParts } from './parts.ts'
import { personById } from './person.ts'
import { recordRefusal } from './record.ts'
import { refuseBarred } from './refuse-barred.ts'
import { limitSignInsOfAddress } from './sign-in.ts'
import { hashOf } from './ticket.ts'
import { forgetTries, guessedAt, locked, takeTry } from './tries.ts'
import { warnOwner } from './warn-owner.ts'

/**
 * The second step of a sign-in. Wrong codes are counted for the person, not for the ticket, because somebody who knows
 * the password can get any number of tickets.
 * @throws AppError A00001
 */
export async function signInBySecondFactor(
  parts: SessionParts,
  { ticket, code }: { ticket: string; code: string },
  caller: Caller,
): Promise<SignInReply> {
  const { database, bus, sessions } = parts
  const db = database.kysely
  await limitSignInsOfAddress(parts, caller)
  const step = await openStep(db, ticket).executeTakeFirst()
  const person = step && (await personById(db, step.staff_id))
  if (!person) {
    await recordRefusal(db, undefined, { why: 'stepExpired' }, caller)
    throw refused('session.stepExpired')
  }
  await refuseBarred(db, person, { way: step.way }, caller)
  const key = guessedAt.secondFactor(person.id)
  const one = await takeTry(db, key)
  if (!one.taken) {
    await recordRefusal(db, person, { way: step.way, why: 'locked' }, caller)
    throw locked(one, 'session.codeLocked')
  }
  const reply = await transaction(
    database,
    async (tx) => {
      // another code may have completed the step
      if (!(await lockStep(tx, ticket))) return 'stepExpired'
      if (!(await spendCode(tx, parts, person, code))) return 'wrongCode'
      await endStep(tx, ticket)
      return admit(tx, sessions, person, step.way, caller)
    },
    { bus },
  )
  if (typeof reply === 'string') {
    await recordRefusal(db, person, { way: step.way, why: reply }, caller)
    if (one.last) await warnOwner(parts, person, 'code', caller)
    throw refused(`session.${reply}`)
  }
  await forgetTries(db, [key])
  return reply
}

const openStep = (db: Executor, ticket: string) =>
  db
    .selectFrom('sign_in_step')
    .select(['staff_id', 'way'])
    .where('ticket_hash', '=', hashOf(ticket))
    .where('expires_at', '>', sql<string>`now()`)

const lockStep = (tx: Executor, ticket: string) => openStep(tx, ticket).forUpdate().executeTakeFirst()

const endStep = (tx: Executor, ticket: string) =>
  tx.deleteFrom('sign_in_step').where('ticket_hash', '=', hashOf(ticket)).execute()
