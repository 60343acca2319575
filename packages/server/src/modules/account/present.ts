import { can } from '@bdr/contract/access'
import type { Account } from '@bdr/contract/account/replies'
import type { Executor } from '../../platform/db/executor.ts'
import { headUrlOf } from './head-picture.ts'
import { accountRow } from './queries.ts'

export async function accountOf(db: Executor, staffId: string): Promise<Account> {
  const row = await accountRow.firstOrThrow(db, { staffId })
  return {
    uid: row.id,
    name: row.name,
    account: row.account,
    mobile: row.mobile,
    email: row.email,
    headUrl: headUrlOf(row, 'content'),
    headFileId: row.head_file_id,
    basePost: row.base_post,
    postName: row.post_name,
    merchant:
      row.merchant_id === null
        ? null
        : { id: row.merchant_id, code: row.merchant_code!, name: row.merchant_name! },
    createdAt: row.created_at,
    lastSignInAt: row.last_sign_in_at,
    secondFactor: {
      usable: can(row.base_post, 'second-factor:use'),
      since: row.second_factor_since,
      recoveryCodesLeft: Number(row.recovery_codes_left),
    },
    version: row.version,
  }
}
