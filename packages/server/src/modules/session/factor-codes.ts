import { randomInt } from 'node:crypto'
import { recoveryCodes, totp } from '@bdr/contract/session/model'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Clock } from '../../platform/clock.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Seal } from '../../platform/seal.ts'

/** What is needed to check a code. */
export interface CodeParts {
  readonly clock: Clock
  readonly seal: Seal
}

/** Steps before and after the present one that a phone's clock may be off. */
const driftAllowed = 1

/** The algorithm the app is set to; SHA-1 because most apps silently take every secret for one of SHA-1. */
export const authenticator = (secret: Buffer, issuer: string, label: string): TOTP =>
  new TOTP({
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    issuer,
    label,
    algorithm: 'SHA1',
    digits: totp.digits,
    period: totp.period,
  })

/** Secrets are bound to their person: the row of one is of no use in the place of another's. */
export const sealedFor = (staffId: string): string => `second-factor:${staffId}`

interface Holder {
  readonly id: string
  readonly second_factor_secret: Buffer | null
}

/**
 * Spends a code of the app: its step, and those before it, are never good again.
 * @returns whether it was right
 */
export async function spendAppCode(
  tx: Executor,
  { clock, seal }: CodeParts,
  { id, second_factor_secret }: Holder,
  code: string,
): Promise<boolean> {
  if (second_factor_secret === null) return false
  const secret = seal.open(second_factor_secret, sealedFor(id))
  const now = clock.now().getTime()
  const delta = authenticator(secret, '', '').validate({
    token: code,
    timestamp: now,
    window: driftAllowed,
  })
  if (delta === null) return false
  const step = String(Math.floor(now / 1000 / totp.period) + delta)
  const spent = await tx
    .updateTable('staff')
    .set({ second_factor_step: step })
    .where('id', '=', id)
    .where(sql<boolean>`coalesce(second_factor_step < ${step}::bigint, true)`)
    .returning('id')
    .executeTakeFirst()
  return spent !== undefined
}

/** Spends a code of the app, or one written down for the day it is lost. */
export async function spendCode(
  tx: Executor,
  parts: CodeParts,
  holder: Holder,
  code: string,
): Promise<boolean> {
  if (/^\d+$/.test(code)) return spendAppCode(tx, parts, holder, code)
  const spent = await tx
    .updateTable('recovery_code')
    .set({ used_at: sql<string>`now()` })
    .where('staff_id', '=', holder.id)
    .where('code_hash', '=', recoveryHash(parts.seal, holder.id, code))
    .where('used_at', 'is', null)
    .returning('staff_id')
    .executeTakeFirst()
  return spent !== undefined
}

/**
 * Without characters that look alike: 0 O, 1 I L. It has at least one letter, or it could be taken for a code
 * of the app.
 */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ'
const characters = `${letters}23456789`

function newRecoveryCode(): string {
  const of = (alphabet: string) => alphabet[randomInt(alphabet.length)]!
  const code = of(letters) + Array.from({ length: recoveryCodes.length - 1 }, () => of(characters)).join('')
  const half = recoveryCodes.length / 2
  return `${code.slice(0, half)}-${code.slice(half)}`
}

/** Short enough to be guessed by whoever has the hashes, so they are keyed. */
const recoveryHash = (seal: Seal, staffId: string, code: string): Buffer =>
  seal.fingerprint(`recovery:${staffId}:${code.toUpperCase().replaceAll(/[^A-Z\d]/g, '')}`)

/** Gives a person new recovery codes instead of those of before. They are shown once: only hashes are stored. */
export async function replaceRecoveryCodes(tx: Executor, seal: Seal, staffId: string): Promise<string[]> {
  await tx.deleteFrom('recovery_code').where('staff_id', '=', staffId).execute()
  const codes = Array.from({ length: recoveryCodes.count }, newRecoveryCode)
  await tx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ staff_id: staffId, code_hash: recoveryHash(seal, staffId, code) })))
    .execute()
  return codes
}
