import { z } from 'zod'
import { id, mobile, optionalText, personName, shortText } from '../kernel/field.ts'

/** What a visitor writes; the lengths are those of the form's fields. */
export const consultationLimits = { company: 60, message: 1000, remark: 500, answer: 500 } as const

/** Requests from one network address per hour; the people of one plant may share an address. */
export const consultationRate = { limit: 10, seconds: 3600 } as const

/** How often the state of a request can be read from one network address. */
export const consultationStatusRate = { limit: 30, seconds: 3600 } as const

/** Length of the form field that a request's number is typed into. */
export const typedNumberLength = 20
/** The number of a request, which the visitor is asked to write down. */
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
