import type { DeliveryNoteStatus } from '@bdr/contract/delivery-notes/machine'
import { describe, expect, it } from 'vitest'
import type { OrderStatus } from '@bdr/contract/orders/machine'
import {
  canShipLine,
  cannotShip,
  deriveOrderStatus,
  differences,
  orderGuards,
  type RuleLine,
} from './rules.ts'

const line = (over: Partial<RuleLine>): RuleLine => ({
  status: 'accepted',
  lineNo: 1,
  ordered: '10',
  cancelled: '0',
  granted: '0',
  reserved: '0',
  shipped: '0',
  received: '0',
  ...over,
})

describe("an order's state, derived from its lines", () => {
  const cases: [string, Partial<RuleLine>[], OrderStatus][] = [
    ['nothing answered', [{ status: 'pending' }, { status: 'pending' }], 'pending'],
    ['some answered', [{ status: 'pending' }, { status: 'accepted' }], 'partly-confirmed'],
    ['one refused, one open', [{ status: 'rejected' }, { status: 'pending' }], 'partly-confirmed'],
    ['a proposal waits, a line is open', [{ status: 'proposed' }, { status: 'pending' }], 'partly-confirmed'],
    ['only a proposal waits', [{ status: 'accepted' }, { status: 'proposed' }], 'change-review'],
    ['a cancelled line is none', [{ status: 'cancelled' }, { status: 'pending' }], 'pending'],
    ['all cancelled', [{ status: 'cancelled' }, { status: 'cancelled' }], 'cancelled'],
    ['all refused', [{ status: 'rejected' }, { status: 'rejected' }], 'rejected'],
    ['all accepted', [{}, {}], 'confirmed'],
    ['reserved but not left', [{ reserved: '10' }], 'confirmed'],
    ['a part left', [{ shipped: '10' }, {}], 'partly-shipped'],
    ['all left', [{ shipped: '10' }, { status: 'rejected' }], 'shipped'],
    ['a part received', [{ shipped: '10', received: '4' }], 'partly-received'],
    ['one line received, one not shipped', [{ shipped: '10', received: '10' }, {}], 'partly-received'],
    ['all received', [{ shipped: '10', received: '10' }, { status: 'rejected' }], 'completed'],
    ['received up to what was cancelled', [{ cancelled: '4', shipped: '6', received: '6' }], 'completed'],
  ]
  it.each(cases)('%s', (_name, lines, expected) => {
    expect(deriveOrderStatus(lines.map(line))).toBe(expected)
  })
})

describe('shipping', () => {
  it('requires an accepted line with a remaining quantity', () => {
    expect(cannotShip({ status: 'pending', lines: [line({ status: 'pending' })], notes: [] })).toMatchObject({
      key: 'order.notConfirmed',
    })
    const notes = [
      { noteNo: 'SH1', status: 'ready' },
      { noteNo: 'SH2', status: 'void' },
    ] as const
    expect(cannotShip({ status: 'confirmed', lines: [line({ reserved: '10' })], notes })).toMatchObject({
      key: 'order.restOnNotes',
      params: { noteNos: ['SH1'] },
    })
    const withinTolerance = line({ shipped: '10', received: '10' })
    expect(cannotShip({ status: 'completed', lines: [withinTolerance], notes: [] })).toMatchObject({
      key: 'order.nothingToShip',
    })
    expect(canShipLine({ ...withinTolerance, tolerance: { mode: 'reject', share: '0.1' } })).toBe(true)
    expect(cannotShip({ status: 'cancelled', lines: [line({})], notes: [] })).toMatchObject({
      key: 'order.setAside',
      params: { status: 'cancelled' },
    })
    expect(
      cannotShip({ status: 'partly-confirmed', lines: [line({}), line({ status: 'pending' })], notes: [] }),
    ).toBeNull()
  })
})

describe('setting an order aside', () => {
  const context = (status: DeliveryNoteStatus, over: Partial<RuleLine> = {}) => ({
    status: 'partly-confirmed' as const,
    lines: [line(over), line({ status: 'pending' })],
    notes: [{ noteNo: 'SH1', status }],
  })
  const shipped = { shipped: '4' }
  it('does not cancel what is on a note or was shipped, and explains what to do instead', () => {
    expect(orderGuards.cancel(context('ready', { reserved: '4' }))).toMatchObject({
      key: 'order.alreadyOnNote',
      params: { noteNos: ['SH1'] },
    })
    expect(orderGuards.cancel(context('in-transit', shipped))).toMatchObject({ key: 'order.alreadyShipped' })
    expect(orderGuards.cancel(context('draft'))).toBeNull()
    expect(orderGuards.cancel(context('void'))).toBeNull()
  })
  it('cancels once everything shipped has been returned', () => {
    expect(orderGuards.cancel(context('received'))).toBeNull()
  })
  it('does not close while goods are in transit, or before any have been shipped', () => {
    expect(orderGuards.close(context('ready', shipped))).toMatchObject({ params: { noteNos: ['SH1'] } })
    expect(orderGuards.close(context('in-transit', shipped))).toMatchObject({ params: { noteNos: ['SH1'] } })
    expect(orderGuards.close(context('discrepancy', shipped))).toMatchObject({ params: { noteNos: ['SH1'] } })
    expect(orderGuards.close(context('received', shipped))).toBeNull()
    expect(orderGuards.close(context('draft'))).toMatchObject({ key: 'order.nothingShipped' })
  })
})

describe('a proposal', () => {
  const own = { quantity: '10.0000', unitPrice: '5', requiredDate: '2026-12-01' }
  it('keeps only the values that differ, comparing numbers by value', () => {
    expect(differences(own, { quantity: '10', unitPrice: '5.5' })).toEqual({
      quantity: null,
      unitPrice: '5.5',
      requiredDate: null,
    })
  })
  it('without any difference is none', () => {
    expect(differences(own, { quantity: '10', requiredDate: '2026-12-01' })).toBeNull()
  })
})
