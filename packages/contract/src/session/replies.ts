import { z } from 'zod'
import { qrLoginStates } from './model.ts'
import { wirePost } from '../posts/model.ts'

/** The reply of a sign-in: the token, or the request for a second factor. */
export const signedIn = z.object({ accessToken: z.string(), expiresAt: z.string(), secondFactor: z.null() })

export const secondFactorWanted = z.object({
  accessToken: z.null(),
  expiresAt: z.null(),
  /** the ticket to send with the code before it expires */
  secondFactor: z.object({ ticket: z.string(), expiresAt: z.string() }),
})

export const signInReply = z.union([signedIn, secondFactorWanted])
export type SignInReply = z.output<typeof signInReply>

export const qrLoginState = z.enum(qrLoginStates)
export type QrLoginState = z.output<typeof qrLoginState>

/** The device that wants to sign in, as the phone shows it to the person. */
export const qrRequester = z.object({
  /** browser and system; empty if unknown */
  device: z.string(),
  address: z.string(),
  /** location of the network address; empty if unknown */
  place: z.string(),
  askedAt: z.string(),
  expiresAt: z.string(),
})

/** The complete profile of the signed-in person. */
export const profile = z.object({
  uid: z.string(),
  name: z.string(),
  account: z.string(),
  mobile: z.string(),
  headUrl: z.string(),
  /** the supplier company; null for operators */
  merchant: z.object({ id: z.string(), code: z.string(), name: z.string() }).nullable(),
})

export const userInfo = z.object({
  uid: z.string(),
  name: z.string(),
  account: z.string(),
  mobile: z.string(),
  headUrl: z.string(),
  introduction: profile,
  /** the base post, then the merchant's own post if the person has one */
  postIds: z.array(wirePost),
  /** somebody else set the password, so it must be changed before anything else is available */
  mustChangePassword: z.boolean(),
})
export type UserInfo = z.output<typeof userInfo>

/** The schema of each reply, under the name of its call. */
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
    /** only with `confirmed`, and only once */
    accessToken: z.string().nullable(),
    expiresAt: z.string().nullable(),
  }),
  'session.scanQrLogin': qrRequester,
  'session.confirmQrLogin': z.null(),
  'session.refuseQrLogin': z.null(),
}
