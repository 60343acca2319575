import { randomBytes } from 'node:crypto'
import { brand } from '@bdr/text/brand'
import { sql } from 'kysely'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { refused } from '../../platform/errors.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import {
  authenticator,
  replaceRecoveryCodes,
  sealedFor,
  spendAppCode,
  spendCode,
} from '../session/factor-codes.ts'
import { proveOwnPassword } from '../session/own-password.ts'
import type { SessionParts } from '../session/parts.ts'
import type { Person } from '../session/person.ts'
import { recordOwnRefusal } from '../session/record.ts'
import { forgetTries, guessedAt, locked, takeTry } from '../session/tries.ts'
import { warnOwner } from '../session/warn-owner.ts'
import { lockAccount } from './queries.ts'
import { recordOwn } from './record.ts'

/** The length of a SHA-1 hash: RFC 4226 recommends 160 bits. */
const secretBytes = 20

/** Creates a new secret. It is required only after one of its codes was confirmed. */
export async function beginSecondFactor(parts: SessionParts, own: Change, password: string) {
  const person = await proveOwnPassword(parts, own.viewer, { field: 'password', password }, own.caller)
  if (person.second_factor_since !== null) throw refused('account.secondFactorOn')
  const secret = randomBytes(secretBytes)
  await transaction(
    parts.database,
    async (tx) => {
      await tx
        .updateTable('staff')
        .set({
          second_factor_secret: parts.seal.close(secret, sealedFor(person.id)),
          second_factor_step: null,
        })
        .where('id', '=', person.id)
        .where('second_factor_since', 'is', null)
        .execute()
      await recordOwn(tx, own, 'account.secondFactorBegun')
    },
    { bus: parts.bus },
  )
  const app = authenticator(secret, brand.name, person.account)
  const otpauthUrl = app.toString()
  const { default: qrcode } = await import('qrcode')
  return {
    secret: app.secret.base32.replaceAll(/(.{4})(?=.)/g, '$1 '),
    otpauthUrl,
    qrSvg: await qrcode.toString(otpauthUrl, { type: 'svg', margin: 2 }),
  }
}

/** Enables the second factor with the app's first code. @returns the recovery codes, which cannot be read again */
export async function confirmSecondFactor(parts: SessionParts, own: Change, code: string): Promise<string[]> {
  const { staffId } = own.viewer
  return withCode(parts, own, async (tx) => {
    const row = await lockAccount(tx, staffId)
    if (row.second_factor_since !== null) throw refused('account.secondFactorOn')
    if (row.second_factor_secret === null) throw refused('account.secondFactorNotBegun')
    if (!(await spendAppCode(tx, parts, row, code))) return null
    await tx
      .updateTable('staff')
      .set({ second_factor_since: sql<string>`now()` })
      .where('id', '=', staffId)
      .execute()
    await recordOwn(tx, own, 'account.secondFactorOn', { changes: switched(true) })
    return replaceRecoveryCodes(tx, parts.seal, staffId)
  })
}

const switched = (on: boolean) =>
  changesBetween(['secondFactor'], { secondFactor: !on }, { secondFactor: on })

interface Proof {
  readonly password: string
  readonly code: string
}

export async function renewRecoveryCodes(
  parts: SessionParts,
  own: Change,
  { password, code }: Proof,
): Promise<string[]> {
  const person = await proveOwnPassword(parts, own.viewer, { field: 'password', password }, own.caller)
  return withCode(parts, own, async (tx) => {
    if (!(await spendOwn(tx, parts, person, code))) return null
    await recordOwn(tx, own, 'account.renewRecoveryCodes')
    return replaceRecoveryCodes(tx, parts.seal, person.id)
  })
}

export async function endSecondFactor(
  parts: SessionParts,
  own: Change,
  { password, code }: Proof,
): Promise<void> {
  const person = await proveOwnPassword(parts, own.viewer, { field: 'password', password }, own.caller)
  await withCode(parts, own, async (tx) => {
    if (!(await spendOwn(tx, parts, person, code))) return null
    await tx
      .updateTable('staff')
      .set({ second_factor_secret: null, second_factor_since: null, second_factor_step: null })
      .where('id', '=', person.id)
      .execute()
    await tx.deleteFrom('recovery_code').where('staff_id', '=', person.id).execute()
    await recordOwn(tx, own, 'account.secondFactorOff', { changes: switched(false) })
    return true
  })
}

function spendOwn(tx: Executor, parts: SessionParts, person: Person, code: string): Promise<boolean> {
  if (person.second_factor_since === null) throw refused('account.secondFactorOff')
  return spendCode(tx, parts, person, code)
}

/**
 * Runs work that requires a correct code and returns null for a wrong one, with the same limit of attempts as signing
 * in.
 * @throws AppError A00001 for a wrong code, and after too many
 */
async function withCode<Result>(
  parts: SessionParts,
  { viewer, caller }: Change,
  work: (tx: Executor) => Promise<Result | null>,
): Promise<Result> {
  const { database, bus } = parts
  const key = guessedAt.secondFactor(viewer.staffId)
  const one = await takeTry(database.kysely, key)
  if (!one.taken) {
    await recordOwnRefusal(database.kysely, viewer, 'locked', caller)
    throw locked(one, 'session.codeLocked')
  }
  const result = await transaction(database, work, { bus })
  if (result === null) {
    await recordOwnRefusal(database.kysely, viewer, 'wrongCode', caller)
    if (one.last) await warnOwner(parts, { id: viewer.staffId }, 'code', caller)
    throw refused('session.wrongCode')
  }
  await forgetTries(database.kysely, [key])
  return result
}
