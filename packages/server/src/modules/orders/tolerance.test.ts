import { toleranceLevels, type Tolerance } from '@bdr/contract/orders/tolerance'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ownTolerance, sharedTolerance, nearestTolerance } from './tolerance.ts'

const rule = fc.oneof(
  fc.constant<Tolerance>({ mode: 'none', share: '0' }),
  fc.record({
    mode: fc.constantFrom('warn' as const, 'reject' as const),
    share: fc.constantFrom('0.01', '0.05', '1'),
  }),
)
const set = fc.record({
  line: fc.option(rule),
  order: fc.option(rule),
  merchant: fc.option(rule),
  platform: fc.option(rule),
})

it('the nearest rule applies completely, whatever other levels have', () => {
  fc.assert(
    fc.property(set, (rules) => {
      const held = nearestTolerance(rules)
      const nearest = toleranceLevels.find((level) => rules[level] !== null)
      expect(held).toEqual(
        nearest === undefined
          ? { mode: 'none', share: '0', from: 'platform' }
          : { ...rules[nearest], from: nearest },
      )
    }),
  )
})

it('“nothing beyond the order” is a rule, not the lack of one', () => {
  const none: Tolerance = { mode: 'none', share: '0' }
  expect(nearestTolerance({ line: none, platform: { mode: 'reject', share: '0.1' } })).toMatchObject(none)
  expect(ownTolerance({ tolerance_mode: null, tolerance_share: null })).toBeNull()
  expect(ownTolerance({ tolerance_mode: 'warn', tolerance_share: '0.050000' })).toEqual({
    mode: 'warn',
    share: '0.05',
  })
})

it("a share in a file is the line's rule; no share means no rule", () => {
  expect([null, '0', '0.05'].map(sharedTolerance)).toEqual([
    null,
    { mode: 'none', share: '0' },
    { mode: 'reject', share: '0.05' },
  ])
})
