import { can, type BasePost } from '@bdr/contract/access'
import { waitingItems, type WaitingKey } from '@bdr/contract/dashboard/model'
import { countLimit } from '@bdr/contract/kernel/counts'
import { pageByKey } from '@bdr/contract/navigation'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import type { Scope } from '../../platform/scope.ts'
import { countWaitingOrders } from '../orders/list-queries.ts'
import { countNotesInState } from '../delivery-notes/list-queries.ts'

type Counter = (db: Executor, scope: Scope) => Promise<number>

/** Only operators see these tables: all of a state, at most one more than `countLimit`. */
const inState =
  (table: 'settle_in_application' | 'change_request' | 'consultation', status: string): Counter =>
  async (db) => {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from (
        select 1 from ${sql.table(table)} where status = ${status} limit ${countLimit + 1}) as found`.execute(
      db,
    )
    return rows[0]!.total
  }

/** How each is counted: as the list behind it counts. */
const counters: Record<WaitingKey, Counter> = {
  ordersToConfirm: (db, scope) => countWaitingOrders(db, scope, 'answer'),
  ordersInReview: (db, scope) => countWaitingOrders(db, scope, 'decision'),
  ordersToShip: (db, scope) => countWaitingOrders(db, scope, 'shipment'),
  notesReady: (db, scope) => countNotesInState(db, scope, waitingItems.notesReady.query.status),
  notesInTransit: (db, scope) => countNotesInState(db, scope, waitingItems.notesInTransit.query.status),
  notesInDispute: (db, scope) => countNotesInState(db, scope, waitingItems.notesInDispute.query.status),
  settleIns: inState('settle_in_application', waitingItems.settleIns.query.status),
  changeRequests: inState('change_request', waitingItems.changeRequests.query.status),
  consultations: inState('consultation', waitingItems.consultations.query.status),
}

/** Whoever sees the list sees how many there are. */
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
