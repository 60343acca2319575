import {
  createDeliveryNote,
  dispatchDeliveryNote,
  readDeliveryNote,
  receiveDeliveryNote,
  settleDeliveryNote,
  voidDeliveryNote,
} from '@bdr/contract/delivery-notes/calls'
import { compare, decimal } from '@bdr/contract/kernel/decimal'
import { acceptOrders, cancelOrderLines, readOrder, reviseOrder } from '@bdr/contract/orders/calls'
import { sql } from 'kysely'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { makeOrder, newLine } from '../../test/factories.ts'
import { auditNumbers } from './audit-numbers.ts'

let world: TestWorld
let owner: Client
let admin: Client
let number = 0

beforeAll(async () => {
  world = await testWorld()
  ;[owner, admin] = [await world.as('owner'), await world.as('admin')]
})
afterAll(() => world.close())

const step = fc.oneof(
  ...['ship', 'dispatch', 'arrive', 'settle', 'void', 'revise', 'cancel', 'accept'].map((kind) =>
    fc.record({ kind: fc.constant(kind), line: fc.nat({ max: 1 }), share: fc.integer({ min: 1, max: 4 }) }),
  ),
)
type Step = { kind: string; line: number; share: number }

/** A part of a quantity with its decimals: a quarter, a half, three quarters, or all. */
const partOf = (quantity: string, share: number) => decimal(quantity).times(share).div(4).toFixed()

/** Tries a possible next step; if the rules refuse it, nothing changes. */
async function tryStep(orderId: string, { kind, line: at, share }: Step): Promise<void> {
  const order = await owner.ok(readOrder, { id: orderId })
  const { version } = order
  const line = order.lines[at]!
  const note = order.notes.at(-1)
  const seen = note && { id: note.id, version: (await owner.ok(readDeliveryNote, { id: note.id })).version }
  if (kind === 'accept') await owner.call(acceptOrders, { orders: [{ id: orderId, version }] })
  if (kind === 'ship' && compare(line.remainingQuantity, '0') > 0)
    await owner.call(createDeliveryNote, {
      lines: [{ orderLineId: line.id, quantity: partOf(line.remainingQuantity, share) }],
      submit: true,
    })
  if (kind === 'revise') {
    const lines = [{ lineId: line.id, quantity: partOf('40', share) }]
    await admin.call(reviseOrder, { id: orderId, version, reason: '改', lines })
  }
  if (kind === 'cancel' && share === 4)
    await admin.call(cancelOrderLines, { id: orderId, version, reason: '不要', lines: [{ lineId: line.id }] })
  if (!seen) return
  if (kind === 'dispatch') await owner.call(dispatchDeliveryNote, seen)
  if (kind === 'void') await owner.call(voidDeliveryNote, { ...seen, reason: '作废' })
  if (kind === 'settle') await owner.call(settleDeliveryNote, { ...seen, reason: '补送' })
  if (kind === 'arrive') {
    const { lines } = await owner.ok(readDeliveryNote, { id: seen.id })
    await owner.call(receiveDeliveryNote, {
      ...seen,
      receiverName: '周敏',
      last: share > 2,
      lines: lines.map(({ id, outstandingQuantity }) => ({
        noteLineId: id,
        accepted: partOf(outstandingQuantity, share),
        rejected: '0',
      })),
    })
  }
}

it('quantities stay consistent whatever people do with orders and notes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      number += 1
      const id = await makeOrder(world.database.kysely, world.viewers.admin, {
        merchantId: world.valves.id,
        orderNo: `SUM-${number}`,
        lines: [1, 2].map((lineNo) => newLine({ lineNo, unit: '米', quantity: '20', tolerance: '0.05' })),
      })
      await tryStep(id, { kind: 'accept', line: 0, share: 1 })
      for (const one of steps) await tryStep(id, one)
      expect(await auditNumbers(world.database.kysely)).toEqual([])
    }),
    { numRuns: 25 },
  )
})

it('a quantity that was changed without the rules is found with its line', async () => {
  const db = world.database.kysely
  const id = await makeOrder(db, world.viewers.admin, { merchantId: world.valves.id, orderNo: 'SUM-BROKEN' })
  await sql`update purchase_order_line set shipped_quantity = 3 where order_id = ${id}`.execute(db)
  await sql`update purchase_order set total_amount = 1 where id = ${id}`.execute(db)
  const found = await auditNumbers(db)
  expect(found).toEqual([
    { order_no: 'SUM-BROKEN', line_no: 1, faults: ['shipped 3.0000, on notes 0'] },
    { order_no: 'SUM-BROKEN', line_no: null, faults: ['total 1.00'] },
  ])
  await sql`update purchase_order_line set shipped_quantity = 0 where order_id = ${id}`.execute(db)
  await sql`update purchase_order set total_amount = 6125 where id = ${id}`.execute(db)
  expect(await auditNumbers(db)).toEqual([])
})
