import { z } from 'zod'

/** The supplier back office's number among the marketplace's systems. */
export const loginSysType = 3

/** Cookie that holds the token for the server's own page guard; calls use the header only. */
export const tokenCookie = 'Admin-Token'
/** Cookie with the last account as JSON; prefills the sign-in. */
export const accountCookie = 'Account'
export const accountCookieDays = 15

export const principalLength = 64
export const passwordLength = { min: 8, max: 128 }

/** Wrong passwords for one principal before it is locked, and for how long. */
export const signInLock = { tries: 5, windowMinutes: 15, lockMinutes: 15 }
/** A session that nobody used for this long is over; in any case after `maxDays`. */
export const sessionLife = { idleHours: 12, maxDays: 7 }

/** The whole profile of the person signed in. */
export const profile = z.object({
  uid: z.string(),
  name: z.string(),
  account: z.string(),
  mobile: z.string(),
  headUrl: z.string(),
  /** the supplier company, null for operators */
  merchant: z.object({ id: z.string(), code: z.string(), name: z.string() }).nullable(),
})

export const userInfo = z.object({
  uid: z.string(),
  name: z.string(),
  account: z.string(),
  mobile: z.string(),
  headUrl: z.string(),
  introduction: profile,
  postIds: z.array(z.string()),
})
export type UserInfo = z.output<typeof userInfo>
