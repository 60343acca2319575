import { readStats } from '@bdr/contract/dashboard/calls'
import type { DeliveryNoteStatus } from '@bdr/contract/delivery-notes/machine'
import type { OrderStatus } from '@bdr/contract/orders/machine'
import { waitingStatuses } from '@bdr/contract/orders/model'
import type { Executor } from '../../platform/db/executor.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { scopeOf, within, type Scope } from '../../platform/scope.ts'
import { viewerCan } from '../../platform/viewer.ts'

/** How many records of a table within the scope stand in each state. */
async function countByStatus(db: Executor, scope: Scope, table: 'purchase_order' | 'delivery_note') {
  const rows = await db
    .selectFrom(table)
    .select(({ fn }) => ['status', fn.countAll<string>().as('total')])
    .where(within(scope, 'merchant_id'))
    .groupBy('status')
    .execute()
  return new Map<string, number>(rows.map((row) => [row.status, Number(row.total)]))
}

export function dashboardRoutes(): BoundCall[] {
  return [
    bind(readStats, async ({ db, viewer }) => {
      const scope = scopeOf(viewer)
      const seesOrders = viewerCan(viewer, 'order:view')
      const orders = seesOrders ? await countByStatus(db, scope, 'purchase_order') : null
      const notes = await countByStatus(db, scope, 'delivery_note')
      const order = (states: readonly OrderStatus[]) =>
        orders && states.reduce((total, state) => total + (orders.get(state) ?? 0), 0)
      const note = (state: DeliveryNoteStatus) => notes.get(state) ?? 0
      return {
        ordersToConfirm: order(waitingStatuses.answer),
        ordersInReview: order(['change-review']),
        ordersToShip: order(waitingStatuses.shipment),
        notesReady: note('ready'),
        notesInTransit: note('in-transit'),
        notesInDispute: note('discrepancy'),
      }
    }),
  ]
}
