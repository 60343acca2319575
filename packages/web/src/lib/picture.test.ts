import { expect, it } from 'vitest'
import { nameFor, sizeWithin } from './picture.ts'

it.each([
  [{ width: 4_000, height: 3_000 }, 3_000, { width: 3_000, height: 2_250 }],
  [{ width: 3_000, height: 4_000 }, 3_000, { width: 2_250, height: 3_000 }],
  [{ width: 800, height: 600 }, 3_000, { width: 800, height: 600 }],
  [{ width: 10_000, height: 1 }, 100, { width: 100, height: 1 }],
])('%j within %i is %j', (size, side, within) => {
  expect(sizeWithin(size, side)).toEqual(within)
})

it.each([
  ['照片.HEIC', 'image/jpeg', '照片.jpg'],
  ['a.jpeg', 'image/jpeg', 'a.jpeg'],
  ['a.png', 'image/png', 'a.png'],
  ['a.b.webp', 'image/png', 'a.b.png'],
  ['noending', 'image/jpeg', 'noending.jpg'],
  ['paper.pdf', 'application/pdf', 'paper.pdf'],
])('%s converted to %s is named %s', (name, type, called) => {
  expect(nameFor(name, type)).toBe(called)
})
