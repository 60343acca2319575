import { isDraftInquiry, isOpenInquiry } from '@bdr/contract/inquiries/meaning'
import { can, basePosts } from '@bdr/contract/access'
import { quotationMachine } from '@bdr/contract/quotations/machine'
import { chinaMinute } from '@bdr/contract/kernel/china-time'
import { quotationNotices } from '@bdr/text/quotations'
import { sql } from 'kysely'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { conflict, invalid } from '../../platform/errors.ts'
import { assertVersion, type RecordVersion } from '../../platform/record-version.ts'
import { fault } from '../../platform/refusals.ts'
import { appendHistory, transition } from '../../platform/transition.ts'
import type { Actor } from '../../platform/viewer.ts'
import { notify } from '../messages/notify.ts'
import { lockInquiry, type LockedInquiry } from './lock.ts'
import { aboutOpportunity } from './notices.ts'
import { randomNumber } from './numbers.ts'
import { candidatesFor } from './queries.ts'
import { recordInquiry } from './record.ts'
import { inquiryLifecycle } from './rules.ts'
import { quotationTexts } from './texts.ts'

interface Whom {
  readonly byCategory: boolean
  readonly merchantIds: readonly string[]
}

/** Publishes a draft to the merchants it invites. */
export async function publishInquiry(
  tx: Executor,
  change: Change,
  input: RecordVersion & Whom,
): Promise<void> {
  const inquiry = assertVersion(await lockInquiry(tx, input.id, 'alone'), input)
  const { viewer } = change
  if (isDraftInquiry(inquiry.status) && inquiry.is_past)
    throw invalid([fault(['deadline'], 'inquiry.deadlinePast')])
  await tx
    .updateTable('inquiry')
    .set({ published_at: sql<string>`now()` })
    .where('id', '=', inquiry.id)
    .execute()
  const changes = await transition(tx, inquiryLifecycle, viewer, [
    { id: inquiry.id, from: inquiry.status, action: 'publish', blocked: null },
  ])
  const invited = await invite(tx, viewer, inquiry, input)
  if (invited === 0) throw invalid([fault(['merchantIds'], 'inquiry.nobodyInvited')])
  await recordInquiry(tx, change, 'publish', inquiry, { changes, detail: { invited } })
}

/** Invites more merchants to an open inquiry. */
export async function inviteMore(tx: Executor, change: Change, input: RecordVersion & Whom): Promise<void> {
  const inquiry = assertVersion(await lockInquiry(tx, input.id, 'alone'), input)
  if (isOpenInquiry(inquiry.status) && inquiry.is_past) throw conflict('quotation.deadlinePassed')
  await transition(tx, inquiryLifecycle, change.viewer, [
    { id: inquiry.id, from: inquiry.status, action: 'invite' },
  ])
  await touch(tx, inquiry.id)
  const invited = await invite(tx, change.viewer, inquiry, input)
  if (invited === 0) throw invalid([fault(['merchantIds'], 'inquiry.nobodyInvited')])
  await recordInquiry(tx, change, 'invite', inquiry, { detail: { invited } })
}

/** Increases the version, so that concurrent changes are detected. */
export const touch = (tx: Executor, id: string) =>
  tx
    .updateTable('inquiry')
    .set({ version: sql<number>`version + 1`, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()

/** @returns the number of newly invited merchants */
async function invite(
  tx: Executor,
  actor: Actor,
  inquiry: LockedInquiry,
  { byCategory, merchantIds }: Whom,
): Promise<number> {
  const candidates = await candidatesFor(tx, inquiry.id, undefined)
  const known = new Set(candidates.map(({ id }) => id))
  const faults = merchantIds.flatMap((id, index) =>
    known.has(id) ? [] : [fault(['merchantIds', index], 'inquiry.merchantUnknown')],
  )
  if (faults.length > 0) throw invalid(faults)
  const wanted = candidates.filter(
    ({ id, matches, invited }) => !invited && ((byCategory && matches) || merchantIds.includes(id)),
  )
  if (wanted.length === 0) return 0
  const made = await tx
    .insertInto('quotation')
    .values(
      wanted.map(({ id }) => ({
        merchant_id: id,
        inquiry_id: inquiry.id,
        quotation_no: randomNumber('BJ'),
        status: quotationMachine.initial,
        invited_by: merchantIds.includes(id) ? ('name' as const) : ('category' as const),
      })),
    )
    .returning(['id', 'merchant_id'])
    .execute()
  await quotationTexts.write(
    tx,
    made.map(({ id }) => id),
  )
  await appendHistory(
    tx,
    'quotation',
    actor,
    made.map(({ id }) => ({ id, action: 'invite', to: quotationMachine.initial })),
  )
  await notifyInvited(tx, actor, inquiry, made)
  return made.length
}

const posts = basePosts.filter((post) => post !== 'admin' && can(post, 'opportunity:view'))

/**
 * Notifies people who see opportunities. People with subscriptions to categories or keywords are notified only of
 * matches, with the reason; all others are notified of everything.
 */
async function notifyInvited(
  tx: Executor,
  actor: Actor,
  inquiry: LockedInquiry,
  made: readonly { readonly id: string; readonly merchant_id: string }[],
): Promise<void> {
  const { rows: people } = await sql<{
    id: string
    merchant_id: string
    chooses: boolean
    matched: string | null
  }>`
    with recursive above as (
      select c.id, c.parent_id from category c join inquiry_category ic on ic.category_id = c.id
      where ic.inquiry_id = ${inquiry.id}
      union select c.id, c.parent_id from category c join above a on c.id = a.parent_id)
    select s.id, s.merchant_id,
      exists (select from inquiry_subscription b where b.staff_id = s.id) as chooses,
      (select coalesce(c.name, b.keyword) from inquiry_subscription b left join category c on c.id = b.category_id
       where b.staff_id = s.id and (b.category_id in (select id from above)
         or position(searchable(b.keyword) in
           (select body from search_text where kind = 'inquiry' and record_id = ${inquiry.id})) > 0)
       order by b.category_id nulls last, b.keyword limit 1) as matched
    from staff s
    where s.merchant_id = any(${made.map((one) => one.merchant_id)}::bigint[])
      and s.base_post = any(${posts}::text[]) and s.enabled and s.deleted_at is null`.execute(tx)
  const deadline = chinaMinute(inquiry.deadline)
  const { inquiry_no: inquiryNo, title, buyer_name: buyer } = inquiry
  for (const { id, merchant_id } of made) {
    const own = people.filter((person) => person.merchant_id === merchant_id)
    const matched = Map.groupBy(
      own.filter((person) => !person.chooses || person.matched !== null),
      (person) => person.matched,
    )
    for (const [word, some] of matched) {
      const content =
        word === null
          ? quotationNotices.invited({ inquiryNo, title, buyer, deadline })
          : quotationNotices.subscribed({ inquiryNo, title, matched: word, deadline })
      await notify(tx, actor, { staffIds: some.map((person) => person.id) }, aboutOpportunity(id, content))
    }
  }
}
