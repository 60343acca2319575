import { maxFilledLines } from '@bdr/contract/delivery-notes/import'
import { packingLimits } from '@bdr/contract/delivery-notes/calls'
import { isZero } from '@bdr/contract/kernel/decimal'
import { filledColumnNames, filledColumns, type FilledColumn } from '@bdr/text/delivery-note-fill'
import { halfWidth } from '../../../platform/half-width.ts'
import type { Findings, ReadRecords } from '../../../platform/import/findings.ts'
import type { ListShape } from '../../../platform/import/list-table.ts'
import { readList, type ListRow, type ReadCell } from '../../../platform/import/read-list.ts'
import { figureOf, textOf } from '../../../platform/workbook/clean-text.ts'
import type { Reading } from '../../../platform/workbook/reading.ts'
import { quantityOf, type WrittenQuantity } from '../../../platform/workbook/values/quantity-and-price.ts'
import type { Cell, Workbook } from '../../../platform/workbook/workbook.ts'
import { filledFault } from './faults.ts'

/** Columns that are compared with the order to check that a row still describes its own line. */
export const comparedColumns = ['materialCode', 'materialName', 'specification', 'unit'] as const
export type ComparedColumn = (typeof comparedColumns)[number]

/** A row that was filled in. */
export interface FilledLine {
  readonly orderNo: ReadCell
  readonly lineNo: ReadCell<number>
  readonly buyer: ReadCell
  readonly quantity: ReadCell<WrittenQuantity>
  readonly batch: ReadCell
  readonly packages: ReadCell<number>
  readonly compared: Readonly<Record<ComparedColumn, ReadCell>>
}

export type ReadSheet = ReadRecords<FilledLine>

export interface SheetReadOptions {
  /** a person's answers about the file, by the question's id */
  readonly answers: Readonly<Record<string, string>>
}

/** The longest text of a cell, which is the longest that an order's line can have. */
const longest = 1_000

const shape: ListShape<FilledColumn> = {
  titles: filledColumns,
  names: filledColumnNames,
  needed: ['orderNo', 'lineNo', 'quantity'],
  marks: ['orderNo', 'lineNo', 'quantity'],
  limit: maxFilledLines,
}

/**
 * The rows of a sheet with a quantity to ship; all others are ignored.
 * @throws FileRefused if there is no such sheet
 */
export function readFilledSheet(workbook: Workbook, findings: Findings): FilledLine[] {
  const rows = readList(workbook, shape, findings, (row) => {
    if (isFilled(row)) return lineOf(row)
    // these rows are not listed: `rows.notFilled` says how many there are
    findings.elements.settle({ sheet: row.sheet, row: row.row, path: null }, 'unread')
    return null
  })
  const lines = rows.filter((line) => line !== null)
  if (lines.length < rows.length)
    findings.assume(filledFault('rows.notFilled', { rows: rows.length - lines.length }))
  return lines
}

/** Whether one of the columns to fill in has content, other than a quantity of zero. */
const isFilled = (row: ListRow<FilledColumn>): boolean => {
  const quantity = cellOf(row, 'quantity')
  return quantity === null
    ? cellOf(row, 'batch') !== null || cellOf(row, 'packages') !== null
    : !isZeroQuantity(quantity)
}

const cellOf = (row: ListRow<FilledColumn>, field: FilledColumn): Cell | null =>
  row.optional(field, (cell) => ({ value: cell })).value

const isZeroQuantity = (cell: Cell): boolean => {
  const text = cell.kind === 'number' ? cell.value : cell.kind === 'text' ? halfWidth(cell.text).trim() : ''
  return /^\d+(\.\d+)?$/.test(text) && isZero(text)
}

const lineOf = (row: ListRow<FilledColumn>): FilledLine => ({
  orderNo: row.required('orderNo', text),
  lineNo: row.required('lineNo', wholeNumber(999_999, filledFault('lineNo.invalid'))),
  buyer: row.optional('buyer', text),
  quantity: quantityIn(row),
  batch: row.optional('batch', (cell) => textOf(cell, packingLimits.batch)),
  packages: row.optional(
    'packages',
    wholeNumber(packingLimits.packages, filledFault('packages.invalid', { limit: packingLimits.packages })),
  ),
  compared: {
    materialCode: row.optional('materialCode', text),
    materialName: row.optional('materialName', text),
    specification: row.optional('specification', text),
    unit: row.optional('unit', text),
  },
})

/** The quantity. A row with only a batch or packages is a fault, since nobody fills these in without a reason. */
function quantityIn(row: ListRow<FilledColumn>): ReadCell<WrittenQuantity> {
  const read = row.optional('quantity', quantityOf)
  if (cellOf(row, 'quantity') === null)
    row.findings.faults.add(read.place, null, filledFault('line.noQuantity'))
  return read
}

const text = (cell: Cell): Reading<string | null> => textOf(cell, longest)

const wholeNumber =
  (most: number, fault: ReturnType<typeof filledFault>) =>
  (cell: Cell): Reading<number | null> => {
    const reading = figureOf(cell, 30)
    if ('fault' in reading || reading.value === null) return reading as Reading<number | null>
    const digits = halfWidth(reading.value).trim()
    const number = /^\d{1,7}$/.test(digits) ? Number(digits) : 0
    return number >= 1 && number <= most ? { value: number } : { fault }
  }
