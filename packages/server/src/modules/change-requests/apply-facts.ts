import type { PresentFacts } from '@bdr/contract/company/model'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { qualificationsOf } from '../company/queries.ts'
import { referTo } from '../files/refer.ts'
import type { ChangeRequestRecord } from './queries.ts'

/** Makes the facts asked for those of the merchant. */
export async function applyFacts(
  tx: Executor,
  { merchant_id, requested_by, after }: ChangeRequestRecord,
): Promise<void> {
  await tx
    .updateTable('merchant')
    .set({
      name: after.name,
      legal_person: after.legalPerson,
      registered_on: after.registeredOn,
      registered_capital: after.registeredCapital,
      region_code: after.regionCode,
      address: after.address,
      business_scope: after.businessScope,
      licence_file_id: after.licenceFileId,
      bank_name: after.bank?.name ?? null,
      bank_branch: after.bank?.branch ?? null,
      bank_account: after.bank?.account ?? null,
      version: sql<number>`version + 1`,
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', merchant_id)
    .execute()
  await replacePapers(tx, merchant_id, after.qualifications)
  const owner = { staffId: requested_by, merchantId: merchant_id }
  const use = { kind: 'merchant', recordId: merchant_id, replace: true }
  const licence = after.licenceFileId === null ? [] : [after.licenceFileId]
  await referTo(tx, owner, licence, { ...use, purpose: 'licence' })
  const papers = after.qualifications.map((paper) => paper.fileId)
  await referTo(tx, owner, papers, { ...use, purpose: 'qualification' })
}

/** A paper that stays as it was keeps its row, and with it what was told of its end. */
async function replacePapers(tx: Executor, merchantId: string, wanted: PresentFacts['qualifications']) {
  const present = await qualificationsOf(tx, merchantId)
  const same = (row: (typeof present)[number], paper: (typeof wanted)[number]) =>
    row.kind === paper.kind &&
    row.number === paper.number &&
    row.valid_until === paper.validUntil &&
    row.file_id === paper.fileId
  const gone = present.filter((row) => !wanted.some((paper) => same(row, paper)))
  const added = wanted.filter((paper) => !present.some((row) => same(row, paper)))
  if (gone.length > 0)
    await tx
      .deleteFrom('qualification')
      .where(
        'id',
        'in',
        gone.map((row) => row.id),
      )
      .execute()
  if (added.length > 0)
    await tx
      .insertInto('qualification')
      .values(
        added.map((paper) => ({
          merchant_id: merchantId,
          kind: paper.kind,
          number: paper.number,
          valid_until: paper.validUntil,
          file_id: paper.fileId,
        })),
      )
      .execute()
}
