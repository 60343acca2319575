import { reportOf } from '@bdr/contract/imports/model'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InputOf } from '@bdr/contract/kernel/call'
import { importLimits } from '@bdr/contract/orders/import'
import type { OrderImportReport } from '@bdr/contract/orders/replies'
import { checkImport, commitImport } from '@bdr/contract/imports/calls'
import { createDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import {
  acceptOrders,
  importOrders,
  listOrders,
  orderImportTemplate,
  readOrder,
} from '@bdr/contract/orders/calls'
import { listSheet, renamed, type ListRow } from './test/list-sheet.ts'
import { quoted } from '../../platform/workbook/clean-text.ts'
import { readWorkbook } from '../../platform/workbook/read-workbook.ts'
import { writeWorkbook } from '../../platform/workbook/test/write-workbook.ts'
import { writeWorkbook as writeSheets } from '../../platform/workbook/write-workbook.ts'
import { testWorld, type TestWorld } from '../../test/app.ts'
import type { Account } from '../../test/people.ts'
import { importAfterJobs, uploadImport, type ChosenFile } from '../../test/import.ts'
import { upload } from '../../test/upload.ts'

let world: TestWorld
beforeAll(async () => {
  world = await testWorld()
})
afterAll(() => world.close())

const fixture = (name: string) => readFile(new URL(`./fixtures/${name}`, import.meta.url))

/** Each account signs in only once, because sign-ins are limited. */
const clients = new Map<Account, ReturnType<TestWorld['as']>>()
const clientOf = (account: Account) => {
  const client = clients.get(account) ?? world.as(account)
  clients.set(account, client)
  return client
}

interface Fields {
  readonly mode: 'check' | 'import'
  readonly parties?: InputOf<typeof checkImport>['parties']
  readonly answers?: Record<string, string>
  readonly layouts?: InputOf<typeof checkImport>['layouts']
}

/** Uploads a file, answers its questions, and imports it if requested and possible. */
async function importFile(file: ChosenFile, { mode, ...choices }: Fields) {
  const admin = await clientOf('admin')
  const isSilent = Object.keys(choices).length === 0
  let found = await uploadImport(world.app, admin, importOrders, file, { mode: isSilent ? mode : 'check' })
  if (!isSilent) {
    await admin.ok(checkImport, { id: found.id, ...choices })
    found = await importAfterJobs(world.app, admin, found.id)
    if (mode === 'import' && found.isReady) {
      await admin.ok(commitImport, { id: found.id })
      found = await importAfterJobs(world.app, admin, found.id)
    }
  }
  return { ...reportOf(found, 'orders')!, id: found.id, imported: found.state === 'done' }
}

const orderCount = async () => (await (await clientOf('admin')).ok(listOrders, {})).total
const workbook = async (name: string) => ({ name: '订单.xlsx', bytes: await fixture(name) })

describe('importing a workbook', () => {
  it('checks without writing, then adds all orders of the file', async () => {
    const file = await workbook('list-openpyxl.xlsx')
    const checked = await importFile(file, { mode: 'check' })
    expect(checked).toMatchObject({ format: 'xlsx', imported: false, faultCount: 0, unknownParties: [] })
    expect(await orderCount()).toBe(0)
    const done = await importFile(file, { mode: 'import' })
    expect(done.imported).toBe(true)
    expect(await orderCount()).toBe(checked.orders.length)

    const mine = await (await clientOf('owner')).ok(listOrders, { pageSize: 100 })
    const theirs = await (await world.as('owner2')).ok(listOrders, { pageSize: 100 })
    expect(mine.total + theirs.total).toBe(done.orders.length)
    const first = await (await clientOf('owner')).ok(readOrder, { id: mine.list[0]!.id })
    expect(first).toMatchObject({ status: 'pending', source: 'xlsx' })
    expect(first.history.map((entry) => [entry.action, entry.actor])).toEqual([['import', 'admin']])
    const shown = done.orders.find(({ id }) => id === first.id)!
    expect(first).toMatchObject({ orderNo: shown.orderNo, totalAmount: shown.totalAmount })
    for (const { id } of mine.list) {
      const { orderNo } = await (await clientOf('owner')).ok(readOrder, { id })
      const found = await (await clientOf('owner')).ok(listOrders, { keyword: orderNo })
      expect(found.list.map((order) => order.id)).toContain(id)
    }
  })

  it('finds every order when repeated, and adds none', async () => {
    const before = await orderCount()
    const again = await importFile(await workbook('list-openpyxl.xlsx'), { mode: 'import' })
    expect(again.imported).toBe(false)
    expect(again.faultCount).toBe(0)
    const asked = again.assumptions.find(({ key }) => key === 'order.exists')
    expect(asked?.message).toMatch(/^订单 PO.*已经存在$/)
    expect(asked?.question).toMatchObject({ answer: null, options: [{ value: 'revise' }, { value: 'skip' }] })
    // even if they are to be revised, the file contains nothing new: the import ends by itself
    for (const answer of ['revise', 'skip']) {
      const choices = { answers: { 'order.exists': answer } }
      const answered = await importFile(await workbook('list-openpyxl.xlsx'), { mode: 'import', ...choices })
      expect([answered.imported, answered.faultCount]).toEqual([true, 0])
      expect(answered.orders.map(({ id }) => id).filter((id) => id !== null)).toEqual([])
    }
    expect(await orderCount()).toBe(before)
  })

  it('imports nothing from a file with faults, and reports their places', async () => {
    const before = await orderCount()
    const planted = JSON.parse(String(await fixture('errors-openpyxl.xlsx.faults.json'))) as {
      sheet: string
      row: number
      column: string
    }[]
    const data = await importFile(await workbook('errors-openpyxl.xlsx'), { mode: 'import' })
    expect(data.imported).toBe(false)
    const places = (faults: readonly { sheet: string | null; row: number | null; column: string | null }[]) =>
      faults.map((fault) => `${fault.sheet} ${fault.row} ${fault.column}`).toSorted()
    expect(places(data.faults)).toEqual(places(planted))
    expect(await orderCount()).toBe(before)
  })

  it('happens once, however often it is requested', async () => {
    const admin = await clientOf('admin')
    const { id } = await importFile(await workbook('form-openpyxl.xlsx'), { mode: 'check' })
    const before = await orderCount()
    await Promise.all([admin.ok(commitImport, { id }), admin.ok(commitImport, { id })])
    expect(await importAfterJobs(world.app, admin, id)).toMatchObject({ state: 'done', read: 1, written: 1 })
    expect(await admin.ok(commitImport, { id })).toMatchObject({ state: 'done' })
    await world.app.jobs.drain()
    expect(await orderCount()).toBe(before + 1)
  })

  it('adds its orders once if it runs twice at the same time', async () => {
    const file = { name: 'a.xlsx', bytes: writeWorkbook([listSheet({ 订单编号: 'TWICE-1' })]) }
    const admin = await clientOf('admin')
    const answers = await Promise.all(
      [1, 2].map(() => upload(world.app, importOrders, file, { mode: 'import' }, { token: admin.token })),
    )
    const ended = []
    for (const { data } of answers) ended.push(await importAfterJobs(world.app, admin, data.id))
    expect(ended.map(({ state }) => state).toSorted()).toEqual(['done', 'open'])
    expect((await admin.ok(listOrders, { orderNo: 'TWICE-1' })).total).toBe(1)
  })
})

describe('importing a UBL order', () => {
  it('asks once for the merchant of an unknown seller, and remembers it', async () => {
    const file = { name: 'order.xml', bytes: await fixture('ubl/UC1_Order.xml') }
    const asked = await importFile(file, { mode: 'import' })
    expect(asked).toMatchObject({
      format: 'ubl',
      imported: false,
      unknownParties: [{ scheme: '0192', partyId: '987654325' }],
    })
    const parties = [{ scheme: '0192', partyId: '987654325', merchantId: world.valves.id }]
    const done = await importFile(file, { mode: 'import', parties })
    expect(done).toMatchObject({
      imported: true,
      orders: [{ merchantName: world.valves.name, currency: 'EUR', lineCount: 3 }],
    })
    const other = { name: 'order.xml', bytes: await fixture('ubl/UC2_Order.xml') }
    const next = await importFile(other, { mode: 'import' })
    expect(next.unknownParties.filter((party) => party.partyId === '987654325')).toEqual([])
  })
})

describe('a file without orders', () => {
  const send = async (account: Account, bytes: Buffer) => {
    const { token } = await clientOf(account)
    return upload(world.app, importOrders, { name: 'order.xlsx', bytes }, { mode: 'check' }, { token })
  }

  it('is refused with a sentence, as are files that are too large or missing', async () => {
    const file = { name: 'order.xlsx', bytes: Buffer.from('not a workbook') }
    expect(await importFile(file, { mode: 'check' })).toMatchObject({
      format: null,
      imported: false,
      faultCount: 1,
    })
    expect(await send('admin', Buffer.alloc(importLimits.bytes + 1))).toMatchObject({
      status: 413,
      code: 'B00413',
    })
    const client = await world.as('admin')
    const missing = await world.app.inject({
      method: 'POST',
      url: '/bdr-supplierecology/api/v1/platform/orders/import',
      headers: { authorization: `Bearer ${client.token}` },
      payload: { mode: 'check' },
    })
    expect(missing.json()).toMatchObject({ code: 'A00002', data: ['文件：必填'] })
  })

  it('is not read for a person who may not import', async () => {
    expect(await send('owner', Buffer.alloc(importLimits.bytes + 1))).toMatchObject({
      status: 200,
      code: 'A00003',
    })
  })
})

describe('a new file for an existing order', () => {
  const revise = { answers: { 'order.exists': 'revise' } }
  const file = (...rows: ListRow[]) => ({
    name: 'revision.xlsx',
    bytes: writeWorkbook([listSheet(...rows)]),
  })
  const rowOf = (orderNo: string, lineNo: number, change: ListRow = {}): ListRow => ({
    订单编号: orderNo,
    行号: lineNo,
    物料编码: `M-${lineNo}`,
    ...change,
  })

  /** An order with two lines from a file, accepted by its supplier. */
  async function acceptedOrder(orderNo: string) {
    const done = await importFile(file(rowOf(orderNo, 1), rowOf(orderNo, 2)), { mode: 'import' })
    const id = done.orders[0]!.id!
    const owner = await clientOf('owner')
    const { version } = await owner.ok(readOrder, { id })
    await owner.ok(acceptOrders, { orders: [{ id, version }] })
    return owner.ok(readOrder, { id })
  }

  it('shows the changes, reopens changed lines and adds new ones', async () => {
    const order = await acceptedOrder('REV-1')
    const changed = file(
      rowOf('REV-1', 1),
      rowOf('REV-1', 2, { 数量: 77 }),
      rowOf('REV-1', 3, { 物料名称: '缠绕垫片' }),
      rowOf('REV-NEW', 1),
    )
    const checked = await importFile(changed, { mode: 'check', ...revise })
    const [revised, fresh] = checked.orders
    expect(fresh!.revision).toBeNull()
    expect(revised!.revision).toEqual({
      changes: [{ field: 'quantity', part: '2', before: order.lines[1]!.quantity + '.0000', after: '77' }],
      added: [3],
      left: [],
    })
    expect((await (await clientOf('owner')).ok(readOrder, { id: order.id })).version).toBe(order.version)

    const done = await importFile(changed, { mode: 'import', ...revise })
    expect(done.imported).toBe(true)
    expect(done.orders.map(({ id }) => id)).toEqual([order.id, expect.any(String)])
    const after = await (await clientOf('owner')).ok(readOrder, { id: order.id })
    expect(after.lines.map(({ lineNo, status, quantity }) => [lineNo, status, quantity])).toEqual([
      [1, 'accepted', order.lines[0]!.quantity],
      [2, 'pending', '77'],
      [3, 'pending', order.lines[0]!.quantity],
    ])
    expect(after).toMatchObject({ status: 'partly-confirmed', lineCount: 3 })
    expect(after.history.filter(({ action }) => action === 'addLine' || action === 'revise')).toHaveLength(2)
  })

  it('keeps lines that it does not contain, and the whole order if the operator chooses that', async () => {
    const order = await acceptedOrder('REV-2')
    const part = file(rowOf('REV-2', 2, { 数量: 5 }))
    const { orders } = await importFile(part, { mode: 'check', ...revise })
    expect(orders[0]!.revision).toMatchObject({ left: [1], added: [] })
    const skipped = await importFile(file(rowOf('REV-2', 2, { 数量: 5 }), rowOf('REV-3', 1)), {
      mode: 'import',
      answers: { 'order.exists': 'skip' },
    })
    expect([skipped.imported, skipped.orders.map(({ orderNo }) => orderNo)]).toEqual([true, ['REV-3']])
    expect((await (await clientOf('owner')).ok(readOrder, { id: order.id })).version).toBe(order.version)
  })

  it("cannot change a line's material, or reduce what is about to be shipped", async () => {
    const order = await acceptedOrder('REV-4')
    const lines = [{ orderLineId: order.lines[1]!.id, quantity: '1' }]
    await (await clientOf('owner')).ok(createDeliveryNote, { lines, submit: true })
    const wrong = file(rowOf('REV-4', 1, { 物料编码: 'OTHER' }), rowOf('REV-4', 2, { 数量: 3 }))
    const checked = await importFile(wrong, { mode: 'import', ...revise })
    expect(checked.imported).toBe(false)
    expect(checked.faults.map(({ key }) => key).toSorted()).toEqual([
      'revision.otherMaterial',
      'revision.reserved',
    ])
  })
})

describe("an operator's mapping of a layout", () => {
  const layoutOf = ({ layouts }: OrderImportReport) => layouts[0]!
  const sheet = (orderNo: string) =>
    renamed(renamed(listSheet({ 订单编号: orderNo }), '含税单价', '单价'), '数量', '订购件数')
  const file = (orderNo: string) => ({ name: 'a.xlsx', bytes: writeWorkbook([sheet(orderNo)]) })

  it('is remembered once the file is imported, and not before', async () => {
    const open = await importFile(file('LAYOUT-1'), { mode: 'check' })
    expect(open.faults.map(({ key }) => key)).toEqual(['sheet.missingColumns'])
    const { head, columns } = layoutOf(open)
    const index = columns.find(({ heading }) => heading === '订购件数')!.index
    const layouts = [{ head, columns: [[index, 'quantity'] as [number, 'quantity']] }]

    const mapped = await importFile(file('LAYOUT-1'), { mode: 'check', layouts })
    const { question } = mapped.assumptions.find(({ key }) => key === 'price.basis')!
    expect(question).toMatchObject({ answer: null, options: [{ label: '含税' }, { label: '不含税' }] })
    expect((await importFile(file('LAYOUT-1'), { mode: 'import', layouts })).imported).toBe(false)
    expect((await importFile(file('LAYOUT-1'), { mode: 'check' })).faultCount).toBe(1)

    const answers = { [question!.id]: 'net' }
    const done = await importFile(file('LAYOUT-1'), { mode: 'import', layouts, answers })
    expect(done).toMatchObject({
      imported: true,
      orders: [{ lines: [{ unitPrice: '325.44', taxRate: '0.13' }] }],
    })

    const next = await importFile(file('LAYOUT-2'), { mode: 'check' })
    expect(next).toMatchObject({ faultCount: 0, orders: [{ lines: [{ unitPrice: '325.44' }] }] })
    expect(next.assumptions.find(({ key }) => key === 'price.basis')?.question).toMatchObject({
      answer: 'net',
      remembered: true,
    })
  })
})

it('an order without a tax rate has none, which is different from 0 %', async () => {
  const rateless = renamed(listSheet({ 订单编号: 'NO-RATE' }), '税率', '其他')
  const data = await importFile({ name: 'a.xlsx', bytes: writeWorkbook([rateless]) }, { mode: 'import' })
  expect(data.orders[0]!.lines[0]!.taxRate).toBeNull()
  const order = await (await clientOf('owner')).ok(readOrder, { id: data.orders[0]!.id! })
  expect(order.lines[0]!.taxRate).toBeNull()
})

describe('the template', () => {
  it('contains an example that is not read, and can be imported after it was filled in', async () => {
    const bytes = (await (await clientOf('admin')).ok(orderImportTemplate, {})) as unknown as Buffer
    const empty = await importFile({ name: '模板.xlsx', bytes }, { mode: 'check' })
    expect(empty).toMatchObject({ orders: [], faults: [{ key: 'book.noOrders' }] })
    expect(empty.unread).toMatchObject([
      { rows: [2], key: 'unread.example' },
      { rows: [], key: 'unread.empty' },
    ])

    const { sheets } = await readWorkbook(bytes)
    const [first] = sheets
    const texts = first!.rows.map(({ cells }) => Array.from(cells, (cell) => quoted(cell)))
    const filled = texts[1]!.map((text) => text?.replace('示例 PO-2026-001', 'TEMPLATE-1') ?? '')
    const columns = texts[0]!.map((title) => ({ title: title!, width: 10 }))
    const written = await writeSheets([{ name: first!.name, columns, rows: [filled] }])
    const done = await importFile({ name: '模板.xlsx', bytes: written }, { mode: 'import' })
    expect(done).toMatchObject({
      imported: true,
      faults: [],
      orders: [{ orderNo: 'TEMPLATE-1', lineCount: 1 }],
    })
  })
})
