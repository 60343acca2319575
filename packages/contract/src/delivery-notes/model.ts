import { z } from 'zod'
import { deliveryNoteMachine, type DeliveryNoteStatus } from './machine.ts'

export const maxNoteLines = 500

export const deliveryNoteStatus = z.enum(deliveryNoteMachine.states)

/** States in which no further arrival is expected: what has not arrived is missing. */
export const arrivedStatuses = ['received', 'discrepancy'] as const satisfies readonly DeliveryNoteStatus[]
/** What a note can wait for: its dispatch, its arrival, or the settlement of a difference. */
export const noteWaitingStatuses = {
  dispatch: ['ready'],
  arrival: ['in-transit', 'partly-received'],
  settlement: ['discrepancy'],
} as const satisfies Record<string, readonly DeliveryNoteStatus[]>
export const noteWaitingFor = z.enum(['dispatch', 'arrival', 'settlement'])
export type NoteWaitingFor = z.output<typeof noteWaitingFor>

/** The state of notes made from a filled-in sheet: submitted at once, or drafts that reserve nothing. */
export const filledAs = ['submitted', 'draft'] as const
export type FilledAs = (typeof filledAs)[number]
