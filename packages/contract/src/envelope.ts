import { z } from 'zod'
import { codes, httpStatus, maxFaults, type EnvelopeFaults, type InputFault } from './errors.ts'

/** The envelope of a successful call. */
export const envelopeOf = <Data extends z.ZodType>(data: Data) =>
  z.object({ code: z.literal(codes.success), msg: z.string(), data })

const inputFault = z.object({
  path: z.string(),
  key: z.string(),
  message: z.string(),
}) satisfies z.ZodType<InputFault>

/** The envelope of a call with an invalid input. */
export const invalidEnvelope = z.object({
  code: z.literal(codes.invalid),
  msg: z.string(),
  key: z.string(),
  data: z.array(z.string()).max(maxFaults),
  faults: z.array(inputFault).max(maxFaults),
  faultCount: z.int().min(1),
}) satisfies z.ZodType<EnvelopeFaults>

const refusalCodes = Object.values(codes).filter(
  (code) => httpStatus[code] === 200 && code !== codes.success && code !== codes.invalid,
)

/** The envelope of a call that was refused for any reason but its input. */
export const refusalEnvelope = z.object({
  code: z.enum(refusalCodes),
  msg: z.string(),
  /** the machine-readable reason */
  key: z.string(),
  data: z.object({ retryAfter: z.int().min(1) }).nullable(),
})
