import { expect, it } from 'vitest'
import { daysUntil } from './days.ts'

it.each([
  ['2026-11-20', '2026-11-20', 0],
  ['2026-12-01', '2026-11-20', 11],
  ['2026-11-19', '2026-11-20', -1],
  // a year with a 29 February; clock changes in between have no effect
  ['2028-03-01', '2028-02-01', 29],
])('until %s from %s', (day, from, days) => {
  expect(daysUntil(day, from)).toBe(days)
})
