import { describeImportFault } from '@bdr/text/order-import'
import ExcelJS from 'exceljs'
import { describe, expect, it } from 'vitest'
import type { ReadOrder } from './model.ts'
import { readFile } from './read-file.ts'
import { checkOrders } from './check-orders.ts'
import { fixture, onlyOrder, readFixture, faultTexts } from './test/expectations.ts'

const shape = (orders: readonly ReadOrder[]) => orders.map(({ orderNo, lines }) => [orderNo, lines.length])

describe('lists', () => {
  it('from openpyxl are read completely', async () => {
    const read = await readFixture('list-openpyxl.xlsx')
    expect(faultTexts(read)).toEqual([])
    expect(read.orders.map(({ lines }) => lines.length)).toEqual([1, 4, 1, 1, 2, 4, 4, 3])
    expect(read.orders[0]).toMatchObject({
      orderNo: 'PO2026010001',
      buyerName: '国能滨江发电有限公司（示例）',
      supplier: { code: 'M1001', name: '宜兴明泽阀门有限公司（示例）', party: null },
      orderDate: '2026-11-06',
      currency: 'CNY',
      shipTo: '江苏省南通市海门区滨江街道电厂路 1 号 物资仓库',
      receiverName: '周敏',
      receiverPhone: '13800138001',
      note: null,
      orderNoAt: { sheet: '采购订单', row: 2, column: '订单编号', cell: 'A2', path: null },
      supplierAt: { row: 2, column: '供应商编码', cell: 'C2' },
    })
    expect(read.orders[0]!.lines[0]).toMatchObject({
      lineNo: 1,
      materialCode: 'JG-M16x80-8.8',
      materialName: '六角头螺栓',
      specification: 'GB/T 5782 M16×80 8.8级 镀锌',
      brand: null,
      unit: '套',
      quantity: '2',
      unitPrice: '2.135',
      taxRate: '0.13',
      requiredDate: '2026-12-14',
      tolerance: null,
      note: null,
      at: { sheet: '采购订单', row: 2 },
    })
  })

  it('from Gnumeric are read without floating-point artefacts', async () => {
    const { orders, faultCount } = await readFixture('list-gnumeric.xlsx')
    expect(faultCount).toBe(0)
    expect(orders).toHaveLength(20)
    const lines = orders.flatMap((order) => order.lines)
    expect(lines).toHaveLength(54)
    expect(new Set(lines.map(({ taxRate }) => taxRate))).toEqual(new Set(['0.13']))
    expect(lines[3]).toMatchObject({ materialCode: 'DF-6308-2RS', quantity: '2', unitPrice: '46.35' })
    expect(lines[4]).toMatchObject({ materialCode: 'JG-M16x80-8.8', unitPrice: '2.135' })
  })
})

describe('forms', () => {
  it.each([
    ['form-openpyxl.xlsx', 'PO2026020001', '2026-10-06', [['5', '138.75', '2026-11-29']]],
    [
      'form-libreoffice.xlsx',
      'PO2026030001',
      '2026-11-07',
      [
        ['1200', '138.75', '2026-12-24'],
        ['2', '32.8', '2026-12-22'],
      ],
    ],
  ])('%s', async (name, orderNo, orderDate, lines) => {
    const read = await readFixture(name)
    expect(faultTexts(read)).toEqual([])
    const order = onlyOrder(read)
    expect(order).toMatchObject({
      orderNo,
      orderDate,
      buyerName: '国能滨江发电有限公司（示例）',
      supplier: { code: null, name: '宜兴明泽阀门有限公司（示例）' },
      shipTo: '江苏省南通市海门区滨江街道电厂路 1 号 物资仓库',
      receiverName: '周敏',
      receiverPhone: '13800138001',
      supplierAt: { row: 3, column: '供应商', cell: 'G3' },
    })
    expect(order.lines.map((line) => [line.quantity, line.unitPrice, line.requiredDate])).toEqual(lines)
  })
})

describe('messy lists', () => {
  it('from openpyxl are read', async () => {
    const read = await readFixture('messy-openpyxl.xlsx')
    expect(faultTexts(read)).toEqual([])
    expect(shape(read.orders)).toEqual([
      ['PO2026050001', 3],
      ['PO2026050002', 1],
      ['PO2026050003', 4],
      ['PO2026050004', 1],
      ['PO2026050005', 3],
      ['PO2026050006', 2],
    ])
    const [first, second] = read.orders
    expect(new Set(read.orders.flatMap(({ lines }) => lines.map(({ taxRate }) => taxRate)))).toEqual(
      new Set(['0.13']),
    )
    expect(first).toMatchObject({ orderDate: '2026-10-17', supplierAt: { cell: 'C5', column: '供方代码' } })
    expect(first!.lines).toMatchObject([
      { lineNo: 1, quantity: '1', unitPrice: '2480', requiredDate: '2026-11-22' },
      { lineNo: 2, materialName: '机械密封', quantity: '1', unitPrice: '1365', requiredDate: '2026-11-03' },
      { lineNo: 3, materialName: '截止阀', quantity: '100', unitPrice: '288', requiredDate: '2026-11-23' },
    ])
    expect(second).toMatchObject({ orderDate: '2026-10-25', lines: [{ quantity: '12', unit: '顶' }] })
  })

  it('from LibreOffice are read', async () => {
    const read = await readFixture('messy-libreoffice.xlsx')
    expect(faultTexts(read)).toEqual([])
    expect(read.orders.map(({ lines }) => lines.length)).toEqual([4, 1, 1, 3, 4, 2])
    expect(read.orders[0]!.lines[1]).toMatchObject({
      quantity: '1200',
      unitPrice: '46.35',
      requiredDate: '2026-11-30',
    })
    expect(read.orders[3]!.lines[0]).toMatchObject({
      materialName: '聚合氯化铝',
      quantity: '0.5',
      unit: '吨',
    })
  })
})

describe('text files', () => {
  it('are read like workbooks, and the interpretation is reported', async () => {
    const result = await readFixture('list-gb18030.csv')
    expect(result.format).toBe('xlsx')
    expect(result.assumptions.map(describeImportFault)).toContain(
      '文本文件（CSV），按 GB18030 编码、用逗号分列读取',
    )
    expect(faultTexts(result)).toEqual([
      'G3 导出时写成了 6.9E+12，后面的数字已经丢失，请将该列设为文本后重新导出',
    ])
    expect(onlyOrder(result).lines[0]).toMatchObject({
      materialCode: '00071',
      quantity: '1200',
      unitPrice: '288',
      taxRate: '0.13',
    })
  })
})

describe('faults put into a file', () => {
  it('are reported at their place, and nothing else is', async () => {
    const read = await readFixture('errors-openpyxl.xlsx')
    const planted = JSON.parse(Buffer.from(fixture('errors-openpyxl.xlsx.faults.json')).toString()) as {
      sheet: string
      row: number
      column: string
    }[]
    const merchants = [
      { id: '1', code: 'M1001', name: '宜兴明泽阀门有限公司（示例）' },
      { id: '2', code: 'M1002', name: '昆山澄远轴承有限公司（示例）' },
    ]
    const checked = checkOrders(read, { merchants, parties: [], existingOrders: [] })
    const places = (faults: readonly { sheet: string | null; row: number | null; column: string | null }[]) =>
      faults.map(({ sheet, row, column }) => `${sheet} ${row} ${column}`).toSorted()
    expect(places(checked.faults)).toEqual(places(planted))
    expect(checked.faultCount).toBe(planted.length)
    expect(faultTexts(checked)[0]).toContain('大于 0')
    expect(checked.faults[0]).toMatchObject({
      cell: 'M2',
      value: '十二',
    })
    const rows = checked.faults.map(({ row }) => row)
    expect(rows).toEqual(rows.toSorted((a, b) => a! - b!))
  })
})

describe('a comparison with another reader of workbooks', () => {
  it.each(['list-openpyxl.xlsx', 'list-gnumeric.xlsx'])('sees the same cells in %s', async (name) => {
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(Buffer.from(fixture(name)) as unknown as ExcelJS.Buffer)
    const sheet = book.worksheets[0]!
    const { orders } = await readFixture(name)
    for (const line of orders.flatMap((order) => order.lines)) {
      const row = sheet.getRow(line.at.row!)
      expect(line.materialName).toBe(row.getCell(9).text.trim())
      expect(line.unit).toBe(row.getCell(12).text)
      expect(Number(line.quantity)).toBe(row.getCell(13).value)
      expect(Number(line.unitPrice)).toBeCloseTo(row.getCell(14).value as number, 12)
      expect(line.requiredDate).toBe((row.getCell(6).value as Date).toISOString().slice(0, 10))
    }
  })
})

describe('a file written by another program', () => {
  it('is read with its shared strings, rich text, links, dates and results', async () => {
    const book = new ExcelJS.Workbook()
    const sheet = book.addWorksheet('订单')
    sheet.addRow([
      'PO',
      '采购单位',
      '供应商',
      '订单日期',
      '品名',
      '规格',
      '单位',
      '数量',
      '单价',
      '税率',
      '总价',
      '交期',
      '交货地点',
    ])
    sheet.addRow([
      { richText: [{ text: 'PO-' }, { font: { bold: true }, text: '77' }] },
      '清源水务集团（示例）',
      { text: '宜兴明泽阀门有限公司（示例）', hyperlink: 'https://example.com' },
      new Date(Date.UTC(2026, 9, 11)),
      '截止阀',
      'J41H',
      '台',
      { formula: '2+3', result: 5 },
      288,
      0.13,
      { formula: 'H2*I2', result: 1440 },
      { formula: 'D2+45', result: new Date(Date.UTC(2026, 10, 25)) },
      '嘉兴',
    ])
    sheet.getCell('J2').numFmt = '0%'
    sheet.getCell('D2').numFmt = 'yyyy"年"m"月"d"日"'
    sheet.getCell('L2').numFmt = 'yyyy-mm-dd'
    const read = await readFile(new Uint8Array(await book.xlsx.writeBuffer()))
    expect(faultTexts(read)).toEqual([])
    expect(onlyOrder(read)).toMatchObject({ orderNo: 'PO-77', orderDate: '2026-10-11' })
    expect(onlyOrder(read).lines).toMatchObject([
      { quantity: '5', unitPrice: '288', taxRate: '0.13', requiredDate: '2026-11-25', specification: 'J41H' },
    ])
  })
})
