import { fileLimits } from '@bdr/contract/kernel/import-file'
import { FileRefused, refuse, wholeFile } from './file-refused.ts'
import { decimalOf } from './decimal-text.ts'
import type { CellFormat } from './number-formats.ts'
import type { NumberStyle } from './number-style.ts'
import { isTrue, scanPart, type Attributes } from './scan-part.ts'
import { ownCopy, textCell } from './text-cell.ts'
import { SheetRows } from './sheet-rows.ts'
import type { Cell, Merge, Sheet } from './workbook.ts'

/** The data that all sheets of one workbook use. */
export interface BookParts {
  readonly strings: readonly (Cell | undefined)[]
  readonly formats: readonly CellFormat[]
  /** of numbers without a format */
  readonly general: NumberStyle
  /** number of cells with content in all sheets so far */
  cellCount: number
}

interface OpenCell {
  column: number
  type: string
  style: number
  isFormula: boolean
  formula: string
  value: string
  text: string
}

/** Maximum number of merges of a sheet; no person makes more. */
const maxMerges = 20_000
/** The longest text Excel allows in a cell. */
const longestText = 32_767

/**
 * Reads a worksheet's cells. Only non-empty cells are stored and counted, so a sheet that is formatted to its last row
 * and column costs no memory; the number of parsed elements is limited.
 */
export async function readSheetCells(
  { name, hidden }: Pick<Sheet, 'name' | 'hidden'>,
  pieces: AsyncIterable<Uint8Array>,
  book: BookParts,
): Promise<Sheet> {
  const merges: Merge[] = []
  const inlineTexts = new Map<string, Cell | undefined>()
  let row = 0
  let column = -1
  let rowHidden = false
  let filtered = false
  const hiddenColumns = new Set<number>()
  let cell: OpenCell | null = null
  let target: 'value' | 'text' | 'formula' | null = null
  let inPhonetic = false
  const collected = new SheetRows(
    (reason, row, address) => new FileRefused(reason, { ...wholeFile, sheet: name, row, cell: address }),
  )

  function openRow(attributes: Attributes) {
    row = attributes['r'] === undefined ? row + 1 : nextNumber(attributes['r'], row)
    column = -1
    rowHidden = isTrue(attributes['hidden']) || attributes['ht'] === '0'
  }

  function openCell(attributes: Attributes): OpenCell {
    column = attributes['r'] === undefined ? column + 1 : nextNumber(columnOf(attributes['r']), column)
    const style = Number(attributes['s'] ?? 0)
    return { column, type: attributes['t'] ?? 'n', style, isFormula: false, formula: '', value: '', text: '' }
  }

  function closeCell(open: OpenCell) {
    const content = contentOf(open, book, inlineTexts)
    if (!content) return
    book.cellCount += 1
    if (book.cellCount > fileLimits.cells) throw refuse('book.cells', { limit: fileLimits.cells })
    const struck = book.formats[open.style]?.struck ?? false
    collected.add(row, open.column, content, { hidden: rowHidden, struck })
  }

  await scanPart(pieces, {
    open(element, attributes) {
      if (element === 'c') cell = openCell(attributes)
      else if (element === 'v') target = 'value'
      else if (element === 'row') openRow(attributes)
      else if (element === 'f' && cell) {
        cell.isFormula = true
        target = 'formula'
      } else if (element === 'rPh') inPhonetic = true
      else if (element === 't') target = inPhonetic ? null : 'text'
      else if (element === 'col' && isTrue(attributes['hidden'])) hideColumns(hiddenColumns, attributes)
      else if (element === 'filterColumn') filtered = true
      else if (element === 'mergeCell') addMerge(merges, attributes['ref'] ?? '')
    },
    text(piece) {
      if (cell && target && cell[target].length < longestText) cell[target] += piece
    },
    close(element) {
      if (element === 'c' && cell) {
        closeCell(cell)
        cell = null
      } else if (element === 'v' || element === 't' || element === 'f') target = null
      else if (element === 'rPh') inPhonetic = false
    },
  })
  return { name, hidden, filtered, hiddenColumns, ...collected.finish(), merges }
}

function hideColumns(hidden: Set<number>, attributes: Attributes): void {
  const last = Math.min(Number(attributes['max']), fileLimits.columns)
  for (let column = Number(attributes['min']); column <= last; column++) hidden.add(column - 1)
}

/** Row and column numbers must increase; spreadsheet programs never write anything else. */
function nextNumber(written: string | number, last: number): number {
  const number = Number(written)
  if (!Number.isInteger(number) || number <= last) throw refuse('file.damaged')
  return number
}

/** The 0-based column of an address, -1 if it has none. */
function columnOf(address: string): number {
  let column = 0
  for (let index = 0; index < address.length; index++) {
    const letter = address.charCodeAt(index) - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  return column - 1
}

function addMerge(merges: Merge[], ref: string): void {
  const match = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(ref)
  if (!match) return
  if (merges.length === maxMerges) throw refuse('sheet.merges', { limit: maxMerges })
  const [, left, top, right, bottom] = match
  merges.push({ left: columnOf(left!), top: Number(top), right: columnOf(right!), bottom: Number(bottom) })
}

/** Functions that contact other machines, and the DDE syntax with which a cell calls another program. */
const outside =
  /\b(WEBSERVICE|FILTERXML|RTD|DDE|CALL|REGISTER\.ID|IMPORT(DATA|XML|HTML|RANGE|FEED)|IMAGE)\s*\(|\|/i

/** Whether a formula does that; quoted text is ignored. */
const callsOut = (formula: string): boolean => formula !== '' && outside.test(formula.replace(/"[^"]*"/g, ''))

function contentOf(
  open: OpenCell,
  book: BookParts,
  inlineTexts: Map<string, Cell | undefined>,
): Cell | undefined {
  const { type, value, isFormula, formula } = open
  if (callsOut(formula)) return { kind: 'uncomputed', callsOut: true }
  if (type === 's') return sharedString(value, book)
  if (type === 'inlineStr') return interned(open.text, inlineTexts)
  // a formula may result in an empty text
  if (type === 'str') return interned(value, inlineTexts)
  if (value === '') return isFormula ? { kind: 'uncomputed' } : undefined
  if (type === 'b') return { kind: 'boolean', value: value === '1' }
  if (type === 'e') return { kind: 'error', error: value }
  if (type === 'd') return { kind: 'day', day: value }
  const number = decimalOf(value)
  if (number === null) return interned(value, inlineTexts)
  return { kind: 'number', value: number, style: book.formats[open.style]?.number ?? book.general }
}

function sharedString(index: string, book: BookParts): Cell | undefined {
  if (!(Number(index) < book.strings.length)) throw refuse('file.damaged')
  return book.strings[Number(index)]
}

/** Returns the same object for equal texts, since a list repeats its buyer in every row. */
function interned(text: string, known: Map<string, Cell | undefined>): Cell | undefined {
  if (known.has(text)) return known.get(text)
  const own = ownCopy(text)
  const cell = textCell(own)
  known.set(own, cell)
  return cell
}
