import { announce } from '../../platform/announce.ts'
import { audit } from '../../platform/audit.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { conflict, invalid, sessionInvalid } from '../../platform/errors.ts'
import { fault } from '../../platform/refusals.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { endSessionsOf } from './end-sessions.ts'
import type { SessionParts } from './parts.ts'
import { checkNewPassword, hashPassword, passwordFits, setPassword } from './passwords.ts'
import { personById, type Person } from './person.ts'
import { recordOwnRefusal } from './record.ts'
import { hashOf } from './ticket.ts'
import { forgetTries, guessedAt, locked, takeTry } from './tries.ts'
import { warnOwner } from './warn-owner.ts'

type Parts = Pick<SessionParts, 'database' | 'bus'>

/**
 * Requires a signed-in person's password, because an unattended browser must not be enough to take the account over.
 * `field` is its name in the input.
 * @throws AppError A00002 at the field; A00001 after too many wrong ones
 */
export async function proveOwnPassword(
  parts: Parts,
  viewer: Viewer,
  { field, password }: { field: string; password: string },
  caller: Caller,
): Promise<Person> {
  const { staffId } = viewer
  const db = parts.database.kysely
  const person = await personById(db, staffId)
  if (!person) throw sessionInvalid()
  const key = guessedAt.ownPassword(staffId)
  const one = await takeTry(db, key)
  if (!one.taken) {
    await recordOwnRefusal(db, viewer, 'locked', caller)
    throw locked(one, 'session.locked')
  }
  if (!(await passwordFits(person.password_hash, password))) {
    await recordOwnRefusal(db, viewer, 'wrongPassword', caller)
    if (one.last) await warnOwner(parts, person, 'password', caller)
    throw invalid([fault([field], 'password.notRight')])
  }
  await forgetTries(db, [key])
  return person
}

/** Changes the person's own password. The current session continues, all others end. */
export async function changeOwnPassword(
  parts: Parts,
  viewer: Viewer,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
  caller: Caller,
): Promise<void> {
  const { database, bus } = parts
  const person = await proveOwnPassword(
    parts,
    viewer,
    { field: 'oldPassword', password: oldPassword },
    caller,
  )
  await checkNewPassword(database.kysely, viewer.staffId, newPassword)
  const passwordHash = await hashPassword(newPassword)
  await transaction(
    database,
    async (tx) => {
      if (!(await stillHas(tx, person))) throw conflict('record.changed')
      await setPassword(tx, viewer.staffId, passwordHash, { mustChange: false })
      await endSessionsOf(tx, [viewer.staffId], { except: hashOf(caller.token!) })
      announce(tx, 'viewers-changed', [viewer.staffId])
      await audit(tx, {
        actor: viewer,
        merchantId: viewer.merchantId,
        action: 'session.changePassword',
        subject: { kind: 'staff', id: person.id, name: person.name },
        caller,
      })
    },
    { bus },
  )
}

/** Whether the checked password is still the current one: it may have been reset meanwhile. */
async function stillHas(tx: Executor, { id, password_hash }: Person): Promise<boolean> {
  const row = await tx
    .selectFrom('staff')
    .select('password_hash')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.password_hash === password_hash
}
