import { z } from 'zod'
import { givenPost } from '../posts/model.ts'

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
