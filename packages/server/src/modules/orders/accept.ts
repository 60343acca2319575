import type { Change } from '../../platform/change.ts'
import { notFound } from '../../platform/errors.ts'
import { oneByOne, type OneByOneParts } from '../../platform/one-by-one.ts'
import type { RecordVersion } from '../../platform/record-version.ts'
import { scopeOf } from '../../platform/scope.ts'
import type { Acceptance } from './present.ts'
import { orderNumbers } from './queries.ts'
import { acceptOpenLines } from './respond.ts'

/**
 * Accepts the open lines of several orders, each order independently.
 * @throws AppError A00005 if one of them does not belong to the viewer
 */
export async function acceptOrders(
  parts: OneByOneParts,
  change: Change,
  seen: readonly RecordVersion[],
): Promise<Acceptance> {
  const versions = new Map(seen.map((order) => [order.id, order]))
  const orders = await orderNumbers(parts.database.kysely, scopeOf(change.viewer), [...versions.keys()])
  if (orders.length !== versions.size) throw notFound()
  const named = orders.map(({ id, order_no: orderNo }) => ({ id, orderNo }))
  const { done, refused } = await oneByOne(parts, named, (tx, { id }) =>
    acceptOpenLines(tx, change, versions.get(id)!),
  )
  return {
    accepted: done.map(({ item, result: lineCount }) => ({ ...item, lineCount })),
    refused: refused.map(({ item, why }) => ({ ...item, why })),
  }
}
