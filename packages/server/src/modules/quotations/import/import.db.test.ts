import { reportOf } from '@bdr/contract/imports/model'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkImport, commitImport, readImport } from '@bdr/contract/imports/calls'
import { listOpportunities, readOpportunity, saveQuotationDraft } from '@bdr/contract/quotations/calls'
import { importQuotation, quotationWorkbook } from '@bdr/contract/quotations/import'
import { quotationColumns as titles, type QuotationColumn } from '@bdr/text/quotation-import'
import { quoted } from '../../../platform/workbook/clean-text.ts'
import { readWorkbook } from '../../../platform/workbook/read-workbook.ts'
import {
  formattedCell,
  writeWorkbook as writeTestWorkbook,
} from '../../../platform/workbook/test/write-workbook.ts'
import { writeWorkbook } from '../../../platform/workbook/write-workbook.ts'
import { testWorld, type Client, type TestWorld } from '../../../test/app.ts'
import { importAfterJobs, uploadImport } from '../../../test/import.ts'
import { upload } from '../../../test/upload.ts'
import { passDeadline, publishedInquiry } from '../../inquiries/test/an-inquiry.ts'

let world: TestWorld
let admin: Client
let sales: Client
let owner2: Client
let id: string
let inquiryId: string
beforeAll(async () => {
  world = await testWorld()
  ;[admin, sales, owner2] = await Promise.all([world.as('admin'), world.as('sales'), world.as('owner2')])
})
afterAll(() => world.close())
beforeEach(async () => {
  const inquiry = await publishedInquiry(admin, [world.valves.id, world.bearings.id], {
    allowSubstitute: false,
  })
  inquiryId = inquiry.id
  id = (await sales.ok(listOpportunities, {})).list[0]!.id
})

type Cells = Partial<Record<QuotationColumn, string>>

/** The downloaded workbook as rows of cells by column. */
async function downloaded(client: Client, of = id): Promise<Cells[]> {
  const bytes = (await client.ok(quotationWorkbook, { id: of })) as unknown as Buffer
  const [head, ...rows] = (await readWorkbook(bytes)).sheets[0]!.rows
  const fields = head!.cells.map((cell) => {
    const title = quoted(cell)
    return (Object.keys(titles) as QuotationColumn[]).find((field) => titles[field] === title)!
  })
  return rows.map(({ cells }) =>
    Object.fromEntries(fields.map((field, index) => [field, quoted(cells[index]) ?? ''])),
  )
}

/** A workbook with these rows and headings. */
const workbookOf = (rows: readonly Cells[], heads: Partial<Record<QuotationColumn, string>> = {}) => {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row) as QuotationColumn[]))]
  return writeWorkbook([
    {
      name: '报价',
      columns: fields.map((field) => ({ title: heads[field] ?? titles[field], width: 12 })),
      rows: rows.map((row) => fields.map((field) => row[field] ?? '')),
    },
  ])
}

const importFile = async (bytes: Uint8Array, of = id) =>
  uploadImport(world.app, sales, importQuotation, { name: '报价.xlsx', bytes }, { id: of })

const faultTexts = (found: Awaited<ReturnType<typeof importFile>>) =>
  reportOf(found, 'quotation')!.faults.map(({ cell, message }) => `${cell ?? ''} ${message}`.trim())

describe('prices from a workbook', () => {
  it('in another currency or for another unit than the inquiry are faults', async () => {
    const rows = [
      ['行号', '含税单价', '税率', '供货期'],
      [1, formattedCell(950.5, 0), '13%', '30'],
      [2, formattedCell(12, 1), '13%', '30'],
    ]
    const formats = ['#,##0.00 [$€-407]', '0.00"元/吨"']
    const found = await importFile(writeTestWorkbook([{ name: '报价', rows }], { formats }))
    expect(faultTexts(found)).toEqual([
      'B2 单价的币种是 EUR，应为 CNY',
      'B3 单价按每吨计，与数量的单位不同或无法核对，请换算后填写',
    ])
  })

  it('may be shown in ten thousands, with traditional headings', async () => {
    const rows = [
      ['行號', '含稅單價', '稅率', '供貨期'],
      [1, formattedCell(1.28, 0), '13%（专票）', '30天'],
    ]
    const found = await importFile(writeTestWorkbook([{ name: '报价', rows }], { formats: ['0.00"万元"'] }))
    expect(faultTexts(found)).toEqual([])
    expect(reportOf(found, 'quotation')).toMatchObject({
      lines: [{ unitPrice: '12800', taxRate: '0.13', leadDays: '30' }],
      assumptions: [
        { message: '“含稅單價”写作 1.28万元，读作 12800' },
        { message: '“稅率”写作“13%(专票)”，读作 13%' },
      ],
    })
  })

  it('are filled into the downloaded sheet, and returned line by line', async () => {
    const rows = await downloaded(sales)
    expect(rows).toMatchObject([
      {
        lineNo: '1',
        materialName: '楔式闸阀',
        specification: 'Z41H-16C DN100',
        askedQuantity: '10',
        price: '',
      },
      { lineNo: '2', basis: '含税', taxRate: '13%' },
    ])
    const filled = [
      { ...rows[0], price: '1,280.50', leadDays: '30天', brand: '明泽', remark: '含包装' },
      { ...rows[1], price: '86', basis: '不含税', taxRate: '9%', leadDays: '15' },
    ]
    const found = await importFile(await workbookOf(filled))
    expect(found).toMatchObject({ kind: 'quotation', aboutId: id, isReady: true, read: 2, failed: 0 })
    const { lines } = await sales.ok(readOpportunity, { id })
    expect(reportOf(found, 'quotation')!.lines).toEqual([
      {
        lineId: lines[0]!.id,
        product: null,
        unitPrice: '1280.5',
        taxRate: '0.13',
        taxIncluded: true,
        leadDays: '30',
        quantity: '10',
        moq: null,
        brand: '明泽',
        substitute: null,
        remark: '含包装',
      },
      expect.objectContaining({
        unitPrice: '86',
        taxRate: '0.09',
        taxIncluded: false,
        leadDays: '15',
        brand: null,
      }),
    ])

    await sales.ok(commitImport, { id: found.id })
    expect(await importAfterJobs(world.app, sales, found.id)).toMatchObject({ state: 'done', written: 2 })
  })

  it('are unchanged if the draft is downloaded and uploaded again', async () => {
    const { lines, draft } = await sales.ok(readOpportunity, { id })
    const typed = {
      lineId: lines[1]!.id,
      product: null,
      quantity: '20',
      unitPrice: '99.5',
      taxRate: '0.06',
      taxIncluded: false,
      moq: '4',
      leadDays: '12',
      brand: '远通',
      substitute: '',
      remark: '现货',
      priceBreaks: [],
      alternatives: [],
    }
    await sales.ok(saveQuotationDraft, {
      id,
      draftVersion: draft.version,
      draft: { validUntil: '', freight: '', remark: '', lines: [typed] },
    })
    const found = await importFile((await sales.ok(quotationWorkbook, { id })) as unknown as Buffer)
    const { priceBreaks: _, alternatives: __, ...same } = typed
    expect(found).toMatchObject({ isReady: true, read: 1, report: { unread: [], unreadCount: 0 } })
    expect(reportOf(found, 'quotation')!.lines).toEqual([{ ...same, substitute: null }])
  })

  it('have every fault reported at its cell', async () => {
    const [first, second] = await downloaded(sales)
    const found = await importFile(
      await workbookOf([
        {
          ...first!,
          materialName: '闸门',
          price: '12.1234567',
          taxRate: '1',
          leadDays: '两周',
          substitute: 'Z41T',
          quantity: '11',
        },
        { ...second!, price: '0', basis: '另议', specification: 'J41H-25', moq: '30件' },
        { ...second!, lineNo: '9', price: '5' },
        { ...second!, price: '5' },
      ]),
    )
    expect(found).toMatchObject({ isReady: false, report: { lines: [] } })
    expect(faultTexts(found)).toEqual([
      expect.stringContaining('C2 与询价第 1 行的“楔式闸阀”不符'),
      'J2 单价最多 6 位小数',
      'L2 无法确定是小数还是百分数，请写成百分数，如 13%',
      'M2 应为 0 至 730 的整数天数，如 30',
      'O2 此询价不接受替代品',
      'P2 不能超过询价数量 10',
      expect.stringContaining('D3 与询价第 2 行的“J41H-16C DN50”不符'),
      'J3 单价应大于 0；不报这一行请留空',
      'K3 请填写“含税”或“不含税”',
      'Q3 应以“台”为单位',
      'Q3 最小起订量大于报价数量',
      'A4 没有这一行，此询价只有第 1 至 2 行',
      'A5 行号重复，第一次出现在 A3',
    ])
  })

  it('describe the requested lines as the inquiry does, however they are written', async () => {
    const [first, second] = await downloaded(sales)
    const priced = { ...first!, price: '100', leadDays: '30' }
    const respelt = { askedQuantity: '10.00', unit: ' 台 ', requiredDate: '2027/1/20' }
    const found = await importFile(
      await workbookOf([
        { ...priced, ...respelt },
        { ...second!, unit: '箱', askedQuantity: '1' },
      ]),
    )
    // the second line is not offered
    expect(found).toMatchObject({ isReady: true, read: 1, faultCount: 0 })

    const changed = await importFile(
      await workbookOf([
        {
          ...priced,
          unit: '箱',
          askedQuantity: '12',
          requiredDate: '2027-02-20',
          askedBrand: '明泽',
          note: '分两批',
        },
        { ...second!, price: '5', askedQuantity: '24 箱' },
      ]),
    )
    expect(changed).toMatchObject({ isReady: false, report: { lines: [] } })
    expect(faultTexts(changed)).toEqual([
      'E2 与询价第 1 行的“（空）”不符：可能是另一份询价的文件；所报品牌请写在“报价品牌”',
      'F2 与询价第 1 行的“10”不符：可能是另一份询价的文件；报不了全部数量请写在“报价数量”',
      'G2 与询价第 1 行的“台”不符：可能是另一份询价的文件；单价请按询价的单位填写',
      'H2 与询价第 1 行的“2027-01-20”不符：可能是另一份询价的文件；所报的时间请写在“供货期”',
      'I2 与询价第 1 行的“（空）”不符：可能是另一份询价的文件；要说明的请写在“行说明”',
      'F3 应以“台”为单位',
    ])
  })

  it('that are not marked as with or without tax are asked about', async () => {
    const bytes = await workbookOf([{ lineNo: '1', price: '100' }], { price: '报价（元）' })
    const open = await importFile(bytes)
    expect(open).toMatchObject({ isReady: false, faultCount: 0 })
    const [asked] = reportOf(open, 'quotation')!.assumptions
    expect(asked).toMatchObject({ message: '“报价（元）”没有写明是否含税' })
    await sales.ok(checkImport, { id: open.id, answers: { [asked!.question!.id]: 'excluded' } })
    const answered = await importAfterJobs(world.app, sales, open.id)
    expect(answered).toMatchObject({ isReady: true, report: { lines: [{ taxIncluded: false }] } })

    const net = await importFile(await workbookOf([{ lineNo: '1', netPrice: '100' }]))
    expect(reportOf(net, 'quotation')!.lines).toMatchObject([{ unitPrice: '100', taxIncluded: false }])
  })

  it("cannot be uploaded after the deadline, or for another merchant's quotation", async () => {
    const bytes = await workbookOf([{ lineNo: '1', grossPrice: '100' }])
    const other = (await owner2.ok(listOpportunities, {})).list[0]!.id
    expect((await sales.call(quotationWorkbook, { id: other })).code).toBe('A00005')
    const file = { name: '报价.xlsx', bytes }
    const { code } = await upload(world.app, importQuotation, file, { id: other }, { token: sales.token })
    expect(code).toBe('A00005')
    const { id: own } = await importFile(bytes)
    expect((await owner2.call(readImport, { id: own })).code).toBe('A00005')
    expect((await admin.call(readImport, { id: own })).code).toBe('A00005')

    await passDeadline(world.database.kysely, inquiryId)
    expect(faultTexts(await importFile(bytes))).toEqual(['报价已截止，内容不能再变'])
  })

  it('are refused if nothing was filled in', async () => {
    const found = await importFile((await sales.ok(quotationWorkbook, { id })) as unknown as Buffer)
    expect(faultTexts(found)).toEqual(['没有填写任何单价'])
  })
})
