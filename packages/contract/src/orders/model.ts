import { z } from 'zod'
import { foundText } from '../search/found.ts'
import { deliveryNoteStatus, difference } from '../delivery-notes/model.ts'
import { amount, quantity, rate, unitPrice } from '../kernel/decimal.ts'
import { actionSet, historyEntry, personalActions } from '../kernel/machine.ts'
import { orderLineMachine, orderMachine, type OrderStatus } from './machine.ts'

/** Lines of one order; the longest real one seen has 412. */
export const maxOrderLines = 2000
export const orderNoLength = 64

export const orderSources = ['xlsx', 'ubl', 'platform'] as const

export const orderStatus = z.enum(orderMachine.states)
export const orderLineStatus = z.enum(orderLineMachine.states)

/** The states of orders that wait for something; settlements and decisions are asked of notes and lines. */
export const waitingStatuses = {
  answer: ['pending', 'partly-confirmed'],
  shipment: ['confirmed', 'partly-shipped'],
  arrival: ['partly-shipped', 'shipped', 'partly-received'],
} as const satisfies Record<string, readonly OrderStatus[]>
/**
 * What an order waits for: the supplier's answer, its shipment, the arrival of what was sent, the
 * settlement of a difference on one of its notes, or the operator's word on a proposal.
 */
export const waitingFor = z.enum(['answer', 'shipment', 'arrival', 'settlement', 'decision'])
export type WaitingFor = z.output<typeof waitingFor>

/** Nothing more is to come of these. */
export const endedStatuses = [
  'completed',
  'rejected',
  'cancelled',
  'closed',
] as const satisfies readonly OrderStatus[]

export const orderRow = z.object({
  id: z.string(),
  orderNo: z.string(),
  status: orderStatus,
  merchantName: z.string(),
  buyerName: z.string(),
  /** day the buyer wrote it */
  orderDate: z.string(),
  /** earliest day any line is required */
  requiredDate: z.string(),
  lineCount: z.number().int(),
  currency: z.string(),
  totalAmount: amount,
  createdAt: z.string(),
  /** over all its delivery notes; stays when they are settled */
  differences: z.array(difference),
  found: foundText.optional(),
})
export type OrderRow = z.output<typeof orderRow>

/** What the supplier would deliver instead; null where the order's own value stands. */
export const lineProposal = z.object({
  quantity: quantity.nullable(),
  unitPrice: unitPrice.nullable(),
  requiredDate: z.string().nullable(),
  reason: z.string(),
})

export const orderLine = z.object({
  id: z.string(),
  lineNo: z.number().int(),
  status: orderLineStatus,
  materialCode: z.string().nullable(),
  materialName: z.string(),
  specification: z.string().nullable(),
  brand: z.string().nullable(),
  unit: z.string(),
  quantity,
  /** tax included */
  unitPrice,
  /** null where the buyer states none, which is not 0 % */
  taxRate: rate.nullable(),
  amount,
  requiredDate: z.string(),
  /** share by which more than ordered may be shipped */
  tolerance: rate,
  cancelledQuantity: quantity,
  /** on submitted notes that have not left */
  reservedQuantity: quantity,
  /** left the gate and not come back: in transit or received */
  shippedQuantity: quantity,
  /** accepted at the buyer's gate */
  receivedQuantity: quantity,
  /** still to be delivered, without the tolerance */
  remainingQuantity: quantity,
  /** refused at the gate, over all its deliveries */
  rejectedQuantity: quantity,
  /** sent and never arrived */
  missingQuantity: quantity,
  note: z.string().nullable(),
  rejectReason: z.string().nullable(),
  proposal: lineProposal.nullable(),
  actions: actionSet(personalActions(orderLineMachine)),
})
export type OrderLine = z.output<typeof orderLine>

export const orderDetail = orderRow.extend({
  version: z.number().int(),
  merchantCode: z.string(),
  source: z.enum(orderSources),
  shipTo: z.string(),
  receiverName: z.string().nullable(),
  receiverPhone: z.string().nullable(),
  note: z.string().nullable(),
  lines: z.array(orderLine),
  notes: z.array(
    z.object({
      id: z.string(),
      noteNo: z.string(),
      status: deliveryNoteStatus,
      createdAt: z.string(),
      /** of this order's lines */
      differences: z.array(difference),
    }),
  ),
  actions: actionSet([...personalActions(orderMachine), 'ship']),
  history: z.array(historyEntry),
})
export type OrderDetail = z.output<typeof orderDetail>
