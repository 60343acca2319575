import { wirePosts } from '@bdr/contract/posts/model'
import type { ImportedPerson } from '@bdr/contract/staff/replies'
import { accountKey } from '@bdr/contract/staff/model'
import type { Executor } from '../../../platform/db/executor.ts'
import { passwordFits } from '../../session/passwords.ts'
import type { ReadPeople, ReadPerson } from './model.ts'
import { passwordFrom } from './password-from.ts'

/**
 * The people of a file that was already imported with this secret, with the passwords of those who still have their
 * initial one, because the first reply may have been lost.
 * @returns null if it was not, or if the passwords can no longer be returned
 */
export async function repeatedReply(
  db: Executor,
  merchantId: string,
  read: ReadPeople,
  secret: string,
): Promise<ImportedPerson[] | null> {
  if (read.faultCount > 0) return null
  const accounts = read.records.map(({ account }) => accountKey(account.value!))
  const rows = await staffOf(db, merchantId, accounts)
  const found = read.records.map((person) => rows.find((row) => isSame(row, person)))
  if (!found.every((row) => row !== undefined)) return null
  const due = found.filter((row) => row.must_change_password)
  for (const row of due)
    if (!(await passwordFits(row.password_hash, passwordFrom(secret, row.account)))) return null
  if (due.length === 0) return null
  return found.map((row) => ({
    name: row.name,
    account: row.account,
    mobile: row.mobile,
    email: row.email,
    postIds: wirePosts(row.base_post, row.post_id),
    ownPostName: row.own_post_name,
    password: row.must_change_password ? passwordFrom(secret, row.account) : null,
  }))
}

const isSame = (row: { name: string; account: string; mobile: string }, person: ReadPerson): boolean =>
  row.name === person.name.value &&
  accountKey(row.account) === accountKey(person.account.value!) &&
  row.mobile === person.mobile.value

const staffOf = (db: Executor, merchantId: string, accounts: readonly string[]) =>
  db
    .selectFrom('staff as s')
    .leftJoin('post as p', 'p.id', 's.post_id')
    .select([
      's.name',
      's.account',
      's.mobile',
      's.email',
      's.base_post',
      's.post_id',
      'p.name as own_post_name',
      's.must_change_password',
      's.password_hash',
    ])
    .where('s.merchant_id', '=', merchantId)
    .where('s.deleted_at', 'is', null)
    .where((eb) => eb(eb.fn<string>('lower', ['s.account']), 'in', accounts))
    .execute()
