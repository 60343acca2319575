import { z } from 'zod'
import { id, mobile, optionalText, personName, shortText } from '../kernel/field.ts'

/** What a visitor writes; the lengths are those of the form's fields. */
export const consultationLimits = { company: 60, message: 1000, remark: 500, answer: 500 } as const

/** From one address in an hour; a plant's people may share one. */
export const consultationTurns = { limit: 10, seconds: 3600 } as const

/** How often the state of a request is asked for from one address. */
export const consultationStatusTurns = { limit: 30, seconds: 3600 } as const

/** Characters of the field that a request's number is typed into. */
export const typedNumberLength = 20
/** What a visitor is asked to note down. */
export const consultationNumber = /^ZX\d{6}-[0-9A-F]{6}$/

export const consultationRequest = z.strictObject({
  /** the technique it is about */
  techniqueId: id.nullish().transform((value) => value ?? null),
  name: personName,
  mobile,
  company: optionalText(consultationLimits.company),
  message: shortText(consultationLimits.message),
})
export type ConsultationRequest = z.output<typeof consultationRequest>
