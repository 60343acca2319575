import type { ImportField } from '@bdr/contract/orders/import'
import { quantityOf } from '../../../platform/workbook/values/quantity-and-price.ts'
import type { Form, Table } from './find-forms.ts'
import type { Grid } from './grid.ts'

/** What every line needs; of several in one row, any will do. */
const needed: readonly (readonly ImportField[])[] = [
  ['orderNo'],
  ['buyerName'],
  ['supplierName', 'supplierCode'],
  ['orderDate'],
  ['shipTo'],
  ['materialName'],
  ['unit'],
  ['quantity'],
  ['unitPrice', 'netPrice', 'price'],
  ['requiredDate'],
]

/** What a person would look for in a file without any table. */
export const neededFields: readonly ImportField[] = needed.map(([first]) => first!)

/** What the operator can be asked for instead. */
const asked: readonly ImportField[] = ['shipTo']

/** The fields that have neither a column nor a label; of several the one a person would look for. */
export function missingFields(grid: Grid, form: Form, table: Table): ImportField[] {
  const has = (field: ImportField) => table.head.columns.has(field) || form.labels.has(field)
  return needed
    .filter(
      (fields) =>
        !fields.some((field) => has(field) || asked.includes(field)) &&
        !(fields[0] === 'unit' && namesUnits(grid, table)),
    )
    .map((fields) => fields[0]!)
}

/** 数量（吨） or 12台: the unit needs no column of its own. */
function namesUnits(grid: Grid, table: Table): boolean {
  const quantity = table.head.columns.get('quantity')
  if (!quantity) return false
  if (quantity.unit !== null) return true
  return table.lines.some(({ row }) => {
    const cell = grid.at(row, quantity.index)
    const reading = cell ? quantityOf(cell) : null
    return reading !== null && 'value' in reading && reading.value.unit !== null
  })
}
