import { decimal, sum, times, toAmount, type Decimal } from '@bdr/contract/kernel/decimal'
import type { ImportField } from '@bdr/contract/orders/import'
import { importFault } from '../faults.ts'
import { quoted } from '../../../platform/workbook/clean-text.ts'
import type { Findings } from '../../../platform/import/findings.ts'
import type { FaultList } from '../../../platform/workbook/fault-list.ts'
import type { Cell } from '../../../platform/workbook/workbook.ts'
import { amountOf, quantityOf } from '../../../platform/workbook/values/quantity-and-price.ts'
import type { Form, Table, TotalRow } from './find-forms.ts'
import type { Grid } from './grid.ts'
import type { DraftLine } from './order-collector.ts'
import { figuresOf, measureNamed, type Measure } from './total-words.ts'

/** A row read as a line, and the result. */
export interface CountedLine {
  readonly table: Table
  readonly row: number
  /** null if it has faults */
  readonly line: DraftLine | null
}

interface Figure {
  readonly measure: Measure
  readonly value: Decimal
  readonly column: number
  /** the field whose column contains the figure, if it is in one */
  readonly field: ImportField | null
}

/**
 * Compares a form's total rows with the lines read: a difference means that a line was missed or misinterpreted. Totals
 * over lines with faults are not checked.
 */
export function checkTotals(
  grid: Grid,
  form: Form,
  counted: readonly CountedLine[],
  findings: Findings,
): void {
  const totals = form.tables.flatMap((table) => table.totals.map((total) => ({ total, table })))
  const rows = { checked: [] as number[], unchecked: [] as number[], faulty: [] as number[] }
  for (const { total, table } of totals) {
    const figures = figuresOfRow(grid, table, total.row)
    const above = counted.filter(({ row }) => row < total.row)
    const everyTotal = totals.map((other) => other.total)
    const scopes = scopesOf(total, table, above, everyTotal)
    const scope = scopes.find((lines) => figures.every((figure) => agrees(grid, figure, lines)))
    if (figures.length === 0 || scopes.length === 0) rows.unchecked.push(total.row)
    else if (scopes.every((lines) => lines.some(({ line }) => line === null))) rows.faulty.push(total.row)
    else if (scope) rows.checked.push(total.row)
    else {
      for (const figure of figures.filter((each) => !agrees(grid, each, scopes[0]!)))
        report(grid, total.row, figure, scopes[0]!, findings.faults)
    }
  }
  const sheet = grid.sheetName
  if (rows.checked.length > 0)
    findings.assume(importFault('total.checked', { rows: rows.checked, lines: counted.length }), sheet)
  if (rows.unchecked.length > 0)
    findings.assume(importFault('total.unchecked', { rows: rows.unchecked }), sheet)
  if (rows.faulty.length > 0) findings.assume(importFault('total.faulty', { rows: rows.faulty }), sheet)
}

/** The lines that a row may sum up, the most likely first: pages and orders have totals of their own. */
function scopesOf(
  total: TotalRow,
  table: Table,
  above: readonly CountedLine[],
  totals: readonly TotalRow[],
): (readonly CountedLine[])[] {
  const after = (kinds: readonly TotalRow['kind'][]) => {
    const last = totals.findLast(({ row, kind }) => row < total.row && kinds.includes(kind))
    return above.filter(({ row }) => row > (last?.row ?? 0))
  }
  const ofTable = above.filter((line) => line.table === table)
  const scopes =
    total.kind === 'subtotal'
      ? [after(['subtotal', 'total']), ofTable, above]
      : [above, ofTable, after(['total']), after(['subtotal', 'total'])]
  return scopes.filter((lines) => lines.length > 0)
}

const measureOfField: Readonly<Partial<Record<ImportField, Measure>>> = {
  quantity: 'quantity',
  amount: 'money',
  grossAmount: 'gross',
  netAmount: 'net',
  taxAmount: 'tax',
}

/** The figures of a row. The text to the left of a figure determines its meaning, otherwise its column does. */
function figuresOfRow(grid: Grid, table: Table, row: number): Figure[] {
  const fields = new Map([...table.head.columns.values()].map(({ index, field }) => [index, field]))
  let named: { measure: Measure; column: number } | null = null
  return [...(grid.row(row)?.cells ?? [])].flatMap((cell, column) => {
    if (!cell) return []
    const own = fields.get(column) ?? null
    const inColumn = own === null ? undefined : measureOfField[own]
    const value = figureIn(cell)
    if (value !== null) {
      const beside = named?.column === column - 1 ? named.measure : null
      const measure = beside ?? inColumn ?? named?.measure
      named = null
      return measure ? [{ measure, value, column, field: measure === inColumn ? own : null }] : []
    }
    if (cell.kind !== 'text') return []
    const measure = measureNamed(cell.text)
    named = measure && { measure, column }
    return figuresOf(cell.text).map((figure) => ({ ...figure, column, field: null }))
  })
}

/** The figure in a cell; it may have a unit, as in `15 台`. */
function figureIn(cell: Cell): Decimal | null {
  const amount = amountOf(cell)
  if (amount !== null) return amount
  const quantity = cell.kind === 'text' ? quantityOf(cell) : null
  return quantity && 'value' in quantity && quantity.value.unit !== null ? quantity.value.quantity : null
}

/** The tolerance per line, since each amount may have been rounded on either side. */
const centsPerLine = '0.02'

function agrees(grid: Grid, figure: Figure, scope: readonly CountedLine[]): boolean {
  const sums = sumsOf(grid, figure, scope)
  if (sums.length === 0) return true
  const tolerance = ['quantity', 'count'].includes(figure.measure)
    ? '0'
    : times(centsPerLine, String(scope.length))
  return sums.some((expected) => decimal(expected).minus(figure.value).abs().lte(tolerance))
}

/** The possible values of the figure, the most likely first; empty if a line of the scope has faults. */
function sumsOf(grid: Grid, figure: Figure, scope: readonly CountedLine[]): Decimal[] {
  if (figure.measure === 'count') return [String(scope.length)]
  const lines = scope.flatMap(({ line }) => line ?? [])
  if (lines.length < scope.length) return []
  if (figure.measure === 'quantity') return [sum(lines.map(({ quantity }) => quantity))]
  const gross = lines.map(({ quantity, unitPrice }) => toAmount(times(quantity, unitPrice)))
  const written = figure.field === null ? [] : writtenSums(grid, figure.field, scope)
  if (figure.measure === 'gross') return [...written, sum(gross)]
  const rates = lines.map(({ taxRate }) => taxRate)
  if (figure.measure !== 'money' && written.length === 0 && rates.includes(null)) return []
  const net = rates.map((rate, index) =>
    decimal(gross[index]!)
      .div(decimal(rate ?? '0').plus(1))
      .round(2)
      .toFixed(),
  )
  if (figure.measure === 'net') return [...written, sum(net)]
  const tax = decimal(sum(gross)).minus(sum(net)).toFixed()
  return figure.measure === 'tax' ? [...written, tax] : [...written, sum(gross), sum(net)]
}

function writtenSums(grid: Grid, field: ImportField, scope: readonly CountedLine[]): Decimal[] {
  const amounts = scope.map(({ table, row }) => {
    const column = table.head.columns.get(field)
    return column ? amountOf(grid.at(row, column.index)) : null
  })
  return amounts.every((amount) => amount !== null) ? [sum(amounts)] : []
}

function report(
  grid: Grid,
  row: number,
  figure: Figure,
  scope: readonly CountedLine[],
  faults: FaultList,
): void {
  const expected = sumsOf(grid, figure, scope)[0]!
  const details = { expected, lines: scope.length }
  const fault =
    figure.measure === 'count'
      ? importFault('total.count', details)
      : figure.measure === 'quantity'
        ? importFault('total.quantity', details)
        : importFault('total.amount', { ...details, expected: toAmount(expected) })
  const place = grid.place(row, figure.column, null)
  faults.add(place, quoted(grid.at(row, figure.column)), fault)
}
