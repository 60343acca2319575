import { chinaDay } from '@bdr/contract/kernel/china-time'
import { fileFault } from '../file-fault.ts'
import type { Cell, NumberCell } from '../workbook.ts'
import { brokenCell, cleanText } from '../clean-text.ts'
import { halfWidth } from '../../half-width.ts'
import { toSimplified } from '../../simplified.ts'
import type { Reading } from '../reading.ts'

/** Plausible years of an order; typing errors are rarely within this range. */
const years = { from: 2000, to: 2099 } as const

const dayMilliseconds = 86_400_000
const daySeconds = 86_400
/** Serial 0 of each date system. The 1900 system contains a 29 February 1900 that never existed. */
const epochs = { from1900: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) } as const

/**
 * How a day is read whose cell shows only the date but stores a time in the afternoon, as programs with another idea of
 * time zones write them (23:59:17, 16:00:00): as the cell shows it, or as the nearest midnight. It is asked with the
 * time that is stored.
 */
export type HiddenTime = (stored: string) => 'shown' | 'nearest'

/**
 * A day (YYYY-MM-DD) in China. Text must start with the year, because 12/11/2026 is ambiguous. A number is a serial date,
 * or eight digits as in 20261103; the two ranges do not overlap.
 */
export function dayOf(cell: Cell, hiddenTime: HiddenTime): Reading<string> {
  switch (cell.kind) {
    case 'text':
      return dayFromText(cell.text)
    case 'day':
      return dayFromText(cell.day)
    case 'number':
      if (/^\d{8}$/.test(cell.value)) return dayFromText(cell.value)
      return cell.style.kind === 'percent'
        ? { fault: fileFault('date.invalid') }
        : dayFromSerial(cell, hiddenTime)
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
/** A time after the date, as programs export it, and its zone. */
const timeOfDay =
  /(?:T|\s)\s*(?:[上下]午\s*)?(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(?:[AP]M|(Z|UTC|GMT)|(?:GMT|UTC)?([+-]\d{2})(?::?(\d{2}))?)?$/i
/** A day of the week after the date. */
const weekdayBehind = /[\s(,，]*(?:星期|周|礼拜)([日一二三四五六天])\)?$/
const weekdays = '日一二三四五六天'
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
const dayFirst = /^\d{1,2}[-/.]\d{1,2}[-/.](\d{4}|\d{2})$/

/** A day written as text, in the zone it names; without one it is the day in China. */
export function dayFromText(written: string): Reading<string> {
  const text = toSimplified(halfWidth(cleanText(written))).trim()
  const time = timeOfDay.exec(text)
  const day = dayWithoutTime(time ? text.slice(0, time.index) : text)
  if (!time || 'fault' in day) return day
  const [, hours, minutes, seconds = '00', utc, zoneHours, zoneMinutes = '00'] = time
  const clock = `${hours!.padStart(2, '0')}:${minutes}:${seconds}`
  const zone = utc ? 'Z' : zoneHours && `${zoneHours}:${zoneMinutes}`
  const instant = new Date(`${day.value}T${clock}${zone || '+08:00'}`)
  if (zone && Number.isNaN(instant.getTime())) return { fault: fileFault('date.invalid') }
  const inChina = zone ? chinaDay(instant) : day.value
  if (inChina !== day.value)
    return { value: inChina, said: fileFault('date.zone', { text, day: inChina, column: '' }) }
  return clock === '00:00:00' ? day : { ...day, said: fileFault('date.time', { text, column: '' }) }
}

function dayWithoutTime(dated: string): Reading<string> {
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

function dayFromSerial(cell: NumberCell, hiddenTime: HiddenTime): Reading<string> {
  const stored = storedTime(cell)
  // a small number without a date format is a typing error, not a date of the last century
  if (stored === null || Number(cell.value) < 1) return { fault: fileFault('date.invalid') }
  const [written, time] = stored.split(' ') as [string, string?]
  const day = existingDay(...(written.split('-').map(Number) as [number, number, number]))
  if (time === undefined || 'fault' in day) return day
  if (cell.style.showsTime || time < '12:00:00')
    return { ...day, said: fileFault('date.time', { text: stored, column: '' }) }
  return hiddenTime(stored) === 'shown'
    ? day
    : { value: new Date(Date.parse(day.value) + dayMilliseconds).toISOString().slice(0, 10) }
}

/**
 * A serial date as text: `2026-12-14`, or `2026-12-14 23:59:17` if it has a time. Half a second is an artefact of
 * floating point. Null if there is no such date.
 */
export function storedTime({ value, style }: NumberCell): string | null {
  const start = style.date1904 ? epochs.from1904 : epochs.from1900
  const date = new Date(start + Math.round(Number(value) * daySeconds) * 1000)
  if (Number.isNaN(date.getTime()) || date.getTime() < start || date.getUTCFullYear() > 9999) return null
  const text = date.toISOString().slice(0, 19)
  return text.endsWith('T00:00:00') ? text.slice(0, 10) : text.replace('T', ' ')
}

function existingDay(year: number, month: number, day: number): Reading<string> {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  if (!exists) return { fault: fileFault('date.impossible') }
  if (year < years.from || year > years.to) return { fault: fileFault('date.outOfRange', years) }
  return { value: date.toISOString().slice(0, 10) }
}
