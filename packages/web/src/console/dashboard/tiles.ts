import type { readStats } from '@bdr/contract/dashboard/calls'
import { waitingItems, type WaitingKey } from '@bdr/contract/dashboard/model'
import type { ReplyOf } from '@bdr/contract/kernel/call'
import { pageUrl } from '@bdr/contract/navigation'
import { dashboardText } from '@bdr/text/shell'
import type { Viewer } from '../../lib/session.ts'

type Stats = ReplyOf<typeof readStats>

/** One number of the first page, with the list behind it. */
export interface Tile {
  key: WaitingKey
  of: 'order' | 'note' | 'platform'
  title: string
  hint: string
  count: number
  to: string
  /** whether it waits for this person, and not for somebody else */
  mine: boolean
}

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
  const tiles: Readonly<Record<WaitingKey, Pick<Tile, 'of' | 'mine'>>> = {
    settleIns: { of: 'platform', mine: true },
    changeRequests: { of: 'platform', mine: true },
    consultations: { of: 'platform', mine: true },
    ordersToConfirm: { of: 'order', mine: viewer.can('order:respond') },
    ordersInReview: { of: 'order', mine: decides },
    ordersToShip: { of: 'order', mine: viewer.can('delivery-note:create') },
    notesReady: { of: 'note', mine: viewer.can('delivery-note:dispatch') },
    notesInTransit: { of: 'note', mine: false },
    notesInDispute: { of: 'note', mine: viewer.can('delivery-note:settle') },
  }
  return (Object.keys(waitingItems) as WaitingKey[]).flatMap((key) => {
    const count = stats[key]
    if (count === null) return []
    const { page, query } = waitingItems[key]
    return [{ key, ...tiles[key], ...words[key], count, to: pageUrl(page, query) }]
  })
}
