import { z } from 'zod'
import { messageType } from '../messages/model.ts'

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
  /** the name of the merchant's own post, null without one */
  postName: z.string().nullable(),
  merchant: z.object({ id: z.string(), code: z.string(), name: z.string() }).nullable(),
  createdAt: z.string(),
  lastSignInAt: z.string().nullable(),
  secondFactor: z.object({
    /** whether the post may have one */
    usable: z.boolean(),
    /** since when it is asked for; null while it is off */
    since: z.string().nullable(),
    recoveryCodesLeft: z.number().int(),
  }),
  version: z.number().int(),
})
export type Account = z.output<typeof account>

/** The ways in. */
export const signInWays = ['password', 'sms', 'qr'] as const
export const signInWay = z.enum(signInWays)
export type SignInWay = z.output<typeof signInWay>

/** One line of the sign-in history. */
export const signIn = z.object({
  id: z.string(),
  at: z.string(),
  way: signInWay,
  succeeded: z.boolean(),
  /** why not, in words; empty when it succeeded */
  reason: z.string(),
  device: z.string(),
  address: z.string(),
  place: z.string(),
})
export type SignIn = z.output<typeof signIn>

/** A session that still holds. */
export const activeSession = z.object({
  id: z.string(),
  device: z.string(),
  address: z.string(),
  place: z.string(),
  since: z.string(),
  /** to five minutes: that often a session writes down that it was used */
  usedAt: z.string(),
  /** whether it is the one that asks */
  current: z.boolean(),
})
export type ActiveSession = z.output<typeof activeSession>

/** How a notice reaches a person: in the app, by SMS, by e-mail. */
export const noticeChannels = ['app', 'sms', 'mail'] as const
export const noticeChannel = z.enum(noticeChannels)
export type NoticeChannel = z.output<typeof noticeChannel>

/** What holds until somebody says otherwise. */
export const channelByDefault: Readonly<Record<NoticeChannel, boolean>> = {
  app: true,
  sms: false,
  mail: false,
}

/** Local time of day in China, `22:30`. */
export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'time-of-day' })
  .meta({ example: '22:30' })

export const noticePreferences = z.object({
  /** every type with every channel */
  choices: z.array(z.object({ type: messageType, channel: noticeChannel, enabled: z.boolean() })),
  /** SMS and e-mail wait while it is quiet; both null: it never is. `22:00` to `07:00` passes midnight */
  quietFrom: timeOfDay.nullable(),
  quietUntil: timeOfDay.nullable(),
})
export type NoticePreferences = z.output<typeof noticePreferences>
