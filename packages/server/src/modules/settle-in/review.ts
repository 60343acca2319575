import { isInReview } from '@bdr/contract/settle-in/meaning'
import type { ChecklistItem } from '@bdr/contract/settle-in/model'
import { remarkPaths, type Remark } from '@bdr/contract/settle-in/remarks'
import { sql } from 'kysely'
import { audit, type AuditEntry } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { conflict, invalid } from '../../platform/errors.ts'
import { fault } from '../../platform/refusals.ts'
import { assertVersion, type RecordVersion } from '../../platform/record-version.ts'
import { transition } from '../../platform/transition.ts'
import { queueSms } from '../sms/send.ts'
import { lockApplication, type ApplicationRow } from './queries.ts'
import { checklistChanges, remarkChanges } from './recorded.ts'
import { settleInLifecycle } from './rules.ts'

/** The application in the version the reviewer has read; a second decision is refused as a conflict. */
export const lockVersion = async (tx: Executor, seen: RecordVersion): Promise<ApplicationRow> =>
  assertVersion(await lockApplication(tx, seen.id), seen)

export const record = (
  tx: Executor,
  { viewer, caller }: Change,
  action: string,
  application: ApplicationRow,
  { detail, changes }: Pick<AuditEntry, 'changes' | 'detail'> = {},
) =>
  audit(tx, {
    actor: viewer,
    merchantId: application.merchant_id,
    action: `settle-in.${action}`,
    subject: { kind: 'settle-in', id: application.id, name: application.company_name },
    detail: { applicationNo: application.application_no, ...detail },
    ...(changes && { changes }),
    caller,
  })

/** Stores the ticked items of the checklist. */
export async function tickChecklist(
  tx: Executor,
  review: Change,
  input: RecordVersion & { checklist: readonly ChecklistItem[] },
): Promise<void> {
  const application = await lockVersion(tx, input)
  if (!isInReview(application.status)) throw conflict('settleIn.notInReview', { status: application.status })
  await tx
    .updateTable('settle_in_application')
    .set({ checklist: JSON.stringify(input.checklist), version: sql<number>`version + 1` })
    .where('id', '=', application.id)
    .execute()
  await record(tx, review, 'tick', application, {
    changes: checklistChanges(application.checklist, input.checklist),
  })
}

/** Returns it with the required corrections, each with the path of its field. */
export async function returnApplication(
  tx: Executor,
  review: Change,
  input: RecordVersion & { remarks: readonly Remark[]; reason: string | null },
): Promise<void> {
  const application = await lockVersion(tx, input)
  assertRemarks(application, input.remarks)
  const changes = remarkChanges(application.form, application.remarks, input.remarks)
  const states = await transition(tx, settleInLifecycle, review.viewer, [
    { id: application.id, from: application.status, action: 'return', reason: input.reason, changes },
  ])
  await tx
    .updateTable('settle_in_application')
    .set({ remarks: JSON.stringify(input.remarks), decision_reason: input.reason })
    .where('id', '=', application.id)
    .execute()
  await queueSms(tx, {
    mobile: application.mobile,
    template: 'settle-in-returned',
    params: { company: application.company_name, remarks: input.remarks.length },
  })
  await record(tx, review, 'return', application, {
    changes: [...states, ...changes],
    detail: { reason: input.reason },
  })
}

/** @throws AppError A00002 at a remark with an unknown or repeated path */
function assertRemarks({ form }: ApplicationRow, remarks: readonly Remark[]): void {
  const places = new Set(remarkPaths(form))
  const faults = remarks.flatMap(({ path }, index) => {
    const at = ['remarks', index, 'path']
    if (!places.has(path)) return [fault(at, 'settleIn.remarkUnknown')]
    const first = remarks.findIndex((other) => other.path === path)
    return first === index ? [] : [fault(at, 'settleIn.remarkTwice')]
  })
  if (faults.length > 0) throw invalid(faults)
}

export async function refuseApplication(
  tx: Executor,
  review: Change,
  input: RecordVersion & { reason: string },
): Promise<void> {
  const application = await lockVersion(tx, input)
  const changes = await transition(tx, settleInLifecycle, review.viewer, [
    { id: application.id, from: application.status, action: 'refuse', reason: input.reason },
  ])
  await tx
    .updateTable('settle_in_application')
    .set({ decision_reason: input.reason })
    .where('id', '=', application.id)
    .execute()
  await queueSms(tx, {
    mobile: application.mobile,
    template: 'settle-in-refused',
    params: { company: application.company_name, reason: input.reason },
  })
  await record(tx, review, 'refuse', application, { changes, detail: { reason: input.reason } })
}
