import { chinaTime } from '@bdr/contract/kernel/china-time'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { storyTimes } from './working-hours.ts'

const instant = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2028-12-31T00:00:00Z'),
  noInvalidDate: true,
})

it('a story happens on working days, during the day, in order, and not in the future', () => {
  fc.assert(
    fc.property(
      instant,
      fc.nat(60),
      fc.nat(500),
      fc.array(fc.double({ min: 0.1, max: 5, noNaN: true }), { maxLength: 8 }),
      (now, daysAgo, seed, gaps) => {
        const times = storyTimes(now, daysAgo, seed, gaps)
        expect(times).toHaveLength(gaps.length + 1)
        for (const [at, time] of times.entries()) {
          if (at > 0) expect(+time).toBeGreaterThan(+times[at - 1]!)
          const clock = chinaTime(time).slice(11, 16)
          expect(clock >= '08:40' && clock <= '17:20', clock).toBe(true)
          expect([0, 6]).not.toContain(new Date(+time + 8 * 3_600_000).getUTCDay())
        }
        expect(+times.at(-1)!).toBeLessThanOrEqual(+now)
      },
    ),
  )
})

it('stories have different times', () => {
  const now = new Date('2026-11-20T08:00:00Z')
  const clocks = Array.from({ length: 20 }, (_, seed) =>
    chinaTime(storyTimes(now, 20, seed, [])[0]!).slice(11, 16),
  )
  expect(new Set(clocks).size).toBeGreaterThan(15)
})
