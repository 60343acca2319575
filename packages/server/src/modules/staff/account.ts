import { accountKey } from '@bdr/contract/staff/model'
import { sql } from 'kysely'

/** Whether an account is one of these, regardless of case; written like the index `staff_account`. */
export const hasAccount = (column: 'account' | 'staff.account', accounts: readonly string[]) =>
  sql<boolean>`lower(${sql.ref(column)}) = any(${sql.val(accounts.map(accountKey))}::text[])`
