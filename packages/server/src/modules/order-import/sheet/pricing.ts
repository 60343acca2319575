import { decimal, times, type Decimal } from '@bdr/contract/kernel/decimal'
import type { ImportField } from '@bdr/contract/orders/import'
import { importFault } from '../faults.ts'
import { toSimplified } from '../../../platform/simplified.ts'
import type { Findings } from '../../../platform/import/findings.ts'
import type { PriceBasis, ReadOptions } from '../model.ts'
import { isNear, readAmounts } from './line-amounts.ts'
import { readPriceBase } from './price-base.ts'
import { priceOf, quantityOf } from '../../../platform/workbook/values/quantity-and-price.ts'
import { rateOf } from '../../../platform/workbook/values/rate.ts'
import type { Form, Table } from './find-forms.ts'
import type { Grid } from './grid.ts'
import type { RowValues } from './row-values.ts'

/** The columns with a table's prices, and their meaning. */
export interface Pricing {
  /** with tax */
  readonly gross: ImportField | null
  /** without tax: used if there is none with tax, otherwise compared with it */
  readonly net: ImportField | null
  /** for all lines, chosen by the operator */
  readonly rate: Decimal | null
  /** whether a person first has to decide between with and without tax, so that amounts cannot be compared yet */
  readonly open: boolean
}

const taxFields: readonly ImportField[] = ['taxRate', 'taxAmount', 'grossAmount', 'netAmount']

/** Rates in use, the most common first; any other can be typed. */
const commonRates = ['0.13', '0.09', '0.06', '0.03', '0.01', '0'] as const

/**
 * Determines whether a table's prices include tax: by the headings, by a second price column, by the amounts, and
 * otherwise by asking once for each layout.
 * @param rows the lines of the table; their faults are not reported here
 */
export function readPricing(
  grid: Grid,
  form: Form,
  table: Table,
  rows: readonly RowValues[],
  findings: Findings,
  options: Pick<ReadOptions, 'priceBases'>,
): Pricing {
  const { columns } = table.head
  const name = (field: ImportField) => columns.get(field)?.name ?? ''
  const assume = (statement: Parameters<Findings['assume']>[0]) => findings.assume(statement, grid.sheetName)
  if (columns.has('unitPrice')) {
    if (!columns.has('price') || columns.has('netPrice'))
      return pricing('unitPrice', columns.has('netPrice') ? 'netPrice' : null)
    const isNet = rows.some((row) => differs(row, 'price', 'unitPrice'))
    if (isNet) assume(importFault('price.net.beside', { column: name('price'), other: name('unitPrice') }))
    return pricing('unitPrice', isNet ? 'price' : null)
  }
  if (columns.has('netPrice'))
    return columns.has('price')
      ? pricing('price', 'netPrice')
      : netPricing(grid, form, table, 'netPrice', findings)
  const basis = basisOf(grid, form, table, rows, findings, options)
  if (basis === 'net') return netPricing(grid, form, table, 'price', findings)
  return { ...pricing('price', null), open: basis === null }
}

const pricing = (gross: ImportField | null, net: ImportField | null): Pricing => ({
  gross,
  net,
  rate: null,
  open: false,
})

/** The pricing for prices without tax, which need a rate. The operator may know it. */
function netPricing(grid: Grid, form: Form, table: Table, field: ImportField, findings: Findings): Pricing {
  const { columns } = table.head
  const column = columns.get(field)!.name
  if (columns.has('taxRate') || form.labels.has('taxRate') || columns.has('taxAmount')) {
    findings.assume(importFault('price.net.column', { column }), grid.sheetName)
    return pricing(null, field)
  }
  const answer = findings.ask(importFault('rate.ask', { column }), {
    id: `rate:${table.head.key}`,
    kind: 'rate',
    sheet: grid.sheetName,
    options: [...commonRates, 'gross'],
    takes: (given) => /^0(\.\d{1,6})?$/.test(given),
  })
  if (answer === 'gross') return pricing(field, null)
  return { gross: null, net: field, rate: answer, open: answer === null }
}

function basisOf(
  grid: Grid,
  form: Form,
  table: Table,
  rows: readonly RowValues[],
  findings: Findings,
  { priceBases }: Pick<ReadOptions, 'priceBases'>,
): PriceBasis | null {
  const { columns, key } = table.head
  const column = columns.get('price')!.name
  const taxed = taxFields.some((field) => columns.has(field)) || form.labels.has('taxRate')
  const statesTax = toSimplified(column).includes('含税')
  const untaxed = /不含税|未税|除税|不含增值税/
  if (!taxed && !form.unread.some(({ text }) => untaxed.test(toSimplified(text)))) {
    // the heading 单价（含税） is explicit
    if (!statesTax) findings.assume(importFault('price.gross.plain', { column }), grid.sheetName)
    return 'gross'
  }
  if (statesTax) return 'gross'
  const shown = basisByAmounts(rows)
  if (shown) {
    const assumption = shown === 'gross' ? ('price.gross.amounts' as const) : ('price.net.amounts' as const)
    findings.assume(importFault(assumption, { column }), grid.sheetName)
    return shown
  }
  const answer = findings.ask(importFault('price.basis', { column }), {
    id: basisQuestion(key),
    kind: 'choice',
    sheet: grid.sheetName,
    options: ['gross', 'net'],
    remembered: priceBases.get(key) ?? null,
  })
  return answer as PriceBasis | null
}

export const basisQuestion = (head: string): string => `basis:${head}`

/** Whether two price columns of a row contain different figures. */
function differs(row: RowValues, a: ImportField, b: ImportField): boolean {
  const [first, second] = [price(row, a), price(row, b)]
  return first !== null && second !== null && !decimal(first).eq(second)
}

/** The price basis with which the amounts of all lines agree, if any do. */
function basisByAmounts(rows: readonly RowValues[]): PriceBasis | null {
  const shown = new Set(rows.map(basisOfLine).filter((basis) => basis !== null))
  return shown.size === 1 ? [...shown][0]! : null
}

function basisOfLine(row: RowValues): PriceBasis | null {
  const value = lineValue(row)
  if (value === null) return null
  const { amount, gross, net, tax } = readAmounts(row)
  const rate = rateIn(row)
  const taxedByRate = rate === null ? null : times(value, decimal(rate).plus(1).toFixed())
  const isGross =
    near(value, gross) ||
    (net !== null && tax !== null && near(value, decimal(net).plus(tax).toFixed())) ||
    (gross === null && near(value, amount) && taxWithin(amount, tax, rate))
  const isNet =
    near(value, net) ||
    (gross !== null && tax !== null && near(decimal(value).plus(tax).toFixed(), gross)) ||
    (taxedByRate !== null && near(taxedByRate, gross)) ||
    (gross === null && near(value, amount) && taxOnTop(amount, tax, rate))
  if (isGross === isNet) return null
  return isGross ? 'gross' : 'net'
}

const near = (value: Decimal, amount: Decimal | null): boolean => amount !== null && isNear(value, amount)

const taxOnTop = (amount: Decimal | null, tax: Decimal | null, rate: Decimal | null): boolean =>
  amount !== null && tax !== null && rate !== null && isNear(times(amount, rate), tax)

const taxWithin = (amount: Decimal | null, tax: Decimal | null, rate: Decimal | null): boolean =>
  amount !== null &&
  tax !== null &&
  rate !== null &&
  isNear(decimal(amount).times(rate).div(decimal(rate).plus(1)).toFixed(), tax)

/** Quantity × price as written. */
function lineValue(row: RowValues): Decimal | null {
  const cell = row.own('quantity')
  const quantity = cell ? quantityOf(cell) : null
  const unitPrice = price(row, 'price')
  const base = readPriceBase(row, null)
  if (!quantity || 'fault' in quantity || unitPrice === null || 'fault' in base) return null
  return decimal(quantity.value.quantity).times(unitPrice).div(base.value).toFixed()
}

function price(row: RowValues, field: ImportField): Decimal | null {
  const cell = row.own(field)
  const reading = cell ? priceOf(cell) : null
  return reading && 'value' in reading ? reading.value.price : null
}

function rateIn(row: RowValues): Decimal | null {
  const source = row.source('taxRate')
  const reading = source?.cell ? rateOf(source.cell, source.column?.percent ?? false) : null
  return reading && 'value' in reading ? reading.value : null
}
