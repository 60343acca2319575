import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as notes from '@bdr/contract/delivery-notes/calls'
import { listMessages } from '@bdr/contract/messages/calls'
import { respondToOrder } from '@bdr/contract/orders/calls'
import { clientOf, testPassword, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { makeOrder, makeStaff, newLine } from '../../test/factories.ts'
import { login } from '@bdr/contract/session/calls'
import { loginSysType } from '@bdr/contract/session/model'
import { hashPassword } from '../session/passwords.ts'
import { orderLines } from '../orders/queries.ts'

let world: TestWorld
let owner: Client
let driver: Client
/** drives for the same company */
let colleague: Client
let colleagueId: string
let number = 0

beforeAll(async () => {
  world = await testWorld()
  owner = await world.as('owner')
  driver = await world.as('driver')
  const made = await makeStaff(world.database.kysely, {
    account: 'driver2',
    name: '秦川',
    mobile: '13800000009',
    post: '100',
    merchantId: world.valves.id,
    passwordHash: await hashPassword(testPassword),
  })
  colleagueId = made.staffId
  const { accessToken } = await (
    await world.as(null)
  ).ok(login, {
    principal: 'driver2',
    credentials: testPassword,
    sysType: loginSysType,
  })
  colleague = clientOf(world.app, accessToken)
})
afterAll(() => world.close())
beforeEach(() => world.database.kysely.updateTable('delivery_note').set({ status: 'void' }).execute())

async function note(more: { delivererId?: string | null; plannedDate?: string; carrier?: string } = {}) {
  number += 1
  const id = await makeOrder(world.database.kysely, world.viewers.admin, {
    merchantId: world.valves.id,
    orderNo: `PO-DRIVE-${number}`,
    lines: [newLine({ lineNo: 1 })],
  })
  const [line] = await orderLines(world.database.kysely, id)
  await owner.ok(respondToOrder, { id, version: 1, lines: [{ lineId: line!.id, action: 'accept' }] })
  return owner.ok(notes.createDeliveryNote, {
    lines: [{ orderLineId: line!.id, quantity: '10' }],
    submit: true,
    ...more,
  })
}
const mine = async (client: Client) => (await client.ok(notes.readOwnDeliveries, {})).notes
const seen = async (id: string) => {
  const { version } = await owner.ok(notes.readDeliveryNote, { id })
  return { id, version }
}

describe('what somebody drives', () => {
  it('is theirs and nobody’s, what is on the road first, then by day', async () => {
    const later = await note({ plannedDate: '2026-12-02', delivererId: world.viewers.driver.staffId })
    const sooner = await note({ plannedDate: '2026-11-21' })
    const others = await note({ delivererId: colleagueId })
    const road = await note({ plannedDate: '2026-12-09', delivererId: world.viewers.driver.staffId })
    await driver.ok(notes.dispatchDeliveryNote, await seen(road.id))
    expect((await mine(driver)).map(({ id, isOwn }) => [id, isOwn])).toEqual([
      [road.id, true],
      [sooner.id, false],
      [later.id, true],
    ])
    expect((await mine(colleague)).map(({ id }) => id)).toEqual([sooner.id, others.id])
    expect((await (await world.as('admin')).call(notes.readOwnDeliveries, {})).code).toBe('A00003')
    expect(await mine(await world.as('owner2'))).toEqual([])
  })

  it('is not sent off or brought by who only drives something else', async () => {
    const { id } = await note({ delivererId: colleagueId })
    const refused = await driver.call(notes.dispatchDeliveryNote, await seen(id))
    expect(refused).toMatchObject({
      code: 'A06002',
      key: 'note.othersDelivery',
      msg: '这张送货单由 秦川 配送',
    })
    const shown = await driver.ok(notes.readDeliveryNote, { id })
    expect(shown.actions.allowed).not.toContain('dispatch')
    // the office may: the driver's phone is empty
    await owner.ok(notes.dispatchDeliveryNote, await seen(id))
    expect((await driver.call(notes.arriveDeliveryNote, await seen(id))).key).toBe('note.othersDelivery')
    const arrived = await colleague.ok(notes.arriveDeliveryNote, await seen(id))
    expect(arrived.status).toBe('in-transit')
    expect(arrived.history[0]).toMatchObject({ action: 'arrive', actor: '秦川' })
    expect(arrived.transport.arrivedAt).not.toBeNull()
    const { list } = await owner.ok(listMessages, { pageNum: 1, pageSize: 999, type: 'order' })
    expect(list[0]!.content).toContain('已将送货单')
  })

  it('becomes theirs when they drive off with what was nobody’s', async () => {
    const { id } = await note()
    const sent = await driver.ok(notes.dispatchDeliveryNote, await seen(id))
    expect(sent.transport.deliverer).toMatchObject({ id: world.viewers.driver.staffId })
    expect(await mine(colleague)).toEqual([])
  })
})

describe('giving a note to somebody', () => {
  it('tells them, and can be taken back', async () => {
    const { id, noteNo } = await note()
    const given = await owner.ok(notes.assignDeliveryNote, { ...(await seen(id)), delivererId: colleagueId })
    expect(given.transport.deliverer).toEqual({ id: colleagueId, name: '秦川' })
    expect(given.history[0]).toMatchObject({
      action: 'assign',
      changes: [{ field: 'deliverer', before: null, after: '秦川' }],
    })
    const { list } = await colleague.ok(listMessages, { pageNum: 1, pageSize: 999, type: 'order' })
    expect(list[0]!.content).toContain(noteNo)
    const taken = await owner.ok(notes.assignDeliveryNote, { ...(await seen(id)), delivererId: null })
    expect(taken.transport.deliverer).toBeNull()
  })

  it('takes people of the company who are there', async () => {
    const { id } = await note()
    for (const delivererId of [world.viewers.owner2.staffId, world.viewers.admin.staffId, '999999'])
      expect(
        (await owner.send(notes.assignDeliveryNote, { ...(await seen(id)), delivererId })).faults,
      ).toMatchObject([{ path: 'delivererId', key: 'note.delivererUnknown' }])
    expect(
      (await driver.call(notes.assignDeliveryNote, { ...(await seen(id)), delivererId: null })).code,
    ).toBe('A00003')
  })

  it('offers the people and each way goods travelled once, the latest first', async () => {
    await note({ carrier: '顺达物流' })
    await note({ carrier: '德顺物流' })
    await note({ carrier: '顺达物流' })
    const { people, trips } = await owner.ok(notes.readDeliverers, {})
    expect(people.map(({ name }) => name)).toEqual(['owner', 'sales', 'driver', '秦川'])
    expect(trips.map(({ carrier }) => carrier)).toEqual(['顺达物流', '德顺物流'])
    expect((await (await world.as('owner2')).ok(notes.readDeliverers, {})).trips).toEqual([])
  })
})
