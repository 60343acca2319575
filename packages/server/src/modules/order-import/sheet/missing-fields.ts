import type { ImportField } from '@bdr/contract/orders/import'
import { quantityOf } from '../../../platform/workbook/values/quantity-and-price.ts'
import type { Form, Table } from './find-forms.ts'
import type { Grid } from './grid.ts'

/** The fields that every line needs; of the fields in one row, any is sufficient. */
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

/** The fields a person would expect in a file without any table. */
export const neededFields: readonly ImportField[] = needed.map(([first]) => first!)

/** Fields that the operator can be asked for instead. */
const asked: readonly ImportField[] = ['shipTo']

/** The fields that have neither a column nor a label; of alternatives the one a person would expect. */
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

/** Whether units are part of other columns, 数量（吨） or 12台, so that no column for them is needed. */
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
