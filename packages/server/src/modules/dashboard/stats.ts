import { can, type BasePost } from '@bdr/contract/access'
import { waitingItems, type WaitingKey } from '@bdr/contract/dashboard/model'
import { countLimit } from '@bdr/contract/kernel/counts'
import { pageByKey } from '@bdr/contract/navigation'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { within, type Scope } from '../../platform/scope.ts'
import { companyKind } from '../change-requests/queries.ts'
import { productKind } from '../products/review-queries.ts'
import { countOpportunities } from '../quotations/list-queries.ts'
import { countWaitingOrders } from '../orders/list-queries.ts'
import { countNotesInState } from '../delivery-notes/list-queries.ts'

type Counter = (db: Executor, scope: Scope) => Promise<number>

/** Counts a state of a table that only operators see, up to one beyond `countLimit`. */
const inState =
  (table: 'settle_in_application' | 'consultation', status: string): Counter =>
  async (db) => {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from (
        select 1 from ${sql.table(table)} where status = ${status} limit ${countLimit + 1}) as found`.execute(
      db,
    )
    return rows[0]!.total
  }

/** Counts requests of one kind, of companies or of products, up to one beyond `countLimit`. */
const requestsOf =
  (kind: string, status: string): Counter =>
  async (db, scope) => {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from (
        select 1 from change_request
        where ${within(scope, 'merchant_id')} and kind = ${kind} and status = ${status}
        limit ${countLimit + 1}) as found`.execute(db)
    return rows[0]!.total
  }

/** The counter of each item, which must equal the list behind it. */
const counters: Record<WaitingKey, Counter> = {
  ordersToConfirm: (db, scope) => countWaitingOrders(db, scope, 'answer'),
  ordersInReview: (db, scope) => countWaitingOrders(db, scope, 'decision'),
  ordersToShip: (db, scope) => countWaitingOrders(db, scope, 'shipment'),
  notesReady: (db, scope) => countNotesInState(db, scope, waitingItems.notesReady.query.status),
  notesInTransit: (db, scope) => countNotesInState(db, scope, waitingItems.notesInTransit.query.status),
  notesInDispute: (db, scope) => countNotesInState(db, scope, waitingItems.notesInDispute.query.status),
  toQuote: (db, scope) => countOpportunities(db, scope, waitingItems.toQuote.query.state),
  settleIns: inState('settle_in_application', waitingItems.settleIns.query.status),
  changeRequests: requestsOf(companyKind, waitingItems.changeRequests.query.status),
  productReviews: requestsOf(productKind, waitingItems.productReviews.query.status),
  consultations: inState('consultation', waitingItems.consultations.query.status),
}

/** The counts of those lists that the viewer may see. */
export async function readStats(
  db: Executor,
  scope: Scope,
  post: BasePost,
): Promise<Record<WaitingKey, number | null>> {
  const counted = await Promise.all(
    Object.entries(waitingItems).map(async ([key, { page }]) => {
      const { access } = pageByKey(page)
      const sees = access === 'signed-in' || access === 'public' || can(post, access)
      return [key, sees ? await counters[key as WaitingKey](db, scope) : null] as const
    }),
  )
  return Object.fromEntries(counted) as Record<WaitingKey, number | null>
}
