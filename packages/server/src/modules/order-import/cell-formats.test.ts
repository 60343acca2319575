import { describe, expect, it } from 'vitest'
import { describeImportFault } from '@bdr/text/order-import'
import { formattedCell, writeWorkbook, type TestSheet } from '../../platform/workbook/test/write-workbook.ts'
import { noOptions, type ReadResult } from './model.ts'
import { readFile } from './read-file.ts'
import { faultTexts, onlyLine, onlyOrder } from './test/expectations.ts'
import { listSheet, renamed } from './test/list-sheet.ts'

const read = (sheet: TestSheet, formats: readonly (string | number)[], answers = {}) =>
  readFile(writeWorkbook([sheet], { formats }), { ...noOptions, answers })
const told = ({ assumptions }: ReadResult) =>
  assumptions.filter(({ question }) => question === null).map(describeImportFault)
const asked = ({ assumptions }: ReadResult) =>
  assumptions.flatMap(({ question, ...statement }) =>
    question ? [{ ...question, text: describeImportFault(statement) }] : [],
  )
const unread = ({ unread: parts }: ReadResult) => parts.map((part) => [part.rows, describeImportFault(part)])

describe('a cell is read as it shows', () => {
  it('prices in thousands and ten thousands are converted, and each is told', async () => {
    const rows = [{ 含税单价: formattedCell(12.8, 0) }, { 含税单价: formattedCell(1.28, 1) }]
    const result = await read(listSheet(...rows), ['0.0"千元"', '0.00"万元"'])
    expect(faultTexts(result)).toEqual([])
    expect(onlyOrder(result).lines.map(({ unitPrice }) => unitPrice)).toEqual(['12800', '12800'])
    expect(told(result)).toEqual(
      expect.arrayContaining(['“含税单价”写作 12.8千元，读作 12800', '“含税单价”写作 1.28万元，读作 12800']),
    )
  })

  it('amounts are compared as they show', async () => {
    const row = { 含税单价: 288, 含税金额: formattedCell(0.144, 0) }
    expect(faultTexts(await read(listSheet(row), ['0.0000"万元"']))).toEqual([])
    expect(faultTexts(await read(listSheet(row), ['0.0000"千元"']))).toHaveLength(1)
  })

  it('a unit that differs from that of its row is a fault', async () => {
    const result = await read(listSheet({ 数量: formattedCell(2, 0) }), ['0"箱"'])
    expect(faultTexts(result)).toEqual(['I2 数量的单位与“台”不一致'])
    expect(result.faults[0]).toMatchObject({ value: '2箱' })
  })

  it('codes and telephone numbers have their masks', async () => {
    const row = {
      物料编码: formattedCell(12, 0),
      规格型号: formattedCell(1.25, 2),
      联系电话: formattedCell(1088886666, 1),
    }
    const result = await read(listSheet(row), ['"WZ-"00000', '000-00000000', 12])
    expect(onlyOrder(result)).toMatchObject({ receiverPhone: '010-88886666' })
    expect(onlyLine(result)).toMatchObject({ materialCode: 'WZ-00012', specification: '1 1/4' })
    expect(told(result)).toContain('“物料编码”按单元格显示的内容读取：12 显示为 WZ-00012，读作 WZ-00012')
  })

  it('a price that shows another figure than it stores is a fault', async () => {
    const result = await read(listSheet({ 含税单价: formattedCell(12800, 0) }), ['#,##0,'])
    expect(faultTexts(result)).toEqual([
      'J2 单元格显示为 13，存的却是 12800（数字格式缩小了位数），无法确定是哪一个，请将单元格设为常规格式',
    ])
  })

  it('a built-in currency format is that of the program, so the order has no currency by it', async () => {
    const result = await read(listSheet({ 含税单价: formattedCell(5, 0), 币种: 'USD' }), [44])
    expect(faultTexts(result)).toEqual([])
    expect(onlyOrder(result).currency).toBe('USD')
  })

  it('an order number that was rounded before is a fault', async () => {
    const result = await read(listSheet({ 订单编号: '4.50E+11' }, { 订单编号: '5.00E+11' }), [])
    expect(faultTexts(result)).toEqual([
      'A2 导出时写成了 4.50E+11，后面的数字已经丢失，请将该列设为文本后重新导出',
      'A3 导出时写成了 5.00E+11，后面的数字已经丢失，请将该列设为文本后重新导出',
    ])
  })
})

describe('a date with a time', () => {
  const before = { 下单日期: '2026-11-20', 要求交货日期: formattedCell(46370.99950231481, 0) }

  it('that the cell hides is asked about once for its column', async () => {
    const open = await read(listSheet(before, before), ['yyyy-mm-dd'])
    expect(asked(open)).toMatchObject([
      {
        text: '“要求交货日期”的单元格只显示日期，里面却存有时刻（如 2026-12-14 23:59:17），可能比实际日期早了一天',
        answer: null,
      },
    ])
    const { id } = asked(open)[0]!
    const days = async (answer: string) =>
      onlyOrder(await read(listSheet(before, before), ['yyyy-mm-dd'], { [id]: answer })).lines.map(
        ({ requiredDate }) => requiredDate,
      )
    expect(await days('nearest')).toEqual(['2026-12-15', '2026-12-15'])
    expect(await days('shown')).toEqual(['2026-12-14', '2026-12-14'])
  })

  it('in another zone is the day in China, also of the order', async () => {
    const row = { 下单日期: '2026-11-19T16:00:00.000Z', 要求交货日期: '2026-12-14T16:00:00.000Z' }
    const result = await read(listSheet(row), [])
    expect(onlyOrder(result).orderDate).toBe('2026-11-20')
    expect(onlyLine(result).requiredDate).toBe('2026-12-15')
    expect(told(result)).toContain(
      '“下单日期”带有时区，换算为北京时间的日期：2026-11-19T16:00:00.000Z 读作 2026-11-20',
    )
  })
})

it('tax rates in words are read, and each is told', async () => {
  const result = await read(listSheet({ 税率: '13%（专票）' }, { 税率: '13个点' }), [])
  expect(onlyOrder(result).lines.map(({ taxRate }) => taxRate)).toEqual(['0.13', '0.13'])
  expect(told(result)).toEqual(
    expect.arrayContaining(['“税率”写作“13%(专票)”，读作 13%', '“税率”写作“13个点”，读作 13%']),
  )
})

it('headings and units may be traditional characters', async () => {
  const traditional: Readonly<Record<string, string>> = {
    订单编号: '訂單編號',
    采购方: '採購方',
    供应商编码: '供應商編碼',
    下单日期: '下單日期',
    要求交货日期: '要求交貨日期',
    物料名称: '物料名稱',
    单位: '單位',
    数量: '數量',
    含税单价: '含稅單價',
    税率: '稅率',
    收货地址: '收貨地址',
  }
  const sheet = Object.entries(traditional).reduce(
    (one, [from, to]) => renamed(one, from, to),
    listSheet({ 单位: '臺' }),
  )
  const result = await read(sheet, [])
  expect(faultTexts(result)).toEqual([])
  expect(onlyLine(result)).toMatchObject({ unit: '台', unitPrice: '288' })
})

describe('limits are for rows and columns with content', () => {
  const list = listSheet({}).rows!
  const at = (row: number, address: string) =>
    `<row r="${row}"><c r="${address}" t="inlineStr"><is><t>x</t></is></c></row>`
  const cells = list.map(
    (row, index) =>
      `<row r="${index + 1}">${row
        .map((cell) =>
          typeof cell === 'number'
            ? `<c><v>${cell}</v></c>`
            : `<c t="inlineStr"><is><t>${cell as string}</t></is></c>`,
        )
        .join('')}</row>`,
  )

  it('seventy thousand formatted blank rows are nothing', async () => {
    const blank = Array.from({ length: 70_000 }, (_, index) => `<row r="${index + 3}"><c s="2"/></row>`)
    const result = await read({ name: 'S', sheetData: cells.join('') + blank.join('') }, [])
    expect(faultTexts(result)).toEqual([])
    expect(onlyOrder(result).lines).toHaveLength(1)
  })

  it('a cell far away is listed as unread', async () => {
    const far = [at(900_000, 'A900000'), at(1_048_576, 'XFD1048576')].join('')
    const result = await read({ name: 'S', sheetData: cells.join('') + far }, [])
    expect(faultTexts(result)).toEqual([])
    expect(unread(result)).toEqual([[[900_000, 1_048_576], '离表格很远的单元格 A900000、XFD1048576：x x']])
  })

  it('a row far away is read', async () => {
    const far = cells[1]!.replace('r="2"', 'r="100000"').replace('<c><v>1</v></c>', '<c><v>2</v></c>')
    const result = await read({ name: 'S', sheetData: cells.join('') + far }, [])
    expect(onlyOrder(result).lines).toHaveLength(2)
  })
})
