import { createDeliveryNote, listDeliveryNotes } from '@bdr/contract/delivery-notes/calls'
import { countOrders, listOrders, respondToOrder } from '@bdr/contract/orders/calls'
import { findRecords } from '@bdr/contract/search/calls'
import { foundLimit } from '@bdr/contract/search/found'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { makeOrder, newLine } from '../../test/factories.ts'
import { orderLines } from '../orders/queries.ts'
import { orderTexts } from '../orders/texts.ts'

const buyerName = '滨江发电（示例）'
const records = [
  {
    orderNo: 'PO20261105-1234',
    note: '请于上午送达',
    lines: [
      newLine({ lineNo: 1, materialName: '对焊法兰', specification: 'DN 100×PN16', materialCode: 'FL-0071' }),
      newLine({ lineNo: 2, materialName: '楔式闸阀', specification: 'Z41H-16C', note: '附材质证书' }),
    ],
  },
  {
    orderNo: 'ＰＯ-55',
    note: null,
    lines: [
      newLine({ lineNo: 1, materialName: '闸板', specification: '法', materialCode: '兰-9', brand: null }),
    ],
  },
  {
    orderNo: '50%_A',
    note: null,
    lines: [newLine({ lineNo: 1, materialName: '深沟球轴承', specification: 'Φ50 ㎜', brand: 'SKF' })],
  },
]
const textsOf = (record: (typeof records)[number]) =>
  [
    record.orderNo,
    buyerName,
    record.note,
    ...record.lines.flatMap((line) => [
      line.materialName,
      line.specification,
      line.materialCode,
      line.brand,
      line.note,
    ]),
  ].filter((text) => text !== null)

/** Normalisation of texts, implemented independently of the product. */
const signs: Readonly<Record<string, string>> = { '×': 'x', '*': 'x', Φ: 'ø', φ: 'ø', Ø: 'ø' }
const normal = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[×*ΦφØ]/g, (sign) => signs[sign]!)
    .replace(/\s/g, '')
    .toLowerCase()

let world: TestWorld
let noteNo: string
let clients: Record<'owner' | 'driver' | 'owner2' | 'admin', Client>

beforeAll(async () => {
  world = await testWorld()
  const [owner, driver, owner2, admin] = [
    await world.as('owner'),
    await world.as('driver'),
    await world.as('owner2'),
    await world.as('admin'),
  ]
  clients = { owner, driver, owner2, admin }
  const db = world.database.kysely
  const ids: string[] = []
  for (const record of records)
    ids.push(await makeOrder(db, world.viewers.admin, { merchantId: world.valves.id, buyerName, ...record }))
  await makeOrder(db, world.viewers.admin, { merchantId: world.bearings.id, orderNo: 'PO-OTHER-1234' })
  const lines = await orderLines(db, ids[0]!)
  await owner.ok(respondToOrder, {
    id: ids[0]!,
    version: 1,
    lines: lines.map(({ id }) => ({ lineId: id, action: 'accept' as const })),
  })
  const sent = [{ orderLineId: lines[0]!.id, quantity: '1', batch: 'HEAT-88' }]
  noteNo = (await owner.ok(createDeliveryNote, { submit: false, note: '叉车卸货', lines: sent })).noteNo
})
afterAll(() => world.close())

const listed = async (account: keyof typeof clients, keyword: string) =>
  (await clients[account].ok(listOrders, { keyword, pageSize: 100 })).list
const orderNos = async (account: keyof typeof clients, keyword: string) =>
  (await listed(account, keyword)).map(({ orderNo }) => orderNo)
const notes = async (account: keyof typeof clients, keyword: string) =>
  (await clients[account].ok(listDeliveryNotes, { keyword })).list

describe('finding records by their texts', () => {
  it('works with last digits, material, specification, code and remarks, in any notation', async () => {
    const first = records[0]!.orderNo
    for (const keyword of [
      '1234',
      '０５－１２',
      '法兰',
      '兰',
      'dn100x',
      'DN100*PN',
      'fl-007',
      '上午送',
      '材质证书',
    ])
      expect(await orderNos('owner', keyword), keyword).toContain(first)
    for (const keyword of ['po-55', 'φ50mm', 'skf', '0%_a'])
      expect(await orderNos('owner', keyword)).toHaveLength(1)
    // two adjacent fields are not one word
    expect(await orderNos('owner', '法兰-9')).toEqual([])
    expect(await orderNos('owner', '%%')).toEqual([])
  })

  it('contains the matching text if the row does not show it', async () => {
    expect((await listed('owner', '对焊'))[0]!.found).toEqual({ field: 'material', text: '对焊法兰' })
    expect((await listed('owner', '材质'))[0]!.found).toEqual({ field: 'lineNote', text: '附材质证书' })
    expect((await listed('owner', '1234'))[0]).not.toHaveProperty('found')
    const { groups } = await clients.owner.ok(findRecords, { keyword: '对焊' })
    expect(groups.find(({ kind }) => kind === 'order')!.hits[0]!.found).toMatchObject({ text: '对焊法兰' })
  })

  it("finds a note by its own number, its orders', its materials, batches and remarks", async () => {
    for (const keyword of [noteNo.slice(-4), '1234', '法兰', 'heat-8', '叉车'])
      expect(
        (await notes('driver', keyword)).map((note) => note.noteNo),
        keyword,
      ).toEqual([noteNo])
    expect((await notes('driver', 'heat-8'))[0]!.found).toEqual({ field: 'batch', text: 'HEAT-88' })
    // the text is not on the note but on its order
    expect(await notes('driver', '闸阀')).toEqual([])
  })

  it("excludes other merchants' records, and finds all of them for operators", async () => {
    expect(await orderNos('owner2', '1234')).toEqual(['PO-OTHER-1234'])
    expect(await orderNos('owner2', '对焊')).toEqual([])
    expect((await orderNos('admin', '1234')).toSorted()).toEqual(['PO-OTHER-1234', records[0]!.orderNo])
  })

  it('finds exactly the records that contain the keyword', async () => {
    const { owner } = clients
    const part = fc
      .tuple(fc.constantFrom(...records.flatMap(textsOf)), fc.nat(), fc.integer({ min: 1, max: 6 }))
      .map(([text, at, length]) => text.slice(at % text.length, (at % text.length) + length))
      .filter((text) => text.trim() !== '')
    const others = fc.constantFrom('阀闸', 'DN1000', '兰法', '1243', 'zz', '水')
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 6, arbitrary: part }, others), async (keyword) => {
        const { list } = await owner.ok(listOrders, { keyword })
        const expected = records.filter((record) =>
          textsOf(record).some((text) => normal(text).includes(normal(keyword))),
        )
        expect(list.map(({ orderNo }) => orderNo).toSorted(), keyword).toEqual(
          expected.map(({ orderNo }) => orderNo).toSorted(),
        )
      }),
      { numRuns: 60 },
    )
  })
})

it('pages and counts matches that exceed the limit', async () => {
  const db = world.database.kysely
  const amount = 2 * foundLimit
  const { rows } = await sql<{ id: string }>`
    insert into purchase_order (merchant_id, order_no, status, source, buyer_name, ship_to, currency, order_date,
      required_date, line_count, total_amount)
    select ${world.bearings.id}, 'MANY-' || g, case when g % 4 = 0 then 'confirmed' else 'pending' end, 'xlsx',
      case when g <= ${amount - 5}::int then '常见采购方（示例）' else '少见采购方（示例）' end, '仓库', 'CNY',
      '2026-11-02', '2026-12-20', 1, 1
    from generate_series(1, ${amount}::int) g returning id`.execute(db)
  await orderTexts.write(
    db,
    rows.map(({ id }) => id),
  )
  const { owner2 } = clients
  const page = await owner2.ok(listOrders, {
    keyword: '采购方',
    pageNum: 2,
    pageSize: 20,
    sort: '-createdAt',
  })
  expect(page).toMatchObject({ total: foundLimit, hasMore: true })
  expect(page.list).toHaveLength(20)
  const few = await owner2.ok(listOrders, { keyword: '采购方', status: 'confirmed' })
  expect(few).toMatchObject({ total: amount / 4 })
  expect(few).not.toHaveProperty('hasMore')
  const { counts } = await owner2.ok(countOrders, { keyword: '采购方' })
  expect(counts).toContainEqual({ tab: 'all', count: foundLimit, hasMore: true })
  expect(counts).toContainEqual({ tab: 'shipment', count: amount / 4, hasMore: false })
  expect(await owner2.ok(listOrders, { keyword: '少见采购' })).toMatchObject({ total: 5 })
})

it('pages matches in a sixth of the list like the list itself, from any offset', async () => {
  const db = world.database.kysely
  const matching = foundLimit + 20
  const { rows } = await sql<{ id: string; order_no: string; matches: boolean }>`
    insert into purchase_order (merchant_id, order_no, status, source, buyer_name, ship_to, currency, order_date,
      required_date, line_count, total_amount, created_at)
    select ${world.bearings.id}, 'SIXTH-' || g, 'pending', 'xlsx',
      case when g % 6 = 3 then '第六电厂（示例）' else '别的电厂（示例）' end, '仓库', 'CNY',
      '2026-11-02', '2026-12-20', 1, 1, now() + g * interval '1 minute'
    from generate_series(1, ${matching * 6}::int) g
    returning id, order_no, buyer_name like '第六%' as matches`.execute(db)
  await orderTexts.write(
    db,
    rows.map(({ id }) => id),
  )
  const latestFirst = rows
    .filter(({ matches }) => matches)
    .map(({ order_no }) => order_no)
    .toReversed()
  for (const [pageNum, pageSize] of [
    [1, 20],
    [2, 20],
    [6, 20],
    [2, 10],
    [1, 50],
  ] as const) {
    const page = { keyword: '第六电厂', sort: '-createdAt', pageNum, pageSize } as const
    const { list } = await clients.owner2.ok(listOrders, page)
    expect(list.map(({ orderNo }) => orderNo)).toEqual(
      latestFirst.slice((pageNum - 1) * pageSize, pageNum * pageSize),
    )
  }
})

it('finds records in every block of ids, the newest and the first', async () => {
  const db = world.database.kysely
  const order = { merchantId: world.bearings.id, buyerName: '分块采购方（示例）' }
  await makeOrder(db, world.viewers.admin, { ...order, orderNo: 'BLOCK-FIRST' })
  await sql`alter table purchase_order alter column id restart with 300000`.execute(db)
  await makeOrder(db, world.viewers.admin, { ...order, orderNo: 'BLOCK-LATEST' })
  for (const account of ['owner2', 'admin'] as const)
    expect((await orderNos(account, '分块采购')).toSorted()).toEqual(['BLOCK-FIRST', 'BLOCK-LATEST'])
})

it('traditional characters are found by simplified ones and the other way round, and so are signs that are written in several ways', async () => {
  const { admin } = world.viewers
  await makeOrder(world.database.kysely, admin, {
    merchantId: world.valves.id,
    orderNo: 'PO-FOLD-1',
    buyerName: '臺灣電廠（示例）',
    lines: [newLine({ lineNo: 1, materialName: '不鏽鋼管', specification: '1 1/2″ — Φ48×3' })],
  })
  for (const keyword of ['閘閥', '楔式閘閥', '附材質證書', '對焊法蘭'])
    expect(await orderNos('owner', keyword), keyword).toContain(records[0]!.orderNo)
  for (const keyword of [
    '不锈钢',
    '不鏽鋼',
    '台湾电厂',
    '1/2"',
    '1/2”',
    '1/2＂',
    "1/2''",
    '½″',
    'φ48*3',
    '"-ø48',
  ])
    expect(await orderNos('owner', keyword), keyword).toEqual(['PO-FOLD-1'])
  const { groups } = await clients.owner.ok(findRecords, { keyword: '不锈钢' })
  expect(groups.find(({ kind }) => kind === 'order')!.hits).toHaveLength(1)
})
