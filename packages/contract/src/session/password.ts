import { z } from 'zod'
import { passwordLength } from './model.ts'

/**
 * Number of character kinds required among lower case, upper case, digits and others; not required of long passwords.
 */
const kindsNeeded = 3
export const longPassword = 16
const differentNeeded = 5
/** How many of a person's last passwords may not be used again, the current one included. */
export const formerPasswords = 3

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u]

/** Why a password is too weak; null if it is not. The server checks further rules. */
export type PasswordWeakness = 'too-short' | 'too-long' | 'too-few-kinds' | 'too-repetitive'

export function passwordWeakness(password: string): PasswordWeakness | null {
  const length = [...password].length
  if (length < passwordLength.min) return 'too-short'
  if (password.length > passwordLength.max) return 'too-long'
  if (new Set(password).size < differentNeeded) return 'too-repetitive'
  if (length < longPassword && kinds.filter((kind) => kind.test(password)).length < kindsNeeded)
    return 'too-few-kinds'
  return null
}

/** A new password. Its strength is checked where the person's data is known. */
export const newPassword = z.string().min(1).max(passwordLength.max)
