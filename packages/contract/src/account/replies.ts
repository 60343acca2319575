import { z } from 'zod'
import { signInWays, noticePreferences, noticeChannel } from './model.ts'
import { pageOf } from '../kernel/page.ts'

/** What a person sees and may change of their own account. */
export const account = z.object({
  uid: z.string(),
  name: z.string(),
  account: z.string(),
  mobile: z.string(),
  email: z.string().nullable(),
  headUrl: z.string(),
  /** null when the person has no picture */
  headFileId: z.string().nullable(),
  basePost: z.string(),
  /** the name of the merchant's own post; null without one */
  postName: z.string().nullable(),
  merchant: z.object({ id: z.string(), code: z.string(), name: z.string() }).nullable(),
  createdAt: z.string(),
  lastSignInAt: z.string().nullable(),
  secondFactor: z.object({
    /** whether the person's post may use a second factor */
    usable: z.boolean(),
    /** since when it is required at sign-in; null while it is off */
    since: z.string().nullable(),
    recoveryCodesLeft: z.number().int(),
  }),
  version: z.number().int(),
})
export type Account = z.output<typeof account>

export const signInWay = z.enum(signInWays)
export type SignInWay = z.output<typeof signInWay>

/** One entry of the sign-in history. */
export const signIn = z.object({
  id: z.string(),
  at: z.string(),
  way: signInWay,
  succeeded: z.boolean(),
  /** why the attempt was refused, as text; empty when it succeeded */
  reason: z.string(),
  device: z.string(),
  address: z.string(),
  place: z.string(),
})
export type SignIn = z.output<typeof signIn>

/** A session that is still valid. */
export const activeSession = z.object({
  id: z.string(),
  device: z.string(),
  address: z.string(),
  place: z.string(),
  since: z.string(),
  /** accurate to five minutes: a session records its use at most that often */
  usedAt: z.string(),
  /** whether it is the session that makes the call */
  current: z.boolean(),
})
export type ActiveSession = z.output<typeof activeSession>

/** The schema of each reply, under the name of its call. */
export const replies = {
  'account.read': account,
  'account.change': account,
  'account.changeMobile': account,
  'account.signIns': pageOf(signIn),
  'account.sessions': z.object({ list: z.array(activeSession) }),
  'account.endSession': z.null(),
  'account.endOtherSessions': z.object({ ended: z.number().int() }),
  'account.noticePreferences': noticePreferences.extend({
    /** channels this installation can use; the page shows the others as unavailable */
    available: z.array(noticeChannel),
  }),
  'account.changeNoticePreferences': z.null(),
  'account.beginSecondFactor': z.object({
    /** to be typed in where no QR code can be scanned, in groups of four */
    secret: z.string(),
    otpauthUrl: z.string(),
    /** the same address as a picture, an SVG document */
    qrSvg: z.string(),
  }),
  'account.confirmSecondFactor': z.object({ recoveryCodes: z.array(z.string()) }),
  'account.renewRecoveryCodes': z.object({ recoveryCodes: z.array(z.string()) }),
  'account.endSecondFactor': z.null(),
}
