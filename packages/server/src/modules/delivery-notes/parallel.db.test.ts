import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as notes from '@bdr/contract/delivery-notes/calls'
import { readNoteByLink, signByLink } from '@bdr/contract/delivery-notes/link-calls'
import { compare, minus, plus, sum } from '@bdr/contract/kernel/decimal'
import { cancelOrderLines, closeOrder, readOrder, respondToOrder } from '@bdr/contract/orders/calls'
import { buildApp } from '../../app.ts'
import { localBus } from '../../platform/bus.ts'
import { readEnv } from '../../platform/env.ts'
import { clientOf, testClock, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { databaseKind } from '../../test/database.ts'
import { makeOrder, newLine } from '../../test/factories.ts'
import { auditNumbers } from '../orders/audit-numbers.ts'
import { orderLines } from '../orders/queries.ts'

/** Arrivals, dispatches, voids and cancellations of one order line, all at the same time on two nodes. */
describe.runIf(databaseKind === 'postgres')('fifty changes of one line at once on two nodes', () => {
  let world: TestWorld
  let other: Awaited<ReturnType<typeof buildApp>>
  /** each person's client on both nodes */
  let owner: [Client, Client]
  let admin: [Client, Client]
  let nobody: [Client, Client]

  beforeAll(async () => {
    world = await testWorld()
    const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
    other = await buildApp({ database: world.database, env, clock: testClock, bus: localBus() })
    await other.ready()
    const onBoth = async (account: 'owner' | 'admin' | null): Promise<[Client, Client]> => {
      const one = await world.as(account)
      return [one, clientOf(other, one.token)]
    }
    owner = await onBoth('owner')
    admin = await onBoth('admin')
    nobody = await onBoth(null)
  })
  afterAll(async () => {
    await other.close()
    await world.close()
  })

  const node = (at: number) => (at % 2) as 0 | 1

  async function noteOf(orderLineId: string, quantity: string, sent: boolean) {
    const [first] = owner
    const { id } = await first.ok(notes.createDeliveryNote, {
      lines: [{ orderLineId, quantity }],
      submit: true,
    })
    if (sent) {
      const { version } = await first.ok(notes.readDeliveryNote, { id })
      await first.ok(notes.dispatchDeliveryNote, { id, version })
    }
    const { token } = await first.ok(notes.readReceiptLink, { id })
    const { version, lines } = await nobody[1].ok(readNoteByLink, { token })
    return { id, token, version, lineId: lines[0]!.id }
  }

  it.each([1, 2, 3])('never exceed a limit, and all quantities are consistent: round %i', async (round) => {
    const id = await makeOrder(world.database.kysely, world.viewers.admin, {
      merchantId: world.valves.id,
      orderNo: `PO-RACE-${round}`,
      lines: [newLine({ lineNo: 1, quantity: '20' })],
    })
    const [line] = await orderLines(world.database.kysely, id)
    await owner[0].ok(respondToOrder, { id, version: 1, lines: [{ lineId: line!.id, action: 'accept' }] })
    const coming = await Promise.all(Array.from({ length: 5 }, () => noteOf(line!.id, '2', true)))
    const ready = await noteOf(line!.id, '4', false)
    const { version } = await admin[0].ok(readOrder, { id })

    const arrival = { receiverName: '周敏', last: false, note: null }
    const received = ({ lineId }: { lineId: string }) => [
      { noteLineId: lineId, accepted: '2', rejected: '0', reason: null },
    ]
    const signs = coming.flatMap((note) =>
      [0, 1, 2, 3].map((at) =>
        nobody[node(at)].call(signByLink, {
          ...arrival,
          token: note.token,
          version: note.version,
          submission: randomUUID(),
          signedAt: '2026-11-20T12:00:00+08:00',
          signature: { kind: 'typed' },
          lines: received(note),
        }),
      ),
    )
    const receives = coming.flatMap((note) =>
      [0, 1].map((at) =>
        owner[node(at)].call(notes.receiveDeliveryNote, {
          ...arrival,
          id: note.id,
          version: note.version,
          lines: received(note),
        }),
      ),
    )
    const five = [0, 1, 2, 3, 4].map(node)
    const leaving = five.flatMap((at) => [
      owner[at].call(notes.dispatchDeliveryNote, { id: ready.id, version: ready.version }),
      owner[at].call(notes.voidDeliveryNote, { id: ready.id, version: ready.version, reason: '改期' }),
    ])
    const reason = '余量不要'
    const closes = five.map((at, index) =>
      index % 2 === 0
        ? admin[at].call(closeOrder, { id, version, reason })
        : admin[at].call(cancelOrderLines, { id, version, reason, lines: [{ lineId: line!.id }] }),
    )
    const creates = five.map((at) =>
      owner[at].call(notes.createDeliveryNote, {
        lines: [{ orderLineId: line!.id, quantity: '4' }],
        submit: true,
      }),
    )
    const all = [...signs, ...receives, ...leaving, ...closes, ...creates]
    expect(all).toHaveLength(50)
    const codes = (await Promise.all<{ code: string }>(all)).map(({ code }) => code)
    expect(codes.filter((code) => !['00000', 'A00001', 'A00002', 'A06002'].includes(code))).toEqual([])

    const [after] = (await owner[0].ok(readOrder, { id })).lines
    const { quantity, cancelledQuantity, reservedQuantity, shippedQuantity, receivedQuantity } = after!
    expect(receivedQuantity).toBe('10')
    expect(compare(receivedQuantity, shippedQuantity)).toBeLessThanOrEqual(0)
    expect(
      compare(plus(shippedQuantity, reservedQuantity), minus(quantity, cancelledQuantity)),
    ).toBeLessThanOrEqual(0)
    for (const note of coming) {
      const { status, lines, receipts } = await owner[0].ok(notes.readDeliveryNote, { id: note.id })
      expect(status).toBe('received')
      expect(receipts).toHaveLength(1)
      expect(sum(lines.map(({ acceptedQuantity }) => acceptedQuantity))).toBe('2')
    }
    const left = (await owner[0].ok(notes.readDeliveryNote, { id: ready.id })).status
    expect(['in-transit', 'void', 'ready']).toContain(left)
    expect(await auditNumbers(world.database.kysely)).toEqual([])
  })

  it.each([1, 2, 3, 4, 5, 6])(
    'of 20 notes of one order leave stored list data as a fresh computation says: round %i',
    async (round) => {
      const id = await makeOrder(world.database.kysely, world.viewers.admin, {
        merchantId: world.valves.id,
        orderNo: `PO-COPIES-${round}`,
        lines: [newLine({ lineNo: 1, quantity: '40' })],
      })
      const [line] = await orderLines(world.database.kysely, id)
      await owner[0].ok(respondToOrder, { id, version: 1, lines: [{ lineId: line!.id, action: 'accept' }] })
      const coming = await Promise.all(Array.from({ length: 20 }, () => noteOf(line!.id, '2', true)))
      // the first arrivals change the order's state: some leave a difference and some do not
      const rejected = (index: number) => (index % 3 === round % 3 ? '1' : '0')
      const arrived = await Promise.all(
        coming.map((note, index) =>
          owner[node(index)].call(notes.receiveDeliveryNote, {
            ...{ id: note.id, version: note.version, receiverName: '周敏', last: true, note: null },
            lines: [
              {
                noteLineId: note.lineId,
                accepted: minus('2', rejected(index)),
                rejected: rejected(index),
                reason: rejected(index) === '0' ? null : '锈蚀',
              },
            ],
          }),
        ),
      )
      expect(new Set(arrived.map(({ code }) => code))).toEqual(new Set(['00000']))
      expect(await auditNumbers(world.database.kysely)).toEqual([])

      const open = coming.filter((_, index) => rejected(index) !== '0')
      const settled = await Promise.all(
        open.map(async ({ id: noteId }, index) => {
          const { version } = await admin[node(index)].ok(notes.readDeliveryNote, { id: noteId })
          return admin[node(index)].call(notes.settleDeliveryNote, { id: noteId, version, reason: '少收' })
        }),
      )
      expect(new Set(settled.map(({ code }) => code))).toEqual(new Set(['00000']))
      expect(await auditNumbers(world.database.kysely)).toEqual([])
    },
  )
})
