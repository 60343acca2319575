import type { Permission } from '../access.ts'
import type { PageKey } from '../navigation.ts'

interface WaitingItem {
  readonly page: PageKey
  /** the list's filter that shows exactly the counted records */
  readonly query: Readonly<Record<string, string>>
  /** the permission of the people who have to act */
  readonly by: Permission
}

/**
 * The counts of the first page, in the order of its tiles, each with the list behind it. A new one needs a row here,
 * its counter in the server's `dashboard/stats.ts` and its words in `text/dashboard.ts`.
 */
export const waitingItems = {
  ordersToConfirm: { page: 'orderList', query: { waiting: 'answer' }, by: 'order:respond' },
  ordersInReview: { page: 'orderList', query: { waiting: 'decision' }, by: 'order:manage' },
  ordersToShip: { page: 'orderList', query: { waiting: 'shipment' }, by: 'delivery-note:create' },
  notesReady: { page: 'deliveryNoteList', query: { status: 'ready' }, by: 'delivery-note:dispatch' },
  notesInTransit: { page: 'deliveryNoteList', query: { status: 'in-transit' }, by: 'delivery-note:dispatch' },
  notesInDispute: { page: 'deliveryNoteList', query: { status: 'discrepancy' }, by: 'delivery-note:settle' },
  toQuote: { page: 'opportunityList', query: { state: 'unquoted' }, by: 'opportunity:quote' },
  settleIns: { page: 'settleInList', query: { status: 'submitted' }, by: 'settle-in:review' },
  changeRequests: { page: 'changeRequestList', query: { status: 'submitted' }, by: 'merchant:manage' },
  productReviews: { page: 'productReviewList', query: { status: 'submitted' }, by: 'product:review' },
  consultations: { page: 'consultationList', query: { status: 'new' }, by: 'consultation:manage' },
} as const satisfies Record<string, WaitingItem>

export type WaitingKey = keyof typeof waitingItems

export interface AgendaItem {
  /** the page on which the next step is taken */
  readonly page: PageKey
  /** the page's query parameter for the record's id; null for a page that shows no single record */
  readonly parameter: string | null
  /** the permission of the people it is shown to */
  readonly by: Permission
  /** Days from its arrival within which it should be done; null if the record has a due date of its own. */
  readonly patience: number | null
  /**
   * Whether it can no longer be done after its due date. From the day before, it is listed ahead of everything overdue.
   */
  readonly isFinal?: boolean
}

/**
 * The records that the agenda lists one by one, each with its next step. A new one needs a row here, its source in the
 * server's `dashboard/agenda-sources.ts` and its words in `text/dashboard.ts`.
 */
export const agendaItems = {
  orderToShip: {
    page: 'deliveryNoteCreate',
    parameter: 'orderId',
    by: 'delivery-note:create',
    patience: null,
  },
  orderToAnswer: { page: 'orderDetail', parameter: 'id', by: 'order:respond', patience: 2 },
  noteInDispute: { page: 'deliveryNoteDetail', parameter: 'id', by: 'delivery-note:settle', patience: 2 },
  noteToDispatch: { page: 'deliveryNoteDetail', parameter: 'id', by: 'delivery-note:dispatch', patience: 2 },
  noteToReceive: { page: 'deliveryNoteDetail', parameter: 'id', by: 'delivery-note:dispatch', patience: 5 },
  paperEnding: { page: 'companyInfo', parameter: null, by: 'company:edit', patience: null },
  proposal: { page: 'orderDetail', parameter: 'id', by: 'order:manage', patience: 2 },
  inquiryToQuote: {
    page: 'opportunityDetail',
    parameter: 'id',
    by: 'opportunity:quote',
    patience: null,
    isFinal: true,
  },
  settleIn: { page: 'settleInDetail', parameter: 'id', by: 'settle-in:review', patience: 3 },
  changeRequest: { page: 'changeRequestDetail', parameter: 'id', by: 'merchant:manage', patience: 3 },
  productReview: { page: 'productReviewDetail', parameter: 'id', by: 'product:review', patience: 2 },
  consultation: { page: 'consultationDetail', parameter: 'id', by: 'consultation:manage', patience: 1 },
} as const satisfies Record<string, AgendaItem>

export type AgendaKind = keyof typeof agendaItems
export const agendaKinds = Object.keys(agendaItems) as [AgendaKind, ...AgendaKind[]]

/** Number of records in the agenda; the lists show the rest. */
export const agendaLength = 8
/** Days before an order is due or a qualification expires from which it is listed. */
export const agendaAhead = { orders: 7, papers: 60 } as const

/** How urgent a record of the agenda is, the most urgent first. */
export const urgencies = ['overdue', 'today', 'soon', 'later'] as const
export type Urgency = (typeof urgencies)[number]

/** Number of past days from which the rates of the first page are computed. */
export const ratesDays = 30

/** The first steps of a new company. */
export const startSteps = ['company', 'papers', 'people'] as const
export type StartStep = (typeof startSteps)[number]
