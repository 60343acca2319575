import { z } from 'zod'

/**
 * 统一社会信用代码, GB 32100-2015: eighteen characters, the last of which checks the rest. I, O, S,
 * V and Z are left out of the alphabet, for they read like digits.
 */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** The weight of each of the first seventeen places: powers of three, modulo 31. */
const weights = Array.from({ length: 17 }, (_, place) =>
  Array.from({ length: place }).reduce<number>((weight) => (weight * 3) % 31, 1),
)

/** The eighteenth character for the first seventeen of a code. */
export function usccCheckCharacter(firstSeventeen: string): string {
  const sum = weights.reduce(
    (total, weight, place) => total + weight * alphabet.indexOf(firstSeventeen[place]!),
    0,
  )
  return alphabet[(31 - (sum % 31)) % 31]!
}

/** Registering authority and kind, six digits of its district, nine of the organisation, the check. */
const shape = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/

/** As people copy it from a licence: spaces and small letters do not make it another code. */
export const normalizeUscc = (text: string): string => text.replace(/\s+/g, '').toUpperCase()

/** What is wrong with a normalized code; null when it is right. */
export function usccFault(code: string): 'uscc' | 'uscc-check' | null {
  if (!shape.test(code)) return 'uscc'
  return usccCheckCharacter(code) === code[17] ? null : 'uscc-check'
}

/** Characters of a code as people type it: with spaces between its parts. */
export const typedUsccLength = 40

/** A company's code, its check character right. */
export const uscc = z
  .string()
  .max(typedUsccLength)
  .transform(normalizeUscc)
  .superRefine((code, context) => {
    const message = usccFault(code)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })
  .meta({ example: '91320583MA20H5R84T' })
