import { isOpenRequest } from '@bdr/contract/change-requests/meaning'
import { changedFields } from '@bdr/contract/company/changed'
import type { PresentFacts, ReviewedFacts } from '@bdr/contract/company/model'
import { daysUntil } from '@bdr/contract/kernel/days'
import { companyNotices, factNames } from '@bdr/text/company'
import { audit } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { invalid, notFound, refused } from '../../platform/errors.ts'
import { fault, type Refusal } from '../../platform/refusals.ts'
import { ownMerchantOf, scopeOf } from '../../platform/scope.ts'
import { assertVersion, type RecordVersion } from '../../platform/record-version.ts'
import { appendHistory, transition } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { companyKind, lockRequest, requestsOf } from '../change-requests/queries.ts'
import { changeRequestLifecycle } from '../change-requests/rules.ts'
import { readAll } from '../categories/queries.ts'
import { referTo } from '../files/refer.ts'
import { notify } from '../messages/notify.ts'
import { loadRegions } from '../regions/regions.ts'
import { paperFaults } from '../settle-in/rules.ts'
import { factsOf, rangeOf } from './facts.ts'
import { factChanges } from './recorded.ts'
import { lockCompany, nameTaken, qualificationsOf, type CompanyRow } from './queries.ts'

/** The viewer's own company, locked, in the version that was read. */
export async function lockOwn(tx: Executor, viewer: Viewer, version: number): Promise<CompanyRow> {
  return assertVersion(await lockCompany(tx, ownMerchantOf(viewer)), { version })
}

/** Requests a change of reviewed facts. There can be only one open request. */
export async function requestChange(
  tx: Executor,
  { viewer, caller }: Change,
  { version, facts }: { version: number; facts: ReviewedFacts },
  today: string,
): Promise<void> {
  const company = await lockOwn(tx, viewer, version)
  const before = factsOf(company, await qualificationsOf(tx, company.id))
  const fields = changedFields(before, facts)
  if (fields.length === 0) throw refused('company.nothingChanged')
  if ((await requestsOf(tx, company.id)).some(({ status }) => isOpenRequest(status)))
    throw refused('company.changePending')
  await refuseWrongFacts(tx, company, before, facts, today)
  const { id } = await tx
    .insertInto('change_request')
    .values({
      kind: companyKind,
      merchant_id: company.id,
      record_id: company.id,
      record_version: company.version,
      status: changeRequestLifecycle.machine.initial,
      before: JSON.stringify(before),
      after: JSON.stringify(facts),
      requested_by: viewer.staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await bindNewFiles(tx, viewer, id, before, facts)
  const changes = await factChanges(before, facts)
  await appendHistory(tx, 'change-request', viewer, [
    { id, action: 'submit', to: changeRequestLifecycle.machine.initial, changes },
  ])
  await audit(tx, {
    actor: viewer,
    merchantId: company.id,
    action: 'company.request-change',
    subject: { kind: 'change-request', id, name: company.name },
    changes,
    caller,
  })
  const content = companyNotices.changeRequested({ merchant: company.name, fields: factNames(fields) })
  await notify(
    tx,
    viewer,
    { operators: true },
    { type: 'system', content, about: { page: 'changeRequestDetail', id } },
  )
}

async function refuseWrongFacts(
  db: Executor,
  company: CompanyRow,
  before: PresentFacts,
  facts: ReviewedFacts,
  today: string,
) {
  const faults: Refusal[] = []
  if (await nameTaken(db, company.id, facts.name)) faults.push(fault(['facts', 'name'], 'company.nameTaken'))
  if (!(await loadRegions()).isDistrict(facts.regionCode))
    faults.push(fault(['facts', 'regionCode'], 'company.regionUnknown'))
  if (facts.registeredOn > today) faults.push(fault(['facts', 'registeredOn'], 'settleIn.registeredInFuture'))
  faults.push(...paperFaults(await rangeOf(db, company.id, facts), await readAll(db), ['facts']))
  facts.qualifications.forEach((paper, index) => {
    const known = before.qualifications.some(
      (one) => one.fileId === paper.fileId && one.validUntil === paper.validUntil,
    )
    if (!known && paper.validUntil !== null && daysUntil(paper.validUntil, today) < 0)
      faults.push(fault(['facts', 'qualifications', index, 'validUntil'], 'company.qualificationExpired'))
  })
  if (faults.length > 0) throw invalid(faults)
}

/** Makes the request the owner of new files, so that they are not deleted while it waits. */
async function bindNewFiles(
  tx: Executor,
  { staffId, merchantId }: Viewer,
  recordId: string,
  before: PresentFacts,
  facts: ReviewedFacts,
) {
  const use = { kind: 'change-request', recordId }
  if (facts.licenceFileId !== before.licenceFileId)
    await referTo(tx, { staffId, merchantId }, [facts.licenceFileId], { ...use, purpose: 'licence' })
  const known = before.qualifications.map((paper) => paper.fileId)
  const added = facts.qualifications.map((paper) => paper.fileId).filter((file) => !known.includes(file))
  if (added.length > 0)
    await referTo(tx, { staffId, merchantId }, added, { ...use, purpose: 'qualification' })
}

export async function withdrawChange(
  tx: Executor,
  { viewer, caller }: Change,
  seen: RecordVersion,
): Promise<void> {
  if (!(await lockCompany(tx, ownMerchantOf(viewer)))) throw notFound()
  const request = assertVersion(await lockRequest(tx, scopeOf(viewer), seen.id), seen)
  const changes = await transition(tx, changeRequestLifecycle, viewer, [
    { id: request.id, from: request.status, action: 'withdraw' },
  ])
  await audit(tx, {
    actor: viewer,
    merchantId: viewer.merchantId,
    action: 'company.withdraw-change',
    subject: { kind: 'change-request', id: request.id, name: request.merchant_name },
    changes,
    caller,
  })
}
