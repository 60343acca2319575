import type { Fault } from '@bdr/text/import-file'
import { fileFault } from './file-fault.ts'
import type { Cell } from './workbook.ts'
import type { Reading } from './reading.ts'

/** Invisible characters that make two equal codes different. */
const invisible =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/g
/** Control characters, and the two Unicode line and paragraph separators. */
const control = /[\p{Cc}\u2028\u2029]+/gu

/** A text without invisible characters; line breaks stay. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '')

/** One line of visible text: line breaks and control characters become spaces, and both ends are trimmed. */
export const cleanText = (text: string): string =>
  withoutInvisible(text.toWellFormed()).replace(control, ' ').trim()

/**
 * The text of a cell in a text column; null if it is blank. A number is converted to its digits if none is lost and the
 * person sees a number.
 */
export function textOf(cell: Cell | undefined, limit: number): Reading<string | null> {
  const text = shownText(cell)
  if (text === null || 'fault' in text) return text ?? { value: null }
  if (text.value.length > limit) return { fault: fileFault('cell.tooLong', { limit }) }
  return { value: text.value === '' ? null : text.value }
}

function shownText(cell: Cell | undefined): Reading<string> | null {
  if (!cell) return null
  switch (cell.kind) {
    case 'text':
      return { value: cleanText(cell.text) }
    case 'number':
      if (cell.format === 'date') return { fault: fileFault('cell.notText') }
      if (cell.value.replace(/\D/g, '').length > 15) return { fault: fileFault('cell.longNumber') }
      return { value: cell.value.padStart(cell.digits, '0') }
    case 'day':
      return { fault: fileFault('cell.notText') }
    case 'boolean':
      return { value: cell.value ? 'TRUE' : 'FALSE' }
    default:
      return { fault: brokenCell(cell) }
  }
}

/** The fault of a cell that has no value. */
export function brokenCell(cell: Extract<Cell, { kind: 'error' | 'uncomputed' }>): Fault {
  if (cell.kind === 'uncomputed') return fileFault(cell.callsOut ? 'cell.callsOut' : 'cell.uncomputed')
  return cell.error.startsWith('#')
    ? fileFault('cell.error', { error: cell.error })
    : fileFault('cell.rounded', { text: cell.error })
}

/** The text of a cell as faults quote it. */
export function quoted(cell: Cell | undefined): string | null {
  if (!cell || cell.kind === 'uncomputed') return null
  switch (cell.kind) {
    case 'text':
      return cleanText(cell.text)
    case 'number':
      return cell.value
    case 'day':
      return cell.day
    case 'boolean':
      return cell.value ? 'TRUE' : 'FALSE'
    default:
      return cell.error
  }
}
