import { createDeliveryNote, createDeliveryNotes, readDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import { cancelOrder, readOrder, respondToOrder } from '@bdr/contract/orders/calls'
import { countOpenLines, listOpenLines, pickingList } from '@bdr/contract/orders/open-lines'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { scopeOf } from '../../platform/scope.ts'
import { faultsIn, testClock, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { makeOrder, newLine } from '../../test/factories.ts'
import { pageOfOpenLines } from './open-lines.ts'

let world: TestWorld
let owner: Client
let number = 0

beforeAll(async () => {
  world = await testWorld()
  owner = await world.as('owner')
})
afterAll(() => world.close())
beforeEach(() => {
  number += 1
})

/** An accepted order with 10 pieces due on each of these days. */
async function accepted(suffix: string, days: readonly string[], order: { shipTo?: string } = {}) {
  const id = await makeOrder(world.database.kysely, world.viewers.admin, {
    merchantId: world.valves.id,
    orderNo: `OPEN-${number}-${suffix}`,
    lines: days.map((requiredDate, at) => newLine({ lineNo: at + 1, requiredDate })),
    ...order,
  })
  const { version, lines } = await owner.ok(readOrder, { id })
  return owner.ok(respondToOrder, {
    id,
    version,
    lines: lines.map((line) => ({ lineId: line.id, action: 'accept' as const })),
  })
}
// the tests' clock is set to Friday, 20 November 2026
const [yesterday, today, sunday, monday] = ['2026-11-19', '2026-11-20', '2026-11-22', '2026-11-23'] as const
const mine = () => ({ keyword: `OPEN-${number}-` })

describe('the lines that still have to be shipped', () => {
  it('are all accepted lines by due date, with the quantities already on notes', async () => {
    const order = await accepted('a', [monday, yesterday])
    const [late] = order.lines.filter((line) => line.requiredDate === yesterday)
    await owner.ok(createDeliveryNote, { lines: [{ orderLineId: late!.id, quantity: '4' }], submit: true })
    await makeOrder(world.database.kysely, world.viewers.admin, {
      merchantId: world.valves.id,
      orderNo: `OPEN-${number}-unanswered`,
    })
    const { list } = await owner.ok(listOpenLines, mine())
    expect(list.map((line) => [line.requiredDate, line.remainingQuantity, line.reservedQuantity])).toEqual([
      [yesterday, '6', '4'],
      [monday, '10', '0'],
    ])
  })

  it('can be narrowed by every filter, and are counted by urgency', async () => {
    await accepted('a', [yesterday, today, sunday, monday])
    const other = await accepted('b', [today], { shipTo: `示例二号库 ${number}` })
    const days = async (filter: object) =>
      (await owner.ok(listOpenLines, { ...mine(), ...filter })).list.map((line) => line.requiredDate)
    expect(await days({ due: 'overdue' })).toEqual([yesterday])
    expect(await days({ due: 'today' })).toEqual([today, today])
    expect(await days({ due: 'week' })).toEqual([today, today, sunday])
    expect(await days({ shipTo: `二号库 ${number}` })).toEqual([today])
    expect(await days({ buyer: '没有这家' })).toEqual([])
    expect(await days({ dueFrom: sunday, dueTo: monday })).toEqual([sunday, monday])
    expect(await days({ packing: 'packed' })).toEqual([])
    const fullWidth = mine().keyword.replace(/[!-~]/g, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) + 0xfee0),
    )
    expect(await days({ keyword: fullWidth, due: 'today' })).toEqual([today, today])
    expect(await days({ ids: other.lines[0]!.id })).toEqual([today])
    const { counts } = await owner.ok(countOpenLines, mine())
    expect(Object.fromEntries(counts.map(({ tab, count }) => [tab, count]))).toEqual({
      all: 5,
      overdue: 1,
      today: 2,
      week: 3,
    })
  })

  it('disappear with the order', async () => {
    const order = await accepted('a', [today])
    const admin = await world.as('admin')
    await admin.ok(cancelOrder, { id: order.id, version: order.version, reason: '计划取消' })
    expect((await owner.ok(listOpenLines, mine())).list).toEqual([])
  })

  it('can be printed as a picking list', async () => {
    await accepted('a', [yesterday, monday])
    const answer = await owner.call(pickingList, mine())
    expect((answer.data as unknown as Buffer).subarray(0, 5).toString()).toBe('%PDF-')
  })
})

describe('notes for lines of several orders', () => {
  it('are one for each address, and reserve their quantities', async () => {
    const a = await accepted('a', [today, monday])
    const b = await accepted('b', [today])
    const elsewhere = await accepted('c', [today], { shipTo: `示例二号库 ${number}` })
    const lines = [...a.lines, ...elsewhere.lines, ...b.lines]
    const { notes } = await owner.ok(createDeliveryNotes, {
      lines: lines.map(({ id, remainingQuantity }) => ({ orderLineId: id, quantity: remainingQuantity })),
      submit: true,
    })
    expect(notes.map(({ lineCount }) => lineCount)).toEqual([3, 1])
    expect(notes[1]!.shipTo).toBe(`示例二号库 ${number}`)
    const note = await owner.ok(readDeliveryNote, { id: notes[0]!.id })
    expect(note.status).toBe('ready')
    expect(new Set(note.lines.map(({ orderNo }) => orderNo))).toEqual(new Set([a.orderNo, b.orderNo]))
    const { list } = await owner.ok(listOpenLines, mine())
    expect(list.map((line) => line.remainingQuantity)).toEqual(['0', '0', '0', '0'])
    expect((await owner.ok(listOpenLines, { ...mine(), packing: 'to-pack' })).list).toEqual([])
  })

  it('are not created if a line has changed, and the reply names it', async () => {
    const a = await accepted('a', [today])
    const b = await accepted('b', [today], { shipTo: `示例二号库 ${number}` })
    const lines = [a, b].map(({ lines: [line] }) => ({ orderLineId: line!.id, quantity: '10' }))
    await owner.ok(createDeliveryNote, { lines: [{ ...lines[1]!, quantity: '3' }], submit: true })
    const answer = await owner.call(createDeliveryNotes, { lines, submit: true })
    expect(answer.code).toBe('A00002')
    expect(faultsIn(answer)).toEqual(['lines[1].quantity：不能超过可发数量 7 台'])
    const after = await owner.ok(readOrder, { id: a.id })
    expect(after.notes).toEqual([])
    expect(after.lines[0]!.reservedQuantity).toBe('0')
  })
})

describe('among the lines of many merchants', () => {
  it("are found with the index of a merchant's open lines", async () => {
    const db = world.database.kysely
    const scope = scopeOf(world.viewers.owner)
    const order = await makeOrder(db, world.viewers.admin, {
      merchantId: world.bearings.id,
      orderNo: `OPEN-${number}-many`,
    })
    // lines of another merchant, most of them shipped long ago
    await sql`
      insert into purchase_order_line (order_id, merchant_id, line_no, status, material_name, unit, quantity,
        unit_price, amount, required_date, shipped_quantity)
      select ${order}, ${world.bearings.id}, 10 + n, 'accepted', '深沟球轴承', '套', 10, 1, 10,
        date '2026-01-01' + n % 300, case when n % 10 = 0 then 0 else 10 end
      from generate_series(1, 20000) as n`.execute(db)
    await sql`analyze purchase_order_line`.execute(db)
    const statements: string[] = []
    const noted = new Proxy(db, {
      get: (target, name) =>
        name === 'executeQuery'
          ? (query: { sql: string; parameters: readonly unknown[] }) => {
              statements.push(query.sql)
              return explain(query)
            }
          : (Reflect.get(target, name) as unknown),
    })
    const plans: string[] = []
    const explain = async ({ sql: text, parameters }: { sql: string; parameters: readonly unknown[] }) => {
      const result = await db.executeQuery({
        sql: `explain ${text}`,
        parameters,
        query: { kind: 'RawNode' },
        queryId: { queryId: 'explained' },
      } as never)
      plans.push(result.rows.map((row) => Object.values(row as object)[0]).join('\n'))
      return { rows: [{ total: '0' }] }
    }
    await pageOfOpenLines(
      noted,
      scope,
      { pageNum: 1, pageSize: 20, sort: 'requiredDate', packing: 'to-pack' },
      testClock.today(),
    )
    expect(plans).toHaveLength(2)
    for (const plan of plans) {
      expect(plan).toContain('purchase_order_line_to_pack')
      expect(plan).not.toContain('Seq Scan on purchase_order_line')
    }
  })
})
