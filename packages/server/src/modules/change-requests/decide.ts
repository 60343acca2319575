import { changedFields } from '@bdr/contract/company/changed'
import { companyNotices, factNames } from '@bdr/text/company'
import { audit, type AuditEntry } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { notFound } from '../../platform/errors.ts'
import type { Refusal } from '../../platform/refusals.ts'
import { scopeOf } from '../../platform/scope.ts'
import { assertVersion, type RecordVersion } from '../../platform/record-version.ts'
import { appendHistory, transition } from '../../platform/transition.ts'
import { readAll } from '../categories/queries.ts'
import { factsOf, rangeOf } from '../company/facts.ts'
import { lockCompany, nameTaken, qualificationsOf } from '../company/queries.ts'
import { factChanges } from '../company/recorded.ts'
import { notify } from '../messages/notify.ts'
import { missingPaper, missingPapers } from '../settle-in/rules.ts'
import { lockRequest, requestById, type ChangeRequestRecord } from './queries.ts'
import { changeRequestGuards, changeRequestLifecycle } from './rules.ts'
import type { PresentFacts } from '@bdr/contract/company/model'
import { sql } from 'kysely'
import { referTo } from '../files/refer.ts'

/** The reason why a request currently cannot be approved. */
export async function approvalBlocked(db: Executor, request: ChangeRequestRecord): Promise<Refusal | null> {
  const company = await lockCompanyRow(db, request)
  return changeRequestGuards.approve({
    before: request.before,
    present: factsOf(company, await qualificationsOf(db, request.merchant_id)),
    nameTaken: (await nameTaken(db, request.merchant_id, request.after.name)) !== undefined,
    missing: missingPapers(await rangeOf(db, request.merchant_id, request.after), await readAll(db)).map(
      (paper) => missingPaper(paper),
    ),
  })
}

async function lockCompanyRow(db: Executor, { merchant_id }: ChangeRequestRecord) {
  const company = await lockCompany(db, merchant_id)
  if (!company) throw notFound()
  return company
}

/** The request, and the state of its merchant. The company is locked before the request, as everywhere. */
async function locked(tx: Executor, { viewer }: Change, seen: RecordVersion) {
  const scope = scopeOf(viewer)
  const unlocked = await requestById(tx, scope, seen.id)
  if (!unlocked) throw notFound()
  const { status } = await lockCompanyRow(tx, unlocked)
  return { request: assertVersion(await lockRequest(tx, scope, seen.id), seen), status }
}

export async function approve(tx: Executor, change: Change, seen: RecordVersion): Promise<void> {
  const { request, status } = await locked(tx, change, seen)
  const { viewer } = change
  const states = await transition(tx, changeRequestLifecycle, viewer, [
    { id: request.id, from: request.status, action: 'approve', blocked: await approvalBlocked(tx, request) },
  ])
  await applyFacts(tx, request)
  const changes = await factChanges(request.before, request.after)
  const fields = factNames(changedFields(request.before, request.after))
  await appendHistory(tx, 'merchant', viewer, [
    { id: request.merchant_id, action: 'apply-change', to: status, changes },
  ])
  await record(tx, change, 'company.approve-change', request, { changes: [...states, ...changes] })
  await notifyMerchant(tx, change, request, companyNotices.changeApproved({ fields }))
}

export async function refuse(
  tx: Executor,
  change: Change,
  { reason, ...seen }: RecordVersion & { reason: string },
): Promise<void> {
  const { request } = await locked(tx, change, seen)
  const { viewer } = change
  const states = await transition(tx, changeRequestLifecycle, viewer, [
    { id: request.id, from: request.status, action: 'refuse', reason },
  ])
  await tx
    .updateTable('change_request')
    .set({ decision_reason: reason })
    .where('id', '=', request.id)
    .execute()
  const fields = factNames(changedFields(request.before, request.after))
  await record(tx, change, 'company.refuse-change', request, { changes: states, detail: { reason } })
  await notifyMerchant(tx, change, request, companyNotices.changeRefused({ fields, reason }))
}

async function record(
  tx: Executor,
  { viewer, caller }: Change,
  action: 'company.approve-change' | 'company.refuse-change',
  request: ChangeRequestRecord,
  more: Pick<AuditEntry, 'changes' | 'detail'>,
) {
  await audit(tx, {
    actor: viewer,
    merchantId: request.merchant_id,
    action,
    subject: { kind: 'change-request', id: request.id, name: request.merchant_name },
    ...more,
    caller,
  })
}

async function notifyMerchant(
  tx: Executor,
  { viewer }: Change,
  { merchant_id }: ChangeRequestRecord,
  content: string,
) {
  await notify(
    tx,
    viewer,
    { merchant: { id: merchant_id, permission: 'company:edit' } },
    { type: 'system', content, about: { page: 'companyInfo', id: merchant_id } },
  )
}

/** Applies the requested facts to the merchant. */
async function applyFacts(
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

/** Replaces qualifications. An unchanged one keeps its row, which records the expiry notices already sent. */
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
