import { decimal, decimalScale, type Decimal } from '@bdr/contract/kernel/decimal'
import type { Fault } from '@bdr/text/import-file'
import { fileFault } from '../file-fault.ts'
import type { Cell, NumberCell } from '../workbook.ts'
import { halfWidth } from '../../half-width.ts'
import { toSimplified } from '../../simplified.ts'
import { brokenCell, cleanText } from '../clean-text.ts'
import { shownNumber } from '../number-style.ts'
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
 * - With a percent sign or 个点, typed or from the cell's format, it is taken as written: 0 % to 100 %. Words for invoices
 * and tax beside it change nothing: 13%（专票）.
 * - A bare number in a column whose heading says percent is a percentage from 1 to 100. Below 1 it is a fraction if
 * that is a rate in use (0.13); otherwise it is ambiguous and a fault.
 * - A bare number in any other column is a fraction from 0 to below 1. Above that it is a percentage if that is a rate
 * in use (13), otherwise a fault (1.3). 1 could be 1 % or 100 %, so it is a fault.
 */
export function rateOf(cell: Cell, percentColumn: boolean): Reading<Decimal> {
  switch (cell.kind) {
    case 'number':
      return fromNumber(cell, percentColumn)
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

/** Words that say which invoice is meant, or that the number is a tax rate. */
const remarks =
  /增值税|专用|普通|增票|专票|普票|发票|开票|税率|税点|征收率|电子|数电|全电|含税|可抵扣|小规模(纳税人)?|一般纳税人|的|(?<![a-z])(vat|tax|rate)(?![a-z])|[专普票税含开按为:，,、()[\]【】]/gi

function fromText(written: string, percentColumn: boolean): Reading<Decimal> {
  const text = toSimplified(halfWidth(cleanText(written)))
  const bare = text.replace(remarks, ' ').trim()
  if (/^(免税|零税率)$/.test(text)) return { value: '0' }
  const percent = /^(.*?)\s*(%|个?百分点|个?点)$/s.exec(bare) ?? /^百分之\s*(.+)$/.exec(bare)
  const typed = typedDecimal(percent ? (spelled[percent[1]!] ?? percent[1]!) : bare)
  if ('flaw' in typed) return invalid()
  const reading = percent
    ? fraction(decimal(typed.value).div(100).toFixed())
    : bareNumber(typed.value, percentColumn)
  const isInWords = bare !== text || (percent !== null && percent[2] !== '%')
  return isInWords && 'value' in reading
    ? {
        ...reading,
        said: { ...fileFault('rate.words', { text, rate: reading.value, column: '' }), about: text },
      }
    : reading
}

/** Rates in use as people spell them: 百分之十三, 十三个点. */
const spelled: Readonly<Record<string, string>> = {
  一: '1',
  三: '3',
  五: '5',
  六: '6',
  九: '9',
  十: '10',
  十一: '11',
  十三: '13',
  十六: '16',
  十七: '17',
}

function fromNumber({ value, style }: NumberCell, percentColumn: boolean): Reading<Decimal> {
  if (style.kind === 'percent') return fraction(value)
  if (style.kind === 'date' || style.scale !== 0) return invalid()
  return style.isBare ? bareNumber(value, percentColumn) : fromText(shownNumber(value, style), percentColumn)
}

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
