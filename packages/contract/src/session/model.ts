import { z } from 'zod'

/** The number of the supplier back office among the marketplace's systems. */
export const loginSysType = 3

/** Cookie with the token, read only by the server's page guard; calls use the header. */
export const tokenCookie = 'Admin-Token'
/** Cookie set for these seconds when a session ended, so that the sign-in page can mention it once. */
export const sessionEndedCookie = 'Session-Ended'
export const sessionEndedSeconds = 60
/** Cookie with the last used account as JSON; it prefills the sign-in form. */
export const accountCookie = 'Account'
export const accountCookieDays = 15

export const principalLength = 64
export const passwordLength = { min: 8, max: 128 }

/** Wrong passwords for one principal after which it is locked, and for how long. */
export const signInLock = { tries: 5, windowMinutes: 15, lockMinutes: 15 }
/** Sign-in attempts from one address and for one principal, beyond which the gateway refuses with "too many". */
export const signInRate = { perAddress: 60, perPrincipal: 20, seconds: 60 }
/** A session ends after this idle time, and in any case after `maxDays`. */
export const sessionLife = { idleHours: 12, maxDays: 7 }

/** Seconds within which the second step of a sign-in must be done. */
export const secondFactorSeconds = 300
/** Codes of the authenticator app: number of digits, and the length of a time step in seconds. */
export const totp = { digits: 6, period: 30 }
/**
 * Codes for signing in without the phone. Each is valid once. They have ten letters and digits, grouped by a hyphen.
 */
export const recoveryCodes = { count: 10, length: 10 }

/** Length of the field for a code of the app or a recovery code. */
export const typedSecondFactorLength = 20
export const secondFactorCode = z
  .string()
  .trim()
  .min(totp.digits)
  .max(typedSecondFactorLength)
  .meta({ example: '123456' })

/** A random single-use proof that authorises the next step. It is never logged and never stored in clear. */
export const ticket = z
  .string()
  .regex(/^[\w-]{20,128}$/, { error: 'ticket' })
  .meta({ example: 'Zk3yQ0s1w8mT5b7nR2c4' })

/** Sign-in by QR code: how long the code is valid, and how often the desktop polls, in seconds. */
export const qrLogin = { seconds: 120, pollSeconds: 2 }
/** The page that the scanned code opens on the phone, with the ticket as query. */
export const qrLoginPath = '/auth-redirect'
/** QR codes that one address may request. A page left open renews its code from time to time. */
export const qrRate = { limit: 60, seconds: 600 }
/** Header with a secret for the page that shows the QR code. The code itself never contains it. */
export const loginTicketHeader = 'X-Login-Ticket'

/** `confirmed` is answered once, together with the token. Afterwards the state is `expired`. */
export const qrLoginStates = ['waiting', 'scanned', 'confirmed', 'refused', 'expired'] as const
