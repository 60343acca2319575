import { waitingStatuses } from '@bdr/contract/orders/meaning'
import { countLimit, tabLimit } from '@bdr/contract/kernel/counts'
import { addDays } from '@bdr/contract/kernel/days'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scopeOf, type Scope } from '../../platform/scope.ts'
import { testWorld, type TestWorld } from '../../test/app.ts'
import { makeOrder } from '../../test/factories.ts'
import { countsOfNotes, pageOfNotes } from '../delivery-notes/list-queries.ts'
import { countsOfOrders, pageOfOrders } from './list-queries.ts'

let world: TestWorld
let own: Scope
let all: Scope

beforeAll(async () => {
  world = await testWorld()
  own = scopeOf(world.viewers.owner)
  all = scopeOf(world.viewers.admin)
  const merchantId = world.valves.id
  // more than are counted; every tenth waits for something, and one in two hundred is disputed
  await sql`
    insert into purchase_order (merchant_id, order_no, status, source, buyer_name, ship_to, currency, order_date,
      required_date, line_count, total_amount)
    select ${merchantId}, 'WIDE-' || lpad(n::text, 6, '0'),
      case n % 60 when 0 then 'pending' when 6 then 'partly-confirmed' when 12 then 'change-review'
        when 18 then 'confirmed' when 24 then 'shipped' when 30 then 'partly-shipped' else 'completed' end,
      'xlsx', '第 ' || n % 300 || ' 电厂（示例）', '电厂路 ' || n % 7 || ' 号', 'CNY', date '2024-01-01' + n / 100,
      date '2024-02-01' + n / 100, 1, 10
    from generate_series(1, ${countLimit + 500}::int) n`.execute(world.database.kysely)
  await sql`
    insert into purchase_order_line (order_id, merchant_id, line_no, status, material_name, unit, quantity,
      unit_price, amount, required_date)
    select id, merchant_id, 1, case when status in ('change-review', 'partly-confirmed') and id % 2 = 0
        then 'proposed' else 'accepted' end, '闸阀', '台', 1, 10, 10, required_date
    from purchase_order where order_no like 'WIDE-%'`.execute(world.database.kysely)
  // the state of these orders shows that they have a proposal
  await sql`
    update purchase_order_line as l set status = 'proposed' from purchase_order o
    where o.id = l.order_id and o.status = 'change-review'`.execute(world.database.kysely)
  await sql`
    insert into delivery_note (merchant_id, note_no, status, buyer_name, ship_to, line_count)
    select merchant_id, 'SHW-' || id, 'in-transit', buyer_name, ship_to, 1
    from purchase_order where order_no like 'WIDE-%' and right(order_no, 1) = '5'`.execute(
    world.database.kysely,
  )
  await sql`
    insert into delivery_note_line (note_id, line_no, order_id, order_line_id, quantity)
    select n.id, 1, l.order_id, l.id, 1
    from delivery_note n join purchase_order_line l on n.note_no = 'SHW-' || l.order_id`.execute(
    world.database.kysely,
  )
  await sql`
    update delivery_note set status = case when id % 3 = 0 then 'discrepancy' else 'received' end
    where note_no like 'SHW-%' and id % 5 < 3`.execute(world.database.kysely)
})
afterAll(() => world.close())

/** The result of plain counts, limited like those of tabs. */
async function plain(
  table: 'purchase_order' | 'delivery_note',
  conditions: readonly string[],
  limit: number,
) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} as r
    where ${sql.raw(conditions.join(' and '))}`.execute(world.database.kysely)
  const { count } = rows[0]!
  return { count: Math.min(count, limit), hasMore: count > limit }
}

const states = (names: readonly string[]) => `status in (${names.map((name) => `'${name}'`).join(', ')})`
const orderTabs = {
  all: 'true',
  answer: states(waitingStatuses.answer),
  shipment: states(waitingStatuses.shipment),
  arrival: states(waitingStatuses.arrival),
  settlement: `exists (select from delivery_note_line l join delivery_note n on n.id = l.note_id
    where l.order_id = r.id and n.status = 'discrepancy')`,
  decision: `status in ('partly-confirmed', 'change-review') and exists (
    select from purchase_order_line l where l.order_id = r.id and l.status = 'proposed')`,
}
const noteTabs = {
  all: 'true',
  dispatch: states(['ready']),
  arrival: states(['in-transit', 'partly-received']),
  settlement: states(['discrepancy']),
}
/** @param filter if it is empty, the list is only narrowed by its scope */
const expected = async (
  table: 'purchase_order' | 'delivery_note',
  tabs: object,
  filter: readonly string[],
  whose: readonly string[] = [],
) => {
  const limit = filter.length > 0 ? tabLimit : countLimit
  const counted = Object.entries(tabs).map(
    async ([tab, condition]) =>
      [tab, await plain(table, [condition as string, ...filter, ...whose], limit)] as const,
  )
  return Object.fromEntries(await Promise.all(counted))
}
const byTab = ({ counts }: Awaited<ReturnType<typeof countsOfOrders | typeof countsOfNotes>>) =>
  Object.fromEntries(counts.map(({ tab, count, hasMore }) => [tab, { count, hasMore }]))

describe('tabs of more orders than are counted', () => {
  const filters: [string, Parameters<typeof countsOfOrders>[2], string[]][] = [
    ['nothing', {}, []],
    ['a state that is in no tab', { status: 'completed' }, [`status = 'completed'`]],
    ['a state that is in several', { status: 'partly-shipped' }, [`status = 'partly-shipped'`]],
    ['a start that all numbers have', { orderNo: 'WIDE-' }, [`order_no like 'WIDE-%'`]],
    ['a start that some have, in small letters', { orderNo: 'wide-0001' }, [`order_no like 'WIDE-0001%'`]],
    ['days of nearly all', { orderedTo: '2026-11-01' }, [`order_date <= '2026-11-01'`]],
    [
      'a few days',
      { dueFrom: '2024-02-03', dueTo: '2024-02-06' },
      [`required_date between '2024-02-03' and '2024-02-06'`],
    ],
    ['some buyers', { buyer: '第 17' }, [`buyer_name like '%第 17%'`]],
    ['an address', { shipTo: '电厂路 3 号' }, [`ship_to = '电厂路 3 号'`]],
  ]
  it.each(filters)('narrowed by %s equal a plain count', async (_name, filter, conditions) => {
    const db = world.database.kysely
    const ofOwn = await expected('purchase_order', orderTabs, conditions, [
      `merchant_id = ${world.valves.id}`,
    ])
    expect(byTab(await countsOfOrders(db, own, filter))).toEqual(ofOwn)
    // a repeated call does not count again, and has the same result
    expect(byTab(await countsOfOrders(db, own, filter))).toEqual(ofOwn)
    expect(byTab(await countsOfOrders(db, all, filter))).toEqual(
      await expected('purchase_order', orderTabs, conditions),
    )
  })

  it.each(filters)('narrowed by %s equal the totals of their lists', async (_name, filter) => {
    const db = world.database.kysely
    const { counts } = await countsOfOrders(db, own, filter)
    for (const { tab, count, hasMore } of counts) {
      const waiting = tab === 'all' ? undefined : tab
      const query = { ...filter, waiting, pageNum: 1, pageSize: 20, sort: '-createdAt' } as const
      const page = await pageOfOrders(db, own, query)
      if (hasMore) expect(page.total, tab).toBeGreaterThanOrEqual(count)
      else expect({ tab, total: page.total, hasMore: page.hasMore }).toEqual({ tab, total: count, hasMore })
    }
  })

  it.each([
    ['as many as a tab counts', '2024-04-14', { count: tabLimit, hasMore: false }, tabLimit],
    ['one more than that', '2024-04-15', { count: tabLimit, hasMore: true }, tabLimit + 1],
  ])('narrowed to %s are counted further by the list', async (_name, orderedTo, expected, total) => {
    const db = world.database.kysely
    // a hundred orders a day, and one on the last day
    const filter = { orderedFrom: addDays('2024-04-15', -tabLimit / 100), orderedTo }
    expect(byTab(await countsOfOrders(db, own, filter))['all']).toEqual(expected)
    const page = await pageOfOrders(db, own, { ...filter, pageNum: 1, pageSize: 20, sort: '-createdAt' })
    expect(page).toMatchObject({ total, hasMore: false })
  })

  it('narrowed only by a scope are counted as far as the list', async () => {
    const db = world.database.kysely
    const page = await pageOfOrders(db, own, { pageNum: 1, pageSize: 20, sort: '-createdAt' })
    expect(page).toMatchObject({ total: countLimit, hasMore: true })
    const { all: everything, shipment } = byTab(await countsOfOrders(db, own, {}))
    expect(everything).toEqual({ count: countLimit, hasMore: true })
    expect(shipment).toEqual(await plain('purchase_order', [orderTabs.shipment], countLimit))
  })
})

it('find an order with a difference by its current values', async () => {
  const db = world.database.kysely
  const found = async (filter: Parameters<typeof countsOfOrders>[2]) => {
    const query = { ...filter, waiting: 'settlement', pageNum: 1, pageSize: 20, sort: '-createdAt' } as const
    const { rows, total } = await pageOfOrders(db, own, query)
    const { count } = byTab(await countsOfOrders(db, own, filter))['settlement']!
    return { numbers: rows.map(({ order_no }) => order_no), total, count }
  }
  const { rows } = await sql<{ id: string; order_no: string }>`
    select o.id, o.order_no from purchase_order o where o.merchant_id = ${world.valves.id}
      and exists (select from unsettled_order u where u.order_id = o.id) limit 1`.execute(db)
  const { id, order_no: orderNo } = rows[0]!
  const once = { numbers: [orderNo], total: 1, count: 1 }
  const never = { numbers: [], total: 0, count: 0 }
  expect(await found({ orderNo, status: 'completed' })).toEqual(once)
  await sql`update purchase_order set buyer_name = '改名电厂（示例）', required_date = '2031-05-06',
    status = 'partly-received' where id = ${id}`.execute(db)
  expect(await found({ orderNo, status: 'completed' })).toEqual(never)
  expect(await found({ buyer: '改名电厂' })).toEqual(once)
  expect(await found({ dueFrom: '2031-05-06' })).toEqual(once)
  // a second note with a difference is settled before the first one
  const secondNote = async (status: string) => {
    await sql`update delivery_note set status = ${status} where note_no = 'SHW-AGAIN'`.execute(db)
    return found({ buyer: '改名电厂' })
  }
  await sql`
    with again as (
      insert into delivery_note (merchant_id, note_no, status, buyer_name, ship_to, line_count)
      select merchant_id, 'SHW-AGAIN', 'in-transit', buyer_name, ship_to, 1 from purchase_order where id = ${id}
      returning id)
    insert into delivery_note_line (note_id, line_no, order_id, order_line_id, quantity)
    select again.id, 1, l.order_id, l.id, 1 from again, purchase_order_line l where l.order_id = ${id}`.execute(
    db,
  )
  expect(await secondNote('discrepancy')).toEqual(once)
  expect(await secondNote('received')).toEqual(once)
  await sql`update delivery_note n set status = 'received' from delivery_note_line l
    where l.note_id = n.id and l.order_id = ${id}`.execute(db)
  expect(await found({ buyer: '改名电厂' })).toEqual(never)
})

it('show the same page of a few weeks as sorting all of their orders', async () => {
  const db = world.database.kysely
  // the order within a day differs from that of the days
  await sql`update purchase_order set created_at = timestamptz '2026-01-01' + (id % 977) * interval '1 minute'
    where order_no like 'WIDE-%'`.execute(db)
  const ranges = [
    { from: 'orderedFrom', to: 'orderedTo', column: 'order_date' },
    { from: 'dueFrom', to: 'dueTo', column: 'required_date' },
  ] as const
  for (const { from, to, column } of ranges)
    for (const [first, last] of [
      ['2024-02-10', '2024-02-10'],
      ['2024-02-05', '2024-03-30'],
      // a longer range is not put together by day
      ['2024-01-01', '2024-12-31'],
      ['2024-03-30', '2024-02-05'],
    ] as const)
      for (const sort of ['createdAt', '-createdAt'] as const)
        for (const [scope, whose] of [
          [own, sql`merchant_id = ${world.valves.id}`],
          [all, sql`true`],
        ] as const)
          for (const pageNum of [1, 3]) {
            const query = { [from]: first, [to]: last, sort, pageNum, pageSize: 7 }
            const { rows } = await pageOfOrders(db, scope, query)
            const direction = sql.raw(sort === 'createdAt' ? 'asc' : 'desc')
            const plainly = await sql<{ id: string }>`
              select id from purchase_order where ${whose} and ${sql.ref(column)} between ${first} and ${last}
              order by created_at ${direction}, id ${direction} limit 7 offset ${(pageNum - 1) * 7}`.execute(
              db,
            )
            expect(rows.map(({ id }) => id)).toEqual(plainly.rows.map(({ id }) => id))
          }
})

describe('tabs of delivery notes', () => {
  it.each([
    ['nothing', {}, []],
    ['a state', { status: 'in-transit' as const }, [`status = 'in-transit'`]],
    ['a start of their numbers', { noteNo: 'shw-' }, [`note_no like 'SHW-%'`]],
    [
      'the number of an order they carry',
      { orderNo: 'wide-00001' },
      [
        `exists (select from delivery_note_line l join purchase_order o on o.id = l.order_id
         where l.note_id = r.id and o.order_no like 'WIDE-00001%')`,
      ],
    ],
  ])('narrowed by %s equal a plain count', async (_name, filter, conditions: string[]) => {
    const db = world.database.kysely
    for (const [scope, whose] of [
      [own, [`merchant_id = ${world.valves.id}`]],
      [all, []],
    ] as const)
      expect(byTab(await countsOfNotes(db, scope, filter))).toEqual(
        await expected('delivery_note', noteTabs, conditions, whose),
      )
  })

  it('find a note by the number of an order as long as it contains a line of it', async () => {
    const db = world.database.kysely
    const found = async () =>
      (await pageOfNotes(db, own, { orderNo: 'WIDE-000015', pageNum: 1, pageSize: 20, sort: '-createdAt' }))
        .total
    expect(await found()).toBe(1)
    await sql`
      delete from delivery_note_line l using purchase_order o
      where o.id = l.order_id and o.order_no = 'WIDE-000015'`.execute(db)
    expect(await found()).toBe(0)
  })
})

it('find a buyer by any name that an order has or had', async () => {
  const db = world.database.kysely
  const id = await makeOrder(db, world.viewers.admin, {
    merchantId: world.valves.id,
    orderNo: 'NAMED-1',
    buyerName: '旧名电厂（示例）',
  })
  const found = async (buyer: string) =>
    (await pageOfOrders(db, own, { buyer, pageNum: 1, pageSize: 20, sort: '-createdAt' })).rows.map(
      ({ order_no }) => order_no,
    )
  expect(await found('旧名')).toEqual(['NAMED-1'])
  await sql`update purchase_order set buyer_name = '新名电厂（示例）' where id = ${id}`.execute(db)
  expect(await found('新名')).toEqual(['NAMED-1'])
  expect(await found('旧名')).toEqual([])
})

it('find a note of several orders once by the start of their current numbers', async () => {
  const db = world.database.kysely
  const { rows } = await sql<{ id: string }>`
    select n.id from delivery_note n where n.merchant_id = ${world.valves.id} and n.status = 'in-transit'
    order by n.id limit 1`.execute(db)
  const { id } = rows[0]!
  // the numbers in between belong to no note that is found
  const numbers = ['MANY-1', 'Many-between', 'many-2']
  for (const [place, number] of numbers.entries())
    await sql`
      with added as (
        insert into purchase_order (merchant_id, order_no, status, source, buyer_name, ship_to, currency, order_date,
          required_date, line_count, total_amount)
        select merchant_id, ${number}, status, source, buyer_name, ship_to, currency, order_date, required_date,
          line_count, total_amount
        from purchase_order where order_no = 'WIDE-000020' returning id, merchant_id, required_date),
      line as (
        insert into purchase_order_line (order_id, merchant_id, line_no, status, material_name, unit, quantity,
          unit_price, amount, required_date)
        select id, merchant_id, 1, 'accepted', '闸阀', '台', 1, 10, 10, required_date from added
        returning id, order_id)
      insert into delivery_note_line (note_id, line_no, order_id, order_line_id, quantity)
      select ${id}, ${100 + place}, order_id, id, 1 from line`.execute(db)
  const found = async (orderNo: string, filter: { status?: 'in-transit' | 'void' } = {}) => {
    const page = await pageOfNotes(db, own, {
      ...{ orderNo, ...filter },
      ...{ pageNum: 1, pageSize: 20, sort: '-createdAt' },
    })
    const { all: everything, arrival } = byTab(await countsOfNotes(db, own, { orderNo, ...filter }))
    return { ids: page.rows.map((row) => row.id), counts: [page.total, everything?.count, arrival?.count] }
  }
  const once = { ids: [id], counts: [1, 1, 1] }
  const never = { ids: [], counts: [0, 0, 0] }
  // as typed it matches one of them, in capitals another; or both
  expect(await found('many-')).toEqual(once)
  expect(await found('MANY-')).toEqual(once)
  expect(await found('many-', { status: 'in-transit' })).toEqual(once)
  await sql`update delivery_note set status = 'void' where id = ${id}`.execute(db)
  expect(await found('many-')).toEqual({ ids: [id], counts: [1, 1, 0] })
  expect(await found('many-', { status: 'in-transit' })).toEqual(never)
  await sql`delete from delivery_note_line l using purchase_order o
    where o.id = l.order_id and l.note_id = ${id} and o.order_no = 'MANY-1'`.execute(db)
  expect(await found('MANY-')).toEqual(never)
  expect(await found('many-', { status: 'void' })).toEqual({ ids: [id], counts: [1, 1, 0] })
})
