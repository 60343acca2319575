import { isCounted, isSetAside } from '@bdr/contract/orders/meaning'
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
import { deriveOrderStatus, orderLifecycle } from './rules.ts'

/** An order with all of its parts, as the viewer may see it. */
export async function readOrder(db: Executor, viewer: Viewer, id: string) {
  const record = await queries.orderRecord(db, scopeOf(viewer), id)
  if (!record) throw notFound()
  return presentOrder(viewer, record)
}

/**
 * Head and lines, locked, in the version that the caller has read.
 * @throws AppError A00005 if the viewer may not see it, A06002 if it has changed
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

/** Writes the balances of lines that this transaction has locked. */
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
 * Changed quantities of a line for its timeline. Reserved quantities are omitted because they change with every note
 * that has not been dispatched.
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

/** The cause of a change of an order's lines, for the timeline. */
export interface Cause {
  /** the delivery note that caused it */
  readonly about?: string
  readonly changes: readonly FieldChange[]
}

/**
 * Updates the states of orders from their lines, with the cause in their timelines. To be called after lines have
 * changed, with heads locked before lines.
 * @returns the changed states
 */
export async function updateOrderStates(
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

/** Updates the head's amount and earliest date from the lines. @returns both */
export async function updateOrderTotals(tx: Executor, orderId: string) {
  const lines = (await queries.orderLines(tx, orderId)).filter(({ status }) => isCounted(status))
  const days = lines.map((line) => line.required_date).sort()
  const totalAmount = toAmount(sum(lines.map((line) => line.amount)))
  await tx
    .updateTable('purchase_order')
    .set({ total_amount: totalAmount, required_date: days[0] })
    .where('id', '=', orderId)
    .execute()
  return { totalAmount, requiredDate: days[0] }
}

/** Increases the order's version, so that concurrent changes are detected. */
export async function touchOrder(tx: Executor, id: string): Promise<void> {
  await tx
    .updateTable('purchase_order')
    .set({ version: sql<number>`version + 1`, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}
