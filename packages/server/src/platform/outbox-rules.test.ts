import { expect, it } from 'vitest'
import { retryDelay, tries } from './outbox-rules.ts'

const endless = { usefulSeconds: null }
const noSpread = () => 0

it('doubles the delay after each failure, up to a quarter of an hour', () => {
  const delays = Array.from({ length: tries - 1 }, (_, index) =>
    retryDelay({ attempts: index + 1, ...endless }, noSpread),
  )
  expect(delays).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900])
})

it('adds a random part of up to a quarter', () => {
  expect(retryDelay({ attempts: 1, ...endless }, () => 1)).toBe(6.25)
})

it('gives up after the last attempt', () => {
  expect(retryDelay({ attempts: tries, ...endless })).toBeNull()
})

it('does not wait beyond the time until which the row is useful', () => {
  expect(retryDelay({ attempts: 1, usefulSeconds: 5 }, noSpread)).toBeNull()
  expect(retryDelay({ attempts: 1, usefulSeconds: 6 }, noSpread)).toBe(5)
})
