import { z } from 'zod'
import { smsTicket } from './model.ts'

/** The schema of each reply, under the name of its call. */
export const replies = {
  'sms.send': z.object({ nextInSeconds: z.number().int(), validMinutes: z.number().int() }),
  'sms.sendDashed': z.object({ nextInSeconds: z.number().int(), validMinutes: z.number().int() }),
  'sms.codeValidation': z.object({ ticket: smsTicket, expiresAt: z.string() }),
}
