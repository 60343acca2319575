import { asks, statesWith, type Meanings } from '../kernel/meaning.ts'
import type { OrderLineStatus, OrderStatus } from './machine.ts'

interface OrderMeaning {
  /**
   * What it may wait for: the supplier's answer, its shipment, the arrival of what was shipped, the operator's decision
   * on a proposal. Settlements depend on notes, not on the order's state.
   */
  waitsFor: readonly ('answer' | 'shipment' | 'arrival' | 'decision')[]
  /** nothing more will be delivered */
  ended: boolean
  /** by an operator, so that its lines no longer determine its state */
  setAside: boolean
  /** as agreed: everything was delivered */
  completed: boolean
  /** its amount is one that was ordered */
  counts: boolean
}

const live = { ended: false, setAside: false, completed: false, counts: true }
const over = { ...live, ended: true, waitsFor: [] }

/** What an order's state means. */
export const orderMeanings: Meanings<OrderStatus, OrderMeaning> = {
  pending: { ...live, waitsFor: ['answer'] },
  'partly-confirmed': { ...live, waitsFor: ['answer', 'decision'] },
  'change-review': { ...live, waitsFor: ['decision'] },
  confirmed: { ...live, waitsFor: ['shipment'] },
  'partly-shipped': { ...live, waitsFor: ['shipment', 'arrival'] },
  shipped: { ...live, waitsFor: ['arrival'] },
  'partly-received': { ...live, waitsFor: ['arrival'] },
  completed: { ...over, completed: true },
  rejected: { ...over, counts: false },
  cancelled: { ...over, setAside: true, counts: false },
  closed: { ...over, setAside: true },
}

const orderStatuses = Object.keys(orderMeanings) as OrderStatus[]
const waiting = (what: OrderMeaning['waitsFor'][number]) =>
  orderStatuses.filter((status) => orderMeanings[status].waitsFor.includes(what))
/** The states in which orders may wait for something; for a decision only if one of its lines has a proposal. */
export const waitingStatuses = {
  answer: waiting('answer'),
  shipment: waiting('shipment'),
  arrival: waiting('arrival'),
  decision: waiting('decision'),
}
/** States that say by themselves that a proposal waits for a decision. */
export const decisionStatuses = waitingStatuses.decision.filter(
  (status) => orderMeanings[status].waitsFor.length === 1,
)

export const isSetAside = asks(orderMeanings, 'setAside')
export const isCompleted = asks(orderMeanings, 'completed')
/** States after which nothing more will be delivered. */
export const endedStatuses = statesWith(orderMeanings, 'ended', true)
/** States whose orders count for nothing in what was ordered. */
export const uncountedStatuses = statesWith(orderMeanings, 'counts', false)

interface OrderLineMeaning {
  /** who has to say something about it */
  waitsFor: 'supplier' | 'operator' | null
  /** it is to be delivered as it stands */
  agreed: boolean
  /** its amount is part of the order's */
  counts: boolean
  cancelled: boolean
}

/** What a line's state means. */
export const orderLineMeanings: Meanings<OrderLineStatus, OrderLineMeaning> = {
  pending: { waitsFor: 'supplier', agreed: false, counts: true, cancelled: false },
  proposed: { waitsFor: 'operator', agreed: false, counts: true, cancelled: false },
  accepted: { waitsFor: null, agreed: true, counts: true, cancelled: false },
  rejected: { waitsFor: null, agreed: false, counts: false, cancelled: false },
  cancelled: { waitsFor: null, agreed: false, counts: false, cancelled: true },
}

export const isAgreed = asks(orderLineMeanings, 'agreed')
export const isCounted = asks(orderLineMeanings, 'counts')
export const isCancelled = asks(orderLineMeanings, 'cancelled')
export const waitsForSupplier = (status: OrderLineStatus): boolean =>
  orderLineMeanings[status].waitsFor === 'supplier'
export const waitsForOperator = (status: OrderLineStatus): boolean =>
  orderLineMeanings[status].waitsFor === 'operator'
/** States of lines that are to be delivered as they stand. */
export const agreedLineStatuses = statesWith(orderLineMeanings, 'agreed', true)
/** States of lines whose amounts are part of their order's. */
export const countedLineStatuses = statesWith(orderLineMeanings, 'counts', true)
export const cancelledLineStatuses = statesWith(orderLineMeanings, 'cancelled', true)
/** States of lines with a proposal that the operator has to decide on. */
export const proposedLineStatuses = statesWith(orderLineMeanings, 'waitsFor', 'operator')
