import type { Tolerance } from '@bdr/contract/orders/tolerance'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { percentFault, toleranceFrom, toleranceValues } from './tolerance-values.ts'

it('a rule is the same after a round trip through the form, to the last digit', () => {
  const share = fc.integer({ min: 1, max: 1_000_000 }).map((millionths) => {
    const digits = String(millionths).padStart(7, '0')
    return `${digits[0]}.${digits.slice(1)}`.replace(/\.?0+$/, '')
  })
  fc.assert(
    fc.property(share, fc.constantFrom('warn' as const, 'reject' as const), (of, mode) => {
      const rule: Tolerance = { mode, share: of }
      const values = toleranceValues(rule)
      expect(percentFault(values)).toBeNull()
      expect(toleranceFrom(values)).toEqual(rule)
    }),
  )
})

it('no rule and “nothing over” are different values', () => {
  expect(toleranceFrom(toleranceValues(null))).toBeNull()
  expect(toleranceFrom(toleranceValues({ mode: 'none', share: '0' }))).toEqual({ mode: 'none', share: '0' })
})

it.each(['', '0', '100.1', 'abc', '5.00001'])('“%s” is no percentage', (percent) => {
  expect(percentFault({ mode: 'warn', percent })).toBeTruthy()
})
