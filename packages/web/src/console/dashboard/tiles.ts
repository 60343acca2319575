import type { readStats } from '@bdr/contract/dashboard/calls'
import type { DeliveryNoteStatus } from '@bdr/contract/delivery-notes/machine'
import type { ReplyOf } from '@bdr/contract/kernel/call'
import { pageUrl } from '@bdr/contract/navigation'
import type { OrderStatus } from '@bdr/contract/orders/machine'
import type { waitingStatuses } from '@bdr/contract/orders/model'
import { dashboardText } from '@bdr/text/shell'
import type { Viewer } from '../../lib/session.ts'

type Stats = ReplyOf<typeof readStats>

/** One number of the first page, with the list behind it. */
export interface Tile {
  key: keyof Stats
  of: 'order' | 'note'
  title: string
  hint: string
  count: number
  to: string
  /** whether it waits for this person, and not for somebody else */
  mine: boolean
}

const orders = (status: OrderStatus) => pageUrl('orderList', { status })
const waiting = (waitingFor: keyof typeof waitingStatuses) => pageUrl('orderList', { waiting: waitingFor })
const notes = (status: DeliveryNoteStatus) => pageUrl('deliveryNoteList', { status })

/** What waits, in the order an order goes through; what the post does not see is left out. */
export function waitingFor(viewer: Viewer, stats: Stats): Tile[] {
  const decides = viewer.can('order:manage')
  const words = {
    ...dashboardText,
    ...(decides && {
      ordersToConfirm: dashboardText.ordersToConfirmOperator,
      ordersInReview: dashboardText.ordersInReviewOperator,
      ordersToShip: dashboardText.ordersToShipOperator,
    }),
  }
  const tiles: readonly Omit<Tile, 'count' | 'title' | 'hint'>[] = [
    { key: 'ordersToConfirm', of: 'order', to: waiting('answer'), mine: viewer.can('order:respond') },
    { key: 'ordersInReview', of: 'order', to: orders('change-review'), mine: decides },
    { key: 'ordersToShip', of: 'order', to: waiting('shipment'), mine: viewer.can('delivery-note:create') },
    { key: 'notesReady', of: 'note', to: notes('ready'), mine: viewer.can('delivery-note:dispatch') },
    { key: 'notesInTransit', of: 'note', to: notes('in-transit'), mine: false },
    { key: 'notesInDispute', of: 'note', to: notes('discrepancy'), mine: viewer.can('delivery-note:settle') },
  ]
  return tiles.flatMap((tile) => {
    const count = stats[tile.key]
    return count === null ? [] : [{ ...tile, ...words[tile.key], count }]
  })
}
