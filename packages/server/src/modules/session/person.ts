import { hasAccount } from '../staff/account.ts'
import type { Executor } from '../../platform/db/executor.ts'

const people = (db: Executor) =>
  db
    .selectFrom('staff')
    .leftJoin('merchant', 'merchant.id', 'staff.merchant_id')
    .select([
      'staff.id',
      'staff.name',
      'staff.account',
      'staff.mobile',
      'staff.base_post',
      'staff.merchant_id',
      'staff.password_hash',
      'staff.enabled',
      'staff.second_factor_since',
      'staff.second_factor_secret',
      'merchant.frozen',
    ])
    .where('staff.deleted_at', 'is', null)

/** A person who may be signing in. */
export type Person = NonNullable<Awaited<ReturnType<typeof personById>>>

/** Finds the person by account, regardless of case, or by mobile. */
export const personByPrincipal = (db: Executor, principal: string) =>
  people(db)
    .where((eb) => eb.or([hasAccount('staff.account', [principal]), eb('staff.mobile', '=', principal)]))
    .executeTakeFirst()

export const personByMobile = (db: Executor, mobile: string) =>
  people(db).where('staff.mobile', '=', mobile).executeTakeFirst()

export const personById = (db: Executor, id: string) =>
  people(db).where('staff.id', '=', id).executeTakeFirst()

/** The reason why a person with a proved identity cannot sign in; null if they can. */
export function barred(person: Person): 'disabled' | 'merchantFrozen' | null {
  if (!person.enabled) return 'disabled'
  return person.frozen === true ? 'merchantFrozen' : null
}
