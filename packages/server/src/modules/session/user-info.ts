import { wirePosts } from '@bdr/contract/posts/model'
import type { UserInfo } from '@bdr/contract/session/replies'
import type { Executor } from '../../platform/db/executor.ts'
import { prepared, type Params } from '../../platform/db/prepared.ts'
import { headUrlOf } from '../account/head-picture.ts'

const personOf = prepared((db, p: Params<{ staffId: string }>) =>
  db
    .selectFrom('staff')
    .leftJoin('merchant', 'merchant.id', 'staff.merchant_id')
    .leftJoin('file', 'file.id', 'staff.head_file_id')
    .select([
      'staff.id',
      'staff.name',
      'staff.account',
      'staff.mobile',
      'staff.head_url',
      'staff.base_post',
      'staff.post_id',
      'staff.must_change_password',
      'file.key as head_key',
      'merchant.id as merchant_id',
      'merchant.code as merchant_code',
      'merchant.name as merchant_name',
    ])
    .where('staff.id', '=', p.staffId),
)

export async function userInfoOf(db: Executor, staffId: string): Promise<UserInfo> {
  const row = await personOf.firstOrThrow(db, { staffId })
  const person = {
    uid: row.id,
    name: row.name,
    account: row.account,
    mobile: row.mobile,
    headUrl: headUrlOf(row),
  }
  const merchant =
    row.merchant_id === null
      ? null
      : { id: row.merchant_id, code: row.merchant_code!, name: row.merchant_name! }
  return {
    ...person,
    introduction: { ...person, merchant },
    postIds: wirePosts(row.base_post, row.post_id),
    mustChangePassword: row.must_change_password,
  }
}
