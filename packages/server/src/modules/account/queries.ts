import type { Executor } from '../../platform/db/executor.ts'
import { prepared, type Params } from '../../platform/db/prepared.ts'

/** The person's own row with related data. */
export const accountRow = prepared((db, p: Params<{ staffId: string }>) =>
  db
    .selectFrom('staff')
    .leftJoin('merchant', 'merchant.id', 'staff.merchant_id')
    .leftJoin('post', 'post.id', 'staff.post_id')
    .leftJoin('file', 'file.id', 'staff.head_file_id')
    .select((eb) => [
      'staff.id',
      'staff.name',
      'staff.account',
      'staff.mobile',
      'staff.email',
      'staff.head_url',
      'staff.head_file_id',
      'staff.base_post',
      'staff.created_at',
      'staff.last_sign_in_at',
      'staff.second_factor_since',
      'staff.version',
      'file.key as head_key',
      'post.name as post_name',
      'merchant.id as merchant_id',
      'merchant.code as merchant_code',
      'merchant.name as merchant_name',
      eb
        .selectFrom('recovery_code')
        .select(({ fn }) => fn.countAll<string>().as('left'))
        .whereRef('recovery_code.staff_id', '=', 'staff.id')
        .where('recovery_code.used_at', 'is', null)
        .as('recovery_codes_left'),
    ])
    .where('staff.id', '=', p.staffId),
)

/** The person's own row, locked until the transaction ends. */
export const lockAccount = (tx: Executor, staffId: string) =>
  tx
    .selectFrom('staff')
    .select([
      'id',
      'name',
      'mobile',
      'email',
      'head_file_id',
      'version',
      'second_factor_secret',
      'second_factor_since',
    ])
    .where('id', '=', staffId)
    .forUpdate()
    .executeTakeFirstOrThrow()
