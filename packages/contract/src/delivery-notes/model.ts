import { z } from 'zod'
import { deliveryNoteMachine } from './machine.ts'

export const maxNoteLines = 500

export const deliveryNoteStatus = z.enum(deliveryNoteMachine.states)

/** What a note can wait for: its dispatch, its arrival, or the settlement of a difference. */
export const noteWaitingFor = z.enum(['dispatch', 'arrival', 'settlement'])
export type NoteWaitingFor = z.output<typeof noteWaitingFor>

/** The state of notes made from a filled-in sheet: submitted at once, or drafts that reserve nothing. */
export const filledAs = ['submitted', 'draft'] as const
export type FilledAs = (typeof filledAs)[number]
