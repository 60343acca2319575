import type { FilePlace } from '@bdr/contract/kernel/replies'
import type { Fault } from '@bdr/text/import-file'
import { quoted } from '../workbook/clean-text.ts'
import type { FaultList } from '../workbook/fault-list.ts'
import type { FilesInOrder } from '../workbook/file-reader.ts'
import { fileFault } from '../workbook/file-fault.ts'
import { FileRefused, wholeFile } from '../workbook/file-refused.ts'
import { readWorkbook } from '../workbook/read-workbook.ts'
import type { Reading } from '../workbook/reading.ts'
import { dayOf } from '../workbook/values/day.ts'
import {
  cellAddress,
  columnLetters,
  type Cell,
  type Row,
  type Sheet,
  type Workbook,
} from '../workbook/workbook.ts'
import { confirmRows, inOrOut } from './confirm-rows.ts'
import { withCorrectedRows } from './failed-rows.ts'
import { Findings, refusedRecords, type ReadRecords } from './findings.ts'
import { findTable, type FoundColumn, type ListShape, type ListTable } from './list-table.ts'

/** The value of a cell; null if it is blank or its fault has been reported. */
export interface ReadCell<Value = string> {
  readonly value: Value | null
  readonly place: FilePlace
}

/** A list's file as the reading thread gets it. */
interface ListFile {
  readonly bytes: Uint8Array
  readonly corrected: FilesInOrder
  /** a person's answers about the file, by the question's id */
  readonly answers: Readonly<Record<string, string>>
}

/**
 * Reads a file of records in this thread.
 * @param read converts a workbook to records, null for each row that is none; may throw FileRefused
 */
export async function readListFile<Record>(
  { bytes, corrected, answers }: ListFile,
  read: (workbook: Workbook, findings: Findings) => Record[],
): Promise<ReadRecords<Record>> {
  const findings = new Findings(answers)
  try {
    const workbook = await withCorrectedRows(await readWorkbook(bytes), corrected, findings)
    const records = read(workbook, findings)
    return { records, ...findings.finish(missingRecords(records, findings)) }
  } catch (error) {
    if (error instanceof FileRefused) return refusedRecords(error)
    throw error
  }
}

/** The number of records that `readList` made and a reader did not return. */
function missingRecords(records: readonly unknown[], { elements, faults }: Findings): number {
  // rows with faults may be returned as well
  if (faults.count > 0) return 0
  return Math.max(0, elements.count.record - records.filter((record) => record !== null).length)
}

/** One row of a list; it reports the faults of its cells. */
export class ListRow<Field extends string> {
  readonly row: number
  readonly findings: Findings
  readonly #sheet: Sheet
  readonly #table: ListTable<Field>
  readonly #cells: Row['cells']

  constructor(sheet: Sheet, table: ListTable<Field>, { row, cells }: Row, findings: Findings) {
    this.row = row
    this.findings = findings
    this.#sheet = sheet
    this.#table = table
    this.#cells = cells
  }

  get sheet(): string {
    return this.#sheet.name
  }

  /** The heading of a column as written in the file; null if there is no such column. */
  heading(field: Field): string | null {
    return this.#table.columns.get(field)?.heading ?? null
  }

  place(field: Field): FilePlace {
    const found = this.#table.columns.get(field)
    return found ? placeOf(this.#sheet, this.row, found) : { ...wholeFile, sheet: this.sheet, row: this.row }
  }

  /** A cell that may be blank. */
  optional<Value>(field: Field, read: (cell: Cell) => Reading<Value | null>): ReadCell<Value> {
    const cell = this.#cell(field)
    return cell ? this.#accept(field, read(cell)) : this.#blank(field)
  }

  /** A day that must be there in every row. */
  requiredDay(field: Field): ReadCell {
    return this.required(field, (cell) => dayOf(cell, this.findings.hiddenTime(this.place(field))))
  }

  /** A cell that must have a value in every row. */
  required<Value>(field: Field, read: (cell: Cell) => Reading<Value | null>): ReadCell<Value> {
    const cell = this.#cell(field)
    const reading = cell ? read(cell) : { value: null }
    const isBlank = 'value' in reading && reading.value === null
    return this.#accept(field, isBlank ? { fault: fileFault('cell.missing') } : reading)
  }

  #cell(field: Field): Cell | undefined {
    const found = this.#table.columns.get(field)
    return found && this.#cells[found.column]
  }

  #blank = (field: Field): ReadCell<never> => ({ value: null, place: this.place(field) })

  #accept<Value>(field: Field, reading: Reading<Value | null>): ReadCell<Value> {
    const place = this.place(field)
    this.findings.say(reading, place)
    if ('value' in reading) return { value: reading.value, place }
    this.findings.faults.add(place, quoted(this.#cell(field)), reading.fault)
    return { value: null, place }
  }
}

/**
 * Reads the rows of every sheet that contains such a list. Other sheets are reported as unread.
 * @param read makes the record of a row. It returns null for a row with faults, and for one that it settled otherwise.
 * @throws FileRefused if there are none
 */
export function readList<Field extends string, Record>(
  workbook: Workbook,
  shape: ListShape<Field>,
  findings: Findings,
  read: (row: ListRow<Field>) => Record,
): Record[] {
  const { faults } = findings
  const tables = workbook.sheets.flatMap((sheet) => {
    const table = findTable(sheet, shape)
    return table && isSheetRead(sheet, table, findings)
      ? [{ sheet, table }]
      : leaveOut(sheet, table, findings)
  })
  if (workbook.sheets.every((sheet) => !findTable(sheet, shape))) throw noTable(workbook, shape)
  const rows = tables.flatMap(({ sheet, table }) => {
    findings.elements.settle({ sheet: sheet.name, row: table.headingRow, path: null }, 'frame')
    if (isReadable(sheet, table, shape, faults)) return rowsOf(sheet, table, shape, findings)
    findings.elements.settleRest(sheet.name, 'faulty')
    return []
  })
  const isAsked = findings.found.assumptions.length > 0
  if (rows.length === 0 && faults.count === 0 && !isAsked) throw new FileRefused(fileFault('list.empty'))
  if (rows.length > shape.limit)
    faults.add(wholeFile, null, fileFault('list.tooMany', { limit: shape.limit }))
  return rows.map((row) => {
    const record = read(row)
    if (record !== null) findings.elements.settle({ sheet: row.sheet, row: row.row, path: null }, 'record')
    return record
  })
}

/** Reports each repetition of a value that must be unique among the rows. */
export function describeRepeats<Value>(
  cells: readonly ReadCell<Value>[],
  keyOf: (value: Value) => string,
  faultOf: (first: string) => Fault,
  faults: FaultList,
): void {
  const first = new Map<string, FilePlace>()
  for (const { value, place } of cells) {
    if (value === null) continue
    const before = first.get(keyOf(value))
    if (!before) first.set(keyOf(value), place)
    else {
      const at = before.sheet === place.sheet ? before.cell : `${before.sheet}!${before.cell}`
      faults.add(place, String(value), faultOf(at ?? ''))
    }
  }
}

/** Whether a sheet is imported. For a hidden sheet a person is asked. */
function isSheetRead(sheet: Sheet, table: ListTable<string>, findings: Findings): boolean {
  if (!sheet.hidden) return true
  const asked = fileFault('sheet.hidden', { lines: table.rows.length })
  const question = { id: `sheet:${sheet.name}`, kind: 'choice', sheet: sheet.name, options: inOrOut } as const
  return findings.ask(asked, question) === 'include'
}

function leaveOut(sheet: Sheet, table: ListTable<string> | null, findings: Findings): [] {
  if (sheet.rows.length === 0) return []
  const why = table ? 'unread.skippedSheet' : sheet.hidden ? 'unread.hiddenSheet' : 'unread.noHead'
  findings.leaveOut(sheet.name, {}, fileFault(why))
  return []
}

function isReadable<Field extends string>(
  sheet: Sheet,
  table: ListTable<Field>,
  { needed, titles }: ListShape<Field>,
  faults: FaultList,
): boolean {
  const head: FilePlace = { ...wholeFile, sheet: sheet.name, row: table.headingRow }
  for (const [field, first, second] of table.twice) {
    const cells = [first, second].map(({ column }) => cellAddress(table.headingRow, column)).join('、')
    const place = placeOf(sheet, table.headingRow, second)
    faults.add(place, second.heading, fileFault('list.headingTwice', { title: titles[field], cells }))
  }
  const missing = needed.filter((field) => !table.columns.has(field)).map((field) => titles[field])
  if (missing.length > 0)
    faults.add(head, null, fileFault('list.missingColumns', { missing, found: table.found }))
  return missing.length === 0 && table.twice.length === 0
}

function rowsOf<Field extends string>(
  sheet: Sheet,
  table: ListTable<Field>,
  { marks }: ListShape<Field>,
  findings: Findings,
): ListRow<Field>[] {
  const known = new Set([...table.columns.values()].map(({ column }) => column))
  const holds = ({ cells }: Row) => [...known].some((column) => cells[column] !== undefined)
  listUnread(sheet, table, known, findings)
  const marking = marks.flatMap((field) => table.columns.get(field)?.column ?? [])
  const listed = table.rows.filter(holds)
  const rows = listed.map((row) => ({
    row,
    isStruck: row.struck !== null && marking.some((column) => row.struck!.has(column)),
  }))
  const counts = confirmRows(sheet, rows, findings)
  return listed.filter(counts).map((row) => new ListRow(sheet, table, row, findings))
}

/** Reports columns with content whose heading is unknown, and content outside the list. */
function listUnread(
  sheet: Sheet,
  table: ListTable<string>,
  known: ReadonlySet<number>,
  findings: Findings,
): void {
  const head = sheet.rows.find(({ row }) => row === table.headingRow)!
  for (const { row, cells } of sheet.rows) {
    const isAround = row < table.headingRow || ![...known].some((column) => cells[column] !== undefined)
    const text = cells.flatMap((cell) => quoted(cell) ?? []).join(' ')
    if (isAround)
      findings.leaveOut(sheet.name, { row }, fileFault('unread.text', { text: text.slice(0, 60) }))
  }
  const filled = new Set(table.rows.flatMap(({ cells }) => Object.keys(cells).map(Number)))
  for (const column of [...filled].sort((a, b) => a - b)) {
    if (known.has(column)) continue
    const heading = quoted(head.cells[column])
    const why = fileFault(heading === null ? 'unread.noHeading' : 'unread.unknownHeading')
    findings.leaveOut(sheet.name, { column: `${columnLetters(column)} ${heading ?? ''}`.trim() }, why)
  }
}

const placeOf = (sheet: Sheet, row: number, { column, heading }: FoundColumn): FilePlace => ({
  sheet: sheet.name,
  row,
  column: heading,
  cell: cellAddress(row, column),
  path: null,
})

/** The refusal for a file without a list: the expected columns, and those of the most similar sheet. */
function noTable<Field extends string>(
  { sheets }: Workbook,
  { needed, titles }: ListShape<Field>,
): FileRefused {
  const names = new Set<string>(Object.values(titles))
  const found = sheets.flatMap(({ rows }) =>
    (rows[0]?.cells ?? []).flatMap((cell) =>
      cell?.kind === 'text' && names.has(cell.text) ? [cell.text] : [],
    ),
  )
  return new FileRefused(fileFault('list.noTable', { wanted: needed.map((field) => titles[field]), found }))
}
