import { z } from 'zod'

/** What a code by SMS is asked for. */
export const smsTypes = ['login', 'forget-password', 'settle-in', 'bind-mobile'] as const
export const smsType = z.enum(smsTypes)
export type SmsType = z.output<typeof smsType>

/** Limits of the codes of one mobile and one type. */
export const smsCode = {
  digits: 6,
  validMinutes: 5,
  /** wrong tries after which a code no longer holds */
  tries: 5,
  secondsBetween: 60,
  /** in 24 hours */
  perDay: 10,
} as const

/** What one network address may ask for, whichever the mobiles: offices share one. */
export const smsPerAddress = {
  sends: { limit: 30, seconds: 3_600 },
  checks: { limit: 60, seconds: 600 },
} as const

/**
 * Minutes a ticket proves that its holder reads the mobile's messages. Who settles in has a long
 * form to fill and papers to upload with it.
 */
export const ticketMinutes: Readonly<Record<SmsType, number>> = {
  login: 10,
  'forget-password': 10,
  'settle-in': 120,
  'bind-mobile': 10,
}

/** The proof that `code-validation` answers; whoever has it acts for the mobile. */
export const smsTicket = z.string().regex(/^[\w-]{43}$/, { error: 'ticket' })

export const codeText = z
  .string()
  .trim()
  .regex(/^\d{6}$/, { error: 'sms-code' })
  .meta({ example: '204816' })
