import { z } from 'zod'

/** The purposes of SMS codes. */
export const smsTypes = ['login', 'forget-password', 'settle-in', 'bind-mobile'] as const
export const smsType = z.enum(smsTypes)
export type SmsType = z.output<typeof smsType>

/** Limits of the codes for one mobile and one type. */
export const smsCode = {
  digits: 6,
  validMinutes: 5,
  /** wrong attempts after which a code becomes invalid */
  tries: 5,
  secondsBetween: 60,
  /** codes in 24 hours */
  perDay: 10,
} as const

/** Codes that one network address may request for all mobiles together. The people of an office share an address. */
export const smsPerAddress = {
  sends: { limit: 30, seconds: 3_600 },
  checks: { limit: 60, seconds: 600 },
} as const

/**
 * Minutes for which a ticket proves access to the mobile. Applicants have a long form to fill in and files to upload
 * with it.
 */
export const ticketMinutes: Readonly<Record<SmsType, number>> = {
  login: 10,
  'forget-password': 10,
  'settle-in': 120,
  'bind-mobile': 10,
}

/** The proof returned by `code-validation`; its holder acts for the mobile. */
export const smsTicket = z.string().regex(/^[\w-]{43}$/, { error: 'ticket' })

export const codeText = z
  .string()
  .trim()
  .regex(/^\d{6}$/, { error: 'sms-code' })
  .meta({ example: '204816' })
