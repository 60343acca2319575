import type { Executor } from '../../platform/db/executor.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Actor } from '../../platform/viewer.ts'
import type { LineBalance } from '../orders/balance.ts'
import { balanceChanges, updateOrderStates, writeBalances, type Cause } from '../orders/flows.ts'
import type { NoteLineRow } from './queries.ts'
import { lockShippingLines } from './shippable-queries.ts'

/** Changes the balances of the order lines of a note. The orders' timelines mention the note. */
export async function changeOrders(
  tx: Executor,
  { actor, scope }: { readonly actor: Actor; readonly scope: Scope },
  noteNo: string,
  lines: readonly NoteLineRow[],
  change: (balance: LineBalance, line: NoteLineRow) => LineBalance,
): Promise<void> {
  const byId = new Map(lines.map((line) => [line.order_line_id, line]))
  const orderLines = await lockShippingLines(tx, scope, [...byId.keys()])
  const moved = orderLines.map((line) => ({ line, after: change(line, byId.get(line.id)!) }))
  await writeBalances(
    tx,
    moved.map(({ line, after }) => ({ id: line.id, ...after })),
  )
  const byOrder = Map.groupBy(moved, ({ line }) => line.order_id)
  const causes = [...byOrder].map(([orderId, own]): [string, Cause] => {
    const changes = own.flatMap(({ line, after }) => balanceChanges(line, after, String(line.line_no)))
    return [orderId, { about: noteNo, changes }]
  })
  await updateOrderStates(tx, actor, new Map(causes))
}
