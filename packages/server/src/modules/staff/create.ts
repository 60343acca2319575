import type { BasePost } from '@bdr/contract/access'
import { accountKey } from '@bdr/contract/staff/model'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import { invalid } from '../../platform/errors.ts'
import { fault, type Refusal } from '../../platform/refusals.ts'
import { hasAccount } from './account.ts'

export interface NewStaff {
  /** null for operators */
  readonly merchantId: string | null
  readonly name: string
  readonly account: string
  readonly mobile: string
  readonly email: string | null
  readonly basePost: BasePost
  /** the merchant's own post, based on `basePost` */
  readonly postId: string | null
  readonly passwordHash: string
  readonly mustChangePassword: boolean
}

/**
 * Creates a person's account.
 * @throws AppError A00002 at `account` or `mobile` if another person has it
 */
export async function createStaff(tx: Executor, person: NewStaff): Promise<{ id: string }> {
  const written = await tx
    .insertInto('staff')
    .values({
      merchant_id: person.merchantId,
      name: person.name,
      account: person.account,
      mobile: person.mobile,
      email: person.email,
      base_post: person.basePost,
      post_id: person.postId,
      password_hash: person.passwordHash,
      must_change_password: person.mustChangePassword,
    })
    // an exception of the constraint would abort the transaction before the field could be determined
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) throw invalid(await takenFaults(tx, person))
  return written
}

/** The faults for an account and mobile that other people have. */
export async function takenFaults(
  db: Executor,
  { id = '0', account, mobile }: { id?: string; account: string; mobile: string },
): Promise<Refusal[]> {
  const others = await db
    .selectFrom('staff')
    .select(['account', 'mobile'])
    .where('deleted_at', 'is', null)
    .where('id', '<>', sql<string>`${id}::bigint`)
    .where((eb) => eb.or([hasAccount('account', [account]), eb('mobile', '=', mobile)]))
    .execute()
  return [
    ...(others.some((other) => accountKey(other.account) === accountKey(account)) ? [accountTaken()] : []),
    ...(others.some((other) => other.mobile === mobile) ? [mobileTaken()] : []),
  ]
}

const accountTaken = () => fault(['account'], 'staff.accountTaken')
const mobileTaken = () => fault(['mobile'], 'staff.mobileTaken')

/**
 * Converts a violated constraint to faults: another merchant may have taken the account or mobile at the same moment.
 */
export function asTakenFaults(error: unknown): unknown {
  if (isUniqueViolation(error, 'staff_account')) return invalid([accountTaken()])
  return isUniqueViolation(error, 'staff_mobile') ? invalid([mobileTaken()]) : error
}
