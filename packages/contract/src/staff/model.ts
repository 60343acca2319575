import { z } from 'zod'
import { givenPost, wirePost } from '../posts/model.ts'
import { actionSet } from '../kernel/machine.ts'

export const accountLength = { min: 3, max: 32 } as const

/** Begins with a letter, so that no account reads as somebody else's mobile number. */
export const account = z
  .string()
  .trim()
  .regex(new RegExp(`^[A-Za-z][A-Za-z0-9._-]{${accountLength.min - 1},${accountLength.max - 1}}$`), {
    error: 'account',
  })
  .meta({ example: 'zhang.wei' })

/** Equal for accounts that differ by case alone: they are one. */
export const accountKey = (account: string): string => account.toLowerCase()

/** Whether somebody may sign in, numbered as the marketplace does. */
export const staffStatuses = { enabled: 1, disabled: 0 } as const
export const staffStatus = z.union([z.literal(staffStatuses.enabled), z.literal(staffStatuses.disabled)])

/** A built-in post, or a built-in post and the merchant's own one that is based on it. */
export const postIds = z.array(givenPost).min(1).max(2)

export const staffActions = ['edit', 'enable', 'disable', 'resetPassword', 'endSessions', 'delete'] as const
export type StaffAction = (typeof staffActions)[number]

export const staffRow = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  account: z.string(),
  mobile: z.string(),
  email: z.string().nullable(),
  headUrl: z.string(),
  status: staffStatus,
  postIds: z.array(wirePost),
  /** name of the merchant's own post; null for a built-in one */
  ownPostName: z.string().nullable(),
  merchantName: z.string(),
  /** the password was chosen by somebody else and must be changed at the next sign-in */
  mustChangePassword: z.boolean(),
  lastSignInAt: z.string().nullable(),
  createdAt: z.string(),
  isSelf: z.boolean(),
  actions: actionSet(staffActions),
})
export type StaffRow = z.output<typeof staffRow>
