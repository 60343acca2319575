import { isWithdrawn } from '@bdr/contract/settle-in/meaning'
import { isDeepStrictEqual } from 'node:util'
import type { FieldChange } from '@bdr/contract/kernel/changes'
import type { SettleInForm } from '@bdr/contract/settle-in/form'
import { settleInMachine } from '@bdr/contract/settle-in/machine'
import { maxPendingApplications } from '@bdr/contract/settle-in/model'
import type { RefusalKey, RefusalParams } from '@bdr/text/refusals'
import { sql } from 'kysely'
import { audit } from '../../platform/audit.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { fault } from '../../platform/refusals.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import type { RecordVersion } from '../../platform/record-version.ts'
import { appendHistory, transition } from '../../platform/transition.ts'
import type { Actor } from '../../platform/viewer.ts'
import { readAll } from '../categories/queries.ts'
import { referTo } from '../files/refer.ts'
import { formContext } from './context.ts'
import { notifyOperators } from './notices.ts'
import * as queries from './queries.ts'
import { formChanges } from './recorded.ts'
import { formFaults, settleInLifecycle } from './rules.ts'

/** The applicant: the mobile that a ticket proved, and the origin of the request. */
export interface Applicant {
  readonly mobile: string
  readonly caller: Caller
  /** the current day in China */
  readonly today: string
}

type ApplicantMove = 'apply' | 'resubmit' | 'withdraw'

/** The actor for an applicant, who has no account: the timeline shows the contact's name. */
const actorOf = (form: { contact: { name: string } }): Actor => ({
  staffId: null,
  name: form.contact.name,
  post: null,
})

/**
 * Submits an application. The same form sent again while it is pending (a double click, a lost answer) is the same
 * application. @returns its id
 */
export async function apply(tx: Executor, applicant: Applicant, form: SettleInForm): Promise<string> {
  await assertGood(tx, applicant, form)
  await queries.oneAtATime(tx, applicant.mobile)
  const written = await queries.insertApplication(tx, { mobile: applicant.mobile, form })
  if (!written) return sameAgain(tx, applicant, form)
  // checked after the insert: an approval it had to wait for has created the merchant by now
  await assertNoMerchant(tx, form)
  // the new one is included; a repeated one was answered above
  if ((await queries.countPendingOfMobile(tx, applicant.mobile)) > maxPendingApplications)
    throw tooManyPending()
  const actor = actorOf(form)
  await referToFiles(tx, applicant, written.id, form)
  await appendHistory(tx, 'settle-in', actor, [
    { id: written.id, action: 'apply', to: settleInMachine.initial },
  ])
  await record(tx, applicant, actor, 'apply', { ...written, company_name: form.company.name })
  return written.id
}

async function sameAgain(tx: Executor, { mobile }: Applicant, form: SettleInForm): Promise<string> {
  const live = await queries.pendingOfCode(tx, form.company.uscc)
  // the pending application of this company has just ended
  if (!live) throw conflict('record.changed')
  if (live.mobile !== mobile) throw atCode('settleIn.appliedByOther')
  if (live.status === settleInMachine.initial && isDeepStrictEqual(live.form, form)) return live.id
  throw atCode('settleIn.alreadyApplied', { applicationNo: live.application_no })
}

/** Submits a returned application again. A repeated request finds it already submitted. */
export async function resubmit(
  tx: Executor,
  applicant: Applicant,
  { id, version }: RecordVersion,
  form: SettleInForm,
): Promise<void> {
  const application = await queries.lockOwn(tx, applicant.mobile, id)
  if (!application) throw notFound()
  if (application.status === settleInMachine.initial && isDeepStrictEqual(application.form, form)) return
  if (application.version !== version) throw conflict('record.changed')
  if (application.uscc !== form.company.uscc) throw atCode('settleIn.usccChanged')
  const actor = actorOf(form)
  const changes = await formChanges(application.form, form, await readAll(tx))
  const states = await transition(tx, settleInLifecycle, actor, [
    { id, from: application.status, action: 'resubmit', changes },
  ])
  await assertGood(tx, applicant, form)
  await assertNoMerchant(tx, form)
  await tx
    .updateTable('settle_in_application')
    .set({
      form: JSON.stringify(form),
      company_name: form.company.name,
      remarks: '[]',
      // the checklist was ticked for the former form
      checklist: '[]',
      decision_reason: null,
      submitted_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .execute()
  await referToFiles(tx, applicant, id, form)
  await record(tx, applicant, actor, 'resubmit', { ...application, company_name: form.company.name }, [
    ...states,
    ...changes,
  ])
}

/** Withdraws the mobile's application for a code. Repeating it has no effect. @returns its id */
export async function withdraw(tx: Executor, applicant: Applicant, uscc: string): Promise<string> {
  const application = await queries.lockOwnByCode(tx, applicant.mobile, uscc)
  if (!application) throw notFound()
  if (isWithdrawn(application.status)) return application.id
  const actor = actorOf(application.form)
  const changes = await transition(tx, settleInLifecycle, actor, [
    { id: application.id, from: application.status, action: 'withdraw' },
  ])
  await record(tx, applicant, actor, 'withdraw', application, changes)
  return application.id
}

const tooManyPending = () =>
  invalid([fault(['contact', 'mobile'], 'settleIn.tooManyLive', { most: maxPendingApplications })])

const atCode = <Key extends RefusalKey>(key: Key, ...params: RefusalParams<Key>) =>
  invalid([fault(['company', 'uscc'], key, ...params)])

/** @throws AppError A00002 with everything that is wrong with the form, with paths */
async function assertGood(tx: Executor, { mobile, today }: Applicant, form: SettleInForm): Promise<void> {
  const faults = formFaults(form, await formContext(tx, today))
  if (await queries.isMobileTaken(tx, mobile))
    faults.push(fault(['contact', 'mobile'], 'settleIn.mobileTaken'))
  if (faults.length > 0) throw invalid(faults)
}

async function assertNoMerchant(tx: Executor, { company: { uscc, name } }: SettleInForm): Promise<void> {
  const merchants = await queries.merchantsLike(tx, { uscc, name })
  if (merchants.some((merchant) => merchant.uscc === uscc)) throw atCode('settleIn.merchantExists')
}

async function referToFiles(
  tx: Executor,
  { mobile }: Applicant,
  recordId: string,
  form: SettleInForm,
): Promise<void> {
  const use = { kind: 'settle-in', recordId, replace: true }
  await referTo(tx, { mobile }, [form.company.licenceFileId], { ...use, purpose: 'licence' })
  const papers = form.qualifications.map((paper) => paper.fileId)
  await referTo(tx, { mobile }, papers, { ...use, purpose: 'qualification' })
}

/** Notifies the operators and records it in the audit log. */
async function record(
  tx: Executor,
  { caller, mobile }: Applicant,
  actor: Actor,
  action: ApplicantMove,
  application: { id: string; application_no: string; company_name: string },
  changes: readonly FieldChange[] = [],
): Promise<void> {
  await notifyOperators(tx, actor, action, application)
  await audit(tx, {
    actor,
    action: `settle-in.${action}`,
    subject: { kind: 'settle-in', id: application.id, name: application.company_name },
    changes,
    detail: { applicationNo: application.application_no, mobile },
    caller,
  })
}
