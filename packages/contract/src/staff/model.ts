import { z } from 'zod'
import { postParameter } from '../posts/model.ts'

export const accountLength = { min: 3, max: 32 } as const

/** Starts with a letter, so that no account looks like a mobile number of somebody else. */
export const account = z
  .string()
  .trim()
  .regex(new RegExp(`^[A-Za-z][A-Za-z0-9._-]{${accountLength.min - 1},${accountLength.max - 1}}$`), {
    error: 'account',
  })
  .meta({ example: 'zhang.wei' })

/** A normalised account: accounts that differ only by case are the same. */
export const accountKey = (account: string): string => account.toLowerCase()

/** Whether a person can sign in, with the marketplace's numbers. */
export const staffStatuses = { enabled: 1, disabled: 0 } as const
export const staffStatus = z.union([z.literal(staffStatuses.enabled), z.literal(staffStatuses.disabled)])

/** A built-in post, or a built-in post and the merchant's own post based on it. */
export const postIds = z.array(postParameter).min(1).max(2)

export const staffActions = ['edit', 'enable', 'disable', 'resetPassword', 'endSessions', 'delete'] as const
export type StaffAction = (typeof staffActions)[number]
