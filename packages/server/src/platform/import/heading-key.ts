import { halfWidth } from '../half-width.ts'
import { toSimplified } from '../simplified.ts'
import { cleanText } from '../workbook/clean-text.ts'

/** A heading normalised for comparison: spaces, case, width, punctuation, asterisks and traditional characters make no difference. */
export const headingKey = (text: string): string =>
  toSimplified(halfWidth(cleanText(text)))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
