import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, decimal, minus } from '@bdr/contract/kernel/decimal'
import {
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
  type LineBalance,
} from './balance.ts'

const fresh: LineBalance = {
  ordered: '10',
  cancelled: '0',
  tolerance: '0',
  reserved: '0',
  shipped: '0',
  received: '0',
}

describe('what may still be shipped', () => {
  it('is what remains, with the tolerance on top', () => {
    const line = { ...fresh, tolerance: '0.05', reserved: '2', shipped: '3' }
    expect(remainsToDeliver(line)).toBe('5')
    expect(mayStillShip(line)).toBe('5.5')
  })

  it('never rounds up past the limit', () => {
    expect(mayStillShip({ ...fresh, ordered: '0.0001', tolerance: '0.5' })).toBe('0.0001')
  })

  it('is nothing once more than ordered has left', () => {
    const line = { ...fresh, tolerance: '0.1', shipped: '11' }
    expect(remainsToDeliver(line)).toBe('0')
    expect(mayStillShip(line)).toBe('0')
    expect(isShipped(line)).toBe(true)
  })

  it('leaves out what was cancelled', () => {
    const line = cancelRest({ ...fresh, shipped: '4', received: '4' })
    expect(line.cancelled).toBe('6')
    expect(isReceived(line)).toBe(true)
    expect(mayStillShip(line)).toBe('0')
  })
})

/** A note in the model: reserved, then shipped, then settled. */
interface Sent {
  quantity: string
  accepted: string
  stage: 'reserved' | 'in-transit' | 'done'
}
const share = fc.integer({ min: 0, max: 100 })
const step = fc.record({
  kind: fc.constantFrom('submit', 'void', 'dispatch', 'receive', 'settle', 'cancel-rest'),
  pick: fc.nat(),
  share,
})
const part = (of: string, percent: number) => decimal(of).times(percent).div(100).round(4, 0).toFixed()

describe('any sequence of actions', () => {
  it('keeps received ≤ shipped and shipped + reserved ≤ (ordered − cancelled) × (1 + tolerance)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }).map((n) => decimal(String(n)).div(10_000).toFixed()),
        fc.constantFrom('0', '0.03', '0.05', '0.333333'),
        fc.array(step, { maxLength: 40 }),
        (ordered, tolerance, steps) => {
          let line: LineBalance = { ...fresh, ordered, tolerance }
          const notes: Sent[] = []
          for (const { kind, pick, share: percent } of steps) {
            const open = notes.filter((note) => note.stage !== 'done')
            const note = open[pick % Math.max(open.length, 1)]
            if (kind === 'submit') {
              const quantity = part(mayStillShip(line), percent)
              if (compare(quantity, '0') > 0) {
                line = reserve(line, quantity)
                notes.push({ quantity, accepted: '0', stage: 'reserved' })
              }
            } else if (kind === 'cancel-rest' && open.length === 0) line = cancelRest(line)
            else if (note?.stage === 'reserved' && kind === 'void') {
              line = release(line, note.quantity)
              note.stage = 'done'
            } else if (note?.stage === 'reserved' && kind === 'dispatch') {
              line = ship(line, note.quantity)
              note.stage = 'in-transit'
            } else if (note?.stage === 'in-transit' && kind === 'receive') {
              const accepted = part(minus(note.quantity, note.accepted), percent)
              line = receive(line, accepted)
              note.accepted = decimal(note.accepted).plus(accepted).toFixed()
            } else if (note?.stage === 'in-transit' && kind === 'settle') {
              line = giveBack(line, minus(note.quantity, note.accepted))
              note.stage = 'done'
            }
            const limit = decimal(line.ordered).minus(line.cancelled).times(decimal(tolerance).plus(1))
            expect(decimal(line.received).lte(line.shipped)).toBe(true)
            expect(decimal(line.shipped).plus(line.reserved).lte(limit)).toBe(true)
            for (const value of [line.reserved, line.shipped, line.received])
              expect(compare(value, '0')).not.toBe(-1)
          }
        },
      ),
      { numRuns: 300 },
    )
  })
})
