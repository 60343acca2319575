import type { PageKey } from '../navigation.ts'

interface WaitingItem {
  readonly page: PageKey
  /** the list's filter that shows exactly what is counted */
  readonly query: Readonly<Record<string, string>>
}

/** What the first page counts, each with the list behind it, in the order of its tiles. */
export const waitingItems = {
  ordersToConfirm: { page: 'orderList', query: { waiting: 'answer' } },
  ordersInReview: { page: 'orderList', query: { waiting: 'decision' } },
  ordersToShip: { page: 'orderList', query: { waiting: 'shipment' } },
  notesReady: { page: 'deliveryNoteList', query: { status: 'ready' } },
  notesInTransit: { page: 'deliveryNoteList', query: { status: 'in-transit' } },
  notesInDispute: { page: 'deliveryNoteList', query: { status: 'discrepancy' } },
  settleIns: { page: 'settleInList', query: { status: 'submitted' } },
  changeRequests: { page: 'changeRequestList', query: { status: 'submitted' } },
  consultations: { page: 'consultationList', query: { status: 'new' } },
} as const satisfies Record<string, WaitingItem>

export type WaitingKey = keyof typeof waitingItems
