import {
  importHeadFields,
  importTextLimits,
  type ImportField,
  type ImportHeadField,
} from '@bdr/contract/orders/import'
import type { Fault } from '@bdr/text/import-file'
import { importFault } from '../faults.ts'
import { exampleMark } from '@bdr/text/imported-words'
import { halfWidth } from '../../../platform/half-width.ts'
import { toSimplified } from '../../../platform/simplified.ts'
import { confirmRows, inOrOut } from '../../../platform/import/confirm-rows.ts'
import type { Findings } from '../../../platform/import/findings.ts'
import { quoted, textOf } from '../../../platform/workbook/clean-text.ts'
import type { FaultList } from '../../../platform/workbook/fault-list.ts'
import { wholeFile } from '../../../platform/workbook/file-refused.ts'
import { mapReading, type Reading } from '../../../platform/workbook/reading.ts'
import type { Cell, Row, Sheet, Workbook } from '../../../platform/workbook/workbook.ts'
import type { Place, ReadLayout, ReadOptions, ReadResult } from '../model.ts'
import { currencyOf } from '../../../platform/workbook/values/currency.ts'
import { currencyShown } from '../../../platform/workbook/values/quantity-and-price.ts'
import { dayOf } from '../../../platform/workbook/values/day.ts'
import { checkTotals, type CountedLine } from './check-totals.ts'
import { findForms, type Form, type Table } from './find-forms.ts'
import { gridOf, type Grid } from './grid.ts'
import { Layouts } from './layouts.ts'
import { LineNotes } from './line-notes.ts'
import { matchHeading, headingName } from './match-heading.ts'
import { missingFields, neededFields } from './missing-fields.ts'
import { OrderCollector, type HeadValue, type OrderDraft } from './order-collector.ts'
import { basisQuestion, readPricing } from './pricing.ts'
import { readLine } from './read-line.ts'
import { RowValues, type Source } from './row-values.ts'
import { likelyHead } from './table-head.ts'
import { listUnread } from './unread.ts'

/** Sheets that explain how to fill in the others, possibly with a table of examples. */
const instructions = /说明|样例|填写示例|模板示例|字典|readme|instruction/i

interface ReadSheet {
  readonly sheet: Sheet
  readonly grid: Grid
  readonly forms: readonly Form[]
  readonly lineCount: number
}

/**
 * Reads the orders of a workbook: lists with one row per line, printed forms, or both. Everything that is not read or
 * had to be assumed is reported.
 */
export function readWorkbookOrders(
  workbook: Workbook,
  findings: Findings,
  options: ReadOptions,
): Pick<ReadResult, 'orders' | 'unfinished' | 'layouts' | 'bases'> {
  const layouts = new Layouts()
  const sheets = workbook.sheets.map((sheet): ReadSheet => {
    const grid = gridOf(sheet)
    const forms = findForms(grid, options.layouts).map((form) => withoutExamples(sheet, form, findings))
    return { sheet, grid, forms, lineCount: count(forms.flatMap(({ tables }) => tables)) }
  })
  for (const { grid, forms } of sheets)
    for (const form of forms)
      for (const table of form.tables)
        layouts.add(grid, table.head, table.lines, missingFields(grid, form, table))
  const sheetsToRead = sheets.filter((sheet) => isSheetRead(sheet, sheets, layouts, findings, options))
  if (sheets.every(({ forms }) => forms.length === 0)) findings.faults.add(wholeFile, null, noTable(workbook))
  const collector = new OrderCollector(findings)
  const context = { options, collector, findings }
  for (const { sheet, grid, forms } of sheetsToRead) {
    const tables = forms.flatMap((form) => form.tables)
    const lines = tables.flatMap((table) =>
      table.lines.map((row) => ({ row, isStruck: isStruck(row, table) })),
    )
    const isIncluded = confirmRows(sheet, lines, findings)
    for (const form of forms) readForm(grid, withRows(form, isIncluded), context)
  }
  if (sheets.some(({ forms }) => forms.length > 0) && sheets.every(({ lineCount }) => lineCount === 0))
    findings.faults.add(wholeFile, null, importFault('book.noOrders'))
  return { ...collector.finish(), layouts: layouts.all, bases: chosenBases(layouts.all, findings) }
}

/** Removes the example of our template, which people often leave in the file. */
function withoutExamples(sheet: Sheet, form: Form, findings: Findings): Form {
  const isExample = (row: Row, { head }: Table) => {
    const column = head.columns.get('orderNo')
    return column !== undefined && (quoted(row.cells[column.index])?.startsWith(exampleMark) ?? false)
  }
  const tables = form.tables.map((table) => {
    const examples = table.lines.filter((row) => isExample(row, table))
    for (const { row } of examples) findings.leaveOut(sheet.name, { row }, importFault('unread.example'))
    return examples.length === 0
      ? table
      : { ...table, lines: table.lines.filter((row) => !examples.includes(row)) }
  })
  return { ...form, tables }
}

const count = (tables: readonly Table[]): number =>
  tables.reduce((total, { lines }) => total + lines.length, 0)

/** Whether a sheet is read; if only a person can know, it is asked. */
function isSheetRead(
  { sheet, grid, forms, lineCount }: ReadSheet,
  all: readonly ReadSheet[],
  layouts: Layouts,
  findings: Findings,
  options: ReadOptions,
): boolean {
  const leaveOut = (why: Parameters<Findings['leaveOut']>[2]) => {
    findings.leaveOut(sheet.name, {}, why)
    return false
  }
  if (sheet.rows.length === 0) return false
  if (forms.length === 0) {
    if (sheet.hidden) return leaveOut(importFault('unread.hiddenSheet'))
    const head = likelyHead(grid, options.layouts)
    if (head)
      layouts.add(grid, head, sheet.rows.filter(({ row }) => row > head.bottom).slice(0, 50), neededFields)
    return leaveOut(importFault('unread.noHead'))
  }
  if (lineCount === 0) return leaveOut(importFault('unread.empty'))
  const isExample = instructions.test(toSimplified(sheet.name)) && all.some((other) => isPlain(other))
  if (!sheet.hidden && !isExample) return true
  const asked = importFault(sheet.hidden ? 'sheet.hidden' : 'sheet.example', { lines: lineCount })
  const question = { id: `sheet:${sheet.name}`, kind: 'choice', sheet: sheet.name, options: inOrOut } as const
  const answer = findings.ask(asked, question)
  return answer === 'skip' ? leaveOut(importFault('unread.skippedSheet')) : answer === 'include'
}

const isPlain = ({ sheet, lineCount }: ReadSheet): boolean =>
  lineCount > 0 && !sheet.hidden && !instructions.test(toSimplified(sheet.name))

/** Whether the material or the quantity of a row is struck out; a struck out remark does not matter. */
const isStruck = ({ struck }: Row, { head }: Table): boolean =>
  struck !== null &&
  (['materialCode', 'materialName', 'quantity'] as const).some((field) => {
    const column = head.columns.get(field)
    return column !== undefined && struck.has(column.index)
  })

const withRows = (form: Form, isIncluded: (row: Row) => boolean): Form => ({
  ...form,
  tables: form.tables.map((table) => ({ ...table, lines: table.lines.filter(isIncluded) })),
})

/** The answers about prices, to be remembered with the heads they were asked for. */
function chosenBases(layouts: readonly ReadLayout[], findings: Findings): ReadResult['bases'] {
  return layouts.flatMap(({ head }) => {
    const basis = findings.answerTo(basisQuestion(head))
    return basis === 'gross' || basis === 'net' ? [{ head, basis }] : []
  })
}

interface FormContext {
  readonly options: ReadOptions
  readonly collector: OrderCollector
  readonly findings: Findings
}

function readForm(grid: Grid, form: Form, { options, collector, findings }: FormContext): void {
  const { faults } = findings
  reportLabelConflicts(form, faults)
  listUnread(grid, form, findings)
  const settleFaulty = (row: number) =>
    findings.elements.settle({ sheet: grid.sheetName, row, path: null }, 'faulty')
  const counted: CountedLine[] = []
  // an empty order number means the one above, even across the pages of a list
  let current: OrderDraft | null = null
  for (const table of form.tables) {
    if (!isReadable(grid, form, table, faults)) {
      for (const { row } of table.lines) settleFaulty(row)
      continue
    }
    if (table.head.mapped.size > 0) findings.assume(importFault('layout.remembered'), grid.sheetName)
    const rows = table.lines.map(({ row }) => new RowValues(grid, form, table, row, findings))
    const pricing = readPricing(grid, form, table, rows, findings, options)
    const notes = new LineNotes()
    for (const values of rows) {
      current = orderOf(values, form, current, collector)
      collector.addHead(current, headValues(values, current, findings))
      const orderDate = current.head.get('orderDate')?.value ?? null
      const line = readLine(values, { orderDate, pricing, notes })
      const lineNo = line?.lineNo ?? writtenLineNo(values)
      const isFree = lineNo === null || collector.claimLineNo(current, lineNo, values.source('lineNo')!.place)
      if (line && isFree) current.lines.push(line)
      else current.hasFaults = true
      // the fault may be that of a label or of a merged cell, which is in another row
      if (values.faulty) settleFaulty(values.row)
      counted.push({ table, row: values.row, line })
    }
    notes.report(findings, grid.sheetName, table)
  }
  checkTotals(grid, form, counted, findings)
}

/** A line with other faults reserves its number as well. */
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
    const fault = importFault('sheet.labelTwice', { field: first.field, cells })
    faults.add(second.place, null, fault)
  }
}

const isRequiredHead = (field: ImportField): boolean =>
  ['orderNo', 'buyerName', 'supplierCode', 'supplierName', 'orderDate', 'shipTo', 'currency'].includes(field)

/** Whether every required field has a column or a label. */
function isReadable(grid: Grid, form: Form, table: Table, faults: FaultList): boolean {
  const { head } = table
  if (table.lines.length === 0) return false
  for (const [first, second] of head.conflicts) {
    const place = grid.place(head.bottom, second.index, second.name)
    const cells = [first, second].map(({ index }) => grid.place(head.bottom, index, null).cell).join('、')
    faults.add(place, second.name, importFault('sheet.headingTwice', { field: first.field, cells }))
  }
  const missing = missingFields(grid, form, table)
  if (missing.length === 0) return head.conflicts.length === 0
  const place: Place = { ...wholeFile, sheet: grid.sheetName, row: head.bottom }
  faults.add(
    place,
    null,
    importFault('sheet.missingColumns', { missing, found: head.headings.map(({ name }) => name) }),
  )
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

/**
 * The order number in half width: full-width letters and digits do not make another number, because people search for
 * it as they type.
 */
function orderNoOf(cell: Cell): Reading<string | null> {
  const written = textOf(cell, importTextLimits.orderNo)
  return mapReading(written, (orderNo) => orderNo && halfWidth(orderNo))
}

/**
 * The values of the order's head in this row. A label's fault is reported only once, with the first row of its order.
 */
function headValues(
  values: RowValues,
  draft: OrderDraft,
  findings: Findings,
): Map<Exclude<ImportHeadField, 'orderNo'>, HeadValue> {
  const found = new Map<Exclude<ImportHeadField, 'orderNo'>, HeadValue>()
  for (const field of importHeadFields) {
    if (field === 'orderNo') continue
    const source = values.source(field)
    if (!source || (!source.column && draft.head.has(field))) continue
    const value = readHeadCell(values, field, source)
    found.set(field, { value, place: source.place, faulty: value === null && source.cell !== undefined })
  }
  const shown = shownCurrency(values)
  const stated = found.get('currency')?.value ?? draft.head.get('currency')?.value
  if (!shown) return found
  if (!stated) {
    found.set('currency', { value: shown.currency, place: shown.place, faulty: false })
    findings.assume(shown.assumption, shown.place.sheet)
  } else if (stated !== shown.currency) {
    const fault = importFault('currency.format', { currency: stated, shown: shown.currency })
    findings.faults.add({ ...shown.place, ...draft.orderNoAt, cell: shown.place.cell }, null, fault)
  }
  return found
}

const moneyFields = ['unitPrice', 'netPrice', 'price', 'grossAmount', 'amount', 'netAmount'] as const

/** The currency in the cell or heading of a price or amount. */
function shownCurrency(values: RowValues): { currency: string; place: Place; assumption: Fault } | null {
  for (const field of moneyFields) {
    const source = values.source(field)
    if (!source) continue
    const { cell, place, column } = source
    const shown = currencyShown(cell)
    if (shown !== null)
      return { currency: shown, place, assumption: importFault('currency.shown', { currency: shown }) }
    if (column?.currency) {
      const { currency, name } = column
      return { currency, place, assumption: importFault('currency.heading', { currency, column: name }) }
    }
  }
  return null
}

function readHeadCell(values: RowValues, field: Exclude<ImportHeadField, 'orderNo'>, source: Source) {
  const read = (cell: Cell) => {
    if (field === 'orderDate') return dayOf(cell, values.hiddenTime(source))
    return field === 'currency' ? currencyOf(cell) : textOf(cell, importTextLimits[field])
  }
  return source.cell ? values.accept(source, read(source.cell)) : null
}

/** The refusal for a workbook without orders: the expected columns, and those of the most similar sheet. */
function noTable(workbook: Workbook): Fault {
  const found = workbook.sheets.map(knownHeadings).sort((a, b) => b.length - a.length)[0] ?? []
  return importFault('book.noTable', { wanted: neededFields, found })
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
