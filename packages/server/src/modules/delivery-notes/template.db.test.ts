import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as notes from '@bdr/contract/delivery-notes/calls'
import { readPdf } from '../../platform/pdf/testing/read-pdf.ts'
import { scanPart } from '../../platform/workbook/scan-part.ts'
import { openZip } from '../../platform/workbook/zip-archive.ts'
import { respondToOrder } from '@bdr/contract/orders/calls'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { makeOrder, newLine } from '../../test/factories.ts'
import { orderLines } from '../orders/queries.ts'

let world: TestWorld
let owner: Client
beforeAll(async () => {
  world = await testWorld()
  owner = await world.as('owner')
})
afterAll(() => world.close())

const own = {
  title: '发货清单',
  withLogo: true,
  columns: ['price' as const],
  copies: ['存根', '客户'],
  footer: '当面点清',
}

const noteIds: string[] = []
async function note(): Promise<string> {
  const id = await makeOrder(world.database.kysely, world.viewers.admin, {
    merchantId: world.valves.id,
    orderNo: `PO-PRINT-${noteIds.length}`,
    lines: [newLine({ lineNo: 1 })],
  })
  const [line] = await orderLines(world.database.kysely, id)
  await owner.ok(respondToOrder, { id, version: 1, lines: [{ lineId: line!.id, action: 'accept' }] })
  const made = await owner.ok(notes.createDeliveryNote, {
    lines: [{ orderLineId: line!.id, quantity: '10' }],
    submit: true,
  })
  noteIds.push(made.id)
  return made.id
}
const pagesOf = ({ data }: { data: unknown }) => readPdf(data as Buffer)
const text = (answer: { data: unknown }): string =>
  pagesOf(answer)
    .map((page) => page.text)
    .join('\n')

describe("a merchant's template", () => {
  it("is the platform's own until the owner changes it, for everybody who prints", async () => {
    const first = await owner.ok(notes.readNoteTemplate, {})
    expect(first).toMatchObject({ title: '送货单', version: 0, copies: [], hasLogo: false })
    const id = await note()
    expect(pagesOf(await owner.call(notes.deliveryNotePdf, { id }))).toHaveLength(1)
    const saved = await owner.ok(notes.saveNoteTemplate, { version: 0, ...own })
    expect(saved).toMatchObject({ ...own, version: 1 })
    const printed = await owner.call(notes.deliveryNotePdf, { id })
    expect(pagesOf(printed)).toHaveLength(2)
    expect(text(printed)).toContain('6,125.00')
    expect(text(printed)).toContain('当面点清')
    // deliverers see no prices
    const drivers = await (await world.as('driver')).call(notes.deliveryNotePdf, { id })
    expect(text(drivers)).not.toContain('6,125.00')
    // another company has its own
    expect(await (await world.as('owner2')).ok(notes.readNoteTemplate, {})).toMatchObject({ version: 0 })
  })

  it('can be changed only by the owner, in the version they have read', async () => {
    const { version } = await owner.ok(notes.readNoteTemplate, {})
    const stale = await owner.call(notes.saveNoteTemplate, { version: version - 1, ...own })
    expect(stale).toMatchObject({ code: 'A06002', key: 'record.changed' })
    expect((await (await world.as('sales')).call(notes.saveNoteTemplate, { version, ...own })).code).toBe(
      'A00003',
    )
    expect((await (await world.as('admin')).call(notes.readNoteTemplate, {})).code).toBe('A00003')
    expect((await owner.send(notes.saveNoteTemplate, { version, ...own, title: ' ' })).code).toBe('A00002')
  })

  it('is previewed on a sample note before it is saved', async () => {
    const shown = await owner.call(notes.previewNoteTemplate, { ...own, title: '样张', copies: [] })
    expect(text(shown)).toContain('样张')
    expect(text(shown)).toContain(world.valves.name)
    expect((await owner.ok(notes.readNoteTemplate, {})).title).toBe('发货清单')
  })
})

describe('an editable note', () => {
  const images = (bytes: Uint8Array, folder: string) =>
    openZip(bytes).names.filter((name) => name.startsWith(folder))
  /** the text of a Word document as readers see it */
  const wordsIn = async (bytes: Uint8Array, name: string) => {
    const words: string[] = []
    await scanPart(openZip(bytes).read(name), { open: () => {}, text: (found) => void words.push(found) })
    return words.join('')
  }

  it('is a Word document according to the template, with a section for each copy', async () => {
    const id = noteIds[0]!
    const bytes = (await owner.ok(notes.deliveryNoteDocx, { id })) as unknown as Buffer
    const { noteNo } = await owner.ok(notes.readDeliveryNote, { id })
    const words = await wordsIn(bytes, 'word/document.xml')
    for (const part of ['发货清单（存根）', '发货清单（客户）', noteNo, '6,125.00', '当面点清', '收货人'])
      expect(words).toContain(part)
    expect(images(bytes, 'word/media/')).toHaveLength(1)
    const drivers = (await (await world.as('driver')).ok(notes.deliveryNoteDocx, { id })) as unknown as Buffer
    expect(await wordsIn(drivers, 'word/document.xml')).not.toContain('6,125.00')
  })

  it('is a workbook with numeric cells, with a sheet for each copy', async () => {
    const id = noteIds[0]!
    const bytes = (await owner.ok(notes.deliveryNoteXlsx, { id })) as unknown as Buffer
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(bytes as never)
    expect(book.worksheets.map(({ name }) => name)).toEqual(['存根', '客户'])
    const [sheet] = book.worksheets
    const cells = (sheet!.getSheetValues() as unknown[][]).flatMap((row) => (row ? Object.values(row) : []))
    const { noteNo } = await owner.ok(notes.readDeliveryNote, { id })
    for (const part of ['发货清单（存根）', noteNo, '当面点清']) expect(cells).toContain(part)
    // quantity, unit price and amount
    expect(cells.filter((cell) => typeof cell === 'number')).toEqual([10, 612.5, 6125])
    expect(sheet!.getImages()).toHaveLength(1)
    expect(sheet!.pageSetup).toMatchObject({ paperSize: 9, fitToPage: true })
  })
})

describe('many notes', () => {
  it('are one file, with each copy on its own pages', async () => {
    const ids = [noteIds[0]!, await note()]
    const printed = await owner.call(notes.printDeliveryNotes, { ids: ids.join(',') })
    expect(pagesOf(printed)).toHaveLength(4)
    const none = await owner.call(notes.printDeliveryNotes, { ids: `${ids[0]},999999` })
    expect(none.code).toBe('A00005')
  })

  it('have labels for their packages', async () => {
    const labels = await owner.call(notes.deliveryNoteLabels, { id: noteIds[0]!, size: 'roll', each: 3 })
    expect(pagesOf(labels)).toHaveLength(3)
  })
})
