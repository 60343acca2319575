import { expect, it } from 'vitest'
import { parseDay } from './day-text.ts'

it.each([
  ['2026-12-05', '2026-12-05'],
  ['2026-12-5', '2026-12-05'],
  ['2026/1/31', '2026-01-31'],
  [' 20261205 ', '2026-12-05'],
  ['2026.12.05', '2026-12-05'],
  ['2026年12月5日', '2026-12-05'],
  ['２０２６-１２-０５', '2026-12-05'],
])('%j is the day %s', (text, day) => expect(parseDay(text)).toBe(day))

it.each(['', '2026-02-30', '2026-13-01', '2026-12', '12/05/2026', '26-12-05', 'heute'])(
  '%j is none',
  (text) => expect(parseDay(text)).toBeNull(),
)
