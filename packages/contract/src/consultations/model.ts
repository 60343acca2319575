import { z } from 'zod'
import { industries } from '../content/kinds.ts'
import { id, mobile, optionalText, personName, shortText } from '../kernel/field.ts'
import { actionSet, historyEntry, personalActions } from '../kernel/machine.ts'
import { consultationMachine } from './machine.ts'

/** What a visitor tells; lengths are those of the form's fields. */
export const consultationLimits = { company: 60, message: 1000, remark: 500 } as const

/** From one address in an hour; a plant's people may share one. */
export const consultationTurns = { limit: 10, seconds: 3600 } as const

export const consultationRequest = z.strictObject({
  /** the technique it is about */
  techniqueId: id.nullish().transform((value) => value ?? null),
  name: personName,
  mobile,
  company: optionalText(consultationLimits.company),
  message: shortText(consultationLimits.message),
})
export type ConsultationRequest = z.output<typeof consultationRequest>

export const consultationRow = z.object({
  id: z.string(),
  status: z.enum(consultationMachine.states),
  name: z.string(),
  mobile: z.string(),
  company: z.string().nullable(),
  industry: z.enum(industries).nullable(),
  /** title of the technique it is about */
  about: z.string().nullable(),
  createdAt: z.string(),
})
export type ConsultationRow = z.output<typeof consultationRow>

export const consultationDetail = consultationRow.extend({
  version: z.number().int(),
  message: z.string(),
  techniqueId: z.string().nullable(),
  actions: actionSet(personalActions(consultationMachine)),
  history: z.array(historyEntry),
})
export type ConsultationDetail = z.output<typeof consultationDetail>
