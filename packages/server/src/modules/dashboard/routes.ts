import { readStats } from '@bdr/contract/dashboard/calls'
import { waitingItems } from '@bdr/contract/dashboard/model'
import type { DeliveryNoteStatus } from '@bdr/contract/delivery-notes/machine'
import type { OrderStatus } from '@bdr/contract/orders/machine'
import { waitingStatuses } from '@bdr/contract/orders/model'
import type { Executor } from '../../platform/db/executor.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { scopeOf, within, type Scope } from '../../platform/scope.ts'
import { viewerCan, type Viewer } from '../../platform/viewer.ts'
import { countAwaitingDecision } from '../orders/list-queries.ts'

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

/** Only operators see these tables: all of a state. */
async function countOf(
  db: Executor,
  table: 'settle_in_application' | 'change_request' | 'consultation',
  { status }: { status: string },
): Promise<number> {
  const { total } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('status', '=', status as never)
    .executeTakeFirstOrThrow()
  return Number(total)
}

export function dashboardRoutes(): BoundCall[] {
  return [
    bind(readStats, async ({ db, viewer }) => ({
      ...(await orderCounts(db, viewer)),
      ...(await noteCounts(db, viewer)),
      ...(await operatorCounts(db, viewer)),
    })),
  ]
}

async function orderCounts(db: Executor, viewer: Viewer) {
  if (!viewerCan(viewer, 'order:view'))
    return { ordersToConfirm: null, ordersInReview: null, ordersToShip: null }
  const orders = await countByStatus(db, scopeOf(viewer), 'purchase_order')
  const inStates = (states: readonly OrderStatus[]) =>
    states.reduce((total, state) => total + (orders.get(state) ?? 0), 0)
  return {
    ordersToConfirm: inStates(waitingStatuses.answer),
    ordersInReview: await countAwaitingDecision(db, scopeOf(viewer)),
    ordersToShip: inStates(waitingStatuses.shipment),
  }
}

async function noteCounts(db: Executor, viewer: Viewer) {
  const notes = await countByStatus(db, scopeOf(viewer), 'delivery_note')
  const inState = (state: DeliveryNoteStatus) => notes.get(state) ?? 0
  return {
    notesReady: inState('ready'),
    notesInTransit: inState('in-transit'),
    notesInDispute: inState('discrepancy'),
  }
}

/** What only operators handle. */
async function operatorCounts(db: Executor, viewer: Viewer) {
  const { settleIns, changeRequests, consultations } = waitingItems
  return {
    settleIns: viewerCan(viewer, 'settle-in:review')
      ? await countOf(db, 'settle_in_application', settleIns.query)
      : null,
    changeRequests: viewerCan(viewer, 'merchant:manage')
      ? await countOf(db, 'change_request', changeRequests.query)
      : null,
    consultations: viewerCan(viewer, 'consultation:manage')
      ? await countOf(db, 'consultation', consultations.query)
      : null,
  }
}
