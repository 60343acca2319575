import {
  decimal,
  decimalScale,
  times,
  toAmount,
  toUnitPrice,
  type Decimal,
} from '@bdr/contract/kernel/decimal'
import { importTextLimits } from '@bdr/contract/orders/import'
import { unitFrom } from '@bdr/contract/units'
import { importFault, type ImportField } from '@bdr/text/import-faults'
import { dayOf } from '../values/day.ts'
import { textOf } from '../../../platform/workbook/clean-text.ts'
import {
  amountOf,
  priceOf,
  quantityOf,
  withinScale,
  type WrittenQuantity,
} from '../values/quantity-and-price.ts'
import { rateOf } from '../values/rate.ts'
import type { Reading } from '../../../platform/workbook/reading.ts'
import type { Cell } from '../../../platform/workbook/workbook.ts'
import type { DraftLine } from './order-collector.ts'
import type { RowValues, Source } from './row-values.ts'

/** What the line needs to know besides its row. */
export interface LineContext {
  readonly date1904: boolean
  /** null where the head's own cannot be read */
  readonly orderDate: string | null
}

type TextField = keyof typeof importTextLimits & ImportField

const text = (field: TextField) => (cell: Cell) => textOf(cell, importTextLimits[field])

/** Reads one order line; every flaw of it becomes a fault. Null if there was any. */
export function readLine(row: RowValues, { date1904, orderDate }: LineContext): DraftLine | null {
  const materialCode = row.optional('materialCode', text('materialCode'))
  const materialName = row.required('materialName', text('materialName'))
  const specification = readSpecification(row)
  const brand = row.optional('brand', text('brand'))
  const written = readQuantity(row)
  const unit = readUnit(row, written)
  const taxRate = row.optional('taxRate', (cell, { column }) => rateOf(cell, column?.percent ?? false))
  const unitPrice = readPrice(row, taxRate)
  const requiredDate = readRequiredDate(row, date1904, orderDate)
  const tolerance = row.optional('tolerance', readTolerance)
  // a form's own 备注 is about the order
  const note = row.source('note')?.column ? row.optional('note', text('note')) : null
  const lineNo = readLineNo(row)
  if (written && unitPrice) checkAmounts(row, written.quantity, unitPrice, taxRate ?? '0')
  const known =
    materialName !== null && written !== null && unit !== null && unitPrice !== null && requiredDate !== null
  if (!known || row.faulty) return null
  return {
    lineNo,
    materialCode,
    materialName,
    specification,
    brand,
    unit,
    quantity: written.quantity,
    unitPrice,
    taxRate: taxRate ?? '0',
    requiredDate,
    tolerance: tolerance ?? '0',
    note,
    at: { ...row.source('quantity')!.place, column: null, cell: null },
  }
}

/** 规格 and 型号 in two columns are one specification to us. */
function readSpecification(row: RowValues): string | null {
  const parts = [
    row.optional('specification', text('specification')),
    row.optional('model', text('specification')),
  ]
  const distinct = new Set(parts.filter((part) => part !== null))
  return distinct.size === 0 ? null : [...distinct].join(' ')
}

function readQuantity(row: RowValues): WrittenQuantity | null {
  const source = row.source('quantity')
  // one number for several lines: which of them gets how much?
  if (source?.merged) return row.reject(source, importFault('cell.merged'))
  return row.required('quantity', quantityOf)
}

/** The unit stands in its column, in the heading of the quantities, or behind the number. */
function readUnit(row: RowValues, written: WrittenQuantity | null): string | null {
  const quantity = row.source('quantity')!
  const elsewhere = written?.unit ?? quantity.column?.unit ?? null
  const column = row.source('unit')
  if (!column?.cell) {
    if (elsewhere !== null) return elsewhere
    if (column) return row.reject(column, importFault('cell.missing'))
    // without a column it is the quantity that says too little; with a faulty one it is told already
    return written ? row.reject(quantity, importFault('unit.missing')) : null
  }
  const unit = row.required('unit', knownUnit)
  if (unit !== null && elsewhere !== null && unit !== elsewhere) {
    return row.reject(quantity, importFault('unit.differs', { unit }))
  }
  return unit
}

function knownUnit(cell: Cell): Reading<string> {
  const written = textOf(cell, 20)
  if ('fault' in written) return written
  const unit = unitFrom(written.value ?? '')
  return unit === null ? { fault: importFault('unit.unknown') } : { value: unit }
}

/** The price with tax; computed from the one without where only that is given. */
function readPrice(row: RowValues, taxRate: Decimal | null): Decimal | null {
  const gross = row.source('unitPrice')
  const net = row.source('netPrice')
  if (gross?.cell || !net?.cell) return row.required(gross ? 'unitPrice' : 'netPrice', priceOf)
  const netPrice = row.required('netPrice', priceOf)
  const rateSource = row.source('taxRate')
  if (netPrice === null) return null
  if (taxRate === null) {
    if (!rateSource) return row.reject(net, importFault('rate.missing'))
    return rateSource.cell ? null : row.reject(rateSource, importFault('cell.missing'))
  }
  return row.accept(
    net,
    withinScale(toUnitPrice(times(netPrice, decimal(taxRate).plus(1).toFixed())), 'price'),
  )
}

function readRequiredDate(row: RowValues, date1904: boolean, orderDate: string | null): string | null {
  const day = row.required('requiredDate', (cell) => dayOf(cell, date1904))
  if (day !== null && orderDate !== null && day < orderDate) {
    // the cell of a date holds its serial number
    return row.reject(row.source('requiredDate')!, importFault('date.beforeOrder', { orderDate }), day)
  }
  return day
}

function readTolerance(cell: Cell, { column }: Source): Reading<Decimal> {
  const bare: Cell =
    cell.kind === 'text' ? { kind: 'text', text: cell.text.replace(/^\s*[±≤+]\s*/, '') } : cell
  return rateOf(bare, column?.percent ?? false)
}

function readLineNo(row: RowValues): number | null {
  const source = row.source('lineNo')
  if (!source?.cell || source.merged) return null
  return row.optional('lineNo', (cell) => {
    const written = textOf(cell, 20)
    if ('fault' in written) return written
    const isNumber = /^0*[1-9]\d{0,8}$/.test(written.value ?? '')
    return isNumber ? { value: Number(written.value) } : { fault: importFault('lineNo.invalid') }
  })
}

/** Two cents: each amount may have been rounded once on either side. */
const amountTolerance = '0.02'

/** Amounts are not kept, but one that disagrees shows that quantity or price was misread or mistyped. */
function checkAmounts(row: RowValues, quantity: Decimal, unitPrice: Decimal, taxRate: Decimal): void {
  const gross = times(quantity, unitPrice)
  if (decimal(gross).gte(decimal('10').pow(decimalScale.amount.integer))) {
    row.reject(row.source('quantity')!, importFault('amount.tooLarge'))
    return
  }
  const netPrice = row.source('netPrice')?.cell
  const netReading = netPrice ? priceOf(netPrice) : null
  const net =
    netReading && 'value' in netReading
      ? times(quantity, netReading.value)
      : decimal(gross).div(decimal(taxRate).plus(1)).toFixed()
  checkAmount(row, 'grossAmount', [gross])
  checkAmount(row, 'netAmount', [net])
  // 金额 alone is without tax on forms that state a price without tax
  checkAmount(row, 'amount', netReading ? [gross, net] : [gross])
}

function checkAmount(row: RowValues, field: ImportField, expected: readonly Decimal[]): void {
  const source = row.source(field)
  const amount = source?.merged ? null : amountOf(source?.cell)
  if (!source || amount === null) return
  if (expected.some((value) => decimal(value).minus(amount).abs().lte(amountTolerance))) return
  row.reject(source, importFault('amount.mismatch', { expected: toAmount(expected[0]!) }))
}
