import * as notes from '@bdr/contract/delivery-notes/calls'
import { readMerchant, setMerchantTolerance } from '@bdr/contract/merchants/calls'
import { sum } from '@bdr/contract/kernel/decimal'
import { listMessages } from '@bdr/contract/messages/calls'
import {
  readOrder,
  readPlatformTolerance,
  respondToOrder,
  setOrderTolerance,
  setPlatformTolerance,
} from '@bdr/contract/orders/calls'
import type { Tolerance } from '@bdr/contract/orders/tolerance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { localBus } from '../../platform/bus.ts'
import { readEnv } from '../../platform/env.ts'
import { clientOf, testClock, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { databaseKind } from '../../test/database.ts'
import { makeOrder, newLine } from '../../test/factories.ts'
import { auditNumbers } from './audit-numbers.ts'

let world: TestWorld
let owner: Client
let admin: Client
beforeAll(async () => {
  world = await testWorld()
  ;[owner, admin] = [await world.as('owner'), await world.as('admin')]
})
afterAll(() => world.close())

const none: Tolerance = { mode: 'none', share: '0' }
const warn: Tolerance = { mode: 'warn', share: '0.1' }
const reject: Tolerance = { mode: 'reject', share: '0.05' }

let number = 0
/** An accepted order with two lines of 20 metres, from a file with only the given tolerance. */
async function accepted(tolerance: string | null = null) {
  number += 1
  const id = await makeOrder(world.database.kysely, world.viewers.admin, {
    merchantId: world.valves.id,
    orderNo: `OVER-${number}`,
    lines: [1, 2].map((lineNo) => newLine({ lineNo, unit: '米', quantity: '20', tolerance })),
  })
  const { lines } = await owner.ok(readOrder, { id })
  await owner.ok(respondToOrder, {
    id,
    version: 1,
    lines: lines.map((line) => ({ lineId: line.id, action: 'accept' as const })),
  })
  return { id, lines: lines.map((line) => line.id) as [string, string] }
}
const setOrder = async (
  id: string,
  tolerance: Tolerance | null,
  lines: { lineId: string; tolerance: Tolerance | null }[] = [],
) => {
  const { version } = await admin.ok(readOrder, { id })
  return admin.ok(setOrderTolerance, { id, version, tolerance, lines })
}
const setMerchant = async (tolerance: Tolerance | null) => {
  const { version } = await admin.ok(readMerchant, { id: world.valves.id })
  return admin.ok(setMerchantTolerance, { id: world.valves.id, version, tolerance })
}
const setPlatform = async (tolerance: Tolerance) => {
  const { version } = await admin.ok(readPlatformTolerance, {})
  return admin.ok(setPlatformTolerance, { version, tolerance })
}
const tolerancesOf = async (id: string) =>
  (await owner.ok(readOrder, { id })).lines.map((line) => line.tolerance)
const ship = (orderLineId: string, quantity: string, more: object = {}, submit = true) =>
  owner.call(notes.createDeliveryNote, { lines: [{ orderLineId, quantity }], submit, ...more })

describe('the applicable rule', () => {
  it("is the line's, otherwise the order's, the merchant's or the platform's, at once and for existing orders", async () => {
    const { id, lines } = await accepted()
    expect(await tolerancesOf(id)).toEqual([
      { ...none, from: 'platform' },
      { ...none, from: 'platform' },
    ])
    await setPlatform(reject)
    expect((await tolerancesOf(id))[0]).toEqual({ ...reject, from: 'platform' })
    expect((await setMerchant(warn)).tolerance).toEqual({ ...warn, from: 'merchant' })
    expect((await tolerancesOf(id))[0]).toEqual({ ...warn, from: 'merchant' })
    const { tolerance } = await setOrder(id, none, [{ lineId: lines[1], tolerance: reject }])
    expect(tolerance).toEqual({ ...none, from: 'order' })
    expect(await tolerancesOf(id)).toEqual([
      { ...none, from: 'order' },
      { ...reject, from: 'line' },
    ])
    const shippable = await owner.ok(notes.readShippable, { orderIds: id })
    expect(shippable.lines.map(({ maxQuantity, tolerance: { from } }) => [maxQuantity, from])).toEqual([
      ['20', 'order'],
      ['21', 'line'],
    ])
    await setOrder(id, null, [{ lineId: lines[1], tolerance: null }])
    expect((await tolerancesOf(id)).map(({ from }) => from)).toEqual(['merchant', 'merchant'])
    await setMerchant(null)
    await setPlatform(none)
  })

  it("of a line in a file is the line's own", async () => {
    await setPlatform(warn)
    expect((await tolerancesOf((await accepted('0.05')).id))[0]).toEqual({ ...reject, from: 'line' })
    expect((await tolerancesOf((await accepted('0')).id))[0]).toEqual({ ...none, from: 'line' })
    await setPlatform(none)
  })

  it('is recorded with its former value, and announced to the supplier', async () => {
    const { id, lines } = await accepted()
    const { history } = await setOrder(id, reject, [{ lineId: lines[0], tolerance: warn }])
    expect(history[0]).toMatchObject({
      action: 'setTolerance',
      changes: [
        { field: 'tolerance', part: null, before: null, after: 'reject 0.05' },
        { field: 'tolerance', part: '1', before: null, after: 'warn 0.1' },
      ],
    })
    const { list } = await owner.ok(listMessages, { type: 'order' })
    expect(list[0]!.content).toContain('整单可超交 5%；1 行另有约定')
    // it opens the order at the changed line
    expect(JSON.parse(list[0]!.jumpParam)).toEqual({ id, line: 1 })
    await setPlatform(warn)
    const after = await setPlatform(none)
    expect(after.history[0]!.changes).toEqual([
      { field: 'tolerance', part: null, before: 'warn 0.1', after: 'none 0' },
    ])
    expect((await setMerchant(reject)).history[0]).toMatchObject({ action: 'setTolerance' })
    expect((await admin.ok(readPlatformTolerance, {})).merchants).toMatchObject([
      { id: world.valves.id, tolerance: reject },
    ])
    await setMerchant(null)
    // without a change nothing is written
    expect((await setOrder(id, reject)).history).toHaveLength(history.length)
  })

  it('of the platform is announced to the suppliers it applies to, and to nobody else', async () => {
    await world.database.kysely.deleteFrom('message').execute()
    const [sales, driver, owner2] = [
      await world.as('sales'),
      await world.as('driver'),
      await world.as('owner2'),
    ]
    const messagesOf = async (client: Client) =>
      (await client.ok(listMessages, {})).list.map(({ content }) => content.replace(/：.*/s, ''))
    await accepted()
    await world.database.kysely.deleteFrom('message').execute()
    await setPlatform(warn)
    const expected = ['平台的超交规则改为']
    expect([await messagesOf(owner), await messagesOf(sales)]).toEqual([expected, expected])
    // a post without orders; a merchant without open orders; the person who made the change
    for (const client of [driver, owner2, admin]) expect(await messagesOf(client)).toEqual([])
    await setMerchant(reject)
    await world.database.kysely.deleteFrom('message').execute()
    await setPlatform(none)
    expect(await messagesOf(owner)).toEqual([])
    await setMerchant(null)
  })

  it('can only be set by operators, in the version they have read, with a valid share', async () => {
    const { id } = await accepted()
    const { version } = await admin.ok(readOrder, { id })
    const input = { id, version, tolerance: reject }
    expect((await owner.call(setOrderTolerance, input)).code).toBe('A00003')
    expect((await owner.call(setPlatformTolerance, { version: 1, tolerance: reject })).code).toBe('A00003')
    expect((await admin.call(setOrderTolerance, { ...input, version: version - 1 })).code).toBe('A06002')
    expect((await admin.call(setPlatformTolerance, { version: 99_999, tolerance: reject })).code).toBe(
      'A06002',
    )
    const empty = { id, version, tolerance: { mode: 'warn', share: '' } } as const
    expect(await admin.call(setOrderTolerance, empty)).toMatchObject({
      code: 'A00002',
      faults: [{ path: 'tolerance.share', key: 'field.decimal' }],
    })
    for (const tolerance of [
      { mode: 'warn', share: '0' },
      { mode: 'reject', share: '1.000001' },
      { mode: 'none', share: '0.05' },
    ] as const)
      expect(await admin.call(setOrderTolerance, { id, version, tolerance })).toMatchObject({
        code: 'A00002',
        faults: [{ path: 'tolerance.share', key: 'field.tolerance-share' }],
      })
  })
})

describe('shipping more than was ordered', () => {
  it('is refused with the maximum, and the reason for it', async () => {
    const { id, lines } = await accepted()
    expect(await ship(lines[0], '20.0001')).toMatchObject({
      code: 'A00002',
      faults: [{ path: 'lines[0].quantity', message: '不能超过可发数量 20 米' }],
    })
    await setOrder(id, reject)
    expect(await ship(lines[0], '21.0001')).toMatchObject({
      faults: [{ message: '不能超过可发数量 21 米（含可超交 5%）' }],
    })
    expect((await ship(lines[0], '21')).code).toBe('00000')
  })

  it('needs confirmation if the rule warns, once for a draft and again if less remains', async () => {
    const { id, lines } = await accepted()
    await setOrder(id, warn)
    expect(await ship(lines[0], '21.5')).toMatchObject({
      code: 'A00002',
      faults: [
        {
          path: 'lines[0].quantity',
          key: 'note.beyondOrder',
          message: expect.stringMatching(
            /^订单 OVER-\d+ 第 1 行多发 1\.5 米，在可超交的 10% 以内，需要确认$/,
          ),
        },
      ],
    })
    // a confirmation does not extend the limit
    expect((await ship(lines[0], '22.0001', { confirmOver: true })).code).toBe('A00002')
    const draft = (await ship(lines[0], '3', {}, false)).data
    expect((await ship(lines[0], '18', { confirmOver: true })).code).toBe('00000')
    const seen = { id: draft.id, version: 1 }
    expect(await owner.call(notes.submitDeliveryNote, seen)).toMatchObject({
      code: 'A00002',
      faults: [{ key: 'note.beyondOrder' }],
    })
    expect((await owner.ok(notes.submitDeliveryNote, { ...seen, confirmOver: true })).status).toBe('ready')
    const [line] = (await owner.ok(readOrder, { id })).lines
    expect(line).toMatchObject({ reservedQuantity: '21', remainingQuantity: '0' })
  })

  it('needs confirmation for notes made from many lines as well, each with its order, and continues after it', async () => {
    const [one, other] = [await accepted(), await accepted()]
    await setOrder(one.id, warn)
    // the remaining quantity a page shows before a colleague's note
    const picked = [
      { orderLineId: one.lines[0], quantity: '20' },
      { orderLineId: other.lines[0], quantity: '20' },
    ]
    await ship(one.lines[0], '1')
    const create = (more: object = {}) =>
      owner.call(notes.createDeliveryNotes, { lines: picked, submit: true, ...more })
    const { orderNo } = await owner.ok(readOrder, { id: one.id })
    const asked = await create()
    expect(asked.faults).toMatchObject([{ path: 'lines[0].quantity', key: 'note.beyondOrder' }])
    expect(asked.faults[0]!.message).toContain(`订单 ${orderNo} 第 1 行多发 1 米`)
    expect((await create({ confirmOver: true })).code).toBe('00000')
    const [line] = (await owner.ok(readOrder, { id: one.id })).lines
    expect(line).toMatchObject({ reservedQuantity: '21', remainingQuantity: '0' })
    expect(await auditNumbers(world.database.kysely)).toEqual([])
  })

  it('is not revoked by a narrower rule, which allows nothing further', async () => {
    const { id, lines } = await accepted()
    await setOrder(id, warn)
    const { id: noteId } = (await ship(lines[0], '22', { confirmOver: true })).data
    await setOrder(id, none)
    const { version } = await owner.ok(notes.readDeliveryNote, { id: noteId })
    await owner.ok(notes.dispatchDeliveryNote, { id: noteId, version })
    expect((await owner.ok(readOrder, { id })).lines[0]).toMatchObject({ shippedQuantity: '22' })
    expect((await ship(lines[0], '0.0001')).code).toBe('A00002')
    expect(await auditNumbers(world.database.kysely)).toEqual([])
  })
})

describe.runIf(databaseKind === 'postgres')('fifty notes of one line at once on two nodes', () => {
  it.each([none, warn, reject])('is limited to what $mode $share allows', async (rule) => {
    const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
    const other = await buildApp({ database: world.database, env, clock: testClock, bus: localBus() })
    await other.ready()
    try {
      const { id, lines } = await accepted()
      await setOrder(id, rule)
      const nodes = [owner, clientOf(other, owner.token)] as const
      const sent = await Promise.all(
        Array.from({ length: 50 }, (_, at) =>
          nodes[at % 2]!.call(notes.createDeliveryNote, {
            lines: [{ orderLineId: lines[0], quantity: '0.7' }],
            submit: true,
            confirmOver: true,
          }),
        ),
      )
      const most = { none: '20', warn: '22', reject: '21' }[rule.mode]
      const made = sent.filter(({ code }) => code === '00000')
      expect(made).toHaveLength(Math.floor(Number(most) / 0.7))
      expect(sent.filter(({ code }) => code === 'A00002')).toHaveLength(50 - made.length)
      const [line] = (await owner.ok(readOrder, { id })).lines
      expect(line!.reservedQuantity).toBe(sum(made.map(() => '0.7')))
      expect(await auditNumbers(world.database.kysely)).toEqual([])
    } finally {
      await other.close()
    }
  })
})
