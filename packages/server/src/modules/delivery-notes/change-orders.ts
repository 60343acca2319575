import type { Executor } from '../../platform/db/executor.ts'
import { scopeOf } from '../../platform/scope.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { LineBalance } from '../orders/balance.ts'
import { followLines, writeBalances } from '../orders/flows.ts'
import type { NoteLineRow } from './queries.ts'
import { lockShippingLines } from './shippable-queries.ts'

/** Changes the balances of the order lines behind a note and lets their orders follow. */
export async function changeOrders(
  tx: Executor,
  actor: Viewer,
  lines: readonly NoteLineRow[],
  change: (balance: LineBalance, line: NoteLineRow) => LineBalance,
): Promise<void> {
  const byId = new Map(lines.map((line) => [line.order_line_id, line]))
  const orderLines = await lockShippingLines(tx, scopeOf(actor), [...byId.keys()])
  await writeBalances(
    tx,
    orderLines.map((orderLine) => ({ id: orderLine.id, ...change(orderLine, byId.get(orderLine.id)!) })),
  )
  await followLines(tx, actor, [...new Set(lines.map((line) => line.order_id))])
}
