import { wirePosts } from '@bdr/contract/posts/model'
import type { ReplyOf } from '@bdr/contract/kernel/call'
import type { commitStaffImport } from '@bdr/contract/staff/import'
import type { ImportedPerson, StaffImportReport } from '@bdr/contract/staff/replies'
import { initialPassword } from '@bdr/contract/staff/initial-password'
import { fileAnswerName } from '@bdr/text/import-file'
import { describeStaffImportFault } from '@bdr/text/staff-import'
import { audit } from '../../../platform/audit.ts'
import type { Change } from '../../../platform/change.ts'
import type { Executor } from '../../../platform/db/executor.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { waitForLocks } from '../../../platform/db/wait-for-locks.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { hasOpenQuestion, refusedRecords } from '../../../platform/import/findings.ts'
import { importDefinition, type CheckedImport } from '../../../platform/import/import-kind.ts'
import { saveChecked, type ImportRecord } from '../../../platform/import/import-queries.ts'
import { presentFindings } from '../../../platform/import/present-findings.ts'
import type { ModuleParts } from '../../../platform/module.ts'
import { fileReader, type OnCrash } from '../../../platform/workbook/file-reader.ts'
import { readImportFiles } from '../../imports/import-files.ts'
import { hashPassword } from '../../session/passwords.ts'
import { createStaff } from '../create.ts'
import { lockPeopleOf } from '../queries.ts'
import { checkPeople, type CheckedPeople, type NewPerson } from './check-people.ts'
import { repeatedReply } from './repeated-reply.ts'
import type { ReadPeople, StaffReadOptions } from './model.ts'
import { passwordFrom } from './password-from.ts'

// the reader of workbooks loads at the first use: most processes never need it
const readInThread = fileReader<ReadPeople, StaffReadOptions>(new URL('./read-worker.ts', import.meta.url))

/** The import of people from a workbook. A separate call adds them, because it returns their passwords once. */
export const staffImport = (onCrash: OnCrash) =>
  importDefinition<ReadPeople>({
    kind: 'staff',
    async read(_db, files, { choices: { answers = {} } }) {
      const outcome = await readInThread({ ...files, options: { answers } }, onCrash)
      return 'result' in outcome ? outcome.result : refusedRecords(outcome.refused)
    },
    count: ({ records }) => records.length,
    async check(db, { merchantId }, read) {
      if (merchantId === null) throw new Error('people are imported by their merchant')
      return checkedImport(read, await checkPeople(db, merchantId, read), null)
    },
    writer: null,
  })

type Parts = Pick<ModuleParts, 'database' | 'bus' | 'adapters'>

/** Who imports what; the import was found within the caller's merchant. */
interface Commit {
  readonly change: Change
  readonly record: ImportRecord
  readonly secret: string | undefined
}

/**
 * Adds all people of a checked file, unless something prevents it by now. A repeated call with the same secret returns
 * a lost reply again.
 */
export async function commitPeople(
  parts: Parts,
  { change, record, secret }: Commit,
  lock: (tx: Executor) => Promise<ImportRecord | null>,
): Promise<ReplyOf<typeof commitStaffImport>> {
  const { database, bus } = parts
  const { merchantId } = record
  if (merchantId === null) throw notFound()
  const definition = staffImport(() => {})
  const files = await readImportFiles(database.kysely, parts.adapters.store, record)
  const read = (await definition.read(database.kysely, files, record)) as ReadPeople
  if (record.state === 'done' && secret !== undefined) {
    const people = await repeatedReply(database.kysely, merchantId, read, secret)
    if (people) return { imported: true, people }
  }
  if (record.state !== 'open') throw conflict('import.notOpen')
  const { people } = await checkPeople(database.kysely, merchantId, read)
  // hashing takes seconds, so no transaction is open meanwhile
  const passwords = await Promise.all(
    people.map(({ account }) =>
      withHash(secret === undefined ? initialPassword() : passwordFrom(secret, account)),
    ),
  )
  const add = async (tx: Executor) => {
    await waitForLocks(tx)
    const own = await lock(tx)
    if (own?.state !== 'open') throw conflict('import.notOpen')
    await lockPeopleOf(tx, merchantId)
    // since the check a post may have been removed, or an account assigned
    const checked = await checkPeople(tx, merchantId, read)
    const isReady = checked.faultCount === 0 && checked.people.length > 0 && !hasOpenQuestion(read)
    if (isReady)
      for (const [index, person] of checked.people.entries())
        await addPerson(tx, change, merchantId, person, passwords[index]!)
    const found = checkedImport(read, checked, null)
    await saveChecked(tx, record, found, isReady ? 'done' : 'open')
    return { imported: isReady, people: isReady ? presentPeople(checked, passwords) : [] }
  }
  return transaction(database, add, { bus })
}

interface WithPassword {
  readonly password: string
  readonly passwordHash: string
}

const withHash = async (password: string): Promise<WithPassword> => ({
  password,
  passwordHash: await hashPassword(password),
})

async function addPerson(
  tx: Executor,
  { viewer, caller }: Change,
  merchantId: string,
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

function checkedImport(read: ReadPeople, checked: CheckedPeople, passwords: null): CheckedImport {
  const { faults, faultCount } = checked
  const report: StaffImportReport = {
    kind: 'staff',
    people: presentPeople(checked, passwords),
    ...presentFindings({ ...read, faults, faultCount }, words),
  }
  const failed = new Set(faults.flatMap(({ sheet, rows }) => rows.map((row) => `${sheet} ${row}`))).size
  const isReady = faultCount === 0 && checked.people.length > 0 && !hasOpenQuestion(read)
  return { report, read: read.records.length, failed: Math.min(failed, read.records.length), isReady }
}

const presentPeople = (
  { people }: CheckedPeople,
  passwords: readonly WithPassword[] | null,
): ImportedPerson[] =>
  people.map(({ name, account, mobile, email, post }, index) => ({
    name,
    account,
    mobile,
    email,
    postIds: wirePosts(post.base, post.own),
    ownPostName: post.own === null ? null : post.name,
    password: passwords?.[index]?.password ?? null,
  }))
