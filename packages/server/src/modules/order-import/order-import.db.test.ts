import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Envelope } from '@bdr/contract/errors'
import { importLimits, type ImportResult } from '@bdr/contract/orders/import'
import { listOrders, readOrder } from '@bdr/contract/orders/calls'
import { testWorld, type Account, type TestWorld } from '../../test/app.ts'

let world: TestWorld
beforeAll(async () => {
  world = await testWorld()
})
afterAll(() => world.close())

const fixture = (name: string) => readFile(new URL(`./fixtures/${name}`, import.meta.url))

async function upload(
  account: Account,
  file: { name: string; bytes: Uint8Array },
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const client = await world.as(account)
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

const orderCount = async () => (await (await world.as('admin')).ok(listOrders, {})).total

describe('importing a workbook', () => {
  it('checks without writing, then writes all orders of the file', async () => {
    const file = { name: '订单.xlsx', bytes: await fixture('list-openpyxl.xlsx') }
    const checked = (await upload('admin', file, { mode: 'check' })).data
    expect(checked).toMatchObject({ format: 'xlsx', imported: false, faultCount: 0, unknownParties: [] })
    expect(await orderCount()).toBe(0)
    const done = (await upload('admin', file, { mode: 'import' })).data
    expect(done.imported).toBe(true)
    expect(await orderCount()).toBe(checked.orders.length)

    const mine = await (await world.as('owner')).ok(listOrders, { pageSize: 100 })
    const theirs = await (await world.as('owner2')).ok(listOrders, { pageSize: 100 })
    expect(mine.total + theirs.total).toBe(done.orders.length)
    const first = await (await world.as('owner')).ok(readOrder, { id: mine.list[0]!.id })
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
