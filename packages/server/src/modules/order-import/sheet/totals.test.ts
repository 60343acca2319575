import { describe, expect, it } from 'vitest'
import { readFile } from '../read-file.ts'
import { onlyOrder, faultTexts } from '../test/expectations.ts'
import { listRows } from '../test/list-sheet.ts'
import { writeWorkbook, type TestCell } from '../../../platform/workbook/test/write-workbook.ts'
import { amountInCapitals } from './amount-in-capitals.ts'

const head = ['物料名称', '规格', '单位', '数量', '含税单价', '金额']
const valve: TestCell[] = ['截止阀', 'DN50', '台', 5, 288, 1440]
const labels: TestCell[][] = [
  ['订单编号：', 'PO1', '下单日期：', '2026-10-11', '交货日期：', '2026-11-25'],
  ['采购方：', '清源水务', '供应商：', '明泽', '收货地址：', '嘉兴'],
]

const readForm = (...rows: TestCell[][]) =>
  readFile(writeWorkbook([{ name: '订单', rows: [...labels, head, ...rows] }]))

describe('products whose name starts like a total', () => {
  it.each([
    '累计流量计',
    '总计数器',
    '合计量程压力表',
    'Total (道达尔) oils',
    'Total Quartz 9000',
    '共聚物滤料',
  ])('%s is a line', async (name) => {
    const read = await readForm(valve, [name, 'X', '台', 2, 100, 200], valve, [
      '合计',
      null,
      null,
      12,
      null,
      3080,
    ])
    expect(faultTexts(read)).toEqual([])
    expect(onlyOrder(read).lines.map(({ materialName }) => materialName)).toEqual(['截止阀', name, '截止阀'])
  })

  it('are lines of a list, too, with a number in the first column', async () => {
    const rows = listRows({ 订单编号: '合计-7', 物料名称: '合计量程压力表' }, { 订单编号: '合计-7' })
    const read = await readFile(writeWorkbook([{ name: 'S', rows }]))
    expect(faultTexts(read)).toEqual([])
    expect(onlyOrder(read).lines).toHaveLength(2)
  })

  it('get faults when they are partly filled in', async () => {
    const read = await readForm(valve, ['累计流量计', null, null, 2], ['合计', null, null, 7, null, 1440])
    expect(faultTexts(read)).toEqual(['C5 不能为空', 'E5 不能为空'])
  })
})

describe("a form's own total", () => {
  it('of five lines is compared with the sum of five lines', async () => {
    const read = await readForm(
      ['累计流量计', 'LC-50', '台', 4, 2800, 11_200],
      ['总计数器', 'JS-6', '个', 10, 180, 1800],
      ['合计量程压力表', 'YB-150', '块', 20, 310, 6200],
      ['Total (道达尔) oils', 'Azolla 46', '桶', 4, 2500, 10_000],
      ['截止阀', 'DN50', '台', 10, 1115.2, 11_152],
      ['合计', null, null, 48, null, 40_352],
    )
    expect(faultTexts(read)).toEqual([])
    expect(onlyOrder(read).lines).toHaveLength(5)
  })

  it.each([
    [['合计', null, null, 10, null, 3080], ['F6 与读到的金额合计不符，上面 2 行的金额合计是 2880.00']],
    [['合计', null, null, 12, null, 2880], ['D6 与读到的数量合计不符，上面 2 行的数量合计是 10']],
    [['总计：', null, null, 10, null, 4520], ['F6 与读到的金额合计不符，上面 2 行的金额合计是 2880.00']],
    [['合计：¥2,880.00'], []],
    [['合计：¥2,881.00'], ['A6 与读到的金额合计不符，上面 2 行的金额合计是 2880.00']],
    [['合计人民币（大写）：贰仟捌佰捌拾元整'], []],
    [['合计（大写）', '贰仟捌佰捌拾壹元整'], ['B6 与读到的金额合计不符，上面 2 行的金额合计是 2880.00']],
    [['共 2 项'], []],
    [['共计 3 项'], ['A6 与读到的行数不符，上面读到 2 行']],
    [['数量合计', '10', '金额合计', 2880], []],
    [['合计', null, '9台'], []],
    [['数量合计：', '9台'], ['B6 与读到的数量合计不符，上面 2 行的数量合计是 10']],
  ] as [TestCell[], string[]][])('%j', async (total, faults) => {
    expect(faultTexts(await readForm(valve, valve, total))).toEqual(faults)
  })

  it('is ignored while a line has faults', async () => {
    const read = await readForm(
      valve,
      ['截止阀', null, '台', '若干', 288],
      ['合计', null, null, 10, null, 2880],
    )
    expect(faultTexts(read)).toEqual(['D5 数量应为大于 0 的数字，最多 4 位小数'])
  })

  it('may sum pages and orders before the whole', async () => {
    const read = await readForm(
      valve,
      ['小计', null, null, 5, null, 1440],
      valve,
      valve,
      ['本页小计', null, null, 10, null, 2880],
      ['总计', null, null, 15, null, 4320],
    )
    expect(faultTexts(read)).toEqual([])
  })
})

describe('rows below a total', () => {
  it('that contain figures are lines with faults, never skipped', async () => {
    const read = await readForm(
      valve,
      ['合计', null, null, 5, null, 1440],
      ['止回阀', null, null, 3],
      ['运费', null, null, null, null, 500],
    )
    expect(faultTexts(read)).toEqual([
      'C6 不能为空',
      'E6 不能为空',
      'C7 不能为空',
      'D7 不能为空',
      'E7 不能为空',
    ])
  })

  it('that are complete lines are lines', async () => {
    const read = await readForm(valve, ['合计', null, null, 5, null, 1440], valve)
    expect(faultTexts(read)).toEqual([])
    expect(onlyOrder(read).lines).toHaveLength(2)
  })
})

describe('amounts in words', () => {
  it.each([
    ['肆万零叁佰伍拾贰元整', '40352'],
    ['壹亿贰仟万元整', '120000000'],
    ['壹拾伍元叁角', '15.3'],
    ['拾伍圆零陆分', '15.06'],
    ['人民币（大写）壹仟肆佰肆拾元整', '1440'],
    ['三阀组', null],
  ] as const)('%s', (text, amount) => {
    expect(amountInCapitals(text)).toBe(amount)
  })
})
