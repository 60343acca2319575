import * as calls from '@bdr/contract/company/calls'
import type { FieldChange } from '@bdr/contract/kernel/changes'
import type { ContactRole } from '@bdr/contract/settle-in/form'
import { contactRole } from '@bdr/text/settle-in'
import { audit } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { invalid } from '../../platform/errors.ts'
import { fault } from '../../platform/refusals.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { bindActions } from '../../platform/gateway/bind-actions.ts'
import { appendHistory } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { referTo } from '../files/refer.ts'
import { loadRegions } from '../regions/regions.ts'
import { lockOwn, requestChange, withdrawChange } from './change.ts'
import { addressesOf, contactsOf, touchCompany, type CompanyRow } from './queries.ts'
import { readOwnCompany } from './read.ts'

export function companyRoutes(clock: Clock): BoundCall[] {
  const read = (db: Executor, viewer: Viewer) => readOwnCompany(db, viewer, clock.today())
  return [
    bind(calls.readCompany, ({ db, viewer }) => read(db, viewer)),
    bind(calls.updateCompany, async ({ db, viewer, caller, input }) => {
      const company = await lockOwn(db, viewer, input.version)
      const logo = input.logoFileId === null ? [] : [input.logoFileId]
      await referTo(db, { staffId: viewer.staffId }, logo, {
        kind: 'merchant',
        recordId: company.id,
        purpose: 'logo',
        replace: true,
      })
      await db
        .updateTable('merchant')
        .set({
          short_name: input.shortName,
          introduction: input.introduction,
          phone: input.phone,
          website: input.website,
          logo_file_id: input.logoFileId,
        })
        .where('id', '=', company.id)
        .execute()
      const changes = changesBetween(
        ['shortName', 'introduction', 'phone', 'website', 'logoFileId'],
        {
          shortName: company.short_name,
          introduction: company.introduction,
          phone: company.phone,
          website: company.website,
          logoFileId: company.logo_file_id,
        },
        input,
      )
      await changed(db, { viewer, caller }, company, 'update-profile', changes)
      return read(db, viewer)
    }),
    bind(calls.saveCompanyAddresses, async ({ db, viewer, caller, input }) => {
      const company = await lockOwn(db, viewer, input.version)
      const before = await describeAddresses(db, company.id)
      await refuseWrongAddresses(input.addresses)
      await db.deleteFrom('merchant_address').where('merchant_id', '=', company.id).execute()
      if (input.addresses.length > 0)
        await db
          .insertInto('merchant_address')
          .values(
            input.addresses.map((one) => ({
              merchant_id: company.id,
              label: one.label,
              region_code: one.regionCode,
              address: one.address,
              contact_name: one.contactName,
              contact_phone: one.contactPhone,
              is_default: one.isDefault,
            })),
          )
          .execute()
      const after = await describeAddresses(db, company.id)
      const changes = changesBetween(['addresses'], { addresses: before }, { addresses: after })
      await changed(db, { viewer, caller }, company, 'update-addresses', changes)
      return read(db, viewer)
    }),
    bind(calls.saveCompanyContacts, async ({ db, viewer, caller, input }) => {
      const company = await lockOwn(db, viewer, input.version)
      const before = await describeContacts(db, company.id)
      await db.deleteFrom('merchant_contact').where('merchant_id', '=', company.id).execute()
      if (input.contacts.length > 0)
        await db
          .insertInto('merchant_contact')
          .values(input.contacts.map((one) => ({ merchant_id: company.id, ...one })))
          .execute()
      const after = await describeContacts(db, company.id)
      const changes = changesBetween(['contacts'], { contacts: before }, { contacts: after })
      await changed(db, { viewer, caller }, company, 'update-contacts', changes)
      return read(db, viewer)
    }),
    ...bindActions(({ db, viewer }) => read(db, viewer), [calls.withdrawCompanyChange, withdrawChange]),
    bind(calls.requestCompanyChange, async ({ db, viewer, caller, input }) => {
      await requestChange(db, { viewer, caller }, input, clock.today())
      return read(db, viewer)
    }),
  ]
}

async function refuseWrongAddresses(
  addresses: readonly { regionCode: string; isDefault: boolean }[],
): Promise<void> {
  const regions = await loadRegions()
  const faults = addresses.flatMap((one, index) =>
    regions.isDistrict(one.regionCode)
      ? []
      : [fault(['addresses', index, 'regionCode'], 'company.regionUnknown')],
  )
  if (addresses.filter((one) => one.isDefault).length > 1)
    faults.push(fault(['addresses'], 'company.severalDefaults'))
  if (faults.length > 0) throw invalid(faults)
}

/** Records changes that need no review in the timeline and the log, and refreshes other open pages. */
async function changed(
  tx: Executor,
  { viewer, caller }: Change,
  company: Pick<CompanyRow, 'id' | 'name' | 'status'>,
  action: 'update-profile' | 'update-addresses' | 'update-contacts',
  changes: readonly FieldChange[],
): Promise<void> {
  await touchCompany(tx, company.id)
  await appendHistory(tx, 'merchant', viewer, [{ id: company.id, action, to: company.status, changes }])
  await audit(tx, {
    actor: viewer,
    merchantId: company.id,
    action: `company.${action}`,
    subject: { kind: 'merchant', id: company.id, name: company.name },
    changes,
    caller,
  })
}

/** The rows of a list for the audit log: all of their texts, without ids. */
const describeRows = (rows: readonly { readonly id: string }[]): string =>
  rows
    .map(({ id: _id, ...one }) =>
      Object.values(one)
        .filter((part) => typeof part === 'string' && part !== '')
        .join(' '),
    )
    .join('\n')

async function describeAddresses(db: Executor, merchantId: string): Promise<string> {
  const regions = await loadRegions()
  const rows = await addressesOf(db, merchantId)
  return describeRows(rows.map((row) => ({ ...row, region_code: regions.nameOf(row.region_code) })))
}

async function describeContacts(db: Executor, merchantId: string): Promise<string> {
  const rows = await contactsOf(db, merchantId)
  return describeRows(rows.map((row) => ({ ...row, role: contactRole[row.role as ContactRole] })))
}
