import { basePosts } from '@bdr/contract/access'
import { merchantPosts, type MerchantPost } from '@bdr/contract/posts/model'
import type { StaffAction } from '@bdr/contract/staff/model'
import { post as postLabels } from '@bdr/text/posts'
import { staffNotices } from '@bdr/text/staff'
import { sql } from 'kysely'
import { announce } from '../../platform/announce.ts'
import { audit, type AuditEntry } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { invalid, notFound, refusedBecause } from '../../platform/errors.ts'
import { fault } from '../../platform/refusals.ts'
import { ownMerchantOf, scopeOf } from '../../platform/scope.ts'
import { assertVersion, type RecordVersion } from '../../platform/record-version.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import { notify, ownAccount } from '../messages/notify.ts'
import { endSessionOf, endSessionsOf } from '../session/end-sessions.ts'
import { setPassword } from '../session/passwords.ts'
import { unlock } from '../session/tries.ts'
import { queueSms } from '../sms/send.ts'
import { asTakenFaults, takenFaults } from './create.ts'
import { companyOf, personOf } from './present.ts'
import { lockPeopleOf, ownPost, staffById, type StaffRecord } from './queries.ts'
import { refusalOf, refusalOfPost, refusalOfSignInData } from './rules.ts'

/** Locks a person of the viewer's merchant, after all earlier changes of the merchant's people have ended. */
async function locked(tx: Executor, { viewer }: Change, id: string): Promise<StaffRecord> {
  if (!(await lockPeopleOf(tx, ownMerchantOf(viewer)))) throw notFound()
  const person = await staffById(tx, scopeOf(viewer), id)
  if (!person) throw notFound()
  return person
}

/** @throws AppError A00001 with the rule that forbids it */
async function lockedFor(
  tx: Executor,
  change: Change,
  id: string,
  action: StaffAction,
): Promise<StaffRecord> {
  const person = await locked(tx, change, id)
  const why = refusalOf(action, personOf(person), companyOf(person, change.viewer))
  if (why !== null) throw refusedBecause(why)
  return person
}

const note = (
  tx: Executor,
  change: Change,
  action: string,
  row: StaffRecord,
  more: Pick<AuditEntry, 'changes' | 'detail'> = {},
) =>
  audit(tx, {
    actor: change.viewer,
    merchantId: row.merchant_id,
    action: `staff.${action}`,
    subject: { kind: 'staff', id: row.id, name: row.name },
    ...more,
    caller: change.caller,
  })

const touched = { version: sql<number>`version + 1` }

export interface StaffChanges extends RecordVersion {
  readonly name: string
  readonly account: string
  readonly mobile: string
  readonly email: string | null
  readonly postIds: readonly string[]
}

export async function updateStaff(tx: Executor, change: Change, input: StaffChanges): Promise<void> {
  const person = assertVersion(await locked(tx, change, input.id), input)
  const post = await postOf(tx, person.merchant_id!, input.postIds)
  const company = companyOf(person, change.viewer)
  const why =
    refusalOfPost(personOf(person), post.base, company) ??
    refusalOfSignInData(personOf(person), input, company)
  if (why !== null) throw refusedBecause(why)
  const taken = await takenFaults(tx, input)
  if (taken.length > 0) throw invalid(taken)
  const { name, account, mobile, email } = input
  await tx
    .updateTable('staff')
    .set({ name, account, mobile, email, base_post: post.base, post_id: post.own, ...touched })
    .where('id', '=', input.id)
    .execute()
    .catch((error: unknown) => {
      throw asTakenFaults(error)
    })
  const changes = changesBetween(
    ['name', 'account', 'mobile', 'email', 'postIds'],
    describe(person, person.own_post_name ?? postLabels[person.base_post]),
    describe(input, post.name),
  )
  await note(tx, change, 'update', person, { changes })
  if (mobile !== person.mobile) await notifyMobileMoved(tx, change, person, mobile)
  if (post.base !== person.base_post || post.own !== person.post_id || name !== person.name)
    announce(tx, 'viewers-changed', [person.id])
}

/**
 * Notifies the old number and the person that somebody else changed the person's mobile, which can now be used for
 * signing in, in case it was done with bad intent.
 */
async function notifyMobileMoved(
  tx: Executor,
  { viewer }: Change,
  { id, mobile }: Pick<StaffRecord, 'id' | 'mobile'>,
  newMobile: string,
): Promise<void> {
  const tail = newMobile.slice(-4)
  await queueSms(tx, { mobile, template: 'mobile-changed', params: { tail } })
  const content = staffNotices.mobileMoved({ by: viewer.name, tail })
  await notify(tx, viewer, { staffIds: [id] }, { type: 'system', content, about: ownAccount, always: true })
}

/** A person for the audit log, with the post's name because the post may be removed later. */
const describe = (person: Pick<StaffChanges, 'name' | 'account' | 'mobile' | 'email'>, postIds: string) => ({
  name: person.name,
  account: person.account,
  mobile: person.mobile,
  email: person.email,
  postIds,
})

/**
 * Validates the posts of a person: a built-in one, optionally with one of the merchant's own based on it.
 * @throws AppError A00002 at `postIds`
 */
export async function postOf(
  db: Executor,
  merchantId: string,
  postIds: readonly string[],
): Promise<{ base: MerchantPost; own: string | null; name: string }> {
  const unknown = () => invalid([fault(['postIds'], 'staff.postUnknown')])
  const [first, second] = postIds
  const base = merchantPosts.find((post) => post === first)
  if (base === undefined) throw unknown()
  if (second === undefined) return { base, own: null, name: postLabels[base] }
  if (basePosts.some((post) => post === second)) throw unknown()
  const own = await ownPost(db, merchantId, second)
  if (own?.base_post !== base) throw unknown()
  return { base, own: own.id, name: own.name }
}

const enabledChange = (before: Pick<StaffRecord, 'enabled'>, enabled: boolean) =>
  changesBetween(['enabled'], before, { enabled })

export async function disableStaff(tx: Executor, change: Change, id: string): Promise<void> {
  const person = await lockedFor(tx, change, id, 'disable')
  if (!person.enabled) return
  await tx
    .updateTable('staff')
    .set({ enabled: false, ...touched })
    .where('id', '=', id)
    .execute()
  await note(tx, change, 'disable', person, { changes: enabledChange(person, false) })
  await endSessionsOf(tx, [id])
}

export async function enableStaff(tx: Executor, change: Change, id: string): Promise<void> {
  const person = await locked(tx, change, id)
  if (person.enabled) return
  await tx
    .updateTable('staff')
    .set({ enabled: true, ...touched })
    .where('id', '=', id)
    .execute()
  await note(tx, change, 'enable', person, { changes: enabledChange(person, true) })
}

/** Marks the person as deleted. The row stays, because the history and the audit log refer to it. */
export async function deleteStaff(tx: Executor, change: Change, id: string): Promise<void> {
  const person = await lockedFor(tx, change, id, 'delete')
  await tx
    .updateTable('staff')
    .set({ enabled: false, deleted_at: sql<string>`now()`, post_id: null, ...touched })
    .where('id', '=', id)
    .execute()
  await note(tx, change, 'delete', person, { changes: enabledChange(person, false) })
  await endSessionsOf(tx, [id])
}

export async function resetPassword(
  tx: Executor,
  change: Change,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<void> {
  const person = await lockedFor(tx, change, id, 'resetPassword')
  await setPassword(tx, id, passwordHash, { mustChange: true })
  await unlock(tx, person)
  await note(tx, change, 'resetPassword', person)
  await endSessionsOf(tx, [id])
}

export async function endSessions(
  tx: Executor,
  change: Change,
  { id, sessionId }: { id: string; sessionId?: string | undefined },
): Promise<void> {
  const person = await lockedFor(tx, change, id, 'endSessions')
  if (sessionId === undefined) await endSessionsOf(tx, [id])
  else if (!(await endSessionOf(tx, id, sessionId))) throw notFound()
  await note(tx, change, 'endSessions', person, { detail: { one: sessionId !== undefined } })
}
