import { z } from 'zod'

/**
 * 统一社会信用代码, GB 32100-2015: eighteen characters, the last of which is a check character. The alphabet has no I, O, S, V
 * and Z because they look like digits.
 */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** The weights of the first seventeen positions: powers of three, modulo 31. */
const weights = Array.from({ length: 17 }, (_, place) =>
  Array.from({ length: place }).reduce<number>((weight) => (weight * 3) % 31, 1),
)

/** The check character for the first seventeen characters of a code. */
export function usccCheckCharacter(firstSeventeen: string): string {
  const sum = weights.reduce(
    (total, weight, place) => total + weight * alphabet.indexOf(firstSeventeen[place]!),
    0,
  )
  return alphabet[(31 - (sum % 31)) % 31]!
}

/**
 * Two characters for registering authority and kind, six digits of the district, nine characters of the organisation,
 * and the check character.
 */
const shape = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/

/** Removes spaces and converts to upper case, since people copy codes from licences with both differences. */
export const normalizeUscc = (text: string): string => text.replace(/\s+/g, '').toUpperCase()

/** What is wrong with a normalised code; null if it is valid. */
export function usccFault(code: string): 'uscc' | 'uscc-check' | null {
  if (!shape.test(code)) return 'uscc'
  return usccCheckCharacter(code) === code[17] ? null : 'uscc-check'
}

/** Length of a field for a code: people type spaces between its parts. */
export const typedUsccLength = 40

/** A company's code with a valid check character. */
export const uscc = z
  .string()
  .max(typedUsccLength)
  .transform(normalizeUscc)
  .superRefine((code, context) => {
    const message = usccFault(code)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })
  .meta({ example: '91320583MA20H5R84T' })
