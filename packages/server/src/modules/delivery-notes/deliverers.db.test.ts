import { once } from 'node:events'
import ExcelJS from 'exceljs'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { allCalls } from '@bdr/contract/calls'
import { readAgenda, readStats } from '@bdr/contract/dashboard/calls'
import * as notes from '@bdr/contract/delivery-notes/calls'
import { listMessages } from '@bdr/contract/messages/calls'
import { respondToOrder } from '@bdr/contract/orders/calls'
import { findRecords } from '@bdr/contract/search/calls'
import { clientOf, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { testPassword, testPasswordHash } from '../../test/people.ts'
import { makeOrder, makeStaff, newLine } from '../../test/factories.ts'
import { login } from '@bdr/contract/session/calls'
import { loginSysType } from '@bdr/contract/session/model'
import { orderLines } from '../orders/queries.ts'
import { connect, listen, type TestPeer } from '../../test/push.ts'
import { isolation } from './isolation.ts'

let world: TestWorld
let owner: Client
let driver: Client
/** another deliverer of the same company */
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
    passwordHash: testPasswordHash,
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

describe("a deliverer's list", () => {
  it('contains their own and unassigned notes, those in transit first, then by date', async () => {
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

  it("also allows the office to dispatch, if the deliverer's phone is unavailable", async () => {
    const { id } = await note({ delivererId: colleagueId })
    await owner.ok(notes.dispatchDeliveryNote, await seen(id))
    const arrived = await colleague.ok(notes.arriveDeliveryNote, await seen(id))
    expect(arrived.status).toBe('in-transit')
    expect(arrived.history[0]).toMatchObject({ action: 'arrive', actor: '秦川' })
    expect(arrived.transport.arrivedAt).not.toBeNull()
    const { list } = await owner.ok(listMessages, { pageNum: 1, pageSize: 999, type: 'order' })
    expect(list[0]!.content).toContain('已将送货单')
  })

  it('is affected when the office voids a note, of which only its deliverer is notified', async () => {
    const messagesOf = async (client: Client) =>
      (await client.ok(listMessages, { type: 'order' })).list.map(({ content }) => content)
    const { id, noteNo } = await note({ delivererId: world.viewers.driver.staffId })
    await owner.ok(notes.voidDeliveryNote, { ...(await seen(id)), reason: '客户改期' })
    const [latest] = await messagesOf(driver)
    expect(latest).toContain(`<b>${noteNo}</b>`)
    expect(latest).toContain('已作废，不用再送。原因：客户改期')
    expect((await messagesOf(colleague)).join('')).not.toContain(noteNo)
  })

  it('gets an unassigned note when the deliverer dispatches it', async () => {
    const { id } = await note()
    const sent = await driver.ok(notes.dispatchDeliveryNote, await seen(id))
    expect(sent.transport.deliverer).toMatchObject({ id: world.viewers.driver.staffId })
    expect(await mine(colleague)).toEqual([])
  })
})

describe("a colleague's note", () => {
  const never = '999999999999'
  let theirs: { id: string; noteNo: string; orderNo: string }
  let open: { id: string; noteNo: string; orderNo: string }
  beforeEach(async () => {
    const made = async (delivererId: string | null) => {
      const { id, noteNo } = await note({ delivererId })
      return { id, noteNo, orderNo: `PO-DRIVE-${number}` }
    }
    theirs = await made(colleagueId)
    open = await made(null)
  })

  it('is in no list, count, file or search result of another deliverer', async () => {
    const page = { pageNum: 1, pageSize: 50, waiting: 'dispatch' as const }
    const listed = async (client: Client, more = {}) =>
      (await client.ok(notes.listDeliveryNotes, { ...page, ...more })).list.map(({ id }) => id)
    expect(await listed(owner)).toEqual([open.id, theirs.id])
    expect(await listed(colleague)).toEqual([open.id, theirs.id])
    expect(await listed(driver)).toEqual([open.id])
    for (const filter of [
      { noteNo: theirs.noteNo },
      { orderNo: theirs.orderNo },
      { keyword: theirs.noteNo },
      { keyword: theirs.orderNo },
    ]) {
      expect(await listed(colleague, filter)).toContain(theirs.id)
      expect(await listed(driver, filter)).not.toContain(theirs.id)
    }
    const ready = async (client: Client, query = {}) =>
      (await client.ok(notes.countDeliveryNotes, query)).counts.find(({ tab }) => tab === 'dispatch')!.count
    expect([await ready(owner), await ready(colleague), await ready(driver)]).toEqual([2, 2, 1])
    expect(await ready(driver, { keyword: theirs.noteNo })).toBe(0)
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load((await driver.ok(notes.exportDeliveryNotes, { waiting: 'dispatch' })) as never)
    const numbers = workbook.worksheets[0]!.getColumn(1).values
    expect(numbers).toContain(open.noteNo)
    expect(numbers).not.toContain(theirs.noteNo)
    const hits = async (client: Client, keyword: string) =>
      (await client.ok(findRecords, { keyword })).groups.flatMap((group) => group.hits).map(({ id }) => id)
    expect(await hits(colleague, theirs.noteNo)).toContain(theirs.id)
    for (const keyword of [theirs.noteNo, theirs.orderNo])
      expect(await hits(driver, keyword)).not.toContain(theirs.id)
    expect(await hits(driver, open.noteNo)).toContain(open.id)
  })

  it('is not counted on their first page', async () => {
    const waits = async (client: Client) => ({
      counted: (await client.ok(readStats, {})).notesReady,
      shown: (await client.ok(readAgenda, {})).items
        .filter(({ kind }) => kind === 'noteToDispatch')
        .map(({ id }) => id),
    })
    expect(await waits(driver)).toEqual({ counted: 1, shown: [open.id] })
    expect(await waits(colleague)).toMatchObject({ counted: 2 })
  })

  it('is answered like a missing one by every call they make', async () => {
    const [line] = (await owner.ok(notes.readDeliveryNote, { id: theirs.id })).lines
    const ids = (noteId: string) => ({
      note: noteId,
      noteLine: line!.id,
      noteOrderLine: line!.orderLineId,
      noteReceipt: '1',
    })
    const named = Object.entries(isolation.inputs).flatMap(([name, inputs]) =>
      [inputs].flat().map((input) => ({ call: allCalls.find((call) => call.name === name)!, input })),
    )
    const own = { draft: open.id, sent: open.id, sentVersion: '1' }
    const tried = named.filter(({ input }) => JSON.stringify(input(ids(never), own)).includes(never))
    expect(tried.length).toBeGreaterThan(10)
    for (const { call, input } of tried) {
      const answer = await driver.send(call, input(ids(theirs.id), own))
      expect([call.name, answer]).toEqual([call.name, await driver.send(call, input(ids(never), own))])
      expect(['A00003', 'A00005'], call.name).toContain(answer.code)
    }
  })

  it('is no longer available to them after it was assigned to somebody else', async () => {
    expect((await driver.ok(notes.readDeliveryNote, { id: open.id })).noteNo).toBe(open.noteNo)
    await owner.ok(notes.assignDeliveryNote, { ...(await seen(open.id)), delivererId: colleagueId })
    expect((await driver.call(notes.readDeliveryNote, { id: open.id })).code).toBe('A00005')
    expect((await driver.ok(notes.readDeliverers, {})).trips).toEqual([])
  })
})

describe('a hint about a changed note', () => {
  it('reaches, among deliverers, only the current and the former one', async () => {
    const host = await listen(world.app)
    const peers = await Promise.all(
      [
        { uid: world.viewers.driver.staffId, token: driver.token },
        { uid: colleagueId, token: colleague.token },
      ].map((query) => connect(host, query)),
    )
    const [drivers, colleagues] = peers as [TestPeer, TestPeer]
    const hintsOf = (peer: TestPeer) => peer.hints.filter(({ kind }) => kind === 'delivery-note')
    const hintAbout = (peer: TestPeer, id: string) =>
      vi.waitUntil(() => hintsOf(peer).some(({ ids }) => ids?.includes(id)), { timeout: 10_000 })
    // changes of other tests may still be pending: they are part of the first hint
    const first = drivers.nextHint('delivery-note')
    await note()
    await first
    await hintAbout(drivers, (await note()).id)
    const before = hintsOf(drivers).length
    const { id } = await note({ delivererId: colleagueId })
    await hintAbout(colleagues, id)
    drivers.socket.ping()
    await once(drivers.socket, 'pong')
    expect(hintsOf(drivers).slice(before)).toEqual([])
    const hint = colleagues.nextHint('delivery-note')
    const named = drivers.nextHint('delivery-note')
    const delivererId = world.viewers.driver.staffId
    await owner.ok(notes.assignDeliveryNote, { ...(await seen(id)), delivererId })
    expect(await hint).toEqual({ kind: 'delivery-note' })
    expect((await named).kind).toBe('delivery-note')
    for (const { socket, closed } of peers) {
      socket.close()
      await closed
    }
  })
})

describe('assigning a note', () => {
  it('notifies the deliverer, and can be undone', async () => {
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

  it('accepts only enabled people of the company', async () => {
    const { id } = await note()
    for (const delivererId of [world.viewers.owner2.staffId, world.viewers.admin.staffId, '999999'])
      expect(
        (await owner.send(notes.assignDeliveryNote, { ...(await seen(id)), delivererId })).faults,
      ).toMatchObject([{ path: 'delivererId', key: 'note.delivererUnknown' }])
    expect(
      (await driver.call(notes.assignDeliveryNote, { ...(await seen(id)), delivererId: null })).code,
    ).toBe('A00003')
  })

  it('offers the people, and each means of transport once, the latest first', async () => {
    await note({ carrier: '顺达物流' })
    await note({ carrier: '德顺物流' })
    await note({ carrier: '顺达物流' })
    const { people, trips } = await owner.ok(notes.readDeliverers, {})
    expect(people.map(({ name }) => name)).toEqual(['owner', 'sales', 'driver', '秦川'])
    expect(trips.map(({ carrier }) => carrier)).toEqual(['顺达物流', '德顺物流'])
    expect((await (await world.as('owner2')).ok(notes.readDeliverers, {})).trips).toEqual([])
  })
})
