import { z } from 'zod'

/** The supplier back office's number among the marketplace's systems. */
export const loginSysType = 3

/** Cookie that holds the token for the server's own page guard; calls use the header only. */
export const tokenCookie = 'Admin-Token'
/** Cookie that lives so many seconds: a session has just ended, and the sign-in says so once. */
export const sessionEndedCookie = 'Session-Ended'
export const sessionEndedSeconds = 60
/** Cookie with the last account as JSON; prefills the sign-in. */
export const accountCookie = 'Account'
export const accountCookieDays = 15

export const principalLength = 64
export const passwordLength = { min: 8, max: 128 }

/** Wrong passwords for one principal before it is locked, and for how long. */
export const signInLock = { tries: 5, windowMinutes: 15, lockMinutes: 15 }
/** Attempts to sign in from one address, and for one principal, before the gateway says "too many". */
export const signInRate = { perAddress: 60, perPrincipal: 20, seconds: 60 }
/** A session that nobody used for this long is over; in any case after `maxDays`. */
export const sessionLife = { idleHours: 12, maxDays: 7 }

/** Time for the second step of a sign-in, in seconds. */
export const secondFactorSeconds = 300
/** A code of the authenticator app: so many digits, good for a step of so many seconds. */
export const totp = { digits: 6, period: 30 }
/** Codes for the day the phone is lost; each opens once. Ten letters and digits, grouped by a hyphen. */
export const recoveryCodes = { count: 10, length: 10 }

/** A code of the app, or a recovery code as it was written down. */
export const typedSecondFactorLength = 20
export const secondFactorCode = z
  .string()
  .trim()
  .min(totp.digits)
  .max(typedSecondFactorLength)
  .meta({ example: '123456' })

/** A random single-use proof; whoever holds it may go on. Never logged, never stored in clear. */
export const ticket = z
  .string()
  .regex(/^[\w-]{20,128}$/, { error: 'ticket' })
  .meta({ example: 'Zk3yQ0s1w8mT5b7nR2c4' })

/** Sign-in by scanning: how long the picture is good, and how often the desktop asks, in seconds. */
export const qrLogin = { seconds: 120, pollSeconds: 2 }
/** The page a scanned picture opens on the phone, with the ticket as query. */
export const qrLoginPath = '/auth-redirect'
/** Pictures one address may ask for: whoever shows one leaves it open and renews it now and then. */
export const qrRate = { limit: 60, seconds: 600 }
/** Header that brings the page which shows the picture a secret of its own: it never stands in the picture. */
export const loginTicketHeader = 'X-Login-Ticket'

/** `confirmed` is answered once, with the token; the ticket is `expired` ever after. */
export const qrLoginStates = ['waiting', 'scanned', 'confirmed', 'refused', 'expired'] as const
