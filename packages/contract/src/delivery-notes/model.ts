import { z } from 'zod'
import { deliveryNoteMachine, type DeliveryNoteStatus } from './machine.ts'

export const maxNoteLines = 500

export const deliveryNoteStatus = z.enum(deliveryNoteMachine.states)

/** Nothing more is awaited of these: what has not come is missing. */
export const arrivedStatuses = ['received', 'discrepancy'] as const satisfies readonly DeliveryNoteStatus[]
/** What a note waits for: to leave, to arrive, or that somebody settles a difference. */
export const noteWaitingStatuses = {
  dispatch: ['ready'],
  arrival: ['in-transit', 'partly-received'],
  settlement: ['discrepancy'],
} as const satisfies Record<string, readonly DeliveryNoteStatus[]>
export const noteWaitingFor = z.enum(['dispatch', 'arrival', 'settlement'])
export type NoteWaitingFor = z.output<typeof noteWaitingFor>

/** What becomes of the notes that a filled-in sheet makes: submitted at once, or drafts that reserve nothing. */
export const filledAs = ['submitted', 'draft'] as const
export type FilledAs = (typeof filledAs)[number]
