import { withoutInvisible } from './clean-text.ts'
import type { Cell } from './workbook.ts'

/**
 * The same text in memory of its own. A piece of a string is kept by keeping the whole: a name of thirty
 * letters would hold the 64 KB of XML it was found in, and a list all of its file.
 */
export const ownCopy = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le')

/**
 * A cell of text as stored; undefined where nothing can be seen. Office writes characters that
 * XML forbids as `_x000D_`.
 */
export function textCell(stored: string): Cell | undefined {
  const decoded = stored.includes('_x') ? stored.replace(/_x([0-9A-Fa-f]{4})_/g, decodeEscape) : stored
  const text = withoutInvisible(decoded)
  return text.trim() === '' ? undefined : { kind: 'text', text }
}

const decodeEscape = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16))
