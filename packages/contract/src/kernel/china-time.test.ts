import { expect, test } from 'vitest'
import { chinaDay, chinaMinute, chinaTime } from './china-time.ts'

test('an instant is shown as local time in China', () => {
  expect(chinaTime(new Date('2026-11-20T08:05:09.999Z'))).toBe('2026-11-20 16:05:09')
  expect(chinaMinute('2026-11-20T23:59:59+08:00')).toBe('2026-11-20 23:59')
})

test('a day in China begins while it is still the previous day in Greenwich', () => {
  expect(chinaDay(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20')
  expect(chinaDay(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
})

test('a formatter of the runtime gives the same time in summer and winter', () => {
  const formatter = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  for (const instant of ['1992-07-01T00:00:00Z', '2026-01-31T20:00:00Z', '2026-07-31T23:59:59Z'])
    expect(chinaTime(new Date(instant))).toBe(formatter.format(new Date(instant)))
})
