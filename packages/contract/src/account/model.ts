import { z } from 'zod'
import { messageType } from '../messages/model.ts'

/** The ways to sign in. */
export const signInWays = ['password', 'sms', 'qr'] as const

/** How a notice reaches a person: in the app, by SMS, by e-mail. */
export const noticeChannels = ['app', 'sms', 'mail'] as const
export const noticeChannel = z.enum(noticeChannels)
export type NoticeChannel = z.output<typeof noticeChannel>

/** The channels that are on until a person chooses otherwise. */
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
  /** SMS and e-mail are held back during these hours; both null for none. `22:00` to `07:00` spans midnight */
  quietFrom: timeOfDay.nullable(),
  quietUntil: timeOfDay.nullable(),
})
export type NoticePreferences = z.output<typeof noticePreferences>
