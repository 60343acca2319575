import type { Decimal } from '@bdr/contract/kernel/decimal'
import { importTextLimits } from '@bdr/contract/orders/import'
import type { ImportField } from '@bdr/contract/orders/import'
import { importFault } from '../faults.ts'
import { dayOf } from '../../../platform/workbook/values/day.ts'
import { figureOf, textOf } from '../../../platform/workbook/clean-text.ts'
import { quantityOf, type WrittenQuantity } from '../../../platform/workbook/values/quantity-and-price.ts'
import { rateOf } from '../../../platform/workbook/values/rate.ts'
import { unitWritten } from '../../../platform/workbook/values/unit.ts'
import type { Reading } from '../../../platform/workbook/reading.ts'
import type { Cell } from '../../../platform/workbook/workbook.ts'
import type { LineNotes } from './line-notes.ts'
import { readLinePrice } from './line-price.ts'
import type { DraftLine } from './order-collector.ts'
import type { Pricing } from './pricing.ts'
import type { RowValues, Source } from './row-values.ts'

/** The context that a line needs besides its row. */
export interface LineContext {
  /** null if that of the head cannot be read */
  readonly orderDate: string | null
  readonly pricing: Pricing
  readonly notes: LineNotes
}

type TextField = keyof typeof importTextLimits & ImportField

const text = (field: TextField) => (cell: Cell) => textOf(cell, importTextLimits[field])

/** Reads one order line and reports each problem as a fault. Null if there was any. */
export function readLine(row: RowValues, context: LineContext): DraftLine | null {
  const materialCode = row.optional('materialCode', text('materialCode'))
  const materialName = row.required('materialName', text('materialName'))
  const specification = readSpecification(row)
  const brand = row.optional('brand', text('brand'))
  const written = readQuantity(row)
  const unit = readUnit(row, written)
  const price = readLinePrice(row, written?.quantity ?? null, unit, context)
  const requiredDate = readRequiredDate(row, context)
  const tolerance = row.optional('tolerance', readTolerance)
  // a form's own 备注 belongs to the order
  const note = row.source('note')?.column ? row.optional('note', text('note')) : null
  const lineNo = readLineNo(row)
  const known =
    materialName !== null && written !== null && unit !== null && price !== null && requiredDate !== null
  if (!known || row.faulty) return null
  return {
    lineNo,
    materialCode,
    materialName,
    specification,
    brand,
    unit,
    quantity: written.quantity,
    unitPrice: price.unitPrice,
    taxRate: price.taxRate,
    requiredDate,
    tolerance,
    note,
    at: { ...row.source('quantity')!.place, column: null, cell: null },
  }
}

/** 规格 and 型号 in two columns are joined into one specification. */
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
  // one merged quantity for several lines cannot be divided
  if (source?.merged) return row.reject(source, importFault('cell.merged'))
  return row.required('quantity', quantityOf)
}

/** The unit from its column, from the heading of the quantities, or after the number. */
function readUnit(row: RowValues, written: WrittenQuantity | null): string | null {
  const quantity = row.source('quantity')!
  const elsewhere = written?.unit ?? quantity.column?.unit ?? null
  const column = row.source('unit')
  if (!column?.cell) {
    if (elsewhere !== null) return elsewhere
    if (column) return row.reject(column, importFault('cell.missing'))
    // without a unit column the quantity is incomplete; a faulty unit column has been reported already
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
  const unit = unitWritten(written.value ?? '')
  return unit === null ? { fault: importFault('unit.unknown') } : { value: unit }
}

function readRequiredDate(row: RowValues, { orderDate }: LineContext): string | null {
  const day = row.required('requiredDate', (cell, source) => dayOf(cell, row.hiddenTime(source)))
  if (day !== null && orderDate !== null && day < orderDate) {
    // the cell of a date contains its serial number
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
    const written = figureOf(cell, 20)
    if ('fault' in written) return written
    const isNumber = /^0*[1-9]\d{0,8}$/.test(written.value ?? '')
    return isNumber ? { value: Number(written.value) } : { fault: importFault('lineNo.invalid') }
  })
}
