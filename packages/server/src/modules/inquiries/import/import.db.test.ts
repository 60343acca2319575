import { reportOf } from '@bdr/contract/imports/model'
import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importInquiryLines, inquiryTemplate } from '@bdr/contract/inquiries/import'
import { inquiryColumns, type InquiryColumn } from '@bdr/text/inquiry-import'
import { readWorkbook } from '../../../platform/workbook/read-workbook.ts'
import {
  formattedCell,
  writeWorkbook as writeTestWorkbook,
} from '../../../platform/workbook/test/write-workbook.ts'
import { writeWorkbook } from '../../../platform/workbook/write-workbook.ts'
import { testWorld, type Client, type TestWorld } from '../../../test/app.ts'
import { uploadImport } from '../../../test/import.ts'
import { upload } from '../../../test/upload.ts'
import { publishedInquiry } from '../test/an-inquiry.ts'

let world: TestWorld
let admin: Client
beforeAll(async () => {
  world = await testWorld()
  admin = await world.as('admin')
})
afterAll(() => world.close())

const workbookOf = (titles: readonly string[], ...rows: string[][]) =>
  writeWorkbook([{ name: 'S', columns: titles.map((title) => ({ title, width: 12 })), rows }])
const importFile = async (bytes: Uint8Array, fields: Record<string, string> = {}) =>
  uploadImport(world.app, admin, importInquiryLines, { name: '明细.xlsx', bytes }, fields)

describe("an inquiry's lines from a workbook", () => {
  it('are read by their headings, in any order and spelling', async () => {
    const { id } = await publishedInquiry(admin, [world.valves.id])
    const found = await importFile(
      await workbookOf(
        ['序', '品名', '型号规格', '需求数量', '到货日期', '备注', '库位'],
        ['1', '楔式闸阀', 'Z41H-16C DN100', '12台', '2027年1月20日', '含垫片', 'A-1'],
        ['2', '填料', '', '3.5 kg', '2027/2/1', '', ''],
      ),
      { inquiryId: id },
    )
    expect(found).toMatchObject({ kind: 'inquiry', aboutId: id, isReady: true, read: 2 })
    expect(reportOf(found, 'inquiry')!.lines).toMatchObject([
      {
        materialName: '楔式闸阀',
        specification: 'Z41H-16C DN100',
        quantity: '12',
        unit: '台',
        note: '含垫片',
      },
      {
        materialName: '填料',
        specification: null,
        quantity: '3.5',
        unit: '千克',
        requiredDate: '2027-02-01',
      },
    ])
    expect(reportOf(found, 'inquiry')!.unread.map(({ column }) => column)).toEqual(['A 序', 'G 库位'])
  })

  it('are read as their cells show, and what only a person knows is asked', async () => {
    const rows = [
      ['物料編碼', '物料名稱', '數量', '單位', '需求日期'],
      [formattedCell(12, 0), '楔式闸阀', formattedCell(2, 1), null, formattedCell(46405.99950231481, 2)],
    ]
    const formats = ['"WZ-"00000', '0"箱"', 'yyyy-mm-dd']
    const found = await importFile(writeTestWorkbook([{ name: 'S', rows }], { formats }))
    expect(found).toMatchObject({ isReady: false, failed: 0 })
    const report = reportOf(found, 'inquiry')!
    expect(report.lines).toMatchObject([{ materialCode: 'WZ-00012', quantity: '2', unit: '箱' }])
    expect(report.assumptions.flatMap(({ question }) => question?.options ?? [])).toEqual([
      { value: 'nearest', label: '按最近的零点（23:59 算作次日）' },
      { value: 'shown', label: '按单元格显示的日期' },
    ])
  })

  it('have every fault reported at its cell', async () => {
    const found = await importFile(
      await workbookOf(
        ['物料名称', '数量', '单位', '需求日期'],
        ['', '0', '台', '11/12/2026'],
        ['闸阀', '5', '', '2027-01-20'],
        ['闸阀', '5台', '米', '2027-01-20'],
      ),
    )
    expect(found).toMatchObject({ isReady: false, report: { lines: [] } })
    expect(reportOf(found, 'inquiry')!.faults.map(({ cell, message }) => `${cell} ${message}`)).toEqual([
      'A2 不能为空',
      'B2 数量应大于 0',
      'D2 无法确定年、月、日的顺序，请写成 2026-11-20 的形式',
      'C3 没有写计量单位，请填写“单位”，或写成 12 台 的形式',
      'B4 数量的单位与“米”不一致',
    ])
  })

  it('can be uploaded by operators, for an existing inquiry', async () => {
    const file = { name: '明细.xlsx', bytes: await workbookOf(['物料名称', '数量'], ['闸阀', '1台']) }
    const owner = await world.as('owner')
    expect((await upload(world.app, importInquiryLines, file, {}, { token: owner.token })).code).toBe(
      'A00003',
    )
    const unknown = await upload(
      world.app,
      importInquiryLines,
      file,
      { inquiryId: '999999' },
      { token: admin.token },
    )
    expect(unknown.code).toBe('A00005')
  })

  it('have a template', async () => {
    const bytes = (await admin.ok(inquiryTemplate, {})) as unknown as Buffer
    const { sheets } = await readWorkbook(bytes)
    const titles = sheets[0]!.rows[0]!.cells.map((cell) => (cell?.kind === 'text' ? cell.text : null))
    expect(titles).toEqual(
      (Object.keys(inquiryColumns) as InquiryColumn[]).map((field) => inquiryColumns[field]),
    )
    expect(reportOf(await importFile(bytes), 'inquiry')!.faults).toMatchObject([
      { message: '表头之下没有任何内容' },
    ])
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load(bytes as never)
    workbook.worksheets[0]!.getRow(2).values = ['闸阀', 'Z41H-16C', '', '', '10', '台', '2027-02-01']
    const filled = await importFile(Buffer.from(await workbook.xlsx.writeBuffer()))
    expect(filled).toMatchObject({ isReady: true, read: 1 })
    expect(reportOf(filled, 'inquiry')!.unread).toEqual([])
  })
})
