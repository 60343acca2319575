import { hash, verify } from '@node-rs/argon2'
import { formerPasswords, passwordWeakness, type PasswordWeakness } from '@bdr/contract/session/password'
import type { Executor } from '../../platform/db/executor.ts'
import { invalid } from '../../platform/errors.ts'
import { fault } from '../../platform/refusals.ts'

/** argon2id, 19 MiB and two passes: OWASP's first recommendation for interactive sign-in. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** A hash that no password matches, so that an unknown account takes as long to refuse. */
let dummyHash: Promise<string> | null = null

/** Whether the password is correct; without a hash it takes as long and returns false. */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody')
  const fits = await verify(passwordHash ?? (await dummyHash), password)
  return fits && passwordHash !== undefined
}

/** Facts about a person that others know, and that therefore must not be part of a password. */
interface Known {
  readonly account: string
  readonly mobile: string
  readonly name: string
}

/**
 * Checks whether a person may use this password. `staffId` is null if others choose it, who must learn nothing about
 * former passwords; then `known` describes the person. `field` is its name in the input.
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

/** Loaded at the first use, because unpacking takes time and most processes never need it. */
let common: Promise<{ test(password: string): boolean }> | null = null

/**
 * Whether it is one of the 50,000 most common passwords of at least eight characters, which include all of that length
 * among the 10,000 most common. The list is in lower case.
 */
async function isCommonPassword(password: string): Promise<boolean> {
  common ??= import('fxa-common-password-list').then((list) => list.default)
  return (await common).test(password.toLowerCase())
}

/** Shorter names and accounts occur in many passwords by chance. */
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

/** Sets a person's password hash; the former one is stored as used. */
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

/** Together with the current one, these are the passwords that must not be used again. */
const lastFormer = (db: Executor, staffId: string) =>
  db
    .selectFrom('former_password')
    .where('staff_id', '=', staffId)
    .orderBy('id', 'desc')
    .limit(formerPasswords - 1)
