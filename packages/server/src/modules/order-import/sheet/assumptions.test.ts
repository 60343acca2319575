import { describe, expect, it } from 'vitest'
import { describeImportFault } from '@bdr/text/order-import'
import { noOptions, type ReadOptions, type ReadResult } from '../model.ts'
import { readFile } from '../read-file.ts'
import { fixture, onlyLine, onlyOrder, readFixture, faultTexts } from '../test/expectations.ts'
import { listRows, listSheet, renamed } from '../test/list-sheet.ts'
import {
  writeWorkbook,
  type TestCell,
  type TestSheet,
} from '../../../platform/workbook/test/write-workbook.ts'

const read = (sheets: readonly TestSheet[], options: Partial<ReadOptions> = {}) =>
  readFile(writeWorkbook(sheets), { ...noOptions, ...options })

const assumptionTexts = ({ assumptions }: ReadResult) =>
  assumptions.filter(({ question }) => question === null).map(describeImportFault)
const asked = ({ assumptions }: ReadResult) =>
  assumptions.flatMap(({ question, ...statement }) =>
    question ? [{ id: question.id, text: describeImportFault(statement), answer: question.answer }] : [],
  )
const unread = ({ unread: parts }: ReadResult) =>
  parts.map(({ sheet, rows, column, ...why }) =>
    [sheet, column ?? rows.join('、'), describeImportFault(why)].filter(Boolean).join(' | '),
  )

describe('lists from other programs', () => {
  const lines = [
    ['FM-Z41H-16C-DN100', '10', '612.5'],
    ['FM-J41H-25-DN50', '20', '288'],
    ['DF-6308-2RS', '30', '46.35'],
  ]

  it('may have a net price next to the gross one, net amount, tax and total', async () => {
    const result = await readFixture('erp-net-price-and-amounts.xlsx')
    expect(faultTexts(result)).toEqual([])
    const order = onlyOrder(result)
    expect(order.lines.map((line) => [line.materialCode, line.quantity, line.unitPrice])).toEqual(lines)
    expect(assumptionTexts(result)).toContain('含税单价取自“含税单价”，“单价”按不含税价核对')
    expect(asked(result)).toEqual([])
  })

  it('may be in the original currency, with 采购单位 as the buyer', async () => {
    const result = await readFixture('erp-original-currency-list.xlsx')
    expect(faultTexts(result)).toEqual([])
    const order = onlyOrder(result)
    expect(order).toMatchObject({ buyerName: '国能滨江发电有限公司（示例）', orderDate: '2026-11-02' })
    expect(order.lines.map((line) => [line.materialCode, line.quantity, line.unitPrice])).toEqual(lines)
    expect(unread(result)).toEqual(['Sheet | D 业务类型 | 没有使用：不认识的列'])
  })

  it('of purchasing documents may have a net price per hundred and no rate', async () => {
    const bytes = fixture('erp-purchasing-documents.xlsx')
    const open = await readFile(bytes)
    expect(faultTexts(open)).toEqual([])
    expect(asked(open)).toMatchObject([{ text: '“净价”不含税，文件里却没有税率', answer: null }])
    const answers = { [asked(open)[0]!.id]: '0.13' }
    const result = await readFile(bytes, { ...noOptions, answers })
    expect(onlyOrder(result)).toMatchObject({ orderNo: 'NSAP-1', currency: 'CNY' })
    expect(onlyOrder(result).lines).toMatchObject([
      {
        lineNo: 10,
        materialCode: 'FM-Z41H-16C-DN100',
        materialName: '楔式闸阀',
        unit: '台',
        unitPrice: '6.92125',
      },
      { lineNo: 20, unitPrice: '3.2544' },
      { lineNo: 30, unitPrice: '0.523755' },
    ])
    expect(assumptionTexts(result)).toContain('单价已除以“每”（100），折算为每一个单位的价格')
    expect(unread(result)).toEqual([
      'Sheet | H 仍要交货(数量) | 没有使用：不认识的列',
      'Sheet | N 工厂 | 没有使用：不认识的列',
    ])
  })

  it('may have 采购单位 as the unit', async () => {
    const sheet = renamed(listSheet({}), '单位', '采购单位')
    const result = await read([sheet])
    expect(faultTexts(result)).toEqual([])
    expect(onlyLine(result).unit).toBe('台')
    expect(onlyOrder(result).buyerName).toBe('清源水务集团（示例）')
  })
})

describe('a price that is not marked as with or without tax', () => {
  const priced = (...rows: Record<string, TestCell>[]) => renamed(listSheet(...rows), '含税单价', '单价')

  it('is classified by the amounts', async () => {
    const net = await read([priced({ 税额: 187.2, 价税合计: 1627.2 })])
    expect(faultTexts(net)).toEqual([])
    expect(onlyLine(net)).toMatchObject({ unitPrice: '325.44', taxRate: '0.13' })
    expect(assumptionTexts(net)).toContain(
      '“单价”按不含税价读取：数量 × 单价与不含税金额一致；含税单价按税率算出',
    )
    const gross = await read([priced({ 不含税金额: 1274.34 })])
    expect(faultTexts(gross)).toEqual([])
    expect(onlyLine(gross).unitPrice).toBe('288')
  })

  it('is asked about once, and remembered for its layout', async () => {
    const open = await read([priced({})])
    expect(asked(open)).toMatchObject([{ text: '“单价”没有写明是否含税', answer: null }])
    const { id } = asked(open)[0]!
    const net = await read([priced({})], { answers: { [id]: 'net' } })
    expect(onlyLine(net).unitPrice).toBe('325.44')
    expect(net.bases).toEqual([{ head: id.replace('basis:', ''), basis: 'net' }])
    const again = await read([priced({ 数量: 7 })], {
      priceBases: new Map([[id.replace('basis:', ''), 'gross']]),
    })
    expect(onlyLine(again).unitPrice).toBe('288')
    expect(again.assumptions.find(({ question }) => question)?.question).toMatchObject({
      answer: 'gross',
      remembered: true,
    })
  })

  it('is assumed to include tax if no column concerns tax', async () => {
    const result = await read([renamed(priced({}), '税率', '其他')])
    expect(asked(result)).toEqual([])
    expect(assumptionTexts(result)).toContain('“单价”按含税价读取：表中没有任何关于税的列')
    expect(assumptionTexts(result)).toContain('文件没有写税率：税率记为未知，不当作 0%')
    expect(onlyLine(result).taxRate).toBeNull()
  })
})

describe('consistent amounts', () => {
  it('correct a price that was rounded in the file', async () => {
    const row = { 数量: 1000, 含税单价: 1.89, 不含税金额: 1889.38, 税额: 245.62, 价税合计: 2135 }
    const result = await read([renamed(listSheet(row), '含税单价', '不含税单价')])
    expect(faultTexts(result)).toEqual([])
    expect(onlyLine(result).unitPrice).toBe('2.135')
    expect(assumptionTexts(result).join()).toContain('1 行（第 2 行）的单价由含税金额 ÷ 数量得出')
  })

  it('determine the rate if no column states it', async () => {
    const row = { 税额: 165.66, 价税合计: 1440 }
    const result = await read([renamed(listSheet(row), '税率', '其他')])
    expect(faultTexts(result)).toEqual([])
    expect(onlyLine(result).taxRate).toBe('0.13')
  })

  it('do not hide a contradiction', async () => {
    expect(faultTexts(await read([listSheet({ 不含税单价: 250 })]))).toEqual([
      'M2 与含税单价按税率 13% 换算的结果不符',
    ])
    expect(faultTexts(await read([listSheet({ 价税合计: 1500, 税额: 1 })]))).toEqual([
      'M2 金额与数量 × 单价不符，应为 1440.00',
    ])
  })
})

describe('prices for several units', () => {
  it.each([
    ['每', 100, '2.88'],
    ['价格单位', '100 台', '2.88'],
    ['价格单位', '台', '288'],
  ] as const)('%s %j', async (heading, cell, unitPrice) => {
    const result = await read([listSheet({ [heading]: cell })])
    expect(faultTexts(result)).toEqual([])
    expect(onlyLine(result).unitPrice).toBe(unitPrice)
  })

  it.each([
    ['价格单位', '米', 'M2 计价单位与数量单位“台”不同，无法换算成单价'],
    ['每', 0, 'M2 应为大于 0 的数字，如 100 表示每 100 个计价单位的价格'],
    ['每', '百', 'M2 应为大于 0 的数字，如 100 表示每 100 个计价单位的价格'],
  ] as const)('%s %j is a fault', async (heading, cell, message) => {
    expect(faultTexts(await read([listSheet({ [heading]: cell })]))).toEqual([message])
  })

  it('may be declared in the heading', async () => {
    const result = await read([renamed(listSheet({}), '含税单价', '含税单价（元/100台）')])
    expect(onlyLine(result).unitPrice).toBe('2.88')
    const other = await read([renamed(listSheet({}), '含税单价', '含税单价（元/吨）')])
    expect(faultTexts(other)).toEqual(['J2 计价单位与数量单位“台”不同，无法换算成单价'])
  })
})

describe('currencies', () => {
  const inDollars = { attributes: 's="4"', inner: '<v>288</v>' }

  it('of a number format are used', async () => {
    const result = await read([listSheet({ 含税单价: inDollars })])
    expect(onlyOrder(result).currency).toBe('USD')
    expect(assumptionTexts(result)).toContain('币种取自单元格的货币格式：USD')
  })

  it("of a number format must not contradict the order's", async () => {
    expect(faultTexts(await read([listSheet({ 含税单价: inDollars, 币种: 'CNY' })]))).toEqual([
      'J2 单元格的货币格式是 USD，订单币种却是 CNY',
    ])
  })

  it('of a heading are used, and without any it is reported that yuan is assumed', async () => {
    const result = await read([renamed(listSheet({}), '含税单价', '含税单价（美元）')])
    expect(onlyOrder(result).currency).toBe('USD')
    expect(assumptionTexts(await read([listSheet({})]))).toContain('文件没有写币种，按人民币（CNY）读取')
  })
})

describe('hidden or struck out rows', () => {
  const twoRows = (attributes: string, style = '') => ({
    name: 'S',
    rows: listRows({}, {}),
    rowAttributes: { 3: attributes },
    ...(style && { cellStyles: { 3: style } }),
  })

  it.each([
    [twoRows('hidden="1"'), 'rows.hidden:S', '1 行（第 3 行）被隐藏'],
    [{ ...twoRows('hidden="1"'), filtered: true }, 'rows.filtered:S', '1 行（第 3 行）被筛选条件隐藏'],
    [twoRows('', '5'), 'rows.struck:S', '1 行（第 3 行）加了删除线'],
  ] as const)('are asked about', async (sheet, id, text) => {
    expect(asked(await read([sheet]))).toEqual([{ id, text, answer: null }])
    const included = await read([sheet], { answers: { [id]: 'include' } })
    expect(onlyOrder(included).lines).toHaveLength(2)
    const skipped = await read([sheet], { answers: { [id]: 'skip' } })
    expect(onlyOrder(skipped).lines).toHaveLength(1)
    expect(unread(skipped)).toEqual(['S | 3 | 按您的选择没有读取'])
  })
})

describe('what is not read', () => {
  it('is listed: sheets, rows and columns', async () => {
    const result = await read([
      { name: 'S', rows: [['十月计划'], ...listRows({ 价格等级: 'A' }), ['付款方式：月结 30 天']] },
      { name: '填写说明', rows: [['请勿修改表头']] },
      { name: '空' },
      { name: '下拉', rows: [['台'], ['件']], state: 'hidden' },
    ])
    expect(faultTexts(result)).toEqual([])
    expect(unread(result)).toEqual([
      '填写说明 | 没有认出表头，整张工作表没有读取',
      '下拉 | 隐藏的工作表，没有认出表头',
      'S | 1 | 表格之外的内容：十月计划',
      'S | 4 | 表格之外的内容：付款方式：月结 30 天',
      'S | M 价格等级 | 没有使用：不认识的列',
    ])
  })

  it("does not depend on words in a sheet's name alone", async () => {
    const sheets = [listSheet({}), { ...listSheet({ 订单编号: 'PO2' }), name: '说明会物料' }]
    const open = await read(sheets)
    expect(asked(open)).toMatchObject([{ text: '这张工作表像是填写说明或示例，里面有 1 行订单明细' }])
    const all = await read(sheets, { answers: { 'sheet:说明会物料': 'include' } })
    expect(all.orders.map(({ orderNo }) => orderNo)).toEqual(['PO1', 'PO2'])
  })

  it('is asked about for a hidden sheet of orders', async () => {
    const sheets = [listSheet({}), { ...listSheet({ 订单编号: 'OLD' }), name: '旧', state: 'hidden' }]
    expect(onlyOrder(await read(sheets)).orderNo).toBe('PO1')
    expect(asked(await read(sheets))).toMatchObject([{ id: 'sheet:旧', answer: null }])
    const skipped = await read(sheets, { answers: { 'sheet:旧': 'skip' } })
    expect(unread(skipped)).toEqual(['旧 | 按您的选择没有读取'])
  })
})

describe('a missing delivery address', () => {
  it('is asked for once for each buyer', async () => {
    const blank = { 收货地址: null }
    const sheet = listSheet(
      blank,
      { ...blank, 订单编号: 'PO2' },
      { ...blank, 订单编号: 'PO3', 采购方: '绿洲' },
    )
    const open = await read([sheet])
    expect(asked(open).map(({ id, text }) => [id, text])).toEqual([
      ['shipTo:清源水务集团（示例）', '清源水务集团（示例）的订单 PO1、PO2没有收货地址'],
      ['shipTo:绿洲', '绿洲的订单 PO3没有收货地址'],
    ])
    const answers = { 'shipTo:清源水务集团（示例）': '嘉兴', 'shipTo:绿洲': '合肥' }
    const result = await read([sheet], { answers })
    expect(result.orders.map(({ shipTo }) => shipTo)).toEqual(['嘉兴', '嘉兴', '合肥'])
  })
})

describe('columns mapped by hand', () => {
  const strange = (headings: readonly string[]): TestSheet => {
    const rows = listRows({})
    return { name: 'S', rows: [headings, ...rows.slice(1)] }
  }
  const names = ['甲1', '甲2', '甲3', '甲4', '甲5', '甲6', '甲7', '甲8', '甲9', '甲10', '甲11', '甲12']
  const fields = [
    'orderNo',
    'buyerName',
    'supplierCode',
    'orderDate',
    'requiredDate',
    'lineNo',
    'materialName',
    'unit',
    'quantity',
    'unitPrice',
    null,
    'shipTo',
  ] as const

  it('make an unknown row a head, and are shown with samples', async () => {
    const open = await read([strange(names)])
    expect(faultTexts(open)).toEqual([expect.stringContaining('没有找到订单明细的表头')])
    expect(open.layouts).toMatchObject([{ sheet: 'S', row: 1 }])
    expect(open.layouts[0]!.columns[6]).toMatchObject({ letters: 'G', heading: '甲7', samples: ['截止阀'] })
    const layouts = new Map([[open.layouts[0]!.head, new Map(fields.map((field, index) => [index, field]))]])
    const result = await read([strange(names)], { layouts })
    expect(faultTexts(result)).toEqual([])
    expect(onlyLine(result)).toMatchObject({ quantity: '5', unitPrice: '288', taxRate: null })
    expect(unread(result)).toEqual(['S | K 甲11 | 没有使用：您已指定不读取'])
  })

  it('correct one column of a known head', async () => {
    const sheet = renamed(listSheet({}), '含税单价', '核定价')
    const open = await read([sheet])
    const layout = open.layouts[0]!
    expect(layout.missing).toEqual(['unitPrice'])
    const result = await read([sheet], { layouts: new Map([[layout.head, new Map([[9, 'unitPrice']])]]) })
    expect(onlyLine(result).unitPrice).toBe('288')
  })
})

describe('invisible characters, units and dates as people type them', () => {
  it.each([
    ['订单编号', '\u2066PO1\u2069', { orderNo: 'PO1' }],
    ['数量', '\u200e5', { quantity: '5' }],
    ['单位', '平方', { unit: '平方' }],
    ['要求交货日期', '2026-12-5日', { requiredDate: '2026-12-05' }],
    ['要求交货日期', '2026/12/05 星期六', { requiredDate: '2026-12-05' }],
    ['要求交货日期', '2026年12月5日（周六）', { requiredDate: '2026-12-05' }],
  ] as const)('%s %j', async (heading, cell, expected) => {
    const result = await read([listSheet({ [heading]: cell })])
    expect(faultTexts(result)).toEqual([])
    expect({ ...onlyOrder(result), ...onlyLine(result) }).toMatchObject(expected)
  })

  it('a wrong day of the week is a fault', async () => {
    expect(faultTexts(await read([listSheet({ 要求交货日期: '2026/12/05 星期五' })]))).toEqual([
      'E2 日期与后面写的星期不符，请核对',
    ])
  })
})
