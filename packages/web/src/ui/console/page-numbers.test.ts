import { describe, expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

describe('the linked pages', () => {
  it.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 20, [1, 2, 3, 'gap-after', 20]],
    [5, 20, [1, 2, 3, 4, 5, 6, 7, 'gap-after', 20]],
    [10, 20, [1, 'gap-before', 8, 9, 10, 11, 12, 'gap-after', 20]],
    [16, 20, [1, 'gap-before', 14, 15, 16, 17, 18, 19, 20]],
    [20, 20, [1, 'gap-before', 18, 19, 20]],
  ])('on page %i of %i', (current, last, shown) => {
    expect(pageNumbers(current, last)).toEqual(shown)
  })

  it('always contain the current one, in order, and never skip a single page', () => {
    for (let last = 1; last <= 30; last += 1)
      for (let current = 1; current <= last; current += 1) {
        const shown = pageNumbers(current, last)
        const numbers = shown.filter((entry) => typeof entry === 'number')
        expect(numbers).toContain(current)
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
        for (const [at, entry] of shown.entries())
          if (typeof entry === 'string')
            expect((shown[at + 1] as number) - (shown[at - 1] as number)).toBeGreaterThan(2)
      }
  })
})
