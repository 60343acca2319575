import { wirePosts } from '@bdr/contract/posts/model'
import type { ParsedInputOf } from '@bdr/contract/kernel/call'
import type { ImportedPerson, importStaff, StaffImportResult } from '@bdr/contract/staff/import'
import { initialPassword } from '@bdr/contract/staff/initial-password'
import { fileAnswerName } from '@bdr/text/file-findings'
import { describeStaffImportFault } from '@bdr/text/staff-import'
import { audit } from '../../../platform/audit.ts'
import type { Change } from '../../../platform/change.ts'
import type { Executor } from '../../../platform/db/executor.ts'
import type { Database } from '../../../platform/db/open.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { waitForLocks } from '../../../platform/db/wait-for-locks.ts'
import { notFound } from '../../../platform/errors.ts'
import { hasOpenQuestion } from '../../../platform/import/findings.ts'
import { presentFindings } from '../../../platform/import/present-findings.ts'
import { hashPassword } from '../../session/passwords.ts'
import { createStaff } from '../create.ts'
import { lockPeopleOf } from '../queries.ts'
import { checkPeople, type CheckedPeople, type NewPerson } from './check-people.ts'
import type { ReadPeople } from './model.ts'
import { passwordFrom } from './password-from.ts'
import { describeAgain } from './describe-again.ts'

interface WithPassword {
  readonly password: string
  readonly passwordHash: string
}

/**
 * Checks what was read, and when asked to and nothing stands against it, adds everybody. What a
 * lost answer said is said again to whoever sends the same with its secret.
 */
export async function importPeople(
  database: Database,
  change: Change,
  read: ReadPeople,
  { mode, secret }: ParsedInputOf<typeof importStaff>,
): Promise<StaffImportResult> {
  const { merchantId } = change.viewer
  if (merchantId === null) throw notFound()
  const checked = await checkPeople(database.kysely, merchantId, read)
  if (mode === 'check' || hasOpenQuestion(read)) return present(read, checked, null)
  const result =
    checked.faultCount > 0
      ? present(read, checked, null)
      : await hashAndAdd(database, { change, merchantId, read }, checked.people, secret)
  if (result.imported || secret === undefined) return result
  const people = await describeAgain(database.kysely, merchantId, read, secret)
  return people ? { ...result, imported: true, people, faults: [], faultCount: 0 } : result
}

/** Hashing takes seconds, so no transaction is open meanwhile. */
async function hashAndAdd(
  database: Database,
  work: Omit<Work, 'passwords'>,
  people: readonly NewPerson[],
  secret: string | undefined,
): Promise<StaffImportResult> {
  const passwords = await Promise.all(
    people.map(({ account }) =>
      withHash(secret === undefined ? initialPassword() : passwordFrom(secret, account)),
    ),
  )
  return transaction(database, async (tx) => {
    await waitForLocks(tx)
    return addPeople(tx, { ...work, passwords })
  })
}

const withHash = async (password: string): Promise<WithPassword> => ({
  password,
  passwordHash: await hashPassword(password),
})

interface Work {
  readonly change: Change
  readonly merchantId: string
  readonly read: ReadPeople
  readonly passwords: readonly WithPassword[]
}

async function addPeople(tx: Executor, work: Work): Promise<StaffImportResult> {
  const { merchantId, read, passwords } = work
  await lockPeopleOf(tx, merchantId)
  // since the first look a post may have gone, or an account may have been given away
  const checked = await checkPeople(tx, merchantId, read)
  if (checked.faultCount > 0) return present(read, checked, null)
  for (const [index, person] of checked.people.entries()) await addPerson(tx, work, person, passwords[index]!)
  return present(read, checked, passwords)
}

async function addPerson(
  tx: Executor,
  { change: { viewer, caller }, merchantId }: Work,
  { name, account, mobile, email, post }: NewPerson,
  { passwordHash }: WithPassword,
): Promise<void> {
  const { id } = await createStaff(tx, {
    merchantId,
    name,
    account,
    mobile,
    email,
    basePost: post.base,
    postId: post.own,
    passwordHash,
    mustChangePassword: true,
  })
  await audit(tx, {
    actor: viewer,
    merchantId,
    action: 'staff.create',
    subject: { kind: 'staff', id, name },
    detail: { account, post: post.base, ownPost: post.own, source: 'import' },
    caller,
  })
}

const words = { describe: describeStaffImportFault, describeOption: fileAnswerName }

const present = (
  read: ReadPeople,
  { people, faults, faultCount }: CheckedPeople,
  passwords: readonly WithPassword[] | null,
): StaffImportResult => ({
  imported: passwords !== null,
  people: people.map((person, index) => presentPerson(person, passwords?.[index]?.password ?? null)),
  ...presentFindings({ ...read, faults, faultCount }, words),
})

const presentPerson = (
  { name, account, mobile, email, post }: NewPerson,
  password: string | null,
): ImportedPerson => ({
  name,
  account,
  mobile,
  email,
  postIds: wirePosts(post.base, post.own),
  ownPostName: post.own === null ? null : post.name,
  password,
})
