import type { Permission } from '../access.ts'
import type { PageKey } from '../navigation.ts'

interface WaitingItem {
  readonly page: PageKey
  /** the list's filter that shows exactly what is counted */
  readonly query: Readonly<Record<string, string>>
  /** whoever may do this is waited for; null where it waits for nobody here */
  readonly by: Permission | null
}

/** What the first page counts, each with the list behind it, in the order of its tiles. */
export const waitingItems = {
  ordersToConfirm: { page: 'orderList', query: { waiting: 'answer' }, by: 'order:respond' },
  ordersInReview: { page: 'orderList', query: { waiting: 'decision' }, by: 'order:manage' },
  ordersToShip: { page: 'orderList', query: { waiting: 'shipment' }, by: 'delivery-note:create' },
  notesReady: { page: 'deliveryNoteList', query: { status: 'ready' }, by: 'delivery-note:dispatch' },
  notesInTransit: { page: 'deliveryNoteList', query: { status: 'in-transit' }, by: null },
  notesInDispute: { page: 'deliveryNoteList', query: { status: 'discrepancy' }, by: 'delivery-note:settle' },
  settleIns: { page: 'settleInList', query: { status: 'submitted' }, by: 'settle-in:review' },
  changeRequests: { page: 'changeRequestList', query: { status: 'submitted' }, by: 'merchant:manage' },
  consultations: { page: 'consultationList', query: { status: 'new' }, by: 'consultation:manage' },
} as const satisfies Record<string, WaitingItem>

export type WaitingKey = keyof typeof waitingItems
