import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptOrders,
  closeOrder,
  exportOrder,
  cancelOrder,
  cancelOrderLines,
  decideOnProposals,
  listOrders,
  readNeighbours,
  readOrder,
  respondToOrder,
  reviseOrder,
} from '@bdr/contract/orders/calls'
import type { InputOf } from '@bdr/contract/kernel/call'
import { sum, times, toAmount } from '@bdr/contract/kernel/decimal'
import type { OrderDetail } from '@bdr/contract/orders/replies'
import { createDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import { listMessages } from '@bdr/contract/messages/calls'
import { pages } from '@bdr/contract/navigation'
import { testWorld, type Client, type TestWorld, faultsIn } from '../../test/app.ts'
import { makeOrder, newLine, newOrder } from '../../test/factories.ts'
import { auditNumbers } from './audit-numbers.ts'
import { createOrders } from './create.ts'

let world: TestWorld
let owner: Client
let admin: Client
let number = 0
let order: OrderDetail

beforeAll(async () => {
  world = await testWorld()
  owner = await world.as('owner')
  admin = await world.as('admin')
})
afterAll(async () => {
  expect(await auditNumbers(world.database.kysely)).toEqual([])
  await world.close()
})
beforeEach(async () => {
  number += 1
  const id = await makeOrder(world.database.kysely, world.viewers.admin, {
    merchantId: world.valves.id,
    orderNo: `PO-${number}`,
    lines: [1, 2, 3].map((lineNo) => newLine({ lineNo, quantity: '10', unitPrice: '2.5' })),
  })
  order = await owner.ok(readOrder, { id })
})

describe('new orders that arrive together', () => {
  const messagesOnImport = async (count: number) => {
    const db = world.database.kysely
    await db.deleteFrom('message').execute()
    const orders = Array.from({ length: count }, (_, index) =>
      newOrder({
        merchantId: world.valves.id,
        orderNo: `PO-${number}-${index}`,
        buyerName: `示例电厂 ${index % 2}`,
      }),
    )
    await createOrders(db, world.viewers.admin, orders, { action: 'import' })
    return db
      .selectFrom('message')
      .innerJoin('staff', 'staff.id', 'message.staff_id')
      .select(['account', 'jump_url', 'content'])
      .orderBy('account')
      .execute()
  }
  const { orderList, orderDetail } = Object.fromEntries(pages.map(({ key, path }) => [key, path]))

  it('are announced one by one while they are few', async () => {
    const messages = await messagesOnImport(3)
    expect(messages.map(({ account, jump_url }) => `${account} ${jump_url}`)).toEqual([
      ...Array<string>(3).fill(`owner ${orderDetail}`),
      ...Array<string>(3).fill(`sales ${orderDetail}`),
    ])
  })

  it('are announced together when they are many', async () => {
    const messages = await messagesOnImport(4)
    const content = '收到示例电厂 0 等 2 家采购方的 <b>4</b> 张采购订单，请确认交期与价格。'
    expect(messages).toEqual([
      { account: 'owner', jump_url: orderList, content },
      { account: 'sales', jump_url: orderList, content },
    ])
  })
})

const lineIds = () => order.lines.map((line) => line.id) as [string, string, string]

describe("the supplier's answer", () => {
  it("accepts, rejects and proposes in one step, and the order's state follows", async () => {
    const [a, b, c] = lineIds()
    const after = await owner.ok(respondToOrder, {
      id: order.id,
      version: order.version,
      lines: [
        { lineId: a, action: 'accept' },
        { lineId: b, action: 'reject', reason: '停产' },
        { lineId: c, action: 'propose', requiredDate: '2027-01-10', reason: '排产' },
      ],
    })
    expect(after.status).toBe('change-review')
    expect(after.lines.map((line) => line.status)).toEqual(['accepted', 'rejected', 'proposed'])
    expect(after.lines[1]!.rejectReason).toBe('停产')
    expect(after.lines[2]!.proposal).toEqual({
      quantity: null,
      unitPrice: null,
      requiredDate: '2027-01-10',
      reason: '排产',
    })
    expect(after.totalAmount).toBe('50.00')
    expect(after.history.map((entry) => entry.action)).toEqual([
      'progress',
      'propose',
      'reject',
      'accept',
      'import',
    ])
    expect(after.history[2]).toMatchObject({
      about: '2',
      reason: '停产',
      actor: 'owner',
      from: 'pending',
      to: 'rejected',
    })
    expect(after.actions.allowed).toContain('ship')
  })

  it('is refused completely if one line does not allow it', async () => {
    const [a, b] = lineIds()
    const once = await owner.ok(respondToOrder, {
      id: order.id,
      version: order.version,
      lines: [{ lineId: a, action: 'accept' }],
    })
    const answer = await owner.call(respondToOrder, {
      id: order.id,
      version: once.version,
      lines: [
        { lineId: b, action: 'accept' },
        { lineId: a, action: 'reject', reason: '后悔' },
      ],
    })
    expect(answer).toMatchObject({ code: 'A06002', msg: expect.stringContaining('已接受') })
    expect((await owner.ok(readOrder, { id: order.id })).lines[1]!.status).toBe('pending')
  })

  it('does not overwrite what somebody else has changed', async () => {
    const [a, b] = lineIds()
    const sales = await world.as('sales')
    await sales.ok(respondToOrder, {
      id: order.id,
      version: order.version,
      lines: [{ lineId: a, action: 'accept' }],
    })
    const late = await owner.call(respondToOrder, {
      id: order.id,
      version: order.version,
      lines: [{ lineId: b, action: 'accept' }],
    })
    expect(late).toMatchObject({ code: 'A06002', msg: expect.stringContaining('他人修改') })
  })

  it('reports faults at their lines: unknown, repeated, without changes, in the past', async () => {
    const [a, b] = lineIds()
    const faults = async (lines: Parameters<typeof owner.send>[1]['lines']) =>
      faultsIn(await owner.send(respondToOrder, { id: order.id, version: order.version, lines }))
    expect(await faults([{ lineId: '424242', action: 'accept' }])).toEqual([
      expect.stringContaining('lines[0].lineId'),
    ])
    expect(
      await faults([
        { lineId: a, action: 'accept' },
        { lineId: a, action: 'accept' },
      ]),
    ).toEqual([expect.stringContaining('lines[1].lineId')])
    expect(await faults([{ lineId: b, action: 'propose', quantity: '10', reason: 'x' }])).toEqual([
      expect.stringContaining('没有任何变更'),
    ])
    expect(await faults([{ lineId: b, action: 'propose', requiredDate: '2026-11-19', reason: 'x' }])).toEqual(
      [expect.stringContaining('早于今天')],
    )
  })
})

describe("the operator's decision", () => {
  const propose = async () => {
    const [a, b, c] = lineIds()
    return owner.ok(respondToOrder, {
      id: order.id,
      version: order.version,
      lines: [
        {
          lineId: a,
          action: 'propose',
          quantity: '8',
          unitPrice: '3',
          requiredDate: '2026-12-01',
          reason: '现货',
        },
        { lineId: b, action: 'propose', requiredDate: '2027-03-01', reason: '排产' },
        { lineId: c, action: 'accept' },
      ],
    })
  }

  it('applies an approved proposal to the line and sends a declined one back', async () => {
    const proposed = await propose()
    const [a, b] = lineIds()
    const after = await admin.ok(decideOnProposals, {
      id: order.id,
      version: proposed.version,
      lines: [
        { lineId: a, action: 'approve' },
        { lineId: b, action: 'decline', reason: '太晚' },
      ],
    })
    expect(after.lines[0]).toMatchObject({
      status: 'accepted',
      quantity: '8',
      unitPrice: '3',
      amount: '24.00',
      requiredDate: '2026-12-01',
      proposal: null,
    })
    expect(after.lines[1]).toMatchObject({ status: 'pending', requiredDate: '2026-12-20', proposal: null })
    expect(after).toMatchObject({
      status: 'partly-confirmed',
      totalAmount: '74.00',
      requiredDate: '2026-12-01',
    })
  })

  it('cancels what has not been shipped, after which nothing can be answered or shipped', async () => {
    const cancelled = await admin.ok(cancelOrder, {
      id: order.id,
      version: order.version,
      reason: '计划调整',
    })
    expect(cancelled).toMatchObject({ status: 'cancelled' })
    expect(cancelled.lines.every((line) => line.remainingQuantity === '0')).toBe(true)
    const [a] = lineIds()
    const answer = await owner.call(respondToOrder, {
      id: order.id,
      version: cancelled.version,
      lines: [{ lineId: a, action: 'accept' }],
    })
    expect(answer).toMatchObject({ code: 'A06002', msg: expect.stringContaining('已取消') })
  })

  it('does not cancel while a note has reserved goods, and the order shows that beforehand', async () => {
    const [a] = lineIds()
    const confirmed = await owner.ok(respondToOrder, {
      id: order.id,
      version: order.version,
      lines: lineIds().map((lineId) => ({ lineId, action: 'accept' as const })),
    })
    await owner.ok(createDeliveryNote, { lines: [{ orderLineId: a, quantity: '1' }], submit: true })
    const seen = await admin.ok(readOrder, { id: order.id })
    expect(seen.actions.blocked).toContainEqual({
      action: 'cancel',
      reason: expect.stringContaining('送货单'),
    })
    expect(
      (await admin.call(cancelOrder, { id: order.id, version: confirmed.version, reason: 'x' })).code,
    ).toBe('A06002')
    expect(
      (await admin.call(closeOrder, { id: order.id, version: confirmed.version, reason: 'x' })).code,
    ).toBe('A06002')
  })
})

describe('the list', () => {
  it('filters, sorts and pages', async () => {
    const byNumber = await owner.ok(listOrders, { sort: 'orderNo', pageSize: 2 })
    expect(byNumber.list).toHaveLength(2)
    expect(byNumber.list[0]!.orderNo < byNumber.list[1]!.orderNo).toBe(true)
    const second = await owner.ok(listOrders, { sort: 'orderNo', pageSize: 2, pageNum: 2 })
    expect(second.list[0]!.orderNo > byNumber.list[1]!.orderNo).toBe(true)
    const pending = await owner.ok(listOrders, {
      status: 'pending',
      buyer: '滨江',
      orderedFrom: '2026-11-02',
      orderedTo: '2026-11-02',
    })
    expect(pending.list.length).toBeGreaterThan(0)
    expect(pending.list.every((row) => row.status === 'pending')).toBe(true)
    const waiting = await owner.ok(listOrders, { waiting: 'answer', pageSize: 100 })
    expect(new Set(waiting.list.map((row) => row.status))).toEqual(new Set(['pending', 'partly-confirmed']))
    for (const orderNo of ['PO-1', 'po-1', 'Ｐo－１']) {
      expect((await owner.ok(listOrders, { orderNo, sort: 'orderNo' })).list[0], orderNo).toMatchObject({
        orderNo: 'PO-1',
      })
    }
    expect((await owner.ok(listOrders, { buyer: '不存在的' })).total).toBe(0)
    expect((await owner.ok(listOrders, { orderedTo: '2026-11-01' })).total).toBe(0)
    expect((await admin.ok(listOrders, {})).total).toBe(byNumber.total)
  })
})

describe('an order’s amount', () => {
  /** Asserts that the head's amount is the sum of its lines' amounts, each rounded; rejected lines do not count. */
  const expectSummed = (read: OrderDetail) => {
    const counted = read.lines.filter(({ status }) => status !== 'rejected')
    const amounts = counted.map((line) => toAmount(times(line.quantity, line.unitPrice)))
    expect(counted.map(({ amount }) => amount)).toEqual(amounts)
    expect(read.totalAmount).toBe(toAmount(sum(amounts)))
  }

  it("is the sum of its lines' rounded amounts after every change", async () => {
    // 1.005 per line: 4.04 if each line is rounded, 4.02 if the sum is rounded
    const id = await makeOrder(world.database.kysely, world.viewers.admin, {
      merchantId: world.valves.id,
      orderNo: `PO-ROUND-${number}`,
      lines: [1, 2, 3, 4].map((lineNo) => newLine({ lineNo, quantity: '3', unitPrice: '0.335' })),
    })
    let read = await owner.ok(readOrder, { id })
    expectSummed(read)
    expect(read.totalAmount).toBe('4.04')
    const [first, second, third, fourth] = read.lines.map((line) => line.id) as [
      string,
      string,
      string,
      string,
    ]
    const answer = (lines: InputOf<typeof respondToOrder>['lines']) =>
      owner.ok(respondToOrder, { id, version: read.version, lines })
    const propose = (lineId: string, unitPrice: string) =>
      ({ lineId, action: 'propose', unitPrice, reason: '材料涨价' }) as const

    read = await answer([
      propose(first, '0.345'),
      propose(second, '0.355'),
      { lineId: third, action: 'reject', reason: '停产' },
      { lineId: fourth, action: 'accept' },
    ])
    expectSummed(read)
    expect(read.totalAmount).toBe('3.03')
    read = await admin.ok(decideOnProposals, {
      id,
      version: read.version,
      lines: [
        { lineId: first, action: 'approve' },
        { lineId: second, action: 'decline', reason: '按原价' },
      ],
    })
    expectSummed(read)
    expect(read.totalAmount).toBe('3.06')
    read = await answer([propose(second, '0.365')])
    expectSummed(read)
    read = await answer([{ lineId: second, action: 'withdraw' }])
    expectSummed(read)
    read = await answer([{ lineId: second, action: 'reject', reason: '停产' }])
    expectSummed(read)
    expect(read.totalAmount).toBe('2.05')
    read = await admin.ok(cancelOrder, { id, version: read.version, reason: '计划取消' })
    expectSummed(read)
  })
})

describe('accepting several orders at once', () => {
  const another = async (orderNo: string) => {
    const id = await makeOrder(world.database.kysely, world.viewers.admin, {
      merchantId: world.valves.id,
      orderNo,
      lines: [1, 2].map((lineNo) => newLine({ lineNo })),
    })
    return owner.ok(readOrder, { id })
  }
  const seen = ({ id, version }: { id: string; version: number }) => ({ id, version })

  it('accepts open lines, and returns those that cannot be accepted with the reason', async () => {
    const [cancelled, changed] = [await another(`PO-${number}-c`), await another(`PO-${number}-v`)]
    await admin.ok(cancelOrder, { ...seen(cancelled), reason: '计划调整' })
    await owner.ok(respondToOrder, {
      ...seen(changed),
      lines: [{ lineId: changed.lines[0]!.id, action: 'reject', reason: '停产' }],
    })
    const { accepted, refused } = await owner.ok(acceptOrders, {
      orders: [seen(cancelled), seen(changed), seen(order)],
    })
    expect(accepted).toEqual([{ id: order.id, orderNo: order.orderNo, lineCount: 3 }])
    expect(refused).toEqual([
      { id: cancelled.id, orderNo: cancelled.orderNo, reason: expect.stringContaining('已取消') },
      { id: changed.id, orderNo: changed.orderNo, reason: expect.stringContaining('他人修改') },
    ])
    const after = await owner.ok(readOrder, { id: order.id })
    expect(after.status).toBe('confirmed')
    expect(after.history[0]).toMatchObject({ actor: 'owner', to: 'confirmed' })
    expect((await owner.ok(readOrder, { id: changed.id })).lines[1]!.status).toBe('pending')
  })

  it('does not change lines that were answered before', async () => {
    const [a] = lineIds()
    const partly = await owner.ok(respondToOrder, {
      ...seen(order),
      lines: [{ lineId: a, action: 'reject', reason: '停产' }],
    })
    const { accepted } = await owner.ok(acceptOrders, { orders: [seen(partly)] })
    expect(accepted).toMatchObject([{ lineCount: 2 }])
    const after = await owner.ok(readOrder, { id: order.id })
    expect(after.lines.map((line) => line.status)).toEqual(['rejected', 'accepted', 'accepted'])
  })

  it('reports for a repeated call that there is nothing left to accept', async () => {
    await owner.ok(acceptOrders, { orders: [seen(order)] })
    const { accepted, refused } = await owner.ok(acceptOrders, { orders: [seen(order)] })
    expect(accepted).toEqual([])
    expect(refused[0]!.reason).toContain('没有等待答复的明细')
  })

  it('changes nothing if one of the orders belongs to another company', async () => {
    const theirs = await makeOrder(world.database.kysely, world.viewers.admin, {
      merchantId: world.bearings.id,
      orderNo: `PO-${number}-b`,
    })
    const answer = await owner.call(acceptOrders, { orders: [seen(order), { id: theirs, version: 1 }] })
    expect(answer.code).toBe('A00005')
    expect((await owner.ok(readOrder, { id: order.id })).status).toBe('pending')
  })
})

describe('the neighbours of an order', () => {
  it('are those of the list, with its filter and order', async () => {
    const { database, viewers, bearings } = world
    const owner2 = await world.as('owner2')
    const ids: string[] = []
    for (const at of [1, 2, 3, 4])
      ids.push(
        await makeOrder(database.kysely, viewers.admin, {
          merchantId: bearings.id,
          orderNo: `NB-${number}-${at}`,
          buyerName: at === 3 ? '别的采购方（示例）' : `同一采购方 ${number}`,
          // two orders of the same day, which are listed in the order of their creation
          orderDate: at < 3 ? '2026-11-02' : '2026-11-03',
        }),
      )
    const beside = async (id: string, filter: Partial<InputOf<typeof readNeighbours>> = {}) => {
      const { previous, next } = await owner2.ok(readNeighbours, { id, buyer: '采购方', ...filter })
      return [previous?.orderNo.at(-1), next?.orderNo.at(-1)]
    }
    expect(await beside(ids[1]!)).toEqual(['3', '1'])
    expect(await beside(ids[3]!)).toEqual([undefined, '3'])
    expect(await beside(ids[1]!, { sort: 'orderDate' })).toEqual(['1', '3'])
    // the third does not match the filter, and is between two that do
    expect(await beside(ids[2]!, { buyer: '同一采购方' })).toEqual(['4', '2'])
    expect(await beside(ids[1]!, { keyword: `同一采购方 ${number}` })).toEqual(['4', '1'])
  })
})

describe("the list's filters by lines and address", () => {
  it('include material, specification, address and due date', async () => {
    const id = await makeOrder(world.database.kysely, world.viewers.admin, {
      merchantId: world.valves.id,
      orderNo: `FL-${number}`,
      shipTo: `示例三号库 ${number}`,
      lines: [
        newLine({
          lineNo: 1,
          materialName: `波纹管 ${number}`,
          specification: 'DN 80 × 6',
          materialCode: null,
        }),
        newLine({ lineNo: 2, requiredDate: '2026-11-25' }),
      ],
    })
    const ids = async (filter: Partial<InputOf<typeof listOrders>>) =>
      (await owner.ok(listOrders, { shipTo: `三号库 ${number}`, ...filter })).list.map((row) => row.id)
    expect(await ids({})).toEqual([id])
    expect(await ids({ material: `波纹管${number}` })).toEqual([id])
    expect(await ids({ material: '没有这种物料' })).toEqual([])
    // normalised like in the search: without spaces, × for x
    expect(await ids({ specification: 'dn80x6' })).toEqual([id])
    expect(await ids({ dueFrom: '2026-11-25', dueTo: '2026-11-25' })).toEqual([id])
    expect(await ids({ dueFrom: '2026-11-26' })).toEqual([])
  })

  it('apply to the workbook of a single order', async () => {
    const { data } = await owner.call(exportOrder, { id: order.id })
    expect((data as unknown as Buffer).subarray(0, 2).toString()).toBe('PK')
  })
})

describe('a revision for the buyer', () => {
  const acceptedOrder = () =>
    owner.ok(respondToOrder, {
      id: order.id,
      version: order.version,
      lines: lineIds().map((lineId) => ({ lineId, action: 'accept' as const })),
    })
  const latestMessage = async () => {
    const { list } = await owner.ok(listMessages, { pageNum: 1, pageSize: 5, type: 'order' })
    return list[0]!
  }

  it('reopens the revised lines, describes the changes, and keeps the others accepted', async () => {
    const { version } = await acceptedOrder()
    const [a] = lineIds()
    const after = await admin.ok(reviseOrder, {
      id: order.id,
      version,
      reason: '检修范围扩大',
      lines: [{ lineId: a, quantity: '14', requiredDate: '2027-01-05' }],
    })
    expect(after.lines.map(({ status }) => status)).toEqual(['pending', 'accepted', 'accepted'])
    expect(after.lines[0]).toMatchObject({ quantity: '14', amount: '35.00', requiredDate: '2027-01-05' })
    expect(after).toMatchObject({ status: 'partly-confirmed', totalAmount: '85.00' })
    const entry = after.history.find(({ action }) => action === 'revise')!
    expect(entry).toMatchObject({ about: '1', from: 'accepted', to: 'pending', reason: '检修范围扩大' })
    expect(entry.changes.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['quantity', '10.0000', '14'],
      ['amount', '25.00', '35.00'],
      ['requiredDate', '2026-12-20', '2027-01-05'],
    ])
    expect((await latestMessage()).content).toContain('修订了订单')
    const { code } = await owner.send(reviseOrder, { id: order.id })
    expect(code).toBe('A00003')
  })

  it('adds lines that wait for an answer, and keeps the other answers', async () => {
    const { version } = await acceptedOrder()
    const line = {
      materialCode: null,
      materialName: '缠绕垫片',
      specification: 'DN100 PN16',
      brand: null,
      unit: '片',
      quantity: '20',
      unitPrice: '3.5',
      requiredDate: '2027-01-10',
    }
    const revise = (added: (typeof line)[]) =>
      admin.call(reviseOrder, { id: order.id, version, reason: '补充备件', lines: [], added })
    expect(faultsIn(await revise([]))).toEqual([expect.stringContaining('新增一行')])
    expect(faultsIn(await revise([{ ...line, requiredDate: '2026-11-01', quantity: '0.5' }]))).toEqual([
      expect.stringContaining('第 4 行的交期早于今天'),
      expect.stringContaining('0.5 片'),
    ])
    const { data: after } = await revise([line, { ...line, materialName: '双头螺柱' }])
    expect(after).toMatchObject({ status: 'partly-confirmed', lineCount: 5, totalAmount: '215.00' })
    expect(after.lines.map(({ lineNo, status }) => [lineNo, status])).toEqual([
      [1, 'accepted'],
      [2, 'accepted'],
      [3, 'accepted'],
      [4, 'pending'],
      [5, 'pending'],
    ])
    expect(after.lines[3]).toMatchObject({ materialName: '缠绕垫片', amount: '70.00', taxRate: '0.13' })
    const entries = after.history.filter(({ action }) => action === 'addLine')
    expect(new Set(entries.map(({ about, reason }) => `${about} ${reason}`))).toEqual(
      new Set(['4 补充备件', '5 补充备件']),
    )
    expect((await latestMessage()).content).toContain('第 4、5 行为新增')
    const { list } = await owner.ok(listOrders, { keyword: '双头螺柱' })
    expect(list.map(({ id }) => id)).toContain(order.id)
    await owner.ok(acceptOrders, { orders: [{ id: order.id, version: after.version }] })
    expect((await owner.ok(readOrder, { id: order.id })).status).toBe('confirmed')
  })

  it('adds no line to an ended order', async () => {
    const { version } = await acceptedOrder()
    const cancelled = await admin.ok(cancelOrder, { id: order.id, version, reason: '取消' })
    expect(cancelled.actions.allowed).not.toContain('revise')
    const added = {
      materialCode: null,
      materialName: '垫片',
      specification: null,
      brand: null,
      unit: '片',
      quantity: '1',
      unitPrice: '1',
      requiredDate: '2027-01-10',
    }
    const answer = await admin.call(reviseOrder, {
      id: order.id,
      version: cancelled.version,
      reason: '补',
      lines: [],
      added: [added],
    })
    expect(answer).toMatchObject({ code: 'A06002' })
  })

  it('does not reduce what was or is about to be shipped, and must contain a change', async () => {
    const { version } = await acceptedOrder()
    const [a, b] = lineIds()
    const lines = [{ orderLineId: a, quantity: '4' }]
    await owner.ok(createDeliveryNote, { lines, submit: true })
    const revise = (lines: InputOf<typeof reviseOrder>['lines']) =>
      admin.call(reviseOrder, { id: order.id, version, reason: '改', lines })
    expect(await revise([{ lineId: a, quantity: '12' }])).toMatchObject({
      code: 'A06002',
      msg: expect.stringContaining('送货单'),
    })
    expect(faultsIn(await revise([{ lineId: b, quantity: '10' }]))).toEqual([
      expect.stringContaining('没有任何变更'),
    ])
    expect(faultsIn(await revise([{ lineId: b, requiredDate: '2026-11-01' }]))).toEqual([
      expect.stringContaining('早于今天'),
    ])
  })

  it('cancels a line, and closes one that is partly in transit', async () => {
    const { version } = await acceptedOrder()
    const [a, b] = lineIds()
    await owner.ok(createDeliveryNote, { lines: [{ orderLineId: a, quantity: '4' }], submit: true })
    const after = await admin.ok(cancelOrderLines, {
      id: order.id,
      version,
      reason: '不再需要',
      lines: [{ lineId: a }, { lineId: b }],
    })
    expect(
      after.lines.map(({ status, cancelledQuantity, remainingQuantity }) => [
        status,
        cancelledQuantity,
        remainingQuantity,
      ]),
    ).toEqual([
      ['accepted', '6', '0'],
      ['cancelled', '10', '0'],
      ['accepted', '0', '10'],
    ])
    expect(after.totalAmount).toBe('50.00')
    expect((await latestMessage()).content).toContain('第 1、2 行已取消')
    const again = { id: order.id, version: after.version, reason: '再来', lines: [{ lineId: b }] }
    expect((await admin.call(cancelOrderLines, again)).code).toBe('A06002')
  })

  it('says which delivery notes to void before a line that they reserve is cancelled or changed', async () => {
    const { version } = await acceptedOrder()
    const [a] = lineIds()
    const reserve = (quantity: string) =>
      owner.ok(createDeliveryNote, { lines: [{ orderLineId: a, quantity }], submit: true })
    const numbers = [(await reserve('4')).noteNo, (await reserve('6')).noteNo].join('、')
    const input = { id: order.id, version, reason: '不再需要', lines: [{ lineId: a }] }
    const msg = `第 1 行未发的数量都在待发货的送货单 ${numbers} 上，请供应商先作废再取消`
    expect(await admin.call(cancelOrderLines, input)).toMatchObject({ code: 'A06002', msg })
    const read = await admin.ok(readOrder, { id: order.id })
    expect(read.lines[0]!.actions.blocked).toContainEqual({ action: 'cancel', reason: msg })
    expect(read.actions.blocked).toContainEqual({
      action: 'cancel',
      reason: `已有送货单 ${numbers}，请供应商先作废再取消`,
    })
    const lines = [{ lineId: a, quantity: '12' }]
    expect(await admin.call(reviseOrder, { id: order.id, version, reason: '改', lines })).toMatchObject({
      msg: `第 1 行已在待发货的送货单 ${numbers} 上，请供应商先作废`,
    })
  })

  it('cancels the order with its last line', async () => {
    const lines = lineIds().map((lineId) => ({ lineId }))
    const all = { id: order.id, version: order.version, reason: '不再需要', lines }
    expect(await admin.ok(cancelOrderLines, all)).toMatchObject({ status: 'cancelled', totalAmount: '0.00' })
  })
})
