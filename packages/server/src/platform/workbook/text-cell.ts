import { withoutInvisible } from './clean-text.ts'
import type { Cell } from './workbook.ts'

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
