import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as notes from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/replies'
import { listMessages } from '@bdr/contract/messages/calls'
import { cancelOrder, closeOrder, listOrders, readOrder, respondToOrder } from '@bdr/contract/orders/calls'
import { databaseKind } from '../../test/database.ts'
import { callerAt, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { makeOrder, newLine } from '../../test/factories.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { auditNumbers } from '../orders/audit-numbers.ts'
import { orderLines } from '../orders/queries.ts'
import { setAside } from '../orders/set-aside.ts'

let world: TestWorld
let owner: Client
let driver: Client
let admin: Client
let orderId: string
let lines: [string, string]
let number = 0

beforeAll(async () => {
  world = await testWorld()
  owner = await world.as('owner')
  driver = await world.as('driver')
  admin = await world.as('admin')
})
afterAll(async () => {
  expect(await auditNumbers(world.database.kysely)).toEqual([])
  await world.close()
})

async function confirmedOrder(
  quantity = '10',
  { answered = 2, ...over }: { shipTo?: string; answered?: number } = {},
): Promise<{ id: string; lines: [string, string] }> {
  number += 1
  const db = world.database.kysely
  const id = await makeOrder(db, world.viewers.admin, {
    merchantId: world.valves.id,
    orderNo: `PO-${number}`,
    ...over,
    lines: [newLine({ lineNo: 1, quantity }), newLine({ lineNo: 2, quantity, tolerance: '0.1' })],
  })
  const ids = (await orderLines(db, id)).map((line) => line.id) as [string, string]
  await owner.ok(respondToOrder, {
    id,
    version: 1,
    lines: ids.slice(0, answered).map((lineId) => ({ lineId, action: 'accept' as const })),
  })
  return { id, lines: ids }
}

beforeEach(async () => {
  const order = await confirmedOrder()
  orderId = order.id
  lines = order.lines
})

const create = (quantities: [string, string], submit = true) =>
  owner.ok(notes.createDeliveryNote, {
    lines: quantities.flatMap((quantity, index) =>
      quantity === '0' ? [] : [{ orderLineId: lines[index]!, quantity }],
    ),
    submit,
  })
const read = (id: string): Promise<DeliveryNoteDetail> => owner.ok(notes.readDeliveryNote, { id })
const order = () => owner.ok(readOrder, { id: orderId })
const sendOff = async (id: string) =>
  driver.ok(notes.dispatchDeliveryNote, { id, version: (await read(id)).version })
const arrive = async (id: string, arrived: [accepted: string, rejected: string][], last = false) => {
  const note = await read(id)
  return driver.call(notes.receiveDeliveryNote, {
    id,
    version: note.version,
    receiverName: '周敏',
    last,
    lines: arrived.map(([accepted, rejected], index) => ({
      noteLineId: note.lines[index]!.id,
      accepted,
      rejected,
      ...(rejected !== '0' && { reason: '破损' }),
    })),
  })
}

describe('a copy of a note', () => {
  it('starts with the same transport, and the quantities as far as they remain', async () => {
    const trip = {
      carrier: '顺达物流',
      vehicleNo: '苏B·12345',
      driverName: '陈建',
      driverPhone: '13800138002',
      packages: 3,
      grossWeight: '120.5',
      note: '周五前送到',
      delivererId: world.viewers.driver.staffId,
    }
    const { id, noteNo } = await owner.ok(notes.createDeliveryNote, {
      ...trip,
      plannedDate: '2026-11-21',
      lines: [
        { orderLineId: lines[0], quantity: '4', batch: '炉 7' },
        { orderLineId: lines[1], quantity: '7' },
      ],
      submit: true,
    })
    const copy = await owner.ok(notes.copyDeliveryNote, { id })
    expect(copy).toMatchObject({
      ...trip,
      id,
      noteNo,
      orderIds: [orderId],
      leftOut: [],
      formerDeliverer: null,
    })
    // the tolerance is not offered, because nobody ordered it
    expect(copy.lines.map(({ lineNo, wanted, quantity }) => [lineNo, wanted, quantity])).toEqual([
      [1, '4', '4'],
      [2, '7', '3'],
    ])
    expect(JSON.stringify(copy)).not.toMatch(/炉 7|2026-11-21/)
  })

  it('contains the reason for each line that cannot be copied, and for a deliverer who is no longer available', async () => {
    const { id } = await owner.ok(notes.createDeliveryNote, {
      delivererId: world.viewers.driver.staffId,
      lines: [
        { orderLineId: lines[0], quantity: '10' },
        { orderLineId: lines[1], quantity: '2' },
      ],
      submit: true,
    })
    await sendOff(id)
    const staff = (enabled: boolean) =>
      world.database.kysely
        .updateTable('staff')
        .set({ enabled })
        .where('id', '=', world.viewers.driver.staffId)
        .execute()
    await staff(false)
    const copy = await owner.ok(notes.copyDeliveryNote, { id })
    await staff(true)
    expect(copy).toMatchObject({ delivererId: null, formerDeliverer: 'driver' })
    expect(copy.lines.map(({ lineNo, quantity }) => [lineNo, quantity])).toEqual([[2, '2']])
    expect(copy.leftOut).toEqual([
      {
        orderNo: `PO-${number}`,
        lineNo: 1,
        materialName: newLine({ lineNo: 1 }).materialName,
        reason: '已全部发出，或都在其他送货单上',
      },
    ])
    await arrive(id, [
      ['10', '0'],
      ['2', '0'],
    ])
    await admin.ok(closeOrder, { id: orderId, version: (await order()).version, reason: '停工' })
    const over = await owner.ok(notes.copyDeliveryNote, { id })
    expect(over).toMatchObject({ orderIds: [], lines: [] })
    expect(over.leftOut.map(({ reason }) => reason)).toEqual([
      `订单 PO-${number} 已关闭，不能发货`,
      `订单 PO-${number} 已关闭，不能发货`,
    ])
  })

  it('is available to people who create notes', async () => {
    const { id } = await create(['1', '0'])
    expect((await driver.call(notes.copyDeliveryNote, { id })).code).toBe('A00003')
    expect((await (await world.as('owner2')).call(notes.copyDeliveryNote, { id })).code).toBe('A00005')
  })
})

describe('a new note', () => {
  it('starts with the remaining quantities and contains the maximum', async () => {
    const start = await owner.ok(notes.readShippable, { orderIds: orderId })
    expect(start.lines.map((line) => [line.remainingQuantity, line.maxQuantity])).toEqual([
      ['10', '10'],
      ['10', '11'],
    ])
  })

  it('refuses more than remaining × (1 + tolerance) at the line', async () => {
    const answer = await owner.send(notes.createDeliveryNote, {
      lines: [
        { orderLineId: lines[0], quantity: '10.0001' },
        { orderLineId: lines[1], quantity: '11' },
      ],
      submit: true,
    })
    expect(answer).toMatchObject({
      code: 'A00002',
      data: ['明细第 1 项的数量：不能超过可发数量 10 台'],
    })
    await create(['10', '11'])
    const again = await owner.send(notes.createDeliveryNote, {
      lines: [{ orderLineId: lines[1], quantity: '0.0001' }],
      submit: true,
    })
    expect(again.data).toEqual(['明细第 1 项的数量：不能超过可发数量 0 台'])
  })

  it('accepts a fraction of a unit of whole pieces only after confirmation', async () => {
    const half = { lines: [{ orderLineId: lines[0], quantity: '2.5' }], submit: true }
    const asked = await owner.send(notes.createDeliveryNote, half)
    expect(asked).toMatchObject({
      code: 'A00002',
      faults: [{ path: 'lines[0].quantity', key: 'quantity.fraction' }],
    })
    expect(asked.faults[0]!.message).toBe('第 1 行填写了 2.5 台，“台”一般按整数计')
    const made = await owner.ok(notes.createDeliveryNote, { ...half, confirmFractions: true })
    await sendOff(made.id)
    // the quantity in transit already has a fraction
    expect((await arrive(made.id, [['2.5', '0']])).code).toBe('00000')
    // and so does the rest of the order's line
    await create(['7.5', '0'])

    const whole = await create(['0', '4'])
    await sendOff(whole.id)
    const arrived = await arrive(whole.id, [['3.5', '0.5']])
    expect(arrived.faults).toMatchObject([
      { path: 'lines[0].accepted', key: 'quantity.fraction' },
      { path: 'lines[0].rejected', key: 'quantity.fraction' },
    ])
  })

  it('needs no second confirmation for a fraction already in the draft', async () => {
    const line = (quantity: string) => ({ lines: [{ orderLineId: lines[0], quantity }] })
    const draft = await owner.ok(notes.createDeliveryNote, {
      ...line('2.5'),
      submit: false,
      confirmFractions: true,
    })
    const edited = await owner.ok(notes.updateDeliveryNote, {
      id: draft.id,
      version: 1,
      ...line('2.50'),
      carrier: '顺达物流（示例）',
    })
    const other = await owner.send(notes.updateDeliveryNote, {
      id: edited.id,
      version: edited.version,
      ...line('2.6'),
    })
    expect(other.faults).toMatchObject([{ path: 'lines[0].quantity', key: 'quantity.fraction' }])
  })

  it('accepts lines of several orders with one address, but not with two', async () => {
    const same = await confirmedOrder()
    const elsewhere = await confirmedOrder('10', { shipTo: '别处' })
    const note = await owner.ok(notes.createDeliveryNote, {
      lines: [
        { orderLineId: lines[0], quantity: '1' },
        { orderLineId: same.lines[0], quantity: '1' },
      ],
      submit: false,
    })
    expect((await read(note.id)).orderNos).toHaveLength(2)
    const both = await owner.send(notes.createDeliveryNote, {
      lines: [
        { orderLineId: lines[0], quantity: '1' },
        { orderLineId: elsewhere.lines[0], quantity: '1' },
      ],
      submit: false,
    })
    expect(both.data).toEqual([expect.stringContaining('同一采购方和收货地址')])
    const start = await owner.ok(notes.readShippable, { orderIds: orderId })
    expect(start.otherOrders.map((other) => other.id)).toContain(same.id)
    expect(start.otherOrders.map((other) => other.id)).not.toContain(elsewhere.id)
  })

  it('reserves nothing as a draft, and is checked again when it is submitted', async () => {
    const draft = await create(['8', '0'], false)
    expect((await order()).lines[0]!.reservedQuantity).toBe('0')
    await create(['5', '0'])
    const { version } = await read(draft.id)
    const refused = await owner.call(notes.submitDeliveryNote, { id: draft.id, version })
    expect(refused).toMatchObject({ code: 'A06002', msg: expect.stringContaining('不能超过可发数量 5 台') })
    const corrected = await owner.ok(notes.updateDeliveryNote, {
      id: draft.id,
      version,
      lines: [{ orderLineId: lines[0], quantity: '5' }],
    })
    expect(
      (await owner.ok(notes.submitDeliveryNote, { id: draft.id, version: corrected.version })).status,
    ).toBe('ready')
    expect((await order()).lines[0]!.reservedQuantity).toBe('10')
  })

  it('has a unique number even beyond the hundred thousandth', async () => {
    await sql`select setval('delivery_note_number', 99999)`.execute(world.database.kysely)
    const [first, second] = [await create(['1', '0'], false), await create(['1', '0'], false)]
    expect(first.noteNo).toMatch(/-100000$/)
    expect(second.noteNo).toMatch(/-100001$/)
  })

  it('releases its reservation when it is voided', async () => {
    const note = await create(['4', '0'])
    const voided = await owner.ok(notes.voidDeliveryNote, {
      id: note.id,
      version: (await read(note.id)).version,
      reason: '改期',
    })
    expect(voided.status).toBe('void')
    expect((await order()).lines[0]).toMatchObject({ reservedQuantity: '0', remainingQuantity: '10' })
    expect(
      (await owner.call(notes.dispatchDeliveryNote, { id: note.id, version: voided.version })).code,
    ).toBe('A06002')
  })
})

describe('a submitted note', () => {
  it('moves the order from partly shipped to completed', async () => {
    const first = await create(['4', '0'])
    await sendOff(first.id)
    expect(await order()).toMatchObject({ status: 'partly-shipped' })
    const second = await create(['6', '10'])
    await sendOff(second.id)
    expect(await order()).toMatchObject({ status: 'shipped' })
    expect((await arrive(first.id, [['4', '0']])).data.status).toBe('received')
    expect(await order()).toMatchObject({ status: 'partly-received' })
    await arrive(second.id, [
      ['6', '0'],
      ['10', '0'],
    ])
    const done = await order()
    expect(done.status).toBe('completed')
    expect(done.lines.map((line) => line.receivedQuantity)).toEqual(['10', '10'])
  })

  it('is dispatched with the data known at the gate: corrected, cleared, or unchanged', async () => {
    const { id } = await owner.ok(notes.createDeliveryNote, {
      lines: [{ orderLineId: lines[0], quantity: '1' }],
      carrier: '顺达物流（示例）',
      vehicleNo: '苏A·00001',
      driverName: '马师傅',
      submit: true,
    })
    const left = { id, version: (await read(id)).version, vehicleNo: '苏A·00002', driverName: '' }
    expect((await driver.ok(notes.dispatchDeliveryNote, left)).transport).toMatchObject({
      carrier: '顺达物流（示例）',
      vehicleNo: '苏A·00002',
      driverName: null,
    })
  })

  it('can arrive in parts', async () => {
    const note = await create(['4', '5'])
    await sendOff(note.id)
    const first = await arrive(note.id, [
      ['2', '0'],
      ['0', '0'],
    ])
    expect(first.data).toMatchObject({ status: 'partly-received' })
    expect(first.data.lines[0]).toMatchObject({ acceptedQuantity: '2', outstandingQuantity: '2' })
    const second = await arrive(note.id, [
      ['2', '0'],
      ['5', '0'],
    ])
    expect(second.data.status).toBe('received')
    expect(second.data.receipts).toHaveLength(2)
  })

  it('makes rejected quantities deliverable again once the difference is settled', async () => {
    const note = await create(['10', '0'])
    await sendOff(note.id)
    const arrived = await arrive(note.id, [['7', '3']])
    expect(arrived.data.status).toBe('discrepancy')
    expect((await order()).lines[0]).toMatchObject({
      shippedQuantity: '10',
      receivedQuantity: '7',
      remainingQuantity: '0',
    })
    const settled = await owner.ok(notes.settleDeliveryNote, {
      id: note.id,
      version: arrived.data.version,
      reason: '补发',
    })
    expect(settled.status).toBe('received')
    expect((await order()).lines[0]).toMatchObject({
      shippedQuantity: '7',
      receivedQuantity: '7',
      remainingQuantity: '3',
    })
    await create(['3', '0'])
  })

  it('shows rejected and missing quantities on note, order and lists, even after they are settled', async () => {
    const note = await create(['10', '5'])
    await sendOff(note.id)
    const part = await arrive(note.id, [['6', '1']])
    // the rest may still arrive
    expect(part.data.differences).toEqual([{ unit: '台', rejected: '1', missing: '0' }])
    const last = await arrive(
      note.id,
      [
        ['1', '0'],
        ['5', '0'],
      ],
      true,
    )
    const { version } = last.data
    const settled = await owner.ok(notes.settleDeliveryNote, { id: note.id, version, reason: '补发' })
    const differences = [{ unit: '台', rejected: '1', missing: '2' }]
    expect(settled).toMatchObject({ status: 'received', differences })

    const { lines: ordered, notes: carried, differences: ofOrder } = await order()
    expect(ofOrder).toEqual(differences)
    expect(carried).toMatchObject([{ noteNo: note.noteNo, differences }])
    expect(ordered).toMatchObject([
      { rejectedQuantity: '1', missingQuantity: '2' },
      { rejectedQuantity: '0', missingQuantity: '0' },
    ])
    const listed = await owner.ok(notes.listDeliveryNotes, { noteNo: note.noteNo })
    expect(listed.list).toMatchObject([{ differences }])
    const orders = await owner.ok(listOrders, { orderNo: `PO-${number}` })
    expect(orders.list).toMatchObject([{ differences }])
  })

  it('causes notices about the line with a difference when it is found, disputed and settled', async () => {
    const note = await create(['10', '5'])
    await sendOff(note.id)
    const latest = async (client: Client) => {
      const [message] = (await client.ok(listMessages, { type: 'order' })).list
      return { content: message!.content, opens: JSON.parse(message!.jumpParam) as unknown }
    }
    const onLine = (line?: number) => ({ id: note.id, line })
    await arrive(note.id, [['4', '0']])
    expect((await latest(owner)).opens).toEqual(onLine())
    const part = await arrive(note.id, [
      ['0', '0'],
      ['3', '1'],
    ])
    expect(await latest(owner)).toEqual({
      content: expect.stringContaining('其余在途；第 2 行有拒收'),
      opens: onLine(2),
    })
    expect(part.data.status).toBe('partly-received')
    const last = await arrive(
      note.id,
      [
        ['6', '0'],
        ['0', '0'],
      ],
      true,
    )
    expect(await latest(admin)).toEqual({
      content: expect.stringContaining('到货有差异，请处理：第 2 行'),
      opens: onLine(2),
    })
    const { version } = last.data
    await owner.ok(notes.disputeDeliveryNote, { id: note.id, version, reason: '照片完好' })
    expect((await latest(admin)).opens).toEqual(onLine(2))
    await owner.ok(notes.settleDeliveryNote, {
      id: note.id,
      version: (await read(note.id)).version,
      reason: '按实收',
      shortLineIds: [part.data.lines[1]!.id],
    })
    expect(await latest(admin)).toEqual({
      content: expect.stringContaining('第 2 行按实收结束'),
      opens: onLine(2),
    })
  })

  it('never blocks an order: returned quantities can be cancelled, unanswered lines closed', async () => {
    const refused = await create(['10', '0'])
    await sendOff(refused.id)
    const { data } = await arrive(refused.id, [['0', '10']])
    await owner.ok(notes.settleDeliveryNote, { id: refused.id, version: data.version, reason: '退回' })
    const returned = await admin.ok(readOrder, { id: orderId })
    expect(returned).toMatchObject({
      status: 'confirmed',
      actions: { allowed: ['revise', 'setTolerance', 'cancel'] },
    })
    const cancelled = { id: orderId, version: returned.version, reason: '不再需要' }
    expect((await admin.ok(cancelOrder, cancelled)).status).toBe('cancelled')

    const half = await confirmedOrder('10', { answered: 1 })
    const note = await owner.ok(notes.createDeliveryNote, {
      lines: [{ orderLineId: half.lines[0], quantity: '10' }],
      submit: true,
    })
    await sendOff(note.id)
    await arrive(note.id, [['10', '0']])
    const waiting = await admin.ok(readOrder, { id: half.id })
    expect(waiting).toMatchObject({
      status: 'partly-confirmed',
      actions: { allowed: ['revise', 'setTolerance', 'close'] },
    })
    const closed = { id: half.id, version: waiting.version, reason: '余量不再需要' }
    expect((await admin.ok(closeOrder, closed)).status).toBe('closed')
  })

  it('refuses more than is in transit, a rejection without a reason, and an empty arrival', async () => {
    const note = await create(['4', '0'])
    await sendOff(note.id)
    expect((await arrive(note.id, [['3', '2']])).faults).toMatchObject([{ path: 'lines[0].accepted' }])
    expect((await arrive(note.id, [['0', '0']])).data).toEqual([expect.stringContaining('至少一行')])
    const { version, lines: sent } = await read(note.id)
    const silent = await driver.send(notes.receiveDeliveryNote, {
      id: note.id,
      version,
      receiverName: '周敏',
      last: false,
      lines: [{ noteLineId: sent[0]!.id, accepted: '3', rejected: '1' }],
    })
    expect(silent.faults).toMatchObject([{ path: 'lines[0].reason' }])
    expect((await arrive(note.id, [['4', '0']])).code).toBe('00000')
    expect((await arrive(note.id, [['0', '0']], true)).code).toBe('A06002')
  })
})

describe('the document', () => {
  it('is a PDF, which another merchant cannot get', async () => {
    const note = await create(['1', '1'])
    const pdf = await driver.send(notes.deliveryNotePdf, { id: note.id })
    expect(
      Buffer.from(pdf.data as unknown as Buffer)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect((await (await world.as('owner2')).send(notes.deliveryNotePdf, { id: note.id })).code).toBe(
      'A00005',
    )
  })
})

it("is found by the list's filters", async () => {
  const note = await create(['1', '0'])
  const detail = await read(note.id)
  const found = await driver.ok(notes.listDeliveryNotes, {
    noteNo: note.noteNo.toLowerCase(),
    status: 'ready',
    orderNo: detail.orderNos[0]!.toLowerCase(),
    createdFrom: '2026-01-01',
    sort: 'plannedDate',
  })
  expect(found.list.map((row) => row.id)).toEqual([note.id])
})

const waitsForLock = async (db: Executor): Promise<boolean> => {
  const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db)
  return rows.length > 0
}

// One connection runs one transaction at a time, so only PostgreSQL can have a race.
describe.runIf(databaseKind === 'postgres')('50 submissions of one line at once', () => {
  it('reserve exactly the available quantity', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        owner.send(notes.createDeliveryNote, {
          lines: [{ orderLineId: lines[0], quantity: '3' }],
          submit: true,
        }),
      ),
    )
    expect(answers.filter((answer) => answer.code === '00000')).toHaveLength(3)
    expect(answers.filter((answer) => answer.code === 'A00002')).toHaveLength(47)
    const [line] = (await order()).lines
    expect(line).toMatchObject({ reservedQuantity: '9', remainingQuantity: '1' })
    const stored = await world.database.kysely
      .selectFrom('delivery_note_line')
      .select('id')
      .where('order_line_id', '=', lines[0])
      .execute()
    expect(stored).toHaveLength(3)
  })

  it('of the same drafts submit each of them once', async () => {
    const drafts = await Promise.all(Array.from({ length: 10 }, () => create(['2', '1'], false)))
    const answers = await Promise.all(
      drafts.flatMap((draft) =>
        [1, 2, 3, 4, 5].map(() => owner.call(notes.submitDeliveryNote, { id: draft.id, version: 1 })),
      ),
    )
    expect(answers.filter((answer) => answer.code === '00000')).toHaveLength(5)
    expect((await order()).lines[0]!.reservedQuantity).toBe('10')
  })

  it('find an order closed that is being closed at the same time', async () => {
    // judging by the quantities alone, the second line still has its tolerance
    const note = await create(['0', '10'])
    await sendOff(note.id)
    await arrive(note.id, [['10', '0']])
    const { version } = await order()
    const db = world.database.kysely
    const closed = { id: orderId, version, reason: '余量不再需要' }
    const submitted = await db.transaction().execute(async (tx) => {
      await setAside(tx, { viewer: world.viewers.admin, caller: callerAt('127.0.0.1') }, closed, 'close')
      const answer = owner.send(notes.createDeliveryNote, {
        lines: [{ orderLineId: lines[1], quantity: '1' }],
        submit: true,
      })
      await expect.poll(() => waitsForLock(db)).toBe(true)
      return { answer }
    })
    expect(await submitted.answer).toMatchObject({
      code: 'A00002',
      data: [expect.stringContaining('已关闭，不能发货')],
    })
    expect((await order()).lines[1]).toMatchObject({ reservedQuantity: '0' })
  })

  it('do not deadlock with overlapping arrivals of two notes of two orders', async () => {
    const other = await confirmedOrder()
    const both = (first: string, second: string) =>
      owner.ok(notes.createDeliveryNote, {
        lines: [
          { orderLineId: first, quantity: '1' },
          { orderLineId: second, quantity: '1' },
        ],
        submit: true,
      })
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        index % 2 === 0 ? both(lines[0], other.lines[0]) : both(other.lines[0], lines[0]),
      ),
    )
    await Promise.all(made.map((note) => sendOff(note.id)))
    const arrived = await Promise.all(
      made.map((note) =>
        arrive(note.id, [
          ['1', '0'],
          ['1', '0'],
        ]),
      ),
    )
    expect(arrived.map((answer) => answer.data.status)).toEqual(made.map(() => 'received'))
    expect((await order()).lines[0]).toMatchObject({ shippedQuantity: '6', receivedQuantity: '6' })
  })
})
