import { expect, it } from 'vitest'
import { retryDelay, tries } from './outbox-rules.ts'

const endless = { usefulSeconds: null }
const noSpread = () => 0

it('waits twice as long after each failure, never longer than a quarter of an hour', () => {
  const delays = Array.from({ length: tries - 1 }, (_, index) =>
    retryDelay({ attempts: index + 1, ...endless }, noSpread),
  )
  expect(delays).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900])
})

it('spreads by up to a quarter', () => {
  expect(retryDelay({ attempts: 1, ...endless }, () => 1)).toBe(6.25)
})

it('has enough after the last try', () => {
  expect(retryDelay({ attempts: tries, ...endless })).toBeNull()
})

it('does not wait for a time when it helps nobody any more', () => {
  expect(retryDelay({ attempts: 1, usefulSeconds: 5 }, noSpread)).toBeNull()
  expect(retryDelay({ attempts: 1, usefulSeconds: 6 }, noSpread)).toBe(5)
})
