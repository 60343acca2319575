import { accountKey } from '@bdr/contract/staff/model'
import { sql } from 'kysely'

/** Whether somebody's account is one of these, in whichever case; the index `staff_account` knows. */
export const hasAccount = (column: 'account' | 'staff.account', accounts: readonly string[]) =>
  sql<boolean>`lower(${sql.ref(column)}) = any(${sql.val(accounts.map(accountKey))}::text[])`
