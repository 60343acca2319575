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
  const groups: Readonly<Record<WaitingKey, Tile['of']>> = {
    settleIns: 'platform',
    changeRequests: 'platform',
    consultations: 'platform',
    ordersToConfirm: 'order',
    ordersInReview: 'order',
    ordersToShip: 'order',
    notesReady: 'note',
    notesInTransit: 'note',
    notesInDispute: 'note',
  }
  return (Object.keys(waitingItems) as WaitingKey[]).flatMap((key) => {
    const count = stats[key]
    if (count === null) return []
    const { page, query, by } = waitingItems[key]
    const mine = by !== null && viewer.can(by)
    return [{ key, of: groups[key], mine, ...words[key], count, to: pageUrl(page, query) }]
  })
}
