import { expect, test } from 'vitest'
import { cornersOf } from './path.ts'

const farthest = (d: string) =>
  cornersOf(d)
    .flat()
    .map(([x, y]) => Math.hypot(x, y))

test('an arc follows its circle in the given direction', () => {
  const upper = cornersOf('M-10 0A10 10 0 0 1 10 0')[0]!
  expect(Math.min(...upper.map(([, y]) => y))).toBeCloseTo(-10)
  const lower = cornersOf('M-10 0a10 10 0 0 0 20 0')[0]!
  expect(Math.max(...lower.map(([, y]) => y))).toBeCloseTo(10)
  for (const radius of farthest('M0 10A10 10 0 1 1 10 0')) expect(radius).toBeCloseTo(10)
  const large = cornersOf('M0 10A10 10 0 1 1 10 0')[0]!
  expect(Math.min(...large.map(([x]) => x))).toBeLessThan(-9)
})

test('a curve ends at its end point, and the next command starts there', () => {
  expect(cornersOf('M0 0q10 0 10 10v5')[0]!.at(-1)).toEqual([10, 15])
  expect(cornersOf('M0 0C0 5 5 10 10 10H20z')[0]!.at(-2)).toEqual([20, 10])
})

test('a curve without a first handle mirrors the last one', () => {
  const wave = cornersOf('M0 0q5 -8 10 0t10 0T30 0')[0]!
  expect(wave.at(-1)).toEqual([30, 0])
  expect(Math.min(...wave.slice(0, 12).map(([, y]) => y))).toBeCloseTo(-4)
  expect(Math.max(...wave.slice(12, 24).map(([, y]) => y))).toBeCloseTo(4)
})
