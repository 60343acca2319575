import { decimalScale, trimZeros, type Decimal } from '@bdr/contract/kernel/decimal'
import type { Fault } from '@bdr/text/import-file'
import { fileFault } from '../file-fault.ts'
import { quoted } from '../clean-text.ts'
import type { Cell } from '../workbook.ts'
import { mapReading, type Reading } from '../reading.ts'
import type { NumberFlaw } from './typed-decimal.ts'
import { writtenNumber, type WrittenNumber } from './written-number.ts'

type ScaledField = 'quantity' | 'price'

const scales = { quantity: decimalScale.quantity, price: decimalScale.unitPrice } as const
const digitsOf = (field: ScaledField) => ({ digits: scales[field].fraction })

export interface WrittenQuantity {
  readonly quantity: Decimal
  /** the unit, if the cell shows one as in `12台` */
  readonly unit: string | null
}

/** A quantity: more than zero, at most four decimals, optionally followed by its unit. */
export function quantityOf(cell: Cell): Reading<WrittenQuantity> {
  const written = numberFor('quantity', cell)
  if ('fault' in written) return written
  const { value, unit, currency, per } = written.value
  // a whole sheet may have the format of its amounts
  const isFormatOnly = cell.kind === 'number' && value === cell.value && per === null
  if ((currency !== null && !isFormatOnly) || per !== null) return { fault: faultOf('quantity', 'invalid') }
  const reading = withinScale(value, 'quantity')
  if ('fault' in reading) return reading
  if (!/[1-9]/.test(reading.value)) return { fault: fileFault('quantity.notPositive') }
  const formatted = { shown: quoted(cell) ?? '', value, column: '' }
  const said = currency === null ? written.said : { ...fileFault('number.words', formatted), about: currency }
  return { value: { quantity: reading.value, unit }, said }
}

/** A stock: zero or more, at most four decimals. Less than zero is `quantity.notPositive`. */
export function stockOf(cell: Cell): Reading<WrittenQuantity> {
  const reading = quantityOf(cell)
  return 'fault' in reading && isZero(cell) ? { value: { quantity: '0', unit: null } } : reading
}

/** Whether a cell contains 0, 0.00 or ０, possibly with a unit. */
export function isZero(cell: Cell): boolean {
  if (cell.kind === 'number') return Number(cell.value) === 0
  const written = writtenNumber(cell)
  return 'value' in written && Number(written.value.value) === 0
}

export interface WrittenPrice {
  readonly price: Decimal
  /** ISO 4217, if the cell shows a currency */
  readonly currency: string | null
  /** the unit it is for, if the cell shows one: 12元/台 */
  readonly per: string | null
}

/** A unit price: zero or more, at most six decimals. */
export function priceOf(cell: Cell): Reading<WrittenPrice> {
  const written = numberFor('price', cell)
  if ('fault' in written) return written
  const { value, unit, currency, per } = written.value
  if (unit !== null) return { fault: faultOf('price', 'invalid') }
  const reading = withinScale(value, 'price')
  return 'fault' in reading ? reading : { value: { price: reading.value, currency, per }, said: written.said }
}

/** What a price has to be in and for; null if that is not known. */
export interface PriceTerms {
  readonly currency: string
  readonly unit: string | null
}

/** Why a price that names its currency or unit is another one than was asked for; null if it agrees. */
export function otherTerms({ currency, per }: WrittenPrice, terms: PriceTerms): Fault | null {
  if (currency !== null && currency !== terms.currency)
    return fileFault('price.currency', { shown: currency, currency: terms.currency })
  return per !== null && terms.unit !== null && per !== terms.unit ? fileFault('price.per', { per }) : null
}

/** A unit price with these terms; another currency or unit in the cell is a fault. */
export function priceWith(terms: PriceTerms, cell: Cell): Reading<Decimal> {
  const reading = priceOf(cell)
  const fault = 'value' in reading ? otherTerms(reading.value, terms) : null
  return fault ? { fault } : mapReading(reading, ({ price }) => price)
}

/** An amount for comparison; null if the cell contains none that can be read. */
export function amountOf(cell: Cell | undefined): Decimal | null {
  const written = cell && writtenNumber(cell)
  return written && 'value' in written && written.value.unit === null ? written.value.value : null
}

/** The currency that a cell shows, ISO 4217; null if it shows none. */
export function currencyShown(cell: Cell | undefined): string | null {
  const written = cell && writtenNumber(cell)
  return written && 'value' in written ? written.value.currency : null
}

function numberFor(field: ScaledField, cell: Cell): Reading<WrittenNumber> {
  const written = writtenNumber(cell)
  if ('flaw' in written) return { fault: faultOf(field, written.flaw) }
  return 'value' in written && written.value.value.startsWith('-')
    ? { fault: faultOf(field, 'negative') }
    : written
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
