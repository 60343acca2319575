import { failedRowsText as words } from '@bdr/text/import-file'
import { fileFault } from '../workbook/file-fault.ts'
import { decimal } from '@bdr/contract/kernel/decimal'
import { cleanText, quoted } from '../workbook/clean-text.ts'
import type { FilesInOrder } from '../workbook/file-reader.ts'
import { FileRefused, refuse } from '../workbook/file-refused.ts'
import { shownNumber } from '../workbook/number-style.ts'
import { isOwnSheet } from '../workbook/own-sheet.ts'
import { readWorkbook } from '../workbook/read-workbook.ts'
import { storedTime } from '../workbook/values/day.ts'
import { cellAddress, type Cell, type Row, type Sheet, type Workbook } from '../workbook/workbook.ts'
import { writeWorkbook, type WrittenCell, type WrittenSheet } from '../workbook/write-workbook.ts'
import type { Findings } from './findings.ts'

/** The faults of some rows of a sheet, as text. */
export interface RowFault {
  readonly sheet: string
  readonly rows: readonly number[]
  /** the heading of the column as written in the file */
  readonly column: string | null
  /** cell address in the first of the rows */
  readonly cell: string | null
  readonly message: string
}

/**
 * A workbook with only the rows that have faults, below their headings. The faulty cells are marked, the reasons are
 * next to them, and the origin of each row is stored so that `withCorrectedRows` can find it again.
 */
export function failedRowsWorkbook(workbook: Workbook, faults: readonly RowFault[]): Promise<Buffer> {
  const sheets = workbook.sheets.flatMap((sheet) => {
    const own = faults.filter((fault) => fault.sheet === sheet.name)
    return own.length === 0 ? [] : [failedSheet(sheet, own)]
  })
  return writeWorkbook(sheets)
}

function failedSheet(sheet: Sheet, faults: readonly RowFault[]): WrittenSheet {
  const width = Math.max(...sheet.rows.map(({ cells }) => cells.length))
  const byRow = new Map<number, RowFault[]>()
  for (const fault of faults) for (const row of fault.rows) byRow.set(row, [...(byRow.get(row) ?? []), fault])
  const failed = sheet.rows.filter(({ row }) => byRow.has(row))
  const headOf = headFinder(sheet)
  const heads = failed.map((row) => headOf(row, byRow.get(row.row)!))
  const texts = ({ cells }: Row) => Array.from({ length: width }, (_, index) => cellText(cells[index]))
  const rows = failed.flatMap((row, index): WrittenCell[][] => {
    const own = byRow.get(row.row)!
    const marked = new Set(own.map(({ cell }) => columnIndex(cell)))
    const cells = texts(row).map((text, column) =>
      marked.has(column) ? { text, look: 'marked' as const } : text,
    )
    const reasons = [
      ...new Set(own.map(({ column, message }) => (column === null ? message : `${column}：${message}`))),
    ]
    const line: WrittenCell[] = [
      ...cells,
      { text: reasons.join('；'), look: 'marked' },
      sheet.name,
      String(row.row),
    ]
    const head = heads[index]
    const isNew = index > 0 && head !== undefined && head !== heads[index - 1]
    return isNew ? [texts(head).map((text) => ({ text, look: 'heading' })), line] : [line]
  })
  const titles = heads[0] ? texts(heads[0]) : Array.from({ length: width }, () => '')
  return {
    name: sheet.name,
    columns: [
      ...titles.map((title) => ({ title, width: 14 })),
      { title: words.reason, width: 48 },
      { title: words.sheet, width: 14 },
      { title: words.row, width: 8 },
    ],
    rows,
  }
}

/** Finds the heading row of a row: the nearest row above that contains the heading of the faulty column. */
function headFinder({ rows }: Sheet): (row: Row, faults: readonly RowFault[]) => Row | undefined {
  // thousands of rows may have faults, so the rows that contain a heading are searched only once
  const mentioning = new Map<string, readonly Row[]>()
  const rowsMentioning = (index: number, heading: string) => {
    const key = `${index} ${heading}`
    const known = mentioning.get(key) ?? rows.filter(({ cells }) => quoted(cells[index])?.includes(heading))
    mentioning.set(key, known)
    return known
  }
  return ({ row }, faults) => {
    const named = faults.find(({ column, cell }) => column !== null && cell !== null)
    const heads = rowsMentioning(columnIndex(named?.cell ?? null), named?.column ?? '\0')
    return heads.findLast((other) => other.row < row) ?? rows.find((other) => other.row < row)
  }
}

/** The 0-based column of an address; -1 if there is none. */
const columnIndex = (address: string | null): number =>
  [...(/^[A-Z]+/.exec(address ?? '')?.[0] ?? '')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1

/** Converts a workbook of failed rows to an independent list, without the reasons and the origins of the rows. */
export const asStandaloneList = (workbook: Workbook): Workbook => ({
  ...workbook,
  sheets: workbook.sheets.map((sheet) => {
    const origin = originColumns(sheet)
    if (!origin) return sheet
    const rows = sheet.rows.map((row) => ({ ...row, cells: row.cells.slice(0, origin.reason) }))
    return { ...sheet, rows: rows.filter(hasContent) }
  }),
})

const hasContent = ({ cells }: Row): boolean => cells.some((cell) => cell !== undefined)

/**
 * A workbook in which corrected rows replace the original ones. Unchanged cells keep their value and format. If
 * corrected files contain something unreadable, it is reported and the original rows stay. The sheets that explain our
 * own templates are left out, so that no import reads or reports them.
 * Readers have to account for every row of the result, so every import reads its workbook through this function.
 * @throws FileRefused if the workbook itself consists of failed rows of another one
 */
export async function withCorrectedRows(
  workbook: Workbook,
  files: FilesInOrder,
  findings: Findings,
): Promise<Workbook> {
  if (workbook.sheets.some(originColumns)) throw refuse('file.failedRows')
  if (workbook.csv) findings.assume(fileFault('csv.read', workbook.csv))
  const originals = workbook.sheets.filter((sheet) => !isOwnSheet(sheet))
  for (const sheet of originals) listFarCells(sheet, findings)
  const sheets = new Map(
    originals.map((sheet) => [sheet.name, new Map(sheet.rows.map((row) => [row.row, row]))]),
  )
  for await (const bytes of files) {
    try {
      const corrected = await readWorkbook(bytes)
      if (!corrected.sheets.some(originColumns)) findings.assume(fileFault('mended.unread'))
      for (const sheet of corrected.sheets) replaceRows(sheets, sheet)
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error
      findings.assume(fileFault('mended.unread'))
    }
  }
  return {
    ...workbook,
    sheets: originals.map((sheet) => {
      const rows = [...sheets.get(sheet.name)!.values()]
      findings.elements.expectSheet({ ...sheet, rows })
      const emptied = rows.filter((row) => !hasContent(row))
      for (const { row } of emptied) findings.leaveOut(sheet.name, { row }, fileFault('unread.emptied'))
      return { ...sheet, rows: emptied.length === 0 ? rows : rows.filter(hasContent) }
    }),
  }
}

/** Reports cells far from the list of a sheet, which nobody reads. */
function listFarCells({ name, far: { cells, count } }: Sheet, findings: Findings): void {
  const shown = cells.slice(0, farCellsShown)
  const why = fileFault('unread.far', {
    cells: shown.map(({ row, column }) => cellAddress(row, column)),
    count,
    text: shown
      .map(({ cell }) => quoted(cell) ?? '')
      .join(' ')
      .slice(0, 60),
  })
  for (const { row } of cells) findings.leaveOut(name, { row }, why)
}

const farCellsShown = 5

function replaceRows(sheets: ReadonlyMap<string, Map<number, Row>>, corrected: Sheet): void {
  const columns = originColumns(corrected)
  if (!columns) return
  for (const { cells } of corrected.rows) {
    const rows = sheets.get(quoted(cells[columns.sheet]) ?? '')
    const own = rows?.get(Number(quoted(cells[columns.row])))
    if (!rows || !own) continue
    const width = Math.max(own.cells.length, columns.reason)
    const changed = Array.from({ length: width }, (_, index) => {
      const before = own.cells[index]
      const now = index < columns.reason ? cells[index] : undefined
      return cellText(before) === cellText(now) ? before : now
    })
    rows.set(own.row, { ...own, cells: changed })
  }
}

/** The columns of a failed-rows sheet that contain the origins of its rows; null for any other sheet. */
function originColumns({ rows }: Sheet): { reason: number; sheet: number; row: number } | null {
  const at = (title: string) => rows[0]?.cells.findIndex((cell) => quoted(cell) === title) ?? -1
  const [reason, sheet, row] = [at(words.reason), at(words.sheet), at(words.row)]
  return reason > 0 && sheet === reason + 1 && row === sheet + 1 ? { reason, sheet, row } : null
}

/** A cell as text that is parsed to the same value. */
function cellText(cell: Cell | undefined): string {
  if (cell?.kind !== 'number') return cell?.kind === 'text' ? cleanText(cell.text) : (quoted(cell) ?? '')
  const { value, style } = cell
  if (style.kind === 'percent') return `${decimal(value).times(100).toFixed()}%`
  if (style.kind === 'date') return storedTime(cell) ?? value
  return style.isBare && !/^0\d/.test(shownNumber(value, style)) ? value : shownNumber(value, style)
}
