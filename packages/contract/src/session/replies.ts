import { z } from 'zod'
import { qrLoginStates } from './model.ts'
import { wirePost } from '../posts/model.ts'

/** What a sign-in answers: the token, or the wish for a second factor. */
export const signedIn = z.object({ accessToken: z.string(), expiresAt: z.string(), secondFactor: z.null() })

export const secondFactorWanted = z.object({
  accessToken: z.null(),
  expiresAt: z.null(),
  /** to be sent back with the code, until then */
  secondFactor: z.object({ ticket: z.string(), expiresAt: z.string() }),
})

export const signInReply = z.union([signedIn, secondFactorWanted])
export type SignInReply = z.output<typeof signInReply>

export const qrLoginState = z.enum(qrLoginStates)
export type QrLoginState = z.output<typeof qrLoginState>

/** The device that wants to be signed in, for the person who is asked on the phone. */
export const qrAsker = z.object({
  /** browser and system; empty when it does not say */
  device: z.string(),
  address: z.string(),
  /** where the address is; empty when nobody knows */
  place: z.string(),
  askedAt: z.string(),
  expiresAt: z.string(),
})

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
  /** the base post first; then the merchant's own post, if the person has one */
  postIds: z.array(wirePost),
  /** the password was set by somebody else: nothing is open before it is changed */
  mustChangePassword: z.boolean(),
})
export type UserInfo = z.output<typeof userInfo>

/** What the calls answer, by their names. */
export const replies = {
  'session.login': signInReply,
  'session.secondFactor': signInReply,
  'session.smsLogin': signInReply,
  'session.logout': z.null(),
  'session.userInfo': userInfo,
  'session.updatePassword': z.null(),
  'session.forgetPassword': z.null(),
  'session.pollQrLogin': z.object({
    state: qrLoginState,
    /** with `confirmed`, once */
    accessToken: z.string().nullable(),
    expiresAt: z.string().nullable(),
  }),
  'session.scanQrLogin': qrAsker,
  'session.confirmQrLogin': z.null(),
  'session.refuseQrLogin': z.null(),
}
