import { importTextLimits } from '@bdr/contract/orders/import'
import { importFieldNames, importFault, type ImportField } from '@bdr/text/import-faults'
import type { FaultList } from '../../../platform/workbook/fault-list.ts'
import { FileRefused, wholeFile } from '../../../platform/workbook/file-refused.ts'
import type { OrderHead, Place, ReadOrder } from '../model.ts'
import { textOf } from '../../../platform/workbook/clean-text.ts'
import { halfWidth } from '../../../platform/half-width.ts'
import type { Reading } from '../../../platform/workbook/reading.ts'
import { currencyOf } from '../values/currency.ts'
import { dayOf } from '../values/day.ts'
import type { Cell, Sheet, Workbook } from '../../../platform/workbook/workbook.ts'
import { checkTotals, type CountedLine } from './check-totals.ts'
import { findForms, type Form, type Table } from './find-forms.ts'
import { gridOf, type Grid } from './grid.ts'
import { headFields, type HeadField } from './headings.ts'
import { matchHeading, headingName } from './match-heading.ts'
import { missingFields, neededNames } from './missing-fields.ts'
import { OrderCollector, type HeadValue, type OrderDraft } from './order-collector.ts'
import { readLine } from './read-line.ts'
import { RowValues, type Source } from './row-values.ts'

/** Sheets that explain how to fill in the others, sometimes with a table of examples. */
const instructions = /说明|样例|填写示例|模板示例|字典|readme|instruction/i

/**
 * Reads the orders of a workbook: lists with one row per line, printed forms, or both. Sheets
 * without a table of order lines are passed over; at least one must have one.
 */
export function readWorkbookOrders(
  workbook: Workbook,
  faults: FaultList,
): { orders: ReadOrder[]; unfinished: OrderHead[] } {
  const tables = workbook.sheets
    .map((sheet) => ({ sheet, grid: gridOf(sheet) }))
    .map(({ sheet, grid }) => ({ sheet, grid, forms: findForms(grid) }))
    .filter(({ forms }) => forms.length > 0)
  if (tables.length === 0) throw noTable(workbook)
  const meant = tables.filter(({ sheet }) => !instructions.test(sheet.name))
  const collector = new OrderCollector(faults)
  let lines = 0
  for (const { grid, forms } of meant.length > 0 ? meant : tables) {
    for (const form of forms) lines += readForm(grid, form, workbook.date1904, collector, faults)
  }
  if (lines === 0 && faults.count === 0) throw new FileRefused(importFault('book.noOrders'))
  return collector.finish()
}

/** @returns how many lines the form has, faulty ones included */
function readForm(
  grid: Grid,
  form: Form,
  date1904: boolean,
  collector: OrderCollector,
  faults: FaultList,
): number {
  reportLabelConflicts(form, faults)
  const counted: CountedLine[] = []
  // an empty order number means as above, across the pages of a list too
  let current: OrderDraft | null = null
  for (const table of form.tables) {
    if (!isReadable(grid, form, table, faults)) continue
    for (const { row } of table.lines) {
      const values = new RowValues(grid, form, table, row, faults)
      current = orderOf(values, form, current, collector)
      collector.addHead(current, headValues(values, date1904, current))
      const orderDate = current.head.get('orderDate')?.value ?? null
      const line = readLine(values, { date1904, orderDate })
      const lineNo = line?.lineNo ?? writtenLineNo(values)
      const isFree = lineNo === null || collector.claimLineNo(current, lineNo, values.source('lineNo')!.place)
      if (line && isFree) current.lines.push(line)
      counted.push({ table, row, line })
    }
  }
  checkTotals(grid, form, counted, faults)
  return sum(form.tables.map(({ lines }) => lines.length))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** A line with other faults still claims its number. */
function writtenLineNo(values: RowValues): number | null {
  const cell = values.source('lineNo')?.cell
  return cell?.kind === 'number' && /^[1-9]\d{0,8}$/.test(cell.value) ? Number(cell.value) : null
}

function reportLabelConflicts(form: Form, faults: FaultList): void {
  const missingColumn = (field: ImportField) => form.tables.some(({ head }) => !head.columns.has(field))
  for (const [first, second] of form.labelConflicts) {
    const required = isRequiredHead(first.field) && missingColumn(first.field)
    if (!required) continue
    const cells = `${first.place.cell}、${second.place.cell}`
    const fault = importFault('sheet.labelTwice', { field: importFieldNames[first.field], cells })
    faults.add(second.place, null, fault)
  }
}

const isRequiredHead = (field: ImportField): boolean =>
  ['orderNo', 'buyerName', 'supplierCode', 'supplierName', 'orderDate', 'shipTo', 'currency'].includes(field)

/** Whether every field a line needs has a place in the table or its form. */
function isReadable(grid: Grid, form: Form, table: Table, faults: FaultList): boolean {
  const { head } = table
  if (table.lines.length === 0) return false
  for (const [first, second] of head.conflicts) {
    const place = grid.place(head.bottom, second.index, second.name)
    const cells = [first, second].map(({ index }) => grid.place(head.bottom, index, null).cell).join('、')
    faults.add(
      place,
      second.name,
      importFault('sheet.headingTwice', { field: importFieldNames[first.field], cells }),
    )
  }
  const missing = missingFields(grid, form, table)
  if (missing.length === 0) return head.conflicts.length === 0
  const place: Place = { ...wholeFile, sheet: grid.sheetName, row: head.bottom }
  faults.add(place, null, importFault('sheet.missingColumns', { missing, found: head.found }))
  return false
}

function orderOf(
  values: RowValues,
  form: Form,
  current: OrderDraft | null,
  collector: OrderCollector,
): OrderDraft {
  const source = values.source('orderNo')!
  if (current && !(source.cell && source.column)) return current
  const orderNo = values.required('orderNo', orderNoOf)
  const note = form.labels.get('note')
  const noteText = note ? textOf(note.cell, importTextLimits.note) : { value: null }
  return collector.open(orderNo, source.place, 'value' in noteText ? noteText.value : null)
}

/** Full-width letters and digits make no other number: people look for it as they type. */
function orderNoOf(cell: Cell): Reading<string | null> {
  const written = textOf(cell, importTextLimits.orderNo)
  return 'value' in written && written.value !== null ? { value: halfWidth(written.value) } : written
}

/** What the row says of the head; a label's fault is told once, with the first row of its order. */
function headValues(
  values: RowValues,
  date1904: boolean,
  draft: OrderDraft,
): Map<Exclude<HeadField, 'orderNo'>, HeadValue> {
  const found = new Map<Exclude<HeadField, 'orderNo'>, HeadValue>()
  for (const field of headFields) {
    if (field === 'orderNo') continue
    const source = values.source(field)
    if (!source || (!source.column && draft.head.has(field))) continue
    const value = readHeadCell(values, field, source, date1904)
    found.set(field, { value, place: source.place, faulty: value === null && source.cell !== undefined })
  }
  return found
}

function readHeadCell(
  values: RowValues,
  field: Exclude<HeadField, 'orderNo'>,
  source: Source,
  date1904: boolean,
) {
  const read = (cell: Cell) => {
    if (field === 'orderDate') return dayOf(cell, date1904)
    return field === 'currency' ? currencyOf(cell) : textOf(cell, importTextLimits[field])
  }
  return source.cell ? values.accept(source, read(source.cell)) : null
}

/** Says what is looked for, and what the sheet that comes nearest has of it. */
function noTable(workbook: Workbook): FileRefused {
  const found = workbook.sheets.map(knownHeadings).sort((a, b) => b.length - a.length)[0] ?? []
  return new FileRefused(importFault('book.noTable', { wanted: neededNames, found }))
}

function knownHeadings(sheet: Sheet): string[] {
  const names = new Set<string>()
  for (const { cells } of sheet.rows.slice(0, 100)) {
    for (const cell of cells) {
      if (cell?.kind === 'text' && matchHeading(cell.text)) names.add(headingName(cell.text))
    }
  }
  return [...names]
}
