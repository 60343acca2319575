import { decimal, trimZeros, type Decimal } from '@bdr/contract/kernel/decimal'
import { halfWidth } from '../../half-width.ts'
import { brokenCell } from '../clean-text.ts'
import { fileFault } from '../file-fault.ts'
import { shownNumber } from '../number-style.ts'
import type { Reading, Said } from '../reading.ts'
import type { Cell, NumberCell } from '../workbook.ts'
import { mayScale, numberWords, type NumberWords } from './number-words.ts'
import { typedDecimal, type NumberFlaw } from './typed-decimal.ts'

/** A number with what its cell says about it. */
export interface WrittenNumber extends Pick<NumberWords, 'currency' | 'unit' | 'per'> {
  /** may be negative in a cell with a number */
  readonly value: Decimal
}

/** Why a cell contains no such number: by how it is typed, or by a fault of its own. */
type Flawed = { readonly flaw: NumberFlaw }

/**
 * The number that a cell shows, typed or by its format: 12.8千元 is 12800, whether 12.8, 12800 or the text is stored. A
 * number whose format shows another one without a word for it is a fault.
 */
export function writtenNumber(cell: Cell): Reading<WrittenNumber> | Flawed {
  switch (cell.kind) {
    case 'number':
      return shownFigure(cell)
    case 'text':
      return typedNumber(cell.text)
    case 'error':
    case 'uncomputed':
      return { fault: brokenCell(cell) }
    default:
      return { flaw: 'invalid' }
  }
}

const plain = (value: Decimal): Reading<WrittenNumber> => ({
  value: { value, currency: null, unit: null, per: null },
})

const figure = /\d[\d,]*(?:\.\d+)?/

function shownFigure({ value, style }: NumberCell): Reading<WrittenNumber> | Flawed {
  // a date or a percentage belongs to another column
  if (style.kind !== 'plain') return { flaw: 'invalid' }
  if (style.isBare || style.isScientific || Number(value) === 0) return plain(value)
  const shown = shownNumber(value, style)
  // fractions, 1 1/4, show the number itself
  if (/^-?(\d+ )?\d+\/\d+$/.test(shown)) return plain(value)
  const parts = partsOf(shown)
  const shift = parts && shiftOf(value, parts.digits.replaceAll(',', ''), style.scale)
  const isSigned =
    parts && !value.startsWith('-') && (/[-(]/.test(parts.before) || parts.after.startsWith('-'))
  if (!parts || shift === null || isSigned) return { fault: fileFault('number.mask', { shown }) }
  const words = formatWords(parts.before, parts.after)
  // a format that scales has to say so by its word
  if (shift !== 0 && shift !== -words.exponent)
    return { fault: fileFault('number.scaled', { shown, stored: value }) }
  if (mayScale(words.rest)) return { fault: fileFault('number.unclear', { shown }) }
  const meant = scaled(value, shift + words.exponent)
  const currency = style.isLocalCurrency ? null : words.currency && (style.currency ?? words.currency)
  const number = { ...words, value: meant, currency }
  return { value: number, said: saidOf(shown, meant, words, style.isLocalCurrency) }
}

/** The words of a format. Units of time are remarks there (`0" days"`), since no goods are counted in them. */
function formatWords(before: string, after: string): NumberWords {
  const words = numberWords(before.replace(/[-+−]/g, ''), after.replace(/-$/, ''))
  return words.unit !== null && timeUnits.includes(words.unit)
    ? { ...words, unit: null, rest: (before + after).trim() }
    : words
}

const timeUnits: readonly string[] = ['年', '月', '周', '天', '日', '小时', '分钟']

function saidOf(shown: string, value: Decimal, words: NumberWords, isLocal: boolean): Said | undefined {
  const about = shown.replace(figure, '')
  if (words.exponent !== 0) return { ...fileFault('number.magnitude', { shown, value, column: '' }), about }
  if (words.rest !== '' || words.per !== null)
    return { ...fileFault('number.words', { shown, value, column: '' }), about }
  return isLocal && words.currency ? fileFault('number.localCurrency', { shown, column: '' }) : undefined
}

/** A text split at its one number; null if it has none or several, as 12-345-67 has. */
function partsOf(text: string): { before: string; digits: string; after: string } | null {
  const found = figure.exec(text)
  if (!found) return null
  const before = text.slice(0, found.index)
  const after = text.slice(found.index + found[0].length)
  // square and cubic metres end with a digit
  const isOne = !/\d/.test(before) && !/\d/.test(after.replace(/m[23]\s*$/i, ''))
  return isOne ? { before, digits: found[0], after } : null
}

/**
 * The power of ten between what is stored and the digits shown, which are rounded.
 * @param scale of the format, for a number that is rounded to zero
 * @returns null if the digits are those of another number
 */
function shiftOf(stored: Decimal, digits: string, scale: number): number | null {
  const size = decimal(stored).abs()
  if (decimal(digits).eq(0)) return scale
  const shift = Math.round(Math.log10(Number(digits) / size.toNumber()))
  if (Math.abs(shift) > largestShift) return null
  const unitOfLastPlace = decimal('10').pow(-(digits.split('.')[1]?.length ?? 0))
  const difference = decimal(scaled(size.toFixed(), shift)).minus(digits).abs()
  return difference.lte(unitOfLastPlace.times('0.5001')) ? shift : null
}

/** More than any format shifts. */
const largestShift = 12

const scaled = (value: Decimal, exponent: number): Decimal =>
  exponent === 0 ? value : decimal(value).times(decimal('10').pow(exponent)).toFixed()

function typedNumber(text: string): Reading<WrittenNumber> | Flawed {
  const shown = halfWidth(text).trim()
  const bare = typedDecimal(shown)
  if ('value' in bare) return plain(bare.value)
  const parts = partsOf(shown)
  // in brackets it may be negative
  if (!parts || /\(\s*$/.test(parts.before)) return bare
  const sign = /[-−]\s*$|^\s*[-−]/.test(parts.before) ? '-' : ''
  const typed = typedDecimal(sign + parts.digits)
  if ('flaw' in typed && parts.before + parts.after === sign) return typed
  const { exponent, rest, ...words } = numberWords(parts.before.replace(/[-−]/, ''), parts.after)
  // a foreign currency is only certain in a format or a column of its own
  if (rest !== '' || (words.currency !== null && words.currency !== 'CNY')) return { flaw: 'invalid' }
  if ('flaw' in typed) return typed
  const value = trimZeros(scaled(typed.value, exponent))
  return { value: { ...words, value }, said: saidOf(shown, value, { ...words, exponent, rest }, false) }
}
