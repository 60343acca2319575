import { decimalScale, trimZeros, type Decimal } from '@bdr/contract/kernel/decimal'
import { unitFrom } from '@bdr/text/units'
import type { Fault } from '@bdr/text/import-file'
import { halfWidth } from '../../half-width.ts'
import { fileFault } from '../file-fault.ts'
import type { Cell } from '../workbook.ts'
import { brokenCell } from '../clean-text.ts'
import { typedDecimal, type NumberFlaw } from './typed-decimal.ts'
import type { Reading } from '../reading.ts'

type ScaledField = 'quantity' | 'price'

const scales = { quantity: decimalScale.quantity, price: decimalScale.unitPrice } as const
const digitsOf = (field: ScaledField) => ({ digits: scales[field].fraction })

export interface WrittenQuantity {
  readonly quantity: Decimal
  /** the unit, if the cell contains one as in `12台` */
  readonly unit: string | null
}

/** A quantity: more than zero, at most four decimals, optionally followed by its unit. */
export function quantityOf(cell: Cell): Reading<WrittenQuantity> {
  const { number, unit } = splitUnit(cell)
  const reading = scaledNumber(number, 'quantity')
  if ('fault' in reading) return reading
  if (!/[1-9]/.test(reading.value)) return { fault: fileFault('quantity.notPositive') }
  return { value: { quantity: reading.value, unit } }
}

/** A stock: zero or more, at most four decimals. Less than zero is `quantity.notPositive`. */
export function stockOf(cell: Cell): Reading<Decimal> {
  const reading = quantityOf(cell)
  if ('value' in reading) return { value: reading.value.quantity }
  return isZero(cell) ? { value: '0' } : reading
}

/** Whether a cell contains 0, 0.00 or ０. */
export const isZero = (cell: Cell): boolean => {
  const { number } = splitUnit(cell)
  return number.kind === 'number'
    ? Number(number.value) === 0
    : number.kind === 'text' && /^0(\.0+)?$/.test(halfWidth(number.text).trim())
}

/** A unit price: zero or more, at most six decimals. */
export const priceOf = (cell: Cell): Reading<Decimal> => scaledNumber(cell, 'price')

/** An amount for comparison; null if the cell contains none that can be read. */
export function amountOf(cell: Cell | undefined): Decimal | null {
  if (cell?.kind === 'number') return cell.format === 'plain' ? cell.value : null
  if (cell?.kind !== 'text') return null
  const typed = typedDecimal(cell.text, true)
  return 'value' in typed ? typed.value : null
}

function splitUnit(cell: Cell): { number: Cell; unit: string | null } {
  const match = cell.kind === 'text' ? /^(.*[\d０-９])\s*([^\d０-９,，.．]+)$/s.exec(cell.text.trim()) : null
  const unit = match ? unitFrom(match[2]!) : null
  return unit === null ? { number: cell, unit: null } : { number: { kind: 'text', text: match![1]! }, unit }
}

function scaledNumber(cell: Cell, field: ScaledField): Reading<Decimal> {
  switch (cell.kind) {
    case 'number':
      // a date or a percentage belongs to another column
      if (cell.format !== 'plain') return { fault: faultOf(field, 'invalid') }
      return cell.value.startsWith('-')
        ? { fault: faultOf(field, 'negative') }
        : withinScale(cell.value, field)
    case 'text': {
      const typed = typedDecimal(cell.text, field === 'price')
      return 'flaw' in typed ? { fault: faultOf(field, typed.flaw) } : withinScale(typed.value, field)
    }
    case 'error':
    case 'uncomputed':
      return { fault: brokenCell(cell) }
    default:
      return { fault: faultOf(field, 'invalid') }
  }
}

/** Checks that a decimal fits into its database column. */
export function withinScale(value: Decimal, field: ScaledField): Reading<Decimal> {
  const plain = trimZeros(value)
  const [integer, fraction = ''] = plain.split('.') as [string, string?]
  if (fraction.length > scales[field].fraction) {
    const digits = digitsOf(field)
    return {
      fault:
        field === 'quantity' ? fileFault('quantity.decimals', digits) : fileFault('price.decimals', digits),
    }
  }
  if (integer.length > scales[field].integer) {
    const most = { digits: scales[field].integer }
    return {
      fault: field === 'quantity' ? fileFault('quantity.tooLarge', most) : fileFault('price.tooLarge', most),
    }
  }
  return { value: plain }
}

function faultOf(field: ScaledField, flaw: NumberFlaw): Fault {
  const isQuantity = field === 'quantity'
  switch (flaw) {
    case 'invalid':
      return isQuantity
        ? fileFault('quantity.invalid', digitsOf(field))
        : fileFault('price.invalid', digitsOf(field))
    case 'leadingZero':
      return fileFault(isQuantity ? 'quantity.leadingZero' : 'price.leadingZero')
    case 'negative':
      return fileFault(isQuantity ? 'quantity.notPositive' : 'price.negative')
    default:
      return fileFault(isQuantity ? 'quantity.grouping' : 'price.grouping')
  }
}
