import { fileFault } from '../file-fault.ts'
import type { Cell } from '../workbook.ts'
import { brokenCell, cleanText } from '../clean-text.ts'
import { halfWidth } from '../../half-width.ts'
import type { Reading } from '../reading.ts'

/** Plausible years of an order; typing errors are rarely within this range. */
const years = { from: 2000, to: 2099 } as const

const dayMilliseconds = 86_400_000
/** Serial 0 of each date system. The 1900 system contains a 29 February 1900 that never existed. */
const epochs = { from1900: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) } as const

/**
 * A day (YYYY-MM-DD). Text must start with the year, because 12/11/2026 is ambiguous. A number is a serial date, or
 * eight digits as in 20261103; the two ranges do not overlap.
 */
export function dayOf(cell: Cell, date1904: boolean): Reading<string> {
  switch (cell.kind) {
    case 'text':
      return dayFromText(cell.text)
    case 'day':
      return dayFromText(cell.day)
    case 'number':
      if (/^\d{8}$/.test(cell.value)) return dayFromText(cell.value)
      return cell.format === 'percent'
        ? { fault: fileFault('date.invalid') }
        : dayFromSerial(cell.value, date1904)
    case 'error':
    case 'uncomputed':
      return { fault: brokenCell(cell) }
    default:
      return { fault: fileFault('date.invalid') }
  }
}

const yearFirst = [
  /^(\d{4})-(\d{1,2})-(\d{1,2})[日号]?$/,
  /^(\d{4})\/(\d{1,2})\/(\d{1,2})[日号]?$/,
  /^(\d{4})\.(\d{1,2})\.(\d{1,2})[日号]?$/,
  /^(\d{4})年(\d{1,2})月(\d{1,2})[日号]?$/,
  /^(\d{4})(\d{2})(\d{2})$/,
]
/** A time after the date, as programs export it. */
const timeOfDay = /[T ]\s*\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/
/** A day of the week after the date. */
const weekdayBehind = /[\s(,，]*(?:星期|周|礼拜)([日一二三四五六天])\)?$/
const weekdays = '日一二三四五六天'
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
const dayFirst = /^\d{1,2}[-/.]\d{1,2}[-/.](\d{4}|\d{2})$/

export function dayFromText(written: string): Reading<string> {
  const dated = halfWidth(cleanText(written)).trim().replace(timeOfDay, '')
  const weekday = weekdayBehind.exec(dated)?.[1]
  const text = dated.replace(weekdayBehind, '').trim()
  const compact = text.includes('年') ? text.replaceAll(' ', '') : text
  for (const pattern of yearFirst) {
    const match = pattern.exec(compact)
    if (!match) continue
    const reading = existingDay(Number(match[1]), Number(match[2]), Number(match[3]))
    return weekday === undefined ||
      'fault' in reading ||
      weekdayOf(reading.value) === weekdays.indexOf(weekday) % 7
      ? reading
      : { fault: fileFault('date.weekday') }
  }
  return { fault: fileFault(dayFirst.test(compact) ? 'date.ambiguous' : 'date.invalid') }
}

function dayFromSerial(serial: string, date1904: boolean): Reading<string> {
  const days = Math.floor(Number(serial))
  const date = new Date((date1904 ? epochs.from1904 : epochs.from1900) + days * dayMilliseconds)
  // a small number without a date format is a typing error, not a date of the last century
  if (Number.isNaN(date.getTime()) || days < 1) return { fault: fileFault('date.invalid') }
  return existingDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
}

function existingDay(year: number, month: number, day: number): Reading<string> {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  if (!exists) return { fault: fileFault('date.impossible') }
  if (year < years.from || year > years.to) return { fault: fileFault('date.outOfRange', years) }
  return { value: date.toISOString().slice(0, 10) }
}
