import type { SignInWay } from '@bdr/contract/account/replies'
import { secondFactorSeconds } from '@bdr/contract/session/model'
import type { SignInReply } from '@bdr/contract/session/replies'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { refused } from '../../platform/errors.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import type { SessionParts } from './parts.ts'
import type { Person } from './person.ts'
import { recordRefusal, recordSignIn } from './record.ts'
import { refuseBarred } from './refuse-barred.ts'
import type { Sessions } from '../../platform/sessions.ts'
import { newTicket } from './ticket.ts'

export type SignedIn = Extract<SignInReply, { secondFactor: null }>

/**
 * Signs a person in whose identity is proved, or asks for the second factor.
 * @throws AppError A00001 for an account that is disabled or whose merchant is frozen
 */
export async function enter(
  { database, bus, sessions }: SessionParts,
  person: Person,
  way: SignInWay,
  caller: Caller,
): Promise<SignInReply> {
  await refuseBarred(database.kysely, person, { way }, caller)
  const reply = await transaction(
    database,
    (tx): Promise<SignInReply | 'accountChanged'> =>
      person.second_factor_since === null
        ? admit(tx, sessions, person, way, caller)
        : askForSecondFactor(tx, person, way),
    { bus },
  )
  if (reply !== 'accountChanged') return reply
  await recordRefusal(database.kysely, person, { way, why: reply }, caller)
  throw refused(`session.${reply}`)
}

async function askForSecondFactor(tx: Executor, person: Person, way: SignInWay): Promise<SignInReply> {
  const { ticket, hash } = newTicket()
  const { expires_at } = await tx
    .insertInto('sign_in_step')
    .values({
      ticket_hash: hash,
      staff_id: person.id,
      way,
      expires_at: sql<string>`now() + make_interval(secs => ${secondFactorSeconds}::int)`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return { accessToken: null, expiresAt: null, secondFactor: { ticket, expiresAt: expires_at } }
}

/**
 * Creates the session, unless password or account have changed since they were checked: that change ended all sessions,
 * and no new one must follow.
 */
export async function admit(
  tx: Executor,
  sessions: Sessions,
  person: Person,
  way: SignInWay,
  caller: Caller,
): Promise<SignedIn | 'accountChanged'> {
  const asJudged = await tx
    .updateTable('staff')
    .set({ last_sign_in_at: sql<string>`now()` })
    .where('id', '=', person.id)
    .where('password_hash', '=', person.password_hash)
    .where('enabled', '=', true)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!asJudged) return 'accountChanged'
  const { token, expiresAt } = await sessions.open(tx, person.id, caller)
  await recordSignIn(tx, person, way, caller)
  return { accessToken: token, expiresAt, secondFactor: null }
}
