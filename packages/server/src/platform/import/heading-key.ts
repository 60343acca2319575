import { halfWidth } from '../half-width.ts'
import { cleanText } from '../workbook/clean-text.ts'

/** A heading normalised for comparison: spaces, case, width, punctuation and asterisks are ignored. */
export const headingKey = (text: string): string =>
  halfWidth(cleanText(text))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
