import { decimal, decimalScale, type Decimal } from '@bdr/contract/kernel/decimal'
import type { Fault } from '@bdr/text/import-file'
import { fileFault } from '../file-fault.ts'
import type { Cell } from '../workbook.ts'
import { brokenCell } from '../clean-text.ts'
import { typedDecimal } from './typed-decimal.ts'
import type { Reading } from '../reading.ts'

/** VAT rates and levy rates (征收率) used in the last ten years, in percent. */
const percentsInUse: ReadonlySet<string> = new Set([
  '1',
  '1.5',
  '2',
  '3',
  '5',
  '6',
  '9',
  '10',
  '11',
  '13',
  '16',
  '17',
])

/**
 * A rate as a fraction (0.13 is 13 %).
 *
 * - With a percent sign, typed or from the cell's format, it is taken as written: 0 % to 100 %.
 * - A bare number in a column whose heading says percent is a percentage from 1 to 100. Below 1 it is a fraction if
 * that is a rate in use (0.13); otherwise it is ambiguous and a fault.
 * - A bare number in any other column is a fraction from 0 to below 1. Above that it is a percentage if that is a rate
 * in use (13), otherwise a fault (1.3). 1 could be 1 % or 100 %, so it is a fault.
 */
export function rateOf(cell: Cell, percentColumn: boolean): Reading<Decimal> {
  switch (cell.kind) {
    case 'number':
      return cell.format === 'date'
        ? invalid()
        : fromNumber(cell.value, cell.format === 'percent', percentColumn)
    case 'text':
      return fromText(cell.text, percentColumn)
    case 'error':
    case 'uncomputed':
      return { fault: brokenCell(cell) }
    default:
      return invalid()
  }
}

const invalid = (): { fault: Fault } => ({ fault: fileFault('rate.invalid') })

function fromText(text: string, percentColumn: boolean): Reading<Decimal> {
  const written = text.trim()
  if (/^(免税|零税率)$/.test(written)) return { value: '0' }
  const percent = /^(.*\S)\s*[%％]$/s.exec(written)
  const typed = typedDecimal(percent?.[1] ?? written, false)
  if ('flaw' in typed) return invalid()
  return percent ? fraction(decimal(typed.value).div(100).toFixed()) : bareNumber(typed.value, percentColumn)
}

const fromNumber = (value: Decimal, percentFormat: boolean, percentColumn: boolean): Reading<Decimal> =>
  percentFormat ? fraction(value) : bareNumber(value, percentColumn)

function bareNumber(value: Decimal, percentColumn: boolean): Reading<Decimal> {
  const number = decimal(value)
  if (number.lt(0) || number.gt(100)) return invalid()
  if (number.eq(0)) return { value: '0' }
  const asPercent = () => fraction(number.div(100).toFixed())
  if (percentColumn) {
    if (number.gte(1)) return asPercent()
    return isRateInUse(number.times(100).toFixed()) ? fraction(value) : { fault: fileFault('rate.ambiguous') }
  }
  if (number.lt(1)) return fraction(value)
  if (number.eq(1)) return { fault: fileFault('rate.ambiguous') }
  return isRateInUse(value) ? asPercent() : invalid()
}

export const isRateInUse = (percent: Decimal): boolean => percentsInUse.has(percent)

function fraction(value: Decimal): Reading<Decimal> {
  const number = decimal(value)
  if (number.lt(0) || number.gt(1)) return invalid()
  const plain = number.toFixed()
  return (plain.split('.')[1] ?? '').length > decimalScale.rate.fraction ? invalid() : { value: plain }
}
