import type { ContactRole } from '@bdr/contract/settle-in/form'
import { contactRole } from '@bdr/text/settle-in'
import type { Executor } from '../../platform/db/executor.ts'
import { loadRegions } from '../regions/regions.ts'
import { addressesOf, contactsOf } from './queries.ts'

/** The rows of a list for the audit log: all of their texts, without ids. */
const describeRows = (rows: readonly { readonly id: string }[]): string =>
  rows
    .map(({ id: _id, ...one }) =>
      Object.values(one)
        .filter((part) => typeof part === 'string' && part !== '')
        .join(' '),
    )
    .join('\n')

export async function describeAddresses(db: Executor, merchantId: string): Promise<string> {
  const regions = await loadRegions()
  const rows = await addressesOf(db, merchantId)
  return describeRows(rows.map((row) => ({ ...row, region_code: regions.nameOf(row.region_code) })))
}

export async function describeContacts(db: Executor, merchantId: string): Promise<string> {
  const rows = await contactsOf(db, merchantId)
  return describeRows(rows.map((row) => ({ ...row, role: contactRole[row.role as ContactRole] })))
}
