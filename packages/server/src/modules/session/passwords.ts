import { hash, verify } from '@node-rs/argon2'
import { formerPasswords, passwordWeakness, type PasswordWeakness } from '@bdr/contract/session/password'
import type { Executor } from '../../platform/db/executor.ts'
import { invalid } from '../../platform/errors.ts'
import { fault } from '../../platform/refusals.ts'

/** argon2id, 19 MiB and two passes: OWASP's first recommendation for interactive sign-in. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** A hash nobody's password fits: verifying against it makes an unknown account take as long. */
let nobody: Promise<string> | null = null

/** Whether this is the password; without a hash it takes as long and is not. */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody')
  const fits = await verify(passwordHash ?? (await nobody), password)
  return fits && passwordHash !== undefined
}

/** What others know of a person, which therefore makes no good password. */
interface Known {
  readonly account: string
  readonly mobile: string
  readonly name: string
}

/**
 * Whether somebody may take this password: `staffId` null where others choose it, who must learn nothing
 * about former passwords; then `known` describes the person. `field` is what the input calls it.
 * @throws AppError A00002 at that field
 */
export async function checkNewPassword(
  db: Executor,
  staffId: string | null,
  password: string,
  { field = 'newPassword', known = null }: { field?: string; known?: Known | null } = {},
): Promise<void> {
  const refuse = (weakness: PasswordWeakness | 'common' | 'personal' | 'former') =>
    invalid([fault([field], `password.${weakness}`)])
  const weakness = passwordWeakness(password)
  if (weakness !== null) throw refuse(weakness)
  if (await isCommonPassword(password)) throw refuse('common')
  const person = staffId === null ? known : await knownOf(db, staffId)
  if (person && containsPersonalData(password, person)) throw refuse('personal')
  if (staffId !== null && (await wasBefore(db, staffId, password))) throw refuse('former')
}

/** Unpacking takes a while and most starts never need it. */
let common: Promise<{ test(password: string): boolean }> | null = null

/**
 * Whether it is one of the 50,000 commonest passwords of at least eight characters, which all of
 * that length among the 10,000 commonest are part of. The list is in lower case.
 */
async function isCommonPassword(password: string): Promise<boolean> {
  common ??= import('fxa-common-password-list').then((list) => list.default)
  return (await common).test(password.toLowerCase())
}

/** Shorter names and accounts are in many passwords by chance. */
const shortestCompared = 4

function containsPersonalData(password: string, { account, mobile, name }: Known): boolean {
  const written = password.toLowerCase()
  return [account, mobile, name.replaceAll(' ', '')]
    .map((part) => part.toLowerCase())
    .some((part) => written === part || (part.length >= shortestCompared && written.includes(part)))
}

const knownOf = (db: Executor, staffId: string): Promise<Known> =>
  db
    .selectFrom('staff')
    .select(['account', 'mobile', 'name'])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()

async function wasBefore(db: Executor, staffId: string, password: string): Promise<boolean> {
  const present = db.selectFrom('staff').select('password_hash').where('id', '=', staffId)
  const former = lastFormer(db, staffId).select('password_hash')
  const rows = [...(await present.execute()), ...(await former.execute())]
  for (const row of rows) if (await verify(row.password_hash, password)) return true
  return false
}

/** Gives a person the password of this hash; the one of before is remembered as used. */
export async function setPassword(
  tx: Executor,
  staffId: string,
  passwordHash: string,
  { mustChange }: { mustChange: boolean },
): Promise<void> {
  await tx
    .insertInto('former_password')
    .columns(['staff_id', 'password_hash'])
    .expression((eb) => eb.selectFrom('staff').select(['id', 'password_hash']).where('id', '=', staffId))
    .execute()
  await tx
    .updateTable('staff')
    .set({ password_hash: passwordHash, must_change_password: mustChange })
    .where('id', '=', staffId)
    .execute()
  await tx
    .deleteFrom('former_password')
    .where('staff_id', '=', staffId)
    .where('id', 'not in', lastFormer(tx, staffId).select('id'))
    .execute()
}

/** Together with the present one, these are the passwords that must not be used again. */
const lastFormer = (db: Executor, staffId: string) =>
  db
    .selectFrom('former_password')
    .where('staff_id', '=', staffId)
    .orderBy('id', 'desc')
    .limit(formerPasswords - 1)
