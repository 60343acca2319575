import { storable } from '../storable.ts'
import { withoutInvisible } from './clean-text.ts'
import type { Cell } from './workbook.ts'

/**
 * A copy of a text with its own memory. A substring keeps the whole string in memory: a name of thirty letters would
 * keep 64 KB of XML, and a list its whole file.
 */
export const ownCopy = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le')

/**
 * A cell with the stored text; undefined if nothing is visible. Office writes characters that XML forbids as `_x000D_`.
 */
export function textCell(stored: string): Cell | undefined {
  const decoded = stored.includes('_x') ? stored.replace(/_x([0-9A-Fa-f]{4})_/g, decodeEscape) : stored
  const text = withoutInvisible(storable(decoded))
  return text.trim() === '' ? undefined : { kind: 'text', text }
}

const decodeEscape = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16))
