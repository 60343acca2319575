import { expect, it } from 'vitest'
import { inChina, parseTime, scheduleFault } from './publish-time.ts'

const missing = '请填写日期和时刻，如 2026-12-05 与 08:00'
const now = new Date('2026-11-21T12:00:00Z')

it.each([
  ['', missing],
  ['2026-11-21', missing],
  ['2026-11-21T', missing],
  ['明天T08:00', missing],
  ['2026-11-21T20:00', '发布时间应在现在之后'],
  ['2026-11-21T20:01', null],
])('%s by the clock in China: %s', (local, fault) => {
  expect(scheduleFault(local, now)).toBe(fault)
})

it('means the clock in China, wherever the operator is', () => {
  expect(new Date(inChina('2026-11-22T08:00')).toISOString()).toBe('2026-11-22T00:00:00.000Z')
})

it.each([
  ['8:00', '08:00'],
  ['２２：３０', '22:30'],
  ['0730', '07:30'],
  ['24:00', null],
  ['8', null],
])('%s is %s', (text, time) => expect(parseTime(text)).toBe(time))
