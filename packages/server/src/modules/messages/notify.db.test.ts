import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { can } from '@bdr/contract/access'
import * as noteCalls from '@bdr/contract/delivery-notes/calls'
import { listMessages } from '@bdr/contract/messages/calls'
import { pageAt } from '@bdr/contract/navigation'
import * as orderCalls from '@bdr/contract/orders/calls'
import { transaction } from '../../platform/db/transaction.ts'
import { callerAt, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import type { Account } from '../../test/people.ts'
import { makeOrder, newLine } from '../../test/factories.ts'
import { setAside } from '../orders/set-aside.ts'
import { notify } from './notify.ts'

const accounts = ['owner', 'sales', 'driver', 'owner2', 'admin'] as const satisfies Account[]
let world: TestWorld
let clients: Record<Account, Client>
let orderNo = 0
/** staff ids of each announcement since the test started */
let announced: string[][]

beforeAll(async () => {
  world = await testWorld()
  clients = Object.fromEntries(
    await Promise.all(accounts.map(async (account) => [account, await world.as(account)])),
  )
  world.bus.subscribe('messages-written', ({ staffIds }) => announced.push([...staffIds]))
})
afterAll(() => world.close())

const forget = async () => {
  await world.database.kysely.deleteFrom('message').execute()
  announced = []
}
beforeEach(forget)

/** The messages sent to each person since the last `forget`. */
async function messages() {
  const messages = await Promise.all(
    accounts.map(async (account) => {
      const { list } = await clients[account].ok(listMessages, {})
      return list.map((message) => ({ account, ...message }))
    }),
  )
  return messages.flat()
}

const whoWasNotified = async () => [...new Set((await messages()).map((message) => message.account))]

async function importedOrder(lines = 2) {
  orderNo += 1
  const id = await transaction(
    world.database,
    (tx) =>
      makeOrder(tx, world.viewers.admin, {
        merchantId: world.valves.id,
        orderNo: `PO-N${orderNo}`,
        lines: Array.from({ length: lines }, (_, index) => newLine({ lineNo: index + 1 })),
      }),
    { bus: world.bus },
  )
  return clients.admin.ok(orderCalls.readOrder, { id })
}

async function sentNote() {
  const order = await importedOrder(1)
  const [line] = order.lines
  const accepted = [{ lineId: line!.id, action: 'accept' as const }]
  await clients.owner.ok(orderCalls.respondToOrder, { id: order.id, version: order.version, lines: accepted })
  const { id } = await clients.owner.ok(noteCalls.createDeliveryNote, {
    lines: [{ orderLineId: line!.id, quantity: '10' }],
    submit: true,
  })
  const note = await clients.owner.ok(noteCalls.readDeliveryNote, { id })
  await forget()
  return clients.driver.ok(noteCalls.dispatchDeliveryNote, { id, version: note.version })
}

const arrival = (accepted: string, rejected: string, last = false) => ({ accepted, rejected, last })
async function receive(account: Account, { accepted, rejected, last }: ReturnType<typeof arrival>) {
  const note = await sentNote()
  await forget()
  const lines = [
    { noteLineId: note.lines[0]!.id, accepted, rejected, reason: rejected === '0' ? null : '划伤' },
  ]
  return clients[account].ok(noteCalls.receiveDeliveryNote, {
    id: note.id,
    version: note.version,
    receiverName: '周敏',
    last,
    lines,
  })
}

describe('the recipients', () => {
  it("of an imported order are the merchant's owner and sales, with the order to open", async () => {
    const order = await importedOrder()
    expect(await whoWasNotified()).toEqual(['owner', 'sales'])
    const [message] = await messages()
    expect(message).toMatchObject({
      type: 'order',
      isRead: false,
      jumpUrl: '/orderPart/orderDetail',
      jumpParam: JSON.stringify({ id: order.id }),
    })
    expect(message!.content).toContain(`<b>${order.orderNo}</b>`)
    expect(message!.content).toContain('共 2 行')
  })

  it('of a proposal or a rejection are operators, and of an acceptance nobody', async () => {
    const order = await importedOrder(3)
    const [a, b, c] = order.lines.map((line) => line.id)
    await forget()
    const accepted = await clients.sales.ok(orderCalls.respondToOrder, {
      id: order.id,
      version: order.version,
      lines: [{ lineId: a!, action: 'accept' }],
    })
    expect(await messages()).toEqual([])
    await clients.sales.ok(orderCalls.respondToOrder, {
      id: order.id,
      version: accepted.version,
      lines: [
        { lineId: b!, action: 'propose', quantity: '8', reason: '现货不足' },
        { lineId: c!, action: 'reject', reason: '停产' },
      ],
    })
    expect(await whoWasNotified()).toEqual(['admin'])
    expect((await messages())[0]!.content).toContain('第 2 行申请变更；第 3 行拒绝')
  })

  it("of a decision or a cancellation are the merchant's owner and sales", async () => {
    const order = await importedOrder(1)
    const lineId = order.lines[0]!.id
    const proposed = await clients.owner.ok(orderCalls.respondToOrder, {
      id: order.id,
      version: order.version,
      lines: [{ lineId, action: 'propose', quantity: '8', reason: '现货不足' }],
    })
    await forget()
    const decided = await clients.admin.ok(orderCalls.decideOnProposals, {
      id: order.id,
      version: proposed.version,
      lines: [{ lineId, action: 'approve' }],
    })
    expect(await whoWasNotified()).toEqual(['owner', 'sales'])
    expect((await messages())[0]!.content).toContain('第 1 行同意变更')
    await forget()
    await clients.admin.ok(orderCalls.cancelOrder, {
      id: order.id,
      version: decided.version,
      reason: '检修计划调整',
    })
    expect(await whoWasNotified()).toEqual(['owner', 'sales'])
    expect((await messages())[0]!.content).toContain('已取消。原因：检修计划调整')
  })

  it('of a dispatched note are operators, owner and sales, with the note to open', async () => {
    const note = await sentNote()
    expect(await whoWasNotified()).toEqual(['owner', 'sales', 'admin'])
    expect((await messages())[0]).toMatchObject({
      jumpUrl: '/orderPart/deliveryOrderDetail',
      jumpParam: JSON.stringify({ id: note.id }),
    })
  })

  it('of an arrival are owner and sales, and of a difference also operators', async () => {
    await receive('admin', arrival('10', '0'))
    expect(await whoWasNotified()).toEqual(['owner', 'sales'])
    await receive('driver', arrival('8', '2'))
    expect(await whoWasNotified()).toEqual(['owner', 'sales', 'admin'])
    expect((await messages())[0]!.content).toContain('到货有差异')
  })

  it('of a settled difference are owner, sales and operators, except the person who settled it', async () => {
    const note = await receive('admin', arrival('8', '2'))
    await forget()
    await clients.owner.ok(noteCalls.settleDeliveryNote, {
      id: note.id,
      version: note.version,
      reason: '已退回',
    })
    expect(await whoWasNotified()).toEqual(['sales', 'admin'])
  })

  it('never include disabled accounts', async () => {
    const { staffId } = world.viewers.sales
    const enable = (enabled: boolean) =>
      world.database.kysely.updateTable('staff').set({ enabled }).where('id', '=', staffId).execute()
    await enable(false)
    await importedOrder()
    await enable(true)
    expect(await whoWasNotified()).toEqual(['owner'])
  })

  it('are sent only to pages they may open', async () => {
    await receive('driver', arrival('8', '2'))
    for (const { account, jumpUrl } of await messages()) {
      const { post } = world.viewers[account]
      const access = pageAt(jumpUrl)!.access
      expect(access === 'signed-in' || access === 'public' || can(post, access)).toBe(true)
    }
  })
})

describe('the content', () => {
  it('shows values of records as text, whatever characters they contain', async () => {
    orderNo += 1
    await makeOrder(world.database.kysely, world.viewers.admin, {
      merchantId: world.valves.id,
      orderNo: `PO-N${orderNo}`,
      buyerName: `<img src=x onerror="alert('1')">&Co（示例）${orderNo}`,
    })
    const [message] = await messages()
    expect(message!.content).toContain('&lt;img src=x onerror="alert(\'1\')"&gt;&amp;Co（示例）')
    expect(message!.content).not.toContain('<img')
  })

  it('contains no markup except a few tags without attributes', async () => {
    const content =
      '<p onclick="x()">一<b style="color:red">二</b></p><script>alert(1)</script><a href="javascript:x()">三</a><iframe src="//x"></iframe>'
    await notify(
      world.database.kysely,
      world.viewers.admin,
      { merchant: { id: world.valves.id, permission: 'order:view' } },
      {
        type: 'system',
        content,
        about: { page: 'orderDetail', id: '1' },
      },
    )
    expect((await messages())[0]!.content).toBe('<p>一<b>二</b></p>三')
  })
})

describe('a notice and its transaction', () => {
  it('are announced after the commit, once to each person', async () => {
    let announcedBefore: number | null = null
    await transaction(
      world.database,
      async (tx) => {
        const { admin } = world.viewers
        await makeOrder(tx, admin, { merchantId: world.valves.id, orderNo: 'PO-TX1' })
        await makeOrder(tx, admin, { merchantId: world.valves.id, orderNo: 'PO-TX2' })
        announcedBefore = announced.length
      },
      { bus: world.bus },
    )
    expect(announcedBefore).toBe(0)
    const { owner, sales } = world.viewers
    expect(announced.map((staffIds) => staffIds.toSorted())).toEqual([
      [owner.staffId, sales.staffId].toSorted(),
    ])
    expect((await messages()).filter((message) => message.account === 'owner')).toHaveLength(2)
  })

  it('do not exist after a rollback', async () => {
    const order = await importedOrder()
    await forget()
    const work = transaction(
      world.database,
      async (tx) => {
        const change = { viewer: world.viewers.admin, caller: callerAt('127.0.0.1') }
        const { id, version } = order
        await setAside(tx, change, { id, version, reason: '计划调整' }, 'cancel')
        throw new Error('later step fails')
      },
      { bus: world.bus },
    )
    await expect(work).rejects.toThrow('later step fails')
    expect(announced).toEqual([])
    expect(await messages()).toEqual([])
  })

  it('do not exist when the call is refused', async () => {
    const order = await importedOrder()
    await forget()
    const answer = await clients.admin.call(orderCalls.closeOrder, {
      id: order.id,
      version: order.version,
      reason: 'x',
    })
    expect(answer.code).toBe('A06002')
    expect(announced).toEqual([])
    expect(await messages()).toEqual([])
  })
})
