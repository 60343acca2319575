import type { QualificationKind } from '@bdr/contract/categories/qualifications'
import type { MerchantStatus } from '@bdr/contract/merchants/machine'
import type { MerchantDetail, MerchantRow } from '@bdr/contract/merchants/replies'
import type { ContactRole } from '@bdr/contract/settle-in/form'
import { categoryPath } from '@bdr/text/names/categories'
import type { Executor } from '../../platform/db/executor.ts'
import { notFound } from '../../platform/errors.ts'
import { historyOf } from '../../platform/history.ts'
import { presentActions } from '../../platform/present-actions.ts'
import { actionsFor } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { readAll } from '../categories/queries.ts'
import { contactsOf, qualificationsOf } from '../company/queries.ts'
import { storedFiles } from '../files/present.ts'
import { loadRegions, type Regions } from '../regions/regions.ts'
import * as queries from './queries.ts'
import { merchantLifecycle } from './rules.ts'

export const presentMerchantRow = (row: queries.MerchantPageRow, regions: Regions): MerchantRow => ({
  id: row.id,
  code: row.code,
  name: row.name,
  uscc: row.uscc,
  status: row.status,
  regionName: row.region_code === null ? null : regions.nameOf(row.region_code),
  staffCount: row.staff_count,
  firstExpiry: row.first_expiry,
  createdAt: row.created_at,
})

/** A merchant as operators see it. */
export async function readMerchant(db: Executor, viewer: Viewer, id: string): Promise<MerchantDetail> {
  const head = await queries.merchantHead(db, id)
  if (!head) throw notFound()
  const [
    regions,
    catalogue,
    categoryIds,
    papers,
    contacts,
    owners,
    settleIn,
    openOrders,
    tolerance,
    history,
  ] = await Promise.all([
    loadRegions(),
    readAll(db),
    queries.categoryIdsOf(db, id),
    qualificationsOf(db, id),
    contactsOf(db, id),
    queries.ownersOf(db, id),
    queries.settleInOf(db, id),
    queries.openOrdersOf(db, id),
    queries.toleranceOf(db, id),
    historyOf(db, 'merchant', id),
  ])
  const files = await storedFiles(db, [
    ...(head.licence_file_id === null ? [] : [head.licence_file_id]),
    ...papers.map((paper) => paper.file_id),
  ])
  return {
    ...presentMerchantRow(head, regions),
    version: head.version,
    shortName: head.short_name,
    legalPerson: head.legal_person,
    registeredOn: head.registered_on,
    registeredCapital: head.registered_capital,
    businessScope: head.business_scope,
    address: head.address,
    introduction: head.introduction,
    phone: head.phone,
    website: head.website,
    licence: files.get(head.licence_file_id ?? '') ?? null,
    bank: presentBank(head),
    categories: categoryIds.map((categoryId) => ({
      id: categoryId,
      name: categoryPath(catalogue.pathOf(categoryId).map((category) => category.name)),
    })),
    qualifications: papers.map((paper) => ({
      id: paper.id,
      kind: paper.kind as QualificationKind,
      number: paper.number,
      validUntil: paper.valid_until,
      file: files.get(paper.file_id) ?? null,
    })),
    contacts: contacts.map((contact) => ({ ...contact, role: contact.role as ContactRole })),
    owners,
    settleIn: settleIn ?? null,
    openOrders,
    tolerance,
    actions: presentActions(merchantActions(viewer, head.status)),
    history,
  }
}

/** Operators who may freeze a merchant may also set its rules, whatever its state. */
function merchantActions(viewer: Viewer, status: MerchantStatus) {
  const { allowed, blocked } = actionsFor(merchantLifecycle, status, viewer, () => null)
  return { allowed: ['setTolerance' as const, ...allowed], blocked }
}

const presentBank = (head: queries.MerchantHeadRow): MerchantDetail['bank'] =>
  head.bank_name === null || head.bank_account === null
    ? null
    : { name: head.bank_name, branch: head.bank_branch, account: head.bank_account }
