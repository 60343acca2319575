import { toAmount, times, sum, type Decimal } from '@bdr/contract/kernel/decimal'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { prepared, type Params } from '../../platform/db/prepared.ts'
import { notFound } from '../../platform/errors.ts'
import { historyOf } from '../../platform/history.ts'
import { scopeOf } from '../../platform/scope.ts'
import { assertVersion, type RecordVersion } from '../../platform/record-version.ts'
import { transition } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { LineBalance } from './balance.ts'
import { presentOrder, ruleLineOf, type OrderRecord } from './present.ts'
import * as queries from './queries.ts'
import { deriveOrderStatus, isSetAside, orderLifecycle } from './rules.ts'

/** An order with all it is made of, as a viewer may see it. */
export async function readOrder(db: Executor, viewer: Viewer, id: string) {
  const head = await queries.orderHead(db, scopeOf(viewer), id)
  if (!head) throw notFound()
  const [lines, notes, history] = await Promise.all([
    queries.orderLines(db, id),
    queries.notesOfOrder(db, id),
    historyOf(db, 'order', id),
  ])
  return presentOrder(viewer, { head, lines, notes, history })
}

/**
 * Head and lines under lock, in the version the caller saw.
 * @throws AppError A00005 when the viewer may not see it, A06002 when it changed meanwhile
 */
export async function lockOrder(
  tx: Executor,
  viewer: Viewer,
  seen: RecordVersion,
): Promise<Omit<OrderRecord, 'history'>> {
  const head = assertVersion(await queries.lockOrderHead(tx, scopeOf(viewer), seen.id), seen)
  const lines = await queries.lockOrderLines(tx, head.id)
  return { head, lines, notes: await queries.notesOfOrder(tx, head.id) }
}

const balanceUpdate = prepared(
  (_db, p: Params<Record<'ids' | 'cancelled' | 'reserved' | 'shipped' | 'received', string[]>>) => sql`
    update purchase_order_line as l
    set cancelled_quantity = b.cancelled, reserved_quantity = b.reserved,
        shipped_quantity = b.shipped, received_quantity = b.received
    from unnest(${p.ids}::bigint[], ${p.cancelled}::numeric[], ${p.reserved}::numeric[],
                ${p.shipped}::numeric[], ${p.received}::numeric[])
         as b(id, cancelled, reserved, shipped, received)
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
    reserved: column('reserved'),
    shipped: column('shipped'),
    received: column('received'),
  })
}

/**
 * Brings the heads of orders in step with their lines. Call it after lines changed, with the heads
 * locked before the lines.
 */
export async function followLines(tx: Executor, actor: Viewer, orderIds: readonly string[]): Promise<void> {
  for (const id of orderIds) {
    const head = await tx
      .selectFrom('purchase_order')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (isSetAside(head.status)) continue
    const to = deriveOrderStatus((await queries.orderLines(tx, id)).map(ruleLineOf))
    if (to !== head.status)
      await transition(tx, orderLifecycle, actor, [{ id, from: head.status, action: 'progress', to }])
  }
}

/** Recomputes what follows from the lines' values: the head's amount and earliest day. */
export async function followValues(tx: Executor, orderId: string): Promise<void> {
  const lines = (await queries.orderLines(tx, orderId)).filter((line) => line.status !== 'rejected')
  const days = lines.map((line) => line.required_date).sort()
  await tx
    .updateTable('purchase_order')
    .set({
      total_amount: toAmount(sum(lines.map((line) => line.amount))),
      ...(days[0] !== undefined && { required_date: days[0] }),
    })
    .where('id', '=', orderId)
    .execute()
}

export const lineAmount = (quantity: Decimal, unitPrice: Decimal): Decimal =>
  toAmount(times(quantity, unitPrice))

/** The next reader sees that something changed. */
export async function touchOrder(tx: Executor, id: string): Promise<void> {
  await tx
    .updateTable('purchase_order')
    .set({ version: sql<number>`version + 1`, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}
