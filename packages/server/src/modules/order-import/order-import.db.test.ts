import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Envelope } from '@bdr/contract/errors'
import { importLimits, type ImportResult } from '@bdr/contract/orders/import'
import { listOrders, readOrder } from '@bdr/contract/orders/calls'
import { listSheet, renamed } from './test/list-sheet.ts'
import { writeWorkbook } from '../../platform/workbook/test/write-workbook.ts'
import { testWorld, type Account, type TestWorld } from '../../test/app.ts'

let world: TestWorld
beforeAll(async () => {
  world = await testWorld()
})
afterAll(() => world.close())

const fixture = (name: string) => readFile(new URL(`./fixtures/${name}`, import.meta.url))

/** Each account signs in once: the door counts. */
const clients = new Map<Account, ReturnType<TestWorld['as']>>()
const clientOf = (account: Account) => {
  const client = clients.get(account) ?? world.as(account)
  clients.set(account, client)
  return client
}

async function upload(
  account: Account,
  file: { name: string; bytes: Uint8Array },
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const client = await clientOf(account)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(file.bytes)]), file.name)
  const encoded = new Response(form)
  const response = await world.app.inject({
    method: 'POST',
    url: '/bdr-supplierecology/api/v1/platform/orders/import',
    headers: {
      authorization: `Bearer ${client.token}`,
      'content-type': encoded.headers.get('content-type')!,
      ...headers,
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return { status: response.statusCode, ...response.json<Omit<Envelope, 'data'> & { data: ImportResult }>() }
}

const orderCount = async () => (await (await clientOf('admin')).ok(listOrders, {})).total

describe('importing a workbook', () => {
  it('checks without writing, then writes all orders of the file', async () => {
    const file = { name: '订单.xlsx', bytes: await fixture('list-openpyxl.xlsx') }
    const checked = (await upload('admin', file, { mode: 'check' })).data
    expect(checked).toMatchObject({ format: 'xlsx', imported: false, faultCount: 0, unknownParties: [] })
    expect(await orderCount()).toBe(0)
    const done = (await upload('admin', file, { mode: 'import' })).data
    expect(done.imported).toBe(true)
    expect(await orderCount()).toBe(checked.orders.length)

    const mine = await (await clientOf('owner')).ok(listOrders, { pageSize: 100 })
    const theirs = await (await world.as('owner2')).ok(listOrders, { pageSize: 100 })
    expect(mine.total + theirs.total).toBe(done.orders.length)
    const first = await (await clientOf('owner')).ok(readOrder, { id: mine.list[0]!.id })
    expect(first).toMatchObject({ status: 'pending', source: 'xlsx' })
    expect(first.history.map((entry) => [entry.action, entry.actor])).toEqual([['import', 'admin']])
  })

  it('finds every order again the second time, and adds none', async () => {
    const file = { name: '订单.xlsx', bytes: await fixture('list-openpyxl.xlsx') }
    const before = await orderCount()
    const again = (await upload('admin', file, { mode: 'import' })).data
    expect(again.imported).toBe(false)
    expect(again.faultCount).toBe(before)
    expect(again.faults[0]).toMatchObject({ row: 2, message: expect.stringContaining('已经存在') })
    expect(await orderCount()).toBe(before)
  })

  it('imports nothing of a file with faults, and tells where they are', async () => {
    const before = await orderCount()
    const planted = JSON.parse(String(await fixture('errors-openpyxl.xlsx.faults.json'))) as {
      sheet: string
      row: number
      column: string
    }[]
    const { data } = await upload(
      'admin',
      { name: 'errors.xlsx', bytes: await fixture('errors-openpyxl.xlsx') },
      { mode: 'import' },
    )
    expect(data.imported).toBe(false)
    const places = (faults: readonly { sheet: string | null; row: number | null; column: string | null }[]) =>
      faults.map((fault) => `${fault.sheet} ${fault.row} ${fault.column}`).toSorted()
    expect(places(data.faults)).toEqual(places(planted))
    expect(await orderCount()).toBe(before)
  })

  it('acts once for one key', async () => {
    const file = { name: 'form.xlsx', bytes: await fixture('form-openpyxl.xlsx') }
    const first = await upload('admin', file, { mode: 'import' }, { 'idempotency-key': 'import-key-1' })
    expect(first.data.imported).toBe(true)
    const second = await upload('admin', file, { mode: 'import' }, { 'idempotency-key': 'import-key-1' })
    expect(second.data).toEqual(first.data)
  })
})

describe('importing a UBL order', () => {
  it('asks for the merchant of an unknown seller once, and remembers it', async () => {
    const file = { name: 'order.xml', bytes: await fixture('ubl/UC1_Order.xml') }
    const asked = (await upload('admin', file, { mode: 'import' })).data
    expect(asked).toMatchObject({
      format: 'ubl',
      imported: false,
      unknownParties: [{ scheme: '0192', partyId: '987654325' }],
    })
    const parties = JSON.stringify([{ scheme: '0192', partyId: '987654325', merchantId: world.valves.id }])
    const done = (await upload('admin', file, { mode: 'import', parties })).data
    expect(done).toMatchObject({
      imported: true,
      orders: [{ merchantName: world.valves.name, currency: 'EUR', lineCount: 3 }],
    })
    const next = (
      await upload(
        'admin',
        { name: 'order.xml', bytes: await fixture('ubl/UC2_Order.xml') },
        { mode: 'import' },
      )
    ).data
    expect(next.unknownParties.filter((party) => party.partyId === '987654325')).toEqual([])
  })
})

describe('a file that is no order', () => {
  it('is answered in words, as is one that is too large and one that is missing', async () => {
    const text = (
      await upload('admin', { name: 'order.xlsx', bytes: Buffer.from('not a workbook') }, { mode: 'check' })
    ).data
    expect(text).toMatchObject({ format: null, imported: false, faultCount: 1 })
    const large = await upload(
      'admin',
      { name: 'order.xlsx', bytes: Buffer.alloc(importLimits.bytes + 1) },
      { mode: 'check' },
    )
    expect(large).toMatchObject({ status: 413, code: 'B00413' })
    const client = await world.as('admin')
    const missing = await world.app.inject({
      method: 'POST',
      url: '/bdr-supplierecology/api/v1/platform/orders/import',
      headers: { authorization: `Bearer ${client.token}` },
      payload: { mode: 'check' },
    })
    expect(missing.json()).toMatchObject({ code: 'A00002', data: ['文件：必填'] })
  })

  it('is not read for somebody who may not import', async () => {
    const answer = await upload(
      'owner',
      { name: 'order.xlsx', bytes: Buffer.alloc(importLimits.bytes + 1) },
      { mode: 'check' },
    )
    expect(answer).toMatchObject({ status: 200, code: 'A00003' })
  })
})

describe('what an operator says of a layout', () => {
  const layoutOf = ({ layouts }: ImportResult) => layouts[0]!
  const sheet = (orderNo: string) =>
    renamed(renamed(listSheet({ 订单编号: orderNo }), '含税单价', '单价'), '数量', '订购件数')
  const file = (orderNo: string) => ({ name: 'a.xlsx', bytes: writeWorkbook([sheet(orderNo)]) })

  it('is remembered once the file is imported, and not before', async () => {
    const open = (await upload('admin', file('LAYOUT-1'), { mode: 'check' })).data
    expect(open.faults.map(({ key }) => key)).toEqual(['sheet.missingColumns'])
    const { head, columns } = layoutOf(open)
    const index = columns.find(({ heading }) => heading === '订购件数')!.index
    const layouts = JSON.stringify([{ head, columns: [[index, 'quantity']] }])

    const mapped = (await upload('admin', file('LAYOUT-1'), { mode: 'check', layouts })).data
    const { question } = mapped.assumptions.find(({ key }) => key === 'price.basis')!
    expect(question).toMatchObject({ answer: null, options: [{ label: '含税' }, { label: '不含税' }] })
    const unanswered = (await upload('admin', file('LAYOUT-1'), { mode: 'import', layouts })).data
    expect(unanswered.imported).toBe(false)
    expect((await upload('admin', file('LAYOUT-1'), { mode: 'check' })).data.faultCount).toBe(1)

    const answers = JSON.stringify({ [question!.id]: 'net' })
    const done = (await upload('admin', file('LAYOUT-1'), { mode: 'import', layouts, answers })).data
    expect(done).toMatchObject({
      imported: true,
      orders: [{ lines: [{ unitPrice: '325.44', taxRate: '0.13' }] }],
    })

    const next = (await upload('admin', file('LAYOUT-2'), { mode: 'check' })).data
    expect(next).toMatchObject({ faultCount: 0, orders: [{ lines: [{ unitPrice: '325.44' }] }] })
    expect(next.assumptions.find(({ key }) => key === 'price.basis')?.question).toMatchObject({
      answer: 'net',
      remembered: true,
    })
  })

  it('is refused where it is no JSON', async () => {
    expect(await upload('admin', file('LAYOUT-3'), { mode: 'check', answers: '{' })).toMatchObject({
      code: 'A00002',
    })
  })
})

it('an order without a tax rate has none, which is not 0 %', async () => {
  const rateless = renamed(listSheet({ 订单编号: 'NO-RATE' }), '税率', '其他')
  const { data } = await upload(
    'admin',
    { name: 'a.xlsx', bytes: writeWorkbook([rateless]) },
    { mode: 'import' },
  )
  expect(data.orders[0]!.lines[0]!.taxRate).toBeNull()
  const order = await (await clientOf('owner')).ok(readOrder, { id: data.orders[0]!.id! })
  expect(order.lines[0]!.taxRate).toBeNull()
})
