import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Tolerance } from '@bdr/contract/orders/tolerance'
import { compare, decimal, isZero, minus, plus, sum } from '@bdr/contract/kernel/decimal'
import {
  cancel,
  cancelRest,
  giveBack,
  isReceived,
  isShipped,
  mayStillShip,
  receive,
  release,
  remainsToDeliver,
  reserve,
  ship,
  excessToConfirm,
  beyondOrder,
  type LineBalance,
  type TolerantBalance,
} from './balance.ts'
import { notAccepted, outstanding, stateAfterArrival } from '../delivery-notes/rules.ts'

const upTo = (share: string): Tolerance =>
  share === '0' ? { mode: 'none', share } : { mode: 'reject', share }

const fresh: TolerantBalance = {
  ordered: '10',
  cancelled: '0',
  tolerance: upTo('0'),
  granted: '0',
  reserved: '0',
  shipped: '0',
  received: '0',
}

describe('the quantity that may still be shipped', () => {
  it('is the remaining quantity plus the tolerance', () => {
    const line = { ...fresh, tolerance: upTo('0.05'), reserved: '2', shipped: '3' }
    expect(remainsToDeliver(line)).toBe('5')
    expect(mayStillShip(line)).toBe('5.5')
  })

  it('is never rounded up past the limit', () => {
    expect(mayStillShip({ ...fresh, ordered: '0.0001', tolerance: upTo('0.5') })).toBe('0.0001')
  })

  it('is zero once more than ordered has been shipped', () => {
    const line = { ...fresh, tolerance: upTo('0.1'), granted: '0.1', shipped: '11' }
    expect(remainsToDeliver(line)).toBe('0')
    expect(mayStillShip(line)).toBe('0')
    expect(isShipped(line)).toBe(true)
  })

  it('excludes cancelled quantities', () => {
    const line = cancelRest({ ...fresh, shipped: '4', received: '4' })
    expect(line.cancelled).toBe('6')
    expect(isReceived(line)).toBe(true)
    expect(mayStillShip({ ...fresh, ...line })).toBe('0')
  })

  it('is limited to the order without a rule, and needs confirmation beyond it with a warning rule', () => {
    const warned: TolerantBalance = { ...fresh, tolerance: { mode: 'warn', share: '0.1' } }
    expect(mayStillShip(fresh)).toBe('10')
    expect(mayStillShip(warned)).toBe('11')
    expect(excessToConfirm(warned, '10')).toBeNull()
    expect(excessToConfirm(warned, '10.5')).toBe('0.5')
    expect(excessToConfirm({ ...fresh, tolerance: upTo('0.1') }, '10.5')).toBeNull()
    expect(beyondOrder({ ...warned, reserved: '4' }, '6.25')).toBe('0.25')
  })

  it('keeps the granted share when the rule becomes narrower', () => {
    const promised = reserve({ ...fresh, tolerance: upTo('0.1') }, '11')
    expect(promised.granted).toBe('0.1')
    expect(mayStillShip({ ...promised, tolerance: upTo('0') })).toBe('0')
    expect(reserve({ ...fresh, tolerance: upTo('0.1') }, '10').granted).toBe('0')
  })
})

/** A note's single line in the model: reserved, then shipped, then received or, with a difference, settled. */
interface Sent {
  quantity: string
  accepted: string
  rejected: string
  /** the quantity returned to the order when the difference was settled */
  returned: string
  stage: 'reserved' | 'in-transit' | 'voided' | 'received' | 'settled'
}
const share = fc.integer({ min: 0, max: 100 })
const rule = fc.oneof(
  fc.constant<Tolerance>({ mode: 'none', share: '0' }),
  fc.record({
    mode: fc.constantFrom('warn' as const, 'reject' as const),
    share: fc.constantFrom('0.03', '0.05', '0.333333', '1'),
  }),
)
const step = fc.record({
  kind: fc.constantFrom(
    'submit',
    'void',
    'dispatch',
    'receive',
    'settle',
    'agree-short',
    'cancel-rest',
    'rule',
  ),
  pick: fc.nat(),
  share,
  /** the share of the arriving quantity that is rejected */
  refused: fc.oneof(fc.constant(0), share),
  rule,
})
const part = (of: string, percent: number) => decimal(of).times(percent).div(100).round(4, 0).toFixed()

describe('any sequence of actions with changing rules', () => {
  it('keeps received ≤ shipped and shipped + reserved ≤ (ordered − cancelled) × (1 + granted), and all sums consistent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }).map((n) => decimal(String(n)).div(10_000).toFixed()),
        rule,
        fc.array(step, { maxLength: 40 }),
        (ordered, first, steps) => {
          let tolerance: Tolerance = first
          let widest = first.share
          let line: LineBalance = { ...fresh, ordered }
          const notes: Sent[] = []
          for (const { kind, pick, share: percent, refused, rule: next } of steps) {
            const open = notes.filter(({ stage }) => stage === 'reserved' || stage === 'in-transit')
            const note = open[pick % Math.max(open.length, 1)]
            if (kind === 'rule') {
              tolerance = next
              if (compare(next.share, widest) > 0) widest = next.share
            } else if (kind === 'submit') {
              const most = mayStillShip({ ...line, tolerance })
              const quantity = part(most, percent)
              if (compare(quantity, '0') > 0) {
                line = reserve({ ...line, tolerance }, quantity)
                notes.push({ quantity, accepted: '0', rejected: '0', returned: '0', stage: 'reserved' })
                expect(compare(remainsToDeliver(line), mayStillShip({ ...line, tolerance }))).not.toBe(1)
              }
            } else if (kind === 'cancel-rest' && open.length === 0) line = cancelRest(line)
            else if (note?.stage === 'reserved' && kind === 'void') {
              line = release(line, note.quantity)
              note.stage = 'voided'
            } else if (note?.stage === 'reserved' && kind === 'dispatch') {
              line = ship(line, note.quantity)
              note.stage = 'in-transit'
            } else if (note?.stage === 'in-transit' && kind === 'receive') {
              const arrived = part(outstanding(note), percent)
              const rejected = part(arrived, refused)
              const accepted = minus(arrived, rejected)
              line = receive(line, accepted)
              note.accepted = plus(note.accepted, accepted)
              note.rejected = plus(note.rejected, rejected)
              const state = stateAfterArrival([note], false)
              if (state === 'received') note.stage = state
              expect(state === 'discrepancy').toBe(isZero(outstanding(note)) && !isZero(note.rejected))
            } else if (note?.stage === 'in-transit' && (kind === 'settle' || kind === 'agree-short')) {
              const missing = notAccepted(note)
              line = giveBack(line, missing)
              if (kind === 'agree-short') line = cancel(line, missing)
              note.returned = missing
              note.stage = 'settled'
            }
            const limit = decimal(line.ordered).minus(line.cancelled).times(decimal(line.granted).plus(1))
            expect(compare(line.granted, widest)).not.toBe(1)
            expect(decimal(line.received).lte(line.shipped)).toBe(true)
            expect(decimal(line.shipped).plus(line.reserved).lte(limit)).toBe(true)
            for (const value of [
              line.reserved,
              line.shipped,
              line.received,
              minus(line.ordered, line.cancelled),
            ])
              expect(compare(value, '0')).not.toBe(-1)
            // the sums over notes equal the line's quantities: in transit, accepted, returned
            const of = (stage: Sent['stage']) => notes.filter((one) => one.stage === stage)
            expect(compare(line.reserved, sum(of('reserved').map(({ quantity }) => quantity)))).toBe(0)
            expect(compare(line.received, sum(notes.map(({ accepted }) => accepted)))).toBe(0)
            const coming = of('in-transit')
            const refusedOnTheWay = sum(coming.map(({ rejected }) => rejected))
            const outstandingNow = sum(coming.map(outstanding))
            expect(compare(line.shipped, plus(plus(line.received, refusedOnTheWay), outstandingNow))).toBe(0)
            // and everything shipped was accepted, is rejected or in transit, or was returned to the order
            const left = notes.filter(({ stage }) => stage !== 'reserved' && stage !== 'voided')
            const returned = sum(left.map((one) => one.returned))
            expect(compare(sum(left.map(({ quantity }) => quantity)), plus(line.shipped, returned))).toBe(0)
            for (const { quantity, accepted, rejected } of left)
              expect(compare(plus(accepted, rejected), quantity)).not.toBe(1)
            // the rest is still wanted by the buyer, except for what goes beyond the order
            const wanted = minus(minus(line.ordered, line.cancelled), plus(line.reserved, line.shipped))
            expect(compare(remainsToDeliver(line), compare(wanted, '0') < 0 ? '0' : wanted)).toBe(0)
          }
        },
      ),
      { numRuns: 400 },
    )
  })
})
