import { halfWidth } from '../half-width.ts'
import { cleanText } from '../workbook/clean-text.ts'

/** A heading as headings are compared: spaces, case, width, punctuation and asterisks do not matter. */
export const headingKey = (text: string): string =>
  halfWidth(cleanText(text))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
