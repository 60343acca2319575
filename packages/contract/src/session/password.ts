import { z } from 'zod'
import { passwordLength } from './model.ts'

/** Of lower case, upper case, digits and the rest; a long sentence needs none of them. */
const kindsNeeded = 3
export const longPassword = 16
const differentNeeded = 5
/** How many of a person's last passwords may not come back; the present one counts. */
export const formerPasswords = 3

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u]

/** Why a password is too weak; null when it is not. What else it must not be the server knows. */
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

/** A password somebody is about to have; its strength is judged where the person is known. */
export const newPassword = z.string().min(1).max(passwordLength.max)
