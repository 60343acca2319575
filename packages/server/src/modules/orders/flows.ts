import { toAmount, sum } from '@bdr/contract/kernel/decimal'
import type { FieldChange } from '@bdr/contract/kernel/changes'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { prepared, type Params } from '../../platform/db/prepared.ts'
import { notFound } from '../../platform/errors.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import { scopeOf } from '../../platform/scope.ts'
import { assertVersion, type RecordVersion } from '../../platform/record-version.ts'
import { appendHistory, transition } from '../../platform/transition.ts'
import type { Actor, Viewer } from '../../platform/viewer.ts'
import type { LineBalance } from './balance.ts'
import { presentOrder, ruleLineOf, type LockedOrder } from './present.ts'
import * as queries from './queries.ts'
import { deriveOrderStatus, isSetAside, orderLifecycle } from './rules.ts'

/** An order with all it is made of, as a viewer may see it. */
export async function readOrder(db: Executor, viewer: Viewer, id: string) {
  const record = await queries.orderRecord(db, scopeOf(viewer), id)
  if (!record) throw notFound()
  return presentOrder(viewer, record)
}

/**
 * Head and lines under lock, in the version the caller saw.
 * @throws AppError A00005 when the viewer may not see it, A06002 when it changed meanwhile
 */
export async function lockOrder(tx: Executor, viewer: Viewer, seen: RecordVersion): Promise<LockedOrder> {
  const head = assertVersion(await queries.lockOrderHead(tx, scopeOf(viewer), seen.id), seen)
  const lines = await queries.lockOrderLines(tx, head.id)
  return { head, lines, notes: await queries.notesOfOrder(tx, head.id) }
}

const balanceUpdate = prepared(
  (
    _db,
    p: Params<Record<'ids' | 'cancelled' | 'granted' | 'reserved' | 'shipped' | 'received', string[]>>,
  ) => sql`
    update purchase_order_line as l
    set cancelled_quantity = b.cancelled, granted_tolerance = b.granted, reserved_quantity = b.reserved,
        shipped_quantity = b.shipped, received_quantity = b.received
    from unnest(${p.ids}::bigint[], ${p.cancelled}::numeric[], ${p.granted}::numeric[], ${p.reserved}::numeric[],
                ${p.shipped}::numeric[], ${p.received}::numeric[])
         as b(id, cancelled, granted, reserved, shipped, received)
    where l.id = b.id`,
)

/** Writes the balances of lines that are locked in this transaction. */
export async function writeBalances(
  tx: Executor,
  lines: readonly (LineBalance & { id: string })[],
): Promise<void> {
  const column = (name: keyof LineBalance) => lines.map((line) => line[name])
  await balanceUpdate.run(tx, {
    ids: lines.map((line) => line.id),
    cancelled: column('cancelled'),
    granted: column('granted'),
    reserved: column('reserved'),
    shipped: column('shipped'),
    received: column('received'),
  })
}

/**
 * A line's numbers as its timeline shows them. What notes have reserved is left out: it comes and goes
 * with notes that have not left.
 */
export const balanceChanges = (before: LineBalance, after: LineBalance, lineNo: string): FieldChange[] =>
  changesBetween(
    ['cancelledQuantity', 'shippedQuantity', 'receivedQuantity'],
    describe(before),
    describe(after),
    lineNo,
  )

const describe = (line: LineBalance) => ({
  cancelledQuantity: line.cancelled,
  shippedQuantity: line.shipped,
  receivedQuantity: line.received,
})

/** The cause of a change of an order's lines, for its timeline. */
export interface Cause {
  /** the delivery note that did */
  readonly about?: string
  readonly changes: readonly FieldChange[]
}

/**
 * Brings the heads of orders in step with their lines, and writes to their timelines what moved
 * them. Call it after lines changed, with the heads locked before the lines.
 * @returns the states that changed
 */
export async function followLines(
  tx: Executor,
  actor: Actor,
  moved: ReadonlyMap<string, Cause>,
): Promise<FieldChange[]> {
  const states: FieldChange[] = []
  for (const [id, cause] of moved) {
    const { status: from } = await tx
      .selectFrom('purchase_order')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const action = 'progress'
    const to = isSetAside(from) ? from : deriveOrderStatus((await queries.orderLines(tx, id)).map(ruleLineOf))
    if (to !== from)
      states.push(...(await transition(tx, orderLifecycle, actor, [{ id, from, action, to, ...cause }])))
    else if (cause.changes.length > 0)
      await appendHistory(tx, 'order', actor, [{ id, from, action, to, ...cause }])
  }
  return states
}

/** Recomputes what follows from the lines' values: the head's amount and earliest day. @returns both */
export async function followValues(tx: Executor, orderId: string) {
  const lines = (await queries.orderLines(tx, orderId)).filter(
    (line) => line.status !== 'rejected' && line.status !== 'cancelled',
  )
  const days = lines.map((line) => line.required_date).sort()
  const totalAmount = toAmount(sum(lines.map((line) => line.amount)))
  await tx
    .updateTable('purchase_order')
    .set({ total_amount: totalAmount, required_date: days[0] })
    .where('id', '=', orderId)
    .execute()
  return { totalAmount, requiredDate: days[0] }
}

/** The next reader sees that something changed. */
export async function touchOrder(tx: Executor, id: string): Promise<void> {
  await tx
    .updateTable('purchase_order')
    .set({ version: sql<number>`version + 1`, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}
