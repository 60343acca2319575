import { expect, it } from 'vitest'
import { inChina, localInChina, parseTime } from './local-time.ts'

it('reads a time as China’s, whatever the operator’s time zone', () => {
  const instant = '2026-11-22T00:00:00.000Z'
  expect(new Date(inChina('2026-11-22T08:00')).toISOString()).toBe(instant)
  expect(localInChina(instant)).toBe('2026-11-22T08:00')
})

it.each([
  ['8:00', '08:00'],
  ['２２：３０', '22:30'],
  ['0730', '07:30'],
  ['24:00', null],
  ['8', null],
])('%s is %s', (text, time) => expect(parseTime(text)).toBe(time))
