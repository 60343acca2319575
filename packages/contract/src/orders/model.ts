import { z } from 'zod'
import { orderMachine, type OrderStatus } from './machine.ts'

/** Lines of one order; the longest real one seen has 412. */
export const maxOrderLines = 2000
/** Lines that one revision adds, and how long the name of a unit is. */
export const addedLines = { atOnce: 200, unit: 16 } as const
export const orderNoLength = 64
/** Orders accepted by one call. */
export const maxAcceptedOrders = 100

export const commentLength = 1000
/** Hours an order may wait for its answer; so many before that its supplier is reminded. */
export const answerHours = { due: 24, remindedBefore: 4 } as const
/** Days before a line is due on which its supplier is reminded. */
export const daysBeforeDue = 1

/** Which of the lines that are still to leave: by how pressing they are. */
export const dueWithin = z.enum(['overdue', 'today', 'week'])
export type DueWithin = z.output<typeof dueWithin>
/** Open lines whose rest has to be packed, or is on submitted notes already. */
export const packing = z.enum(['to-pack', 'packed'])

export const orderSources = ['xlsx', 'ubl', 'platform', 'award'] as const

export const orderStatus = z.enum(orderMachine.states)

/**
 * The states of orders that wait for something. A decision is waited for only where a line is proposed besides;
 * settlements are asked of notes.
 */
export const waitingStatuses = {
  answer: ['pending', 'partly-confirmed'],
  shipment: ['confirmed', 'partly-shipped'],
  arrival: ['partly-shipped', 'shipped', 'partly-received'],
  decision: ['partly-confirmed', 'change-review'],
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
