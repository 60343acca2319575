import { decimal, type Decimal } from '@bdr/contract/kernel/decimal'
import { importFault } from '../faults.ts'
import { quoted } from '../../../platform/workbook/clean-text.ts'
import type { Reading } from '../../../platform/workbook/reading.ts'
import { typedDecimal } from '../../../platform/workbook/values/typed-decimal.ts'
import { unitWritten } from '../../../platform/workbook/values/unit.ts'
import type { RowValues } from './row-values.ts'

/**
 * The number of units that the prices of a row are for: 1 unless a column (每, 价格单位) or the heading of the prices says
 * otherwise.
 * @param unit of the quantity; a price for another unit is a fault
 */
export function readPriceBase(row: RowValues, unit: string | null): Reading<Decimal> {
  const heading = (['unitPrice', 'netPrice', 'price'] as const)
    .map((field) => row.source(field)?.column?.per ?? null)
    .find((per) => per !== null)
  if (heading && unit !== null && heading.unit !== unit)
    return { fault: importFault('price.baseUnit', { unit }) }
  const source = row.source('priceBase')
  if (!source?.cell) return { value: heading?.count ?? '1' }
  const match = /^([\d０-９.,]*)\s*(.*)$/s.exec(quoted(source.cell)?.trim() ?? '')
  const written = match?.[1] === '' ? { value: '1' } : typedDecimal(match?.[1] ?? '')
  const named = match?.[2] ?? ''
  const base = named === '' ? null : unitWritten(named)
  if (!match || 'flaw' in written || decimal(written.value).lte(0) || (named !== '' && base === null))
    return { fault: importFault('price.base') }
  if (unit !== null && base !== null && base !== unit)
    return { fault: importFault('price.baseUnit', { unit }) }
  return { value: written.value }
}
