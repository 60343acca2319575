import { isRounded } from './clean-text.ts'
import { FileRefused, refuse } from './file-refused.ts'
import { SheetRows } from './sheet-rows.ts'
import { textCell } from './text-cell.ts'
import type { Cell, CsvReading, Workbook } from './workbook.ts'

/** The possible separators of fields. If two occur in the same number of lines, the first one wins. */
const separators: readonly CsvReading['separator'][] = [',', ';', '\t']

/**
 * Reads a text file of fields (RFC 4180) as a workbook with one sheet whose cells are all texts. The readers of cells
 * accept typed numbers, days and rates, and refuse ambiguous ones.
 * @throws FileRefused for a file in an unknown encoding, without a separator, or with an unclosed quote
 */
export function readCsv(bytes: Uint8Array): Workbook {
  const { text, encoding } = decoded(bytes)
  const separator = separatorOf(text)
  if (separator === null) throw refuse('file.csv')
  const collected = new SheetRows((fault) => new FileRefused(fault))
  let row = 1
  let column = 0
  for (const { value, ends } of fieldsOf(text, separator)) {
    const cell = cellOf(value)
    if (cell) collected.add(row, column, cell, { hidden: false, struck: false })
    column = ends ? 0 : column + 1
    if (ends) row += 1
  }
  const sheet = { name: 'CSV', hidden: false, filtered: false, hiddenColumns: new Set<number>() }
  return { sheets: [{ ...sheet, ...collected.finish(), merges: [] }], csv: { encoding, separator } }
}

/**
 * Decodes by the byte order mark. Without one it is UTF-8 if all bytes are valid, otherwise the encoding of Chinese
 * Windows.
 */
function decoded(bytes: Uint8Array): { text: string; encoding: CsvReading['encoding'] } {
  const as = (name: string) => new TextDecoder(name, { fatal: true }).decode(bytes)
  const attempts = [
    ...(bytes[0] === 0xff && bytes[1] === 0xfe ? [['UTF-16', 'utf-16le'] as const] : []),
    ...(bytes[0] === 0xfe && bytes[1] === 0xff ? [['UTF-16', 'utf-16be'] as const] : []),
    ['UTF-8', 'utf-8'] as const,
    ['GB18030', 'gb18030'] as const,
  ]
  for (const [encoding, name] of attempts) {
    try {
      return { text: as(name), encoding }
    } catch {
      // the encoding does not match; try the next one
    }
  }
  throw refuse('file.csv')
}

/** The separator that occurs in most of the first lines, outside of quotes; null if none does. */
function separatorOf(text: string): CsvReading['separator'] | null {
  const start = text.slice(0, 20_000).replaceAll(/"[^"]*"/g, '')
  const lines = start.split(/[\r\n]+/).slice(0, 50)
  const counts = separators.map((separator) => lines.filter((line) => line.includes(separator)).length)
  const most = Math.max(...counts)
  return most === 0 ? null : separators[counts.indexOf(most)]!
}

/** The fields in order; `ends` is set for the last one of a line. */
function* fieldsOf(text: string, separator: string): Generator<{ value: string; ends: boolean }> {
  let at = 0
  let line = 1
  while (at < text.length) {
    let value = ''
    if (text[at] === '"') {
      const end = endOfQuoted(text, at)
      if (end === null) throw refuse('csv.openQuote', { line })
      value = text.slice(at + 1, end).replaceAll('""', '"')
      line += value.split('\n').length - 1
      at = end + 1
    }
    const rest = restOfField(text, at, separator)
    value += text.slice(at, rest)
    const ends = text[rest] !== separator
    yield { value, ends }
    at = rest + (text.startsWith('\r\n', rest) ? 2 : 1)
    if (ends) line += 1
    // a separator at the very end is followed by an empty field
    else if (at >= text.length) yield { value: '', ends: true }
  }
}

/** The end of a quoted field. Two quotes within it stand for one. */
function endOfQuoted(text: string, start: number): number | null {
  let end = text.indexOf('"', start + 1)
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  return end < 0 ? null : end
}

function restOfField(text: string, from: number, separator: string): number {
  for (let at = from; at < text.length; at += 1)
    if (text[at] === separator || text[at] === '\n' || text[at] === '\r') return at
  return text.length
}

/** The cell of a value. `="00123"` keeps the leading zeros of a code; 6.9E+12 has already lost its last digits. */
function cellOf(value: string): Cell | undefined {
  const text = /^="(.*)"$/s.exec(value)?.[1] ?? value
  return isRounded(text) ? { kind: 'error', error: text.trim() } : textCell(text)
}
