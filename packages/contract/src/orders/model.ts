import { z } from 'zod'
import { orderMachine } from './machine.ts'

/** Lines of one order. The longest real one seen has 412. */
export const maxOrderLines = 2000
/** Lines that one revision can add, and the longest name of a unit. */
export const addedLines = { atOnce: 200, unit: 16 } as const
export const orderNoLength = 64
/** Orders that one call can accept. */
export const maxAcceptedOrders = 100

export const commentLength = 1000
/** Hours within which an order should be answered, and how many hours before that its supplier is reminded. */
export const answerHours = { due: 24, remindedBefore: 4 } as const
/** How many days before a line is due its supplier is reminded. */
export const daysBeforeDue = 1

/** Filters lines that still have to be shipped by how urgent they are. */
export const dueWithin = z.enum(['overdue', 'today', 'week'])
export type DueWithin = z.output<typeof dueWithin>
/** Filters open lines by whether their remaining quantity still has to be packed, or is already on submitted notes. */
export const packing = z.enum(['to-pack', 'packed'])

export const orderSources = ['xlsx', 'ubl', 'platform', 'award'] as const

export const orderStatus = z.enum(orderMachine.states)

/**
 * What an order waits for: the supplier's answer, its shipment, the arrival of what was shipped, the settlement of a
 * difference on one of its notes, or the operator's decision on a proposal.
 */
export const waitingFor = z.enum(['answer', 'shipment', 'arrival', 'settlement', 'decision'])
export type WaitingFor = z.output<typeof waitingFor>
