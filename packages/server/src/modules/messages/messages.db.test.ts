import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listMessages, readMessages } from '@bdr/contract/messages/calls'
import { messagePageSize, type MessageType } from '@bdr/contract/messages/model'
import { sql } from 'kysely'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'

let world: TestWorld
let owner: Client
let sales: Client
beforeAll(async () => {
  world = await testWorld()
  owner = await world.as('owner')
  sales = await world.as('sales')
})
afterAll(() => world.close())
beforeEach(() => world.database.kysely.deleteFrom('message').execute())

/** Writes messages to one person, a minute apart, oldest first. @returns their ids */
async function write(account: 'owner' | 'sales', ...types: MessageType[]): Promise<string[]> {
  const rows = await world.database.kysely
    .insertInto('message')
    .values(
      types.map((type, index) => ({
        staff_id: world.viewers[account].staffId,
        type,
        content: `${type} ${index}`,
        jump_url: '/orderPart/orderDetail',
        jump_param: '{"id":"7"}',
        created_at: new Date(Date.UTC(2026, 10, 20, 4, index)),
      })),
    )
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

const contents = (answer: { list: { content: string }[] }) => answer.list.map((message) => message.content)

describe('the list', () => {
  it('contains the messages, newest first', async () => {
    const [first] = await write('owner', 'order', 'system')
    const { list, total } = await owner.ok(listMessages, {})
    expect(total).toBe(2)
    expect(list.map((message) => message.type)).toEqual(['system', 'order'])
    expect(list[1]).toEqual({
      id: first,
      type: 'order',
      content: 'order 0',
      isRead: false,
      gmtCreate: '2026-11-20T04:00:00.000Z',
      jumpUrl: '/orderPart/orderDetail',
      jumpParam: '{"id":"7"}',
    })
  })

  it('can be filtered by type and to unread ones, while the counts stay those of all messages', async () => {
    const [first] = await write('owner', 'order', 'order', 'business', 'system')
    await owner.ok(readMessages, { messageIds: [first!] })
    const agg = { allUnreadCount: 3, orderUnreadCount: 1, businessUnreadCount: 1, systemUnreadCount: 1 }
    const orders = await owner.ok(listMessages, { pageNum: 1, pageSize: messagePageSize, type: 'order' })
    expect(contents(orders)).toEqual(['order 1', 'order 0'])
    expect(orders).toMatchObject({ total: 2, agg, list: [{ isRead: false }, { isRead: true }] })
    expect(await owner.ok(listMessages, { type: 'order', onlyUnread: 1 })).toMatchObject({
      total: 1,
      agg,
      list: [{ content: 'order 1' }],
    })
    expect(await owner.ok(listMessages, { onlyUnread: 1 })).toMatchObject({ total: 3, agg })
  })

  it('is empty, with zero counts, for a person without messages', async () => {
    await write('sales', 'order')
    expect(await owner.ok(listMessages, {})).toEqual({
      list: [],
      total: 0,
      agg: { allUnreadCount: 0, orderUnreadCount: 0, businessUnreadCount: 0, systemUnreadCount: 0 },
    })
  })

  it('can be paged through ten thousand messages', async () => {
    const { staffId } = world.viewers.owner
    await sql`
      insert into message (staff_id, type, content, jump_url, jump_param, read_at, created_at)
      select ${staffId}::bigint, 'order', 'message ' || g, '', '{}', case when g % 4 = 0 then now() end, now() - g * interval '1 second'
      from generate_series(1, 10000) g`.execute(world.database.kysely)
    const seen = new Set<string>()
    for (let pageNum = 1; pageNum <= 11; pageNum += 1) {
      const { list, total, agg } = await owner.ok(listMessages, { pageNum, type: 'order' })
      expect({ total, unread: agg.orderUnreadCount }).toEqual({ total: 10_000, unread: 7_500 })
      for (const message of list) seen.add(message.id)
    }
    expect(seen.size).toBe(10_000)
    await owner.ok(readMessages, { messageIds: [] })
    expect((await owner.ok(listMessages, { onlyUnread: 1 })).total).toBe(0)
  })

  it('refuses a page that is too large', async () => {
    const answer = await owner.send(listMessages, { pageSize: messagePageSize + 1 })
    expect(answer).toMatchObject({ code: 'A00002', faults: [{ path: 'pageSize' }] })
  })
})

describe('marking as read', () => {
  const unread = async (client: Client) => (await client.ok(listMessages, {})).agg.allUnreadCount

  it('affects the given messages, and keeps the time of the first reading', async () => {
    const ids = await write('owner', 'order', 'order', 'system')
    await owner.ok(readMessages, { messageIds: [ids[0]!, ids[2]!] })
    expect(await unread(owner)).toBe(1)
    const readAt = () =>
      world.database.kysely
        .selectFrom('message')
        .select('read_at')
        .where('id', '=', ids[0]!)
        .executeTakeFirstOrThrow()
    const first = await readAt()
    await owner.ok(readMessages, { messageIds: ids })
    expect(await readAt()).toEqual(first)
    expect(await unread(owner)).toBe(0)
  })

  it('affects all messages, or all of a type', async () => {
    await write('owner', 'order', 'order', 'business', 'system')
    await owner.ok(readMessages, { messageIds: [], type: 'order' })
    expect((await owner.ok(listMessages, {})).agg).toMatchObject({ orderUnreadCount: 0, allUnreadCount: 2 })
    await owner.ok(readMessages, { messageIds: [] })
    expect(await unread(owner)).toBe(0)
  })

  it('ignores messages of colleagues and strangers', async () => {
    const [theirs] = await write('sales', 'order')
    await write('owner', 'order')
    await owner.ok(readMessages, { messageIds: [theirs!, '424242'] })
    await owner.ok(readMessages, { messageIds: [] })
    expect(await unread(sales)).toBe(1)
    const stranger = await world.as('owner2')
    await stranger.ok(readMessages, { messageIds: [theirs!] })
    expect(await unread(sales)).toBe(1)
  })
})
