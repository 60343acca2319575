import { changeAccount, readAccount } from '@bdr/contract/account/calls'
import { allCalls } from '@bdr/contract/calls'
import { replyOf } from '@bdr/contract/replies'
import { codes } from '@bdr/contract/errors'
import type { Call } from '@bdr/contract/kernel/call'
import { exportedBy, maxExportedRows } from '@bdr/contract/kernel/export'
import { exportAuditLog } from '@bdr/contract/audit/calls'
import { exportOrders } from '@bdr/contract/orders/calls'
import { exportStaff, listStaff } from '@bdr/contract/staff/calls'
import ExcelJS from 'exceljs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFile } from '../modules/order-import/read-file.ts'
import { isolation as content } from '../modules/content/isolation.ts'
import { testWorld, type Client, type TestWorld } from './app.ts'
import type { Account } from './people.ts'
import { makeOrder, newLine } from './factories.ts'

/** Every list can be exported, with its filter and by everybody who may read it. */
const listOf = (call: Call) => allCalls.find((list) => exportedBy(list, call))!
const exported = allCalls.filter(listOf)
/** Parameters that a list requires. */
const needed: Readonly<Record<string, Record<string, string>>> = { 'contents.list': { kind: 'article' } }

let world: TestWorld
let clients: Record<Account, Client>

beforeAll(async () => {
  world = await testWorld()
  const accounts = ['owner', 'sales', 'driver', 'owner2', 'admin'] as const
  clients = Object.fromEntries(
    await Promise.all(accounts.map(async (account) => [account, await world.as(account)])),
  )
  const db = world.database.kysely
  const lines = [
    newLine({ lineNo: 1, taxRate: '0.13', tolerance: '0.05', note: '加急' }),
    newLine({
      lineNo: 20,
      materialCode: null,
      brand: null,
      quantity: '0.125',
      unit: '吨',
      unitPrice: '35.5',
    }),
  ]
  for (const [orderNo, merchantId] of [
    ['EX-1', world.valves.id],
    ['EX-2', world.valves.id],
    ['EX-3', world.bearings.id],
  ] as const)
    await makeOrder(db, world.viewers.admin, { orderNo, merchantId, lines })
  await content.make!(world, clients)
})
afterAll(() => world.close())

async function rowsOf(client: Client, call: Call, input: Record<string, unknown> = {}): Promise<unknown[][]> {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load((await client.ok(call, input)) as never)
  const rows: unknown[][] = []
  workbook.worksheets[0]!.eachRow((row) => rows.push((row.values as unknown[]).slice(1)))
  return rows
}

/** The fields of a call's reply; empty if it is not an object. */
const fieldsOf = (call: Call): string[] => {
  const reply = replyOf(call)
  return 'shape' in reply ? Object.keys(reply.shape as object) : []
}

it('there is an export for every paged list with a page', () => {
  const paged = allCalls.filter(
    (call) => call.kind !== 'document' && call.method === 'GET' && fieldsOf(call).includes('total'),
  )
  // a person's own messages and sign-ins are not records of the company
  const personal = ['account.signIns', 'account.sessions']
  const left = paged.filter(
    (call) => !personal.includes(call.name) && !exported.some((one) => listOf(one) === call),
  )
  expect(left.map(({ name }) => name)).toEqual([])
})

describe.each(exported.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  const list = listOf(call)
  const input = needed[list.name] ?? {}

  it.each(['owner', 'sales', 'driver', 'owner2', 'admin'] as const)(
    'answers %s as the list does',
    async (account) => {
      const client = clients[account]
      const shown = await client.send(list, { ...input, pageSize: 100 })
      if (shown.code !== codes.success) {
        expect((await client.send(call, input as never)).code).toBe(shown.code)
        return
      }
      const [heading, ...rows] = await rowsOf(client, call, input)
      expect(heading!.length).toBeGreaterThan(3)
      const { total } = shown.data as { total: number }
      // each of an order's lines is a row
      if (call === (exportOrders as Call)) expect(rows).toHaveLength(total * 2)
      else expect(rows).toHaveLength(total)
    },
  )

  it('requires the permission of its list', () => {
    expect(call.access).toBe(list.access)
  })
})

describe('the export of orders', () => {
  it('has the order and the filter of the list', async () => {
    const rows = await rowsOf(clients.owner, exportOrders, { orderNo: 'EX-', sort: '-orderNo' })
    expect(rows.slice(1).map((row) => row[0])).toEqual(['EX-2', 'EX-2', 'EX-1', 'EX-1'])
  })

  it('can be imported again without differences', async () => {
    const bytes = await clients.admin.ok(exportOrders, { orderNo: 'EX-' })
    const read = await readFile(bytes as never)
    expect(read.faults).toEqual([])
    expect(read.orders.map(({ orderNo }) => orderNo).toSorted()).toEqual(['EX-1', 'EX-2', 'EX-3'])
    const first = read.orders.find(({ orderNo }) => orderNo === 'EX-1')!
    expect(first).toMatchObject({
      orderDate: '2026-11-02',
      supplier: { code: world.valves.code, name: world.valves.name },
      receiverName: '周敏',
    })
    expect(first.lines).toMatchObject([
      {
        lineNo: 1,
        quantity: '10',
        unitPrice: '612.5',
        taxRate: '0.13',
        tolerance: '0.05',
        note: '加急',
        requiredDate: '2026-12-20',
      },
      { lineNo: 20, materialCode: null, brand: null, quantity: '0.125', unit: '吨', unitPrice: '35.5' },
    ])
  })
})

describe('the export of people', () => {
  it('has the headings of the import', async () => {
    const [heading, ...rows] = await rowsOf(clients.owner, exportStaff)
    expect(heading!.slice(0, 5)).toEqual(['姓名', '账号', '手机号', '邮箱', '岗位'])
    const { list } = await clients.owner.ok(listStaff, {})
    expect(rows.map((row) => row[1])).toEqual(list.map(({ account }) => account))
  })
})

it('the export of the audit log contains old and new values', async () => {
  const { version } = await clients.owner.ok(readAccount, {})
  await clients.owner.ok(changeAccount, { version, name: '陆明远', email: null })
  const [heading, entry] = await rowsOf(clients.owner, exportAuditLog, { action: 'account.change' })
  expect(entry![heading!.indexOf('说明')]).toBe('名称：owner → 陆明远')
})

it('an export with too many rows is refused before anything is sent', async () => {
  await sql`insert into audit_log (actor_name, action, merchant_id, detail)
    select '陆明远', 'staff.update', ${world.valves.id}::bigint, '{}'::jsonb
    from generate_series(1, ${maxExportedRows + 1}::int)`.execute(world.database.kysely)
  expect(await clients.owner.send(exportAuditLog, {})).toMatchObject({ code: codes.refused })
  const [heading, ...rows] = await rowsOf(clients.owner, exportAuditLog, { action: 'session.' })
  expect(heading).toContain('操作人')
  expect(rows.length).toBeGreaterThan(0)
})
