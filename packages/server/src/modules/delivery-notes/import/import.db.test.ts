import { reportOf } from '@bdr/contract/imports/model'
import ExcelJS from 'exceljs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as notes from '@bdr/contract/delivery-notes/calls'
import { filledAsAnswer, importDeliveryNotes } from '@bdr/contract/delivery-notes/import'
import { checkImport, commitImport } from '@bdr/contract/imports/calls'
import { readOrder, respondToOrder, setOrderTolerance } from '@bdr/contract/orders/calls'
import { sheetToFill } from '@bdr/contract/orders/open-lines'
import { filledColumns, type FilledColumn } from '@bdr/text/delivery-note-fill'
import { testWorld, type Client, type TestWorld } from '../../../test/app.ts'
import { makeOrder, newLine } from '../../../test/factories.ts'
import { importAfterJobs, uploadImport } from '../../../test/import.ts'
import { upload } from '../../../test/upload.ts'
import { auditNumbers } from '../../orders/audit-numbers.ts'
import { orderLines } from '../../orders/queries.ts'
import { beyondOrderAnswer, fractionsAnswer } from './check-sheet.ts'

let world: TestWorld
let sales: Client
let number = 0
/** two orders with different addresses and two lines of 10 each */
let near: { id: string; orderNo: string; lines: string[] }
let far: { id: string; orderNo: string; lines: string[] }

beforeAll(async () => {
  world = await testWorld()
  sales = await world.as('sales')
})
afterAll(async () => {
  expect(await auditNumbers(world.database.kysely)).toEqual([])
  await world.close()
})
beforeEach(async () => {
  near = await accepted('宜兴市东路 1 号')
  far = await accepted('嘉兴市西路 2 号')
})

async function accepted(shipTo: string) {
  number += 1
  const orderNo = `PO-FILL-${100 + number}`
  const db = world.database.kysely
  const id = await makeOrder(db, world.viewers.admin, {
    merchantId: world.valves.id,
    orderNo,
    shipTo,
    lines: [newLine({ lineNo: 1 }), newLine({ lineNo: 2 })],
  })
  const lines = (await orderLines(db, id)).map((line) => line.id)
  await sales.ok(respondToOrder, {
    id,
    version: 1,
    lines: lines.map((lineId) => ({ lineId, action: 'accept' as const })),
  })
  return { id, orderNo, lines }
}

const columns = Object.keys(filledColumns) as FilledColumn[]
type Filled = Partial<Record<FilledColumn, string | number>>

/** The downloaded sheet of both orders, filled in like in a spreadsheet program. */
async function filled(rows: Readonly<Record<number, Filled>>): Promise<Uint8Array> {
  const ids = [...near.lines, ...far.lines].join(',')
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load((await sales.ok(sheetToFill, { ids, sort: 'orderNo' })) as never)
  const sheet = workbook.worksheets[0]!
  for (const [row, cells] of Object.entries(rows))
    for (const [column, value] of Object.entries(cells))
      sheet.getCell(Number(row), columns.indexOf(column as FilledColumn) + 1).value = value
  return new Uint8Array(await workbook.xlsx.writeBuffer())
}

const check = (bytes: Uint8Array, client = sales) =>
  uploadImport(world.app, client, importDeliveryNotes, { name: '发货.xlsx', bytes })
const answerWith = async (id: string, answers: Record<string, string>) => {
  await sales.ok(checkImport, { id, answers })
  return importAfterJobs(world.app, sales, id)
}
const commit = async (id: string) => {
  await sales.ok(commitImport, { id })
  return importAfterJobs(world.app, sales, id)
}
const remaining = async ({ id }: { id: string }) =>
  (await sales.ok(notes.readShippable, { orderIds: id })).lines.map((line) => line.remainingQuantity)

describe('a sheet with the remaining quantities', () => {
  it('is filled in, checked, and becomes a note for each address', async () => {
    const found = await check(
      await filled({
        2: { quantity: 4, batch: '炉 2611-07', packages: 2 },
        3: { quantity: '10', packages: '3' },
        5: { quantity: 1 },
      }),
    )
    expect(found).toMatchObject({
      kind: 'deliveryNotes',
      state: 'open',
      isReady: true,
      faultCount: 0,
      read: 3,
    })
    const planned = reportOf(found, 'deliveryNotes')!
    expect(planned.notes).toMatchObject([
      {
        id: null,
        shipTo: '宜兴市东路 1 号',
        packages: 5,
        lines: [
          { orderNo: near.orderNo, lineNo: 1, quantity: '4', batch: '炉 2611-07', remainingQuantity: '10' },
          { orderNo: near.orderNo, lineNo: 2, quantity: '10', batch: null, packages: 3 },
        ],
      },
      { id: null, shipTo: '嘉兴市西路 2 号', packages: null, lines: [{ lineNo: 2, quantity: '1' }] },
    ])
    // rows that were not filled in are reported
    expect(planned.assumptions.map(({ message }) => message)).toEqual(['1 行没有填本次发货的数量，这次不发'])
    expect(await remaining(near)).toEqual(['10', '10'])

    const done = await commit(found.id)
    expect(done).toMatchObject({ state: 'done', written: 3 })
    const [first, second] = reportOf(done, 'deliveryNotes')!.notes
    expect(await sales.ok(notes.readDeliveryNote, { id: first!.id! })).toMatchObject({
      noteNo: first!.noteNo,
      status: 'ready',
      packing: { packages: 5 },
      lines: [
        { quantity: '4', batch: '炉 2611-07' },
        { quantity: '10', batch: null },
      ],
    })
    expect((await sales.ok(notes.readDeliveryNote, { id: second!.id! })).packing.packages).toBeNull()
    expect(await remaining(near)).toEqual(['6'])
  })

  it('becomes drafts if that is chosen', async () => {
    const { id } = await check(await filled({ 2: { quantity: 4 } }))
    expect(reportOf(await answerWith(id, { [filledAsAnswer]: 'draft' }), 'deliveryNotes')!.savedAs).toBe(
      'draft',
    )
    const [note] = reportOf(await commit(id), 'deliveryNotes')!.notes
    expect((await sales.ok(notes.readDeliveryNote, { id: note!.id! })).status).toBe('draft')
    expect(await remaining(near)).toEqual(['10', '10'])
  })

  it('reports every fault at its cell, and then creates nothing', async () => {
    const found = await check(
      await filled({
        2: { quantity: '10.0001' },
        3: { batch: '炉 8' },
        4: { quantity: '五', packages: '0' },
        5: { quantity: 2, materialName: '别的物料' },
        6: { orderNo: near.orderNo, lineNo: 7, quantity: 1 },
        7: { orderNo: near.orderNo, lineNo: 1, quantity: 0 },
        8: { orderNo: far.orderNo, lineNo: 2, quantity: 1 },
      }),
    )
    expect(found).toMatchObject({ isReady: false, hasFailedRows: true })
    expect(reportOf(found, 'deliveryNotes')!.notes).toEqual([])
    const { materialName } = newLine({ lineNo: 1 })
    expect(reportOf(found, 'deliveryNotes')!.faults.map(({ cell, message }) => `${cell} ${message}`)).toEqual(
      [
        `K2 不能超过可发数量 10 台`,
        'K3 填了批号或件数，没有填本次发货的数量',
        'K4 数量应为大于 0 的数字，最多 4 位小数',
        'M4 件数应为 1 至 9999 的整数',
        `F5 与订单不符，订单上的物料名称是“${materialName}”；请核对是否错行`,
        'A6 没有这个订单行，请核对订单编号和行号',
        'B8 这个订单行前面已经有了（B5），两批货请分两次上传',
      ],
    )
    expect((await sales.call(commitImport, { id: found.id })).code).toBe('A06002')
  })

  it('asks about fractions of units of whole pieces', async () => {
    const found = await check(await filled({ 2: { quantity: 2.5 } }))
    expect(found.isReady).toBe(false)
    expect(reportOf(found, 'deliveryNotes')!.assumptions).toMatchObject([
      {},
      { message: '数量不是整数：K2 2.5 台', question: { answer: null } },
    ])
    expect((await answerWith(found.id, { [fractionsAnswer]: 'include' })).isReady).toBe(true)
    expect((await commit(found.id)).state).toBe('done')
  })

  it("asks about more than was ordered if the line's rule requires it", async () => {
    const admin = await world.as('admin')
    const { version } = await admin.ok(readOrder, { id: near.id })
    const tolerance = { mode: 'warn', share: '0.1' } as const
    await admin.ok(setOrderTolerance, { id: near.id, version, tolerance })
    const found = await check(await filled({ 2: { quantity: 11 }, 3: { quantity: 12 } }))
    expect(reportOf(found, 'deliveryNotes')!.faults.map(({ message }) => message)).toEqual([
      '不能超过可发数量 11 台（含可超交 10%，须确认）',
    ])
    const over = await check(await filled({ 2: { quantity: 11 } }))
    expect(over.isReady).toBe(false)
    expect(reportOf(over, 'deliveryNotes')!.assumptions).toMatchObject([
      {},
      { message: '数量超出订单：K2 多 1 台', question: { answer: null } },
    ])
    expect((await answerWith(over.id, { [beyondOrderAnswer]: 'include' })).isReady).toBe(true)
    expect((await commit(over.id)).state).toBe('done')
  })

  it('creates nothing if a line is no longer available, and reports which one', async () => {
    const { id } = await check(await filled({ 2: { quantity: 4 }, 5: { quantity: 1 } }))
    const lines = [{ orderLineId: near.lines[0]!, quantity: '9' }]
    await sales.ok(notes.createDeliveryNote, { lines, submit: true })
    const after = await commit(id)
    expect(after).toMatchObject({ state: 'open', isReady: false, faultCount: 1 })
    expect(reportOf(after, 'deliveryNotes')!.faults[0]).toMatchObject({
      cell: 'K2',
      message: '不能超过可发数量 1 台',
    })
    expect(await remaining(far)).toEqual(['10', '10'])
  })

  it('is available to people of the same company who create notes', async () => {
    const bytes = await filled({ 2: { quantity: 4 } })
    for (const account of ['driver', 'admin'] as const) {
      const { token } = await world.as(account)
      const file = { name: '发货.xlsx', bytes }
      expect(await upload(world.app, importDeliveryNotes, file, {}, { token })).toMatchObject({
        code: 'A00003',
      })
    }
    const others = await check(bytes, await world.as('owner2'))
    expect(reportOf(others, 'deliveryNotes')!.faults).toMatchObject([{ cell: 'A2', key: 'line.unknown' }])
  })

  it('creates its notes once, even if it is committed twice', async () => {
    const { id } = await check(await filled({ 2: { quantity: 4 } }))
    await Promise.all([sales.call(commitImport, { id }), sales.call(commitImport, { id })])
    expect((await importAfterJobs(world.app, sales, id)).state).toBe('done')
    expect(await remaining(near)).toEqual(['6', '10'])
  })
})
