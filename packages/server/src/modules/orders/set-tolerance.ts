import { endedStatuses } from '@bdr/contract/orders/meaning'
import { basePosts, can } from '@bdr/contract/access'
import type { ParsedInputOf } from '@bdr/contract/kernel/call'
import type { setOrderTolerance } from '@bdr/contract/orders/calls'
import type { PlatformTolerance } from '@bdr/contract/orders/replies'
import type { Tolerance } from '@bdr/contract/orders/tolerance'
import { orderPages } from '@bdr/text/names/orders'
import { toleranceNotices } from '@bdr/text/tolerance'
import { sql } from 'kysely'
import { audit } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { conflict, conflictBecause } from '../../platform/errors.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import { appendHistory } from '../../platform/transition.ts'
import { notify } from '../messages/notify.ts'
import { lockOrder, touchOrder } from './flows.ts'
import { aboutOrder, aboutOrders, suppliersOf } from './notices.ts'
import { recordOrder } from './record.ts'
import { pairLines } from './respond.ts'
import { cannotRevise } from './rules.ts'
import { ownTolerance, recordedTolerance, toleranceColumns } from './tolerance.ts'

const changesOf = (before: Tolerance | null, after: Tolerance | null, part: string | null = null) =>
  changesBetween(
    ['tolerance'],
    { tolerance: recordedTolerance(before) },
    { tolerance: recordedTolerance(after) },
    part,
  )

/**
 * Sets how much more than an order, or single lines of it, may be delivered. What was promised or shipped under another
 * rule is not affected. Without a difference nothing is written.
 */
export async function setToleranceOfOrder(
  tx: Executor,
  change: Change,
  input: ParsedInputOf<typeof setOrderTolerance>,
): Promise<void> {
  const { viewer } = change
  const { head, lines } = await lockOrder(tx, viewer, input)
  const blocked = cannotRevise(head)
  if (blocked !== null) throw conflictBecause(blocked)
  const before = ownTolerance({ tolerance_mode: head.order_mode, tolerance_share: head.order_share })
  const ofLines = pairLines(lines, input.lines).flatMap(({ line, answer }) => {
    const changes = changesOf(ownTolerance(line), answer.tolerance, String(line.line_no))
    return changes.length === 0 ? [] : [{ line, rule: answer.tolerance, changes }]
  })
  const changes = [...changesOf(before, input.tolerance), ...ofLines.flatMap(({ changes: ofLine }) => ofLine)]
  if (changes.length === 0) return
  await tx
    .updateTable('purchase_order')
    .set(toleranceColumns(input.tolerance))
    .where('id', '=', head.id)
    .execute()
  if (ofLines.length > 0) await writeLines(tx, ofLines)
  await touchOrder(tx, head.id)
  await appendHistory(tx, 'order', viewer, [
    { id: head.id, from: head.status, action: 'setTolerance', to: head.status, changes },
  ])
  await recordOrder(tx, change, 'setTolerance', head, { changes })
  const details = {
    orderNo: head.order_no,
    rule: input.tolerance,
    lineNos: ofLines.map(({ line }) => line.line_no),
  }
  const notice = aboutOrder(head.id, toleranceNotices.ofOrder(details), details.lineNos)
  await notify(tx, viewer, suppliersOf(head.merchant_id), notice)
}

const writeLines = (tx: Executor, lines: readonly { line: { id: string }; rule: Tolerance | null }[]) =>
  sql`
    update purchase_order_line as l set tolerance_mode = r.mode, tolerance_share = r.share
    from unnest(${lines.map(({ line }) => line.id)}::bigint[],
                ${lines.map(({ rule }) => rule?.mode ?? null)}::text[],
                ${lines.map(({ rule }) => rule?.share ?? null)}::numeric[]) as r(id, mode, share)
    where l.id = r.id`.execute(tx)

/** The subject in the audit log. There is one rule for the whole platform. */
const subject = { kind: 'platform', id: 'tolerance', name: orderPages.platformTolerance }
/** Merchants and changes shown on the page. */
const shown = { merchants: 100, changes: 20 }

const stored = (db: Executor) =>
  db.selectFrom('platform_tolerance').select(['tolerance_mode', 'tolerance_share', 'version'])

/** The platform's rule, the merchants with a different one, and the history of its changes. */
export async function readToleranceOfPlatform(db: Executor): Promise<PlatformTolerance> {
  const [rule, merchants, count, entries] = await Promise.all([
    stored(db).executeTakeFirstOrThrow(),
    db
      .selectFrom('merchant')
      .select(['id', 'name', 'tolerance_mode', 'tolerance_share'])
      .where('tolerance_mode', 'is not', null)
      .orderBy('name')
      .orderBy('id')
      .limit(shown.merchants)
      .execute(),
    db
      .selectFrom('merchant')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('tolerance_mode', 'is not', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('audit_log')
      .select(['id', 'at', 'actor_name', 'changes'])
      .where('subject_kind', '=', subject.kind)
      .where('subject_id', '=', subject.id)
      .orderBy('id', 'desc')
      .limit(shown.changes)
      .execute(),
  ])
  return {
    version: rule.version,
    tolerance: ownTolerance(rule)!,
    merchants: merchants.map((one) => ({ id: one.id, name: one.name, tolerance: ownTolerance(one)! })),
    merchantCount: count.count,
    history: entries.map((entry) => ({
      id: entry.id,
      at: entry.at,
      actor: entry.actor_name,
      action: 'setTolerance',
      from: null,
      to: '',
      reason: null,
      about: null,
      changes: entry.changes,
    })),
  }
}

/**
 * The people who handle orders at suppliers to whom the platform's rule applies: those without a rule of their own who
 * have an open order without one.
 */
async function peopleUnderPlatformRule(db: Executor): Promise<string[]> {
  const posts = basePosts.filter((post) => can(post, 'order:view'))
  const rows = await db
    .selectFrom('staff as s')
    .innerJoin('merchant as m', 'm.id', 's.merchant_id')
    .select('s.id')
    .where('s.base_post', 'in', posts)
    .where('s.enabled', '=', true)
    .where('s.deleted_at', 'is', null)
    .where('m.tolerance_mode', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('purchase_order as o')
          .select('o.id')
          .whereRef('o.merchant_id', '=', 'm.id')
          .where('o.tolerance_mode', 'is', null)
          .where('o.status', 'not in', endedStatuses),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Sets the rule for orders for which nothing else was agreed.
 * @throws AppError A06002 if it has changed
 */
export async function setToleranceOfPlatform(
  tx: Executor,
  { viewer, caller }: Change,
  { version, tolerance }: { readonly version: number; readonly tolerance: Tolerance },
): Promise<void> {
  const before = await stored(tx).forNoKeyUpdate().executeTakeFirstOrThrow()
  if (before.version !== version) throw conflict('record.changed')
  const changes = changesOf(ownTolerance(before), tolerance)
  if (changes.length === 0) return
  await tx
    .updateTable('platform_tolerance')
    .set({
      tolerance_mode: tolerance.mode,
      tolerance_share: tolerance.share,
      version: sql<number>`version + 1`,
    })
    .execute()
  await audit(tx, { actor: viewer, action: 'order.setPlatformTolerance', subject, changes, caller })
  const notice = aboutOrders(toleranceNotices.ofPlatform({ rule: tolerance }))
  await notify(tx, viewer, { staffIds: await peopleUnderPlatformRule(tx) }, notice)
}
