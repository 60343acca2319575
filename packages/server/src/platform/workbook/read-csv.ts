import { fileLimits } from '@bdr/contract/kernel/import-file'
import { refuse } from './file-refused.ts'
import { textCell } from './text-cell.ts'
import type { Cell, CsvReading, Row, Workbook } from './workbook.ts'

/** What parts the fields of a line; the first one wins where two stand in as many lines. */
const separators: readonly CsvReading['separator'][] = [',', ';', '\t']

/**
 * Reads a text file of fields (RFC 4180) as a workbook of one sheet whose cells are all texts: the
 * readers of cells take numbers, days and rates as people type them, and refuse what is ambiguous.
 * @throws FileRefused of a file in no known encoding, without a separator, or with an open quote
 */
export function readCsv(bytes: Uint8Array): Workbook {
  const { text, encoding } = decoded(bytes)
  const separator = separatorOf(text)
  if (separator === null) throw refuse('file.csv')
  const rows: Row[] = []
  let row = 0
  let cells: (Cell | undefined)[] = []
  const endRow = () => {
    row += 1
    if (row > fileLimits.rows) throw refuse('sheet.rows', { limit: fileLimits.rows })
    if (cells.some((cell) => cell !== undefined)) rows.push({ row, cells, hidden: false, struck: null })
    cells = []
  }
  for (const { value, ends } of fieldsOf(text, separator)) {
    if (cells.length >= fileLimits.columns && value.trim() !== '')
      throw refuse('sheet.columns', { limit: fileLimits.columns })
    cells.push(cellOf(value))
    if (ends) endRow()
  }
  const sheet = { name: 'CSV', hidden: false, filtered: false, hiddenColumns: new Set<number>() }
  return { date1904: false, sheets: [{ ...sheet, rows, merges: [] }], csv: { encoding, separator } }
}

/** By its mark; without one it is UTF-8 where every byte is, else what Chinese Windows writes. */
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
      // another one
    }
  }
  throw refuse('file.csv')
}

/** What stands in the most of the first lines, quoted text left out; null where nothing does. */
function separatorOf(text: string): CsvReading['separator'] | null {
  const start = text.slice(0, 20_000).replaceAll(/"[^"]*"/g, '')
  const lines = start.split(/[\r\n]+/).slice(0, 50)
  const counts = separators.map((separator) => lines.filter((line) => line.includes(separator)).length)
  const most = Math.max(...counts)
  return most === 0 ? null : separators[counts.indexOf(most)]!
}

/** The fields in their order; `ends` with the last one of a line. */
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
    // a separator at the very end has an empty field behind it
    else if (at >= text.length) yield { value: '', ends: true }
  }
}

/** Where the quote that opens a field is closed; two of them within it are one of its characters. */
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

/** `="00123"` keeps the zeros of a code; 6.9E+12 has lost its last digits already. */
function cellOf(value: string): Cell | undefined {
  const text = /^="(.*)"$/s.exec(value)?.[1] ?? value
  return /^[+-]?\d(\.\d+)?E\+\d+$/i.test(text.trim()) ? { kind: 'error', error: text.trim() } : textCell(text)
}
