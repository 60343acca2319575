import * as notes from '@bdr/contract/delivery-notes/calls'
import { exportOrder, exportOrders, respondToOrder } from '@bdr/contract/orders/calls'
import { exportOpenLines, sheetToFill } from '@bdr/contract/orders/open-lines'
import type { Call } from '@bdr/contract/kernel/call'
import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderLines } from '../modules/orders/queries.ts'
import { testWorld, type Client, type TestWorld } from './app.ts'
import { makeOrder, newLine } from './factories.ts'
import { readWithLibreOffice, whyUnreadable, type OfficeDocument } from './libre-office.ts'

/** Exported files are read by other programs: another library, and LibreOffice if it is installed. */
const orderNo = 'PO-ELSEWHERE'
/** what a spreadsheet program could interpret as a formula */
const formula = '=DN 50, "法兰"'
const gasket = '金属缠绕垫片 𠮷'

let world: TestWorld
let owner: Client
let orderId: string
let noteId: string
let noteNo: string

beforeAll(async () => {
  world = await testWorld()
  owner = await world.as('owner')
  const db = world.database.kysely
  orderId = await makeOrder(db, world.viewers.admin, {
    merchantId: world.valves.id,
    orderNo,
    lines: [
      newLine({ lineNo: 1, specification: formula }),
      newLine({ lineNo: 2, materialName: gasket, quantity: '0.125', unit: '吨' }),
    ],
  })
  const lines = await orderLines(db, orderId)
  await owner.ok(respondToOrder, {
    id: orderId,
    version: 1,
    lines: lines.map(({ id }) => ({ lineId: id, action: 'accept' as const })),
  })
  ;({ id: noteId, noteNo } = await owner.ok(notes.createDeliveryNote, {
    lines: [
      { orderLineId: lines[0]!.id, quantity: '4', batch: '炉 2611-07' },
      { orderLineId: lines[1]!.id, quantity: '0.1' },
    ],
    confirmFractions: true,
    submit: true,
  }))
})
afterAll(() => world.close())

interface Exported {
  readonly call: Call
  readonly input: () => Record<string, unknown>
  /** cells it must contain: numbers and texts */
  readonly cells: () => readonly (string | number)[]
}

const workbooks: Readonly<Record<string, Exported>> = {
  orders: { call: exportOrders, input: () => ({ orderNo }), cells: () => [orderNo, 612.5, 0.125, formula] },
  'one order': {
    call: exportOrder,
    input: () => ({ id: orderId }),
    cells: () => [orderNo, 10, 0.125, gasket],
  },
  'open lines': { call: exportOpenLines, input: () => ({}), cells: () => [orderNo, 6, 0.025, formula] },
  'the sheet to fill in': {
    call: sheetToFill,
    input: () => ({}),
    cells: () => [orderNo, '6', '0.025', gasket],
  },
  notes: { call: notes.exportDeliveryNotes, input: () => ({ noteNo }), cells: () => [noteNo] },
  'one note': {
    call: notes.deliveryNoteXlsx,
    input: () => ({ id: noteId }),
    cells: () => [noteNo, 4, 0.1],
  },
}
const fileOf = (call: Call, input: Record<string, unknown>) => owner.ok(call, input) as Promise<Buffer>

describe('another library', () => {
  it.each(Object.keys(workbooks))('opens the workbook of %s', async (name) => {
    const { call, input, cells: wanted } = workbooks[name]!
    const book = new ExcelJS.Workbook()
    await book.xlsx.load((await fileOf(call, input())) as never)
    const cells: unknown[] = []
    book.worksheets[0]!.eachRow((row) => row.eachCell((cell) => cells.push(cell.value)))
    for (const cell of wanted()) expect(cells).toContain(cell)
  })
})

describe('LibreOffice', () => {
  it('opens every workbook', async ({ skip }) => {
    skipUnlessReadable('xlsx', skip)
    const entries = Object.entries(workbooks)
    const files: Record<string, Buffer> = {}
    for (const [name, { call, input }] of entries) files[name] = await fileOf(call, input())
    const read = await readWithLibreOffice('xlsx', files)
    for (const [name, csv] of Object.entries(read)) {
      const cells = [...csv.matchAll(/"((?:[^"]|"")*)"|[^,\n]+/g)].map(([all, quoted]) =>
        quoted === undefined ? all : quoted.replaceAll('""', '"'),
      )
      for (const cell of workbooks[name]!.cells()) expect(cells, name).toContain(String(cell))
    }
  })

  it('opens a note as a Word document', async ({ skip }) => {
    skipUnlessReadable('docx', skip)
    const docx = await fileOf(notes.deliveryNoteDocx, { id: noteId })
    const { note } = await readWithLibreOffice('docx', { note: docx })
    for (const text of [noteNo, orderNo, gasket, '炉 2611-07', formula]) expect(note).toContain(text)
  })
})

/** The reason stands in the list of tests. */
function skipUnlessReadable(kind: OfficeDocument, skip: (reason: string) => never) {
  const reason = whyUnreadable(kind)
  if (reason !== null) skip(reason)
}
