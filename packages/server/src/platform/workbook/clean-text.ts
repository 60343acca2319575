import type { Fault } from '@bdr/text/import-file'
import { fileFault } from './file-fault.ts'
import { shownNumber } from './number-style.ts'
import type { Cell, NumberCell } from './workbook.ts'
import { mapReading, type Reading } from './reading.ts'

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
 * The text of a cell in a text column, as the cell shows it; null if it is blank. A number that its format changes is
 * told: 12 that shows as WZ-00012.
 */
export const textOf = (cell: Cell | undefined, limit: number): Reading<string | null> =>
  limited(shownText(cell), limit)

/** The same for texts that are figures, such as line numbers: the zeros and separators of a plain format are dropped. */
export const figureOf = (cell: Cell | undefined, limit: number): Reading<string | null> =>
  limited(cell?.kind === 'number' && cell.style.isBare ? { value: cell.value } : shownText(cell), limit)

function limited(text: Reading<string> | null, limit: number): Reading<string | null> {
  if (text === null) return { value: null }
  if ('value' in text && text.value.length > limit) return { fault: fileFault('cell.tooLong', { limit }) }
  return mapReading(text, (shown) => (shown === '' ? null : shown))
}

/** A number as spreadsheets and CSV show it after rounding: its last digits are lost. */
export const isRounded = (text: string): boolean => /^[+-]?\d(\.\d+)?E\+\d+$/i.test(text.trim())

function shownText(cell: Cell | undefined): Reading<string> | null {
  if (!cell) return null
  switch (cell.kind) {
    case 'text': {
      const text = cleanText(cell.text)
      return isRounded(text) ? { fault: fileFault('cell.rounded', { text }) } : { value: text }
    }
    case 'number':
      return shownCode(cell)
    case 'day':
      return { fault: fileFault('cell.notText') }
    case 'boolean':
      return { value: cell.value ? 'TRUE' : 'FALSE' }
    default:
      return { fault: brokenCell(cell) }
  }
}

function shownCode({ value, style }: NumberCell): Reading<string> {
  if (style.kind === 'date') return { fault: fileFault('cell.notText') }
  if (value.replace(/\D/g, '').length > 15) return { fault: fileFault('cell.longNumber') }
  const shown = shownNumber(value, style)
  if (style.isScientific && shown !== value) return { fault: fileFault('cell.rounded', { text: shown }) }
  if (shown === value) return { value }
  const told = fileFault('text.shown', { stored: value, shown, column: '' })
  return { value: shown, said: { ...told, about: style.code ?? '' } }
}

/** The fault of a cell that has no value. */
export function brokenCell(cell: Extract<Cell, { kind: 'error' | 'uncomputed' }>): Fault {
  if (cell.kind === 'uncomputed') return fileFault(cell.callsOut ? 'cell.callsOut' : 'cell.uncomputed')
  return cell.error.startsWith('#')
    ? fileFault('cell.error', { error: cell.error })
    : fileFault('cell.rounded', { text: cell.error })
}

/** The text of a cell as it is shown, and as faults quote it. */
export function quoted(cell: Cell | undefined): string | null {
  if (!cell || cell.kind === 'uncomputed') return null
  switch (cell.kind) {
    case 'text':
      return cleanText(cell.text)
    case 'number':
      return shownNumber(cell.value, cell.style)
    case 'day':
      return cell.day
    case 'boolean':
      return cell.value ? 'TRUE' : 'FALSE'
    default:
      return cell.error
  }
}
