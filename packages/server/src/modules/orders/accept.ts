import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from '../../platform/bus.ts'
import type { Change } from '../../platform/change.ts'
import type { Database } from '../../platform/db/open.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import type { RecordVersion } from '../../platform/record-version.ts'
import { refusal, type Refusal } from '../../platform/refusals.ts'
import { scopeOf } from '../../platform/scope.ts'
import type { Acceptance } from './present.ts'
import { orderNumbers } from './queries.ts'
import { acceptOpenLines } from './respond.ts'

/** What accepting several orders works with: it opens a transaction for each of them. */
interface AcceptParts {
  readonly database: Database
  readonly bus: Bus
  readonly log: FastifyBaseLogger
}

/**
 * Accepts the open lines of several orders, one transaction each, so that one that changed meanwhile
 * keeps none of the others waiting. @throws AppError A00005 when one of them is not the viewer's
 */
export async function acceptOrders(
  { database, bus, log }: AcceptParts,
  change: Change,
  seen: readonly RecordVersion[],
): Promise<Acceptance> {
  const versions = new Map(seen.map((order) => [order.id, order]))
  const orders = await orderNumbers(database.kysely, scopeOf(change.viewer), [...versions.keys()])
  if (orders.length !== versions.size) throw notFound()
  const result: Acceptance = { accepted: [], refused: [] }
  let failed = false
  for (const { id, order_no: orderNo } of orders) {
    const refuse = (why: Refusal) => result.refused.push({ id, orderNo, why })
    if (failed) {
      refuse(refusal('order.notReached'))
      continue
    }
    try {
      const lineCount = await transaction(database, (tx) => acceptOpenLines(tx, change, versions.get(id)!), {
        bus,
      })
      result.accepted.push({ id, orderNo, lineCount })
    } catch (error) {
      if (error instanceof AppError) refuse(error.refusal)
      else if (result.accepted.length === 0) throw error
      else {
        // what was accepted before stands, and whoever asked has to know of which orders
        log.error({ err: error }, 'accepting several orders stopped half-way')
        failed = true
        refuse(refusal('order.notReached'))
      }
    }
  }
  return result
}
