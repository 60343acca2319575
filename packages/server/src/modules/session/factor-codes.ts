import { randomInt } from 'node:crypto'
import { recoveryCodes, totp } from '@bdr/contract/session/model'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Clock } from '../../platform/clock.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Seal } from '../../platform/seal.ts'

/** The dependencies for checking a code. */
export interface CodeParts {
  readonly clock: Clock
  readonly seal: Seal
}

/** Allowed deviation of a phone's clock, in time steps before and after the current one. */
const driftAllowed = 1

/** The authenticator app's algorithm. It is SHA-1, because most apps silently assume that for every secret. */
export const authenticator = (secret: Buffer, issuer: string, label: string): TOTP =>
  new TOTP({
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    issuer,
    label,
    algorithm: 'SHA1',
    digits: totp.digits,
    period: totp.period,
  })

/** Binds a secret to its person, so that it cannot be used in another person's row. */
export const sealedFor = (staffId: string): string => `second-factor:${staffId}`

interface Holder {
  readonly id: string
  readonly second_factor_secret: Buffer | null
}

/**
 * Uses up a code of the app: its time step and all earlier ones become invalid.
 * @returns whether it was correct
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

/** Uses up a code of the app, or a recovery code. */
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
 * Letters without look-alikes: 0 O, 1 I L. A recovery code contains at least one letter, to distinguish it from a code
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

/** A keyed hash, because the codes are short enough to be guessed from plain hashes. */
const recoveryHash = (seal: Seal, staffId: string, code: string): Buffer =>
  seal.fingerprint(`recovery:${staffId}:${code.toUpperCase().replaceAll(/[^A-Z\d]/g, '')}`)

/** Replaces a person's recovery codes. They are shown once; only hashes are stored. */
export async function replaceRecoveryCodes(tx: Executor, seal: Seal, staffId: string): Promise<string[]> {
  await tx.deleteFrom('recovery_code').where('staff_id', '=', staffId).execute()
  const codes = Array.from({ length: recoveryCodes.count }, newRecoveryCode)
  await tx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ staff_id: staffId, code_hash: recoveryHash(seal, staffId, code) })))
    .execute()
  return codes
}
