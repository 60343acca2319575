import * as calls from '@bdr/contract/session/calls'
import type { UserInfo } from '@bdr/contract/session/model'
import type { Executor } from '../../platform/db/executor.ts'
import type { Database } from '../../platform/db/open.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import type { Sessions } from './sessions.ts'
import { checkPassword } from './sign-in.ts'

export function sessionRoutes(database: Database, sessions: Sessions): BoundCall[] {
  return [
    bind(
      calls.login,
      async ({ input }) => {
        // Hashing takes tens of milliseconds: no transaction is held open for it, and a wrong
        // password must stay counted although the call is refused.
        const staffId = await checkPassword(database, input.principal, input.credentials)
        const { token, expiresAt } = await transaction(database, (tx) => sessions.open(tx, staffId))
        return { accessToken: token, expiresAt }
      },
      { transactional: false },
    ),
    bind(calls.logout, async ({ db, caller }) => {
      await sessions.end(db, caller.token!)
      return null
    }),
    bind(calls.readUserInfo, ({ db, viewer }) => userInfoOf(db, viewer.staffId)),
  ]
}

async function userInfoOf(db: Executor, staffId: string): Promise<UserInfo> {
  const row = await db
    .selectFrom('staff')
    .leftJoin('merchant', 'merchant.id', 'staff.merchant_id')
    .select([
      'staff.id',
      'staff.name',
      'staff.account',
      'staff.mobile',
      'staff.head_url',
      'staff.base_post',
      'merchant.id as merchant_id',
      'merchant.code as merchant_code',
      'merchant.name as merchant_name',
    ])
    .where('staff.id', '=', staffId)
    .executeTakeFirstOrThrow()
  const person = {
    uid: row.id,
    name: row.name,
    account: row.account,
    mobile: row.mobile,
    headUrl: row.head_url,
  }
  const merchant =
    row.merchant_id === null
      ? null
      : { id: row.merchant_id, code: row.merchant_code!, name: row.merchant_name! }
  return { ...person, introduction: { ...person, merchant }, postIds: [row.base_post] }
}
