import { commentOnOrder, readComments, readOrder, respondToOrder } from '@bdr/contract/orders/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Clock } from '../../platform/clock.ts'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { makeOrder, newLine } from '../../test/factories.ts'
import { remind } from './reminders.ts'

let world: TestWorld
let owner: Client
let number = 0

beforeAll(async () => {
  world = await testWorld()
  owner = await world.as('owner')
})
afterAll(() => world.close())
beforeEach(async () => {
  number += 1
  await world.database.kysely.deleteFrom('message').execute()
})

const make = (suffix: string, days: readonly string[]) =>
  makeOrder(world.database.kysely, world.viewers.admin, {
    merchantId: world.valves.id,
    orderNo: `RM-${number}-${suffix}`,
    lines: days.map((requiredDate, at) => newLine({ lineNo: at + 1, requiredDate })),
  })
const accept = async (id: string) => {
  const { version, lines } = await owner.ok(readOrder, { id })
  const answers = lines.map((line) => ({ lineId: line.id, action: 'accept' as const }))
  await owner.ok(respondToOrder, { id, version, lines: answers })
}
/** A clock that many hours after the orders were created, with the given current day. */
const after = (hours: number, today: string): Clock => ({
  now: () => new Date(Date.now() + hours * 3_600_000),
  today: () => today,
})
const messagesOf = async (account = 'owner') => {
  const rows = await world.database.kysely
    .selectFrom('message')
    .innerJoin('staff', 'staff.id', 'message.staff_id')
    .select(['content', 'jump_url'])
    .where('account', '=', account)
    .where('content', 'not like', '收到%')
    .orderBy('message.id')
    .execute()
  return rows.map(({ content }) => content.replaceAll(/<.*?>/g, ''))
}
const farAway = '2027-12-01'

describe('reminders', () => {
  it("are sent once before an order's answer is overdue", async () => {
    await make('a', [farAway])
    const answered = await make('b', [farAway])
    await accept(answered)
    await remind(world.database, world.bus, after(19, '2026-11-20'))
    expect(await messagesOf()).toEqual([])
    await remind(world.database, world.bus, after(21, '2026-11-20'))
    const expected = [`国能滨江发电有限公司（示例）的订单 RM-${number}-a 还没有答复，请在 4 小时内确认。`]
    expect((await messagesOf()).map((text) => text.replace(' 的订单', '的订单'))).toEqual(expected)
    expect(await messagesOf('driver')).toEqual([])
    await remind(world.database, world.bus, after(30, '2026-11-20'))
    expect(await messagesOf()).toHaveLength(1)
  })

  it('are sent once before lines are due, and contain their numbers', async () => {
    const id = await make('a', ['2026-12-05', '2026-12-05', farAway])
    await accept(id)
    await remind(world.database, world.bus, after(0, '2026-12-03'))
    expect(await messagesOf()).toEqual([])
    await remind(world.database, world.bus, after(0, '2026-12-04'))
    expect(await messagesOf()).toEqual([`订单 RM-${number}-a 的第 1、2 行明天到期，还有数量没有发出。`])
    await remind(world.database, world.bus, after(0, '2026-12-07'))
    expect(await messagesOf()).toHaveLength(1)
  })

  it('are combined if there would be many', async () => {
    for (const suffix of ['a', 'b', 'c', 'd']) await accept(await make(suffix, ['2026-12-10']))
    await remind(world.database, world.bus, after(0, '2026-12-09'))
    expect(await messagesOf()).toEqual(['有 4 行明细明天到期或已经到期，还没有全部发出，请安排送货。'])
  })
})

describe('comments on an order', () => {
  it('are visible to both sides, and announced to the other one', async () => {
    const id = await make('a', [farAway])
    const [admin, sales] = [await world.as('admin'), await world.as('sales')]
    await sales.ok(commentOnOrder, { id, text: '阀体材质是否可以用 <WCB>？' })
    expect((await messagesOf('admin'))[0]).toContain(`在订单 RM-${number}-a 留言：阀体材质是否可以用`)
    await admin.ok(commentOnOrder, { id, text: '可以' })
    expect((await messagesOf())[0]).toContain('admin（平台）')
    const { comments } = await owner.ok(readComments, { id })
    expect(comments.map(({ author, byOperator, text }) => [author, byOperator, text])).toEqual([
      ['sales', false, '阀体材质是否可以用 <WCB>？'],
      ['admin', true, '可以'],
    ])
    expect((await (await world.as('owner2')).call(readComments, { id })).code).toBe('A00005')
  })
})
