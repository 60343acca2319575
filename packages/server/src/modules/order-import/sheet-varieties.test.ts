import { describe, expect, it } from 'vitest'
import { describeImportFault } from '@bdr/text/order-import'
import { noOptions } from './model.ts'
import { readFile } from './read-file.ts'
import { listRows, listSheet, renamed, type ListRow } from './test/list-sheet.ts'
import { onlyLine, onlyOrder, faultTexts } from './test/expectations.ts'
import {
  dateCell,
  errorCell,
  formulaCell,
  percentCell,
  writeWorkbook,
  type TestCell,
  type TestSheet,
} from '../../platform/workbook/test/write-workbook.ts'

const read = (...sheets: TestSheet[]) => readFile(writeWorkbook(sheets))
const readRow = (change: ListRow) => read(listSheet(change))
const withHeading = (from: string, to: string, change: ListRow = {}) =>
  read(renamed(listSheet(change), from, to))

describe('headings', () => {
  it.each([
    ['订单编号', ' 订 单　编 号 *'],
    ['订单编号', 'ＰＯ号'],
    ['订单编号', 'PO No.'],
    ['订单编号', '合同编号'],
    ['采购方', '需方（甲方）'],
    ['供应商编码', 'Vendor No.'],
    ['下单日期', '签订日期'],
    ['要求交货日期', '到货时间（年/月/日）'],
    ['行号', '序号'],
    ['物料名称', '货物名称'],
    ['单位', '计量单位'],
    ['数量', 'Qty.'],
    ['数量', '采购数量（台）'],
    ['含税单价', '单价（含税）'],
    ['含税单价', '单价（元/台）'],
    ['含税单价', '含税单价【元】'],
    ['税率', '增值税率'],
    ['收货地址', '交货地点（详细）'],
  ])('%s may be spelled %s', async (heading, spelling) => {
    const result = await withHeading(heading, spelling)
    expect(faultTexts(result)).toEqual([])
    expect(onlyLine(result)).toMatchObject({ quantity: '5', unitPrice: '288', taxRate: '0.13', unit: '台' })
  })

  it('may be in any order, below titles and blank rows, with unknown columns in between', async () => {
    const rows = listRows({})
    const shuffled = rows.map((row, index) => [
      index === 0 ? '项目经理' : '张三',
      ...row.toReversed(),
      index === 0 ? null : 7,
    ])
    const result = await read({
      name: 'S',
      rows: [['十月计划'], [], ['编制：物资部　　单位：元'], ...shuffled],
    })
    expect(faultTexts(result)).toEqual([])
    expect(onlyLine(result)).toMatchObject({ quantity: '5', unitPrice: '288' })
  })

  it('may have two rows, with groups above columns', async () => {
    const result = await read({
      name: 'S',
      rows: [
        [
          '订单编号',
          '采购方',
          '供应商',
          null,
          '下单日期',
          '物料名称',
          '数量与价格',
          null,
          null,
          '交货',
          null,
        ],
        [null, null, '编码', '名称', null, null, '数量', '单位', '含税单价', '日期', '地点'],
        ['PO1', '清源水务', 'M1001', '明泽', '2026-10-11', '截止阀', 5, '台', 288, '2026-11-25', '嘉兴'],
      ],
      merges: ['A1:A2', 'B1:B2', 'C1:D1', 'E1:E2', 'F1:F2', 'G1:I1', 'J1:K1'],
    })
    expect(faultTexts(result)).toEqual([])
    expect(onlyOrder(result)).toMatchObject({ supplier: { code: 'M1001', name: '明泽' }, shipTo: '嘉兴' })
    expect(onlyOrder(result).supplierAt).toMatchObject({ column: '供应商编码', cell: 'C3' })
  })

  it('may be next to a group without vertical merges', async () => {
    const result = await read({
      name: 'S',
      rows: [
        [
          '订单编号',
          '采购方',
          '供应商编码',
          '下单日期',
          '交期',
          '收货地址',
          '物料',
          null,
          '单位',
          '数量',
          '含税单价',
        ],
        [null, null, null, null, null, null, '编码', '名称'],
        ['PO1', '清源水务', 'M1001', '2026-10-11', '2026-11-25', '嘉兴', 'FM-1', '截止阀', '台', 5, 288],
      ],
      merges: ['G1:H1'],
    })
    expect(faultTexts(result)).toEqual([])
    expect(onlyOrder(result)).toMatchObject({ orderNo: 'PO1', shipTo: '嘉兴' })
    expect(onlyLine(result)).toMatchObject({ materialCode: 'FM-1', materialName: '截止阀', quantity: '5' })
  })

  it('with scaled numbers are not mistaken for plain ones', async () => {
    const result = await withHeading('含税单价', '含税单价（万元）')
    expect(faultTexts(result)).toEqual([expect.stringContaining('缺少“含税单价”')])
    expect(faultTexts(result)[0]).toContain('“含税单价（万元）”')
  })

  it('that fit two columns equally are a fault', async () => {
    const result = await withHeading('行号', '数量')
    expect(faultTexts(result)).toEqual(['I1 有两列都是“数量”（F1、I1），请只保留一列'])
  })

  it('prefer the more specific of two columns', async () => {
    const result = await read(renamed(listSheet({ 单价: 254.867257, 合同编号: 'HT-1' }), '行号', '序号'))
    expect(faultTexts(result)).toEqual([])
    expect(onlyOrder(result).orderNo).toBe('PO1')
    expect(onlyLine(result).unitPrice).toBe('288')
  })

  it('that are missing are listed together with those found', async () => {
    const rows = listRows({})
    const result = await read({ name: 'S', rows: rows.map((row) => row.slice(5)) })
    expect(result.faults).toMatchObject([{ sheet: 'S', row: 1, cell: null }])
    expect(faultTexts(result)[0]).toBe(
      '行1 缺少“订单编号”、“采购方”、“供应商名称”、“下单日期”、“交期”；表头现有：“行号”、“物料名称”、“单位”、“数量”、“含税单价”、“税率”、“收货地址”',
    )
  })

  it('that cannot be found are asked for', async () => {
    const result = await read({
      name: 'S',
      rows: [
        ['订单编号', '随便'],
        ['PO1', 1],
      ],
    })
    expect(result).toMatchObject({ format: 'xlsx', orders: [], faultCount: 1 })
    expect(faultTexts(result)[0]).toMatch(/没有找到订单明细的表头.*“物料名称”.*只认出：“订单编号”/)
  })
})

describe('rows', () => {
  it('without an order number belong to the order above, across blank rows and repeated heads', async () => {
    const rows = listRows({}, { 订单编号: null }, { 订单编号: null })
    const [head, first, second, third] = rows as [TestCell[], TestCell[], TestCell[], TestCell[]]
    const result = await read({
      name: 'S',
      rows: [head, first, [], second, head, third, ['合计', null, null, null, null, null, null, null, 15]],
    })
    expect(faultTexts(result)).toEqual([])
    expect(onlyOrder(result).lines.map(({ lineNo, at }) => [lineNo, at.row])).toEqual([
      [1, 2],
      [2, 4],
      [3, 6],
    ])
  })

  it('of one order may be separate, even on another sheet', async () => {
    const result = await read(
      listSheet({ 行号: 1 }, { 订单编号: 'PO2', 行号: 1 }),
      { name: '填写说明', rows: [['请勿修改表头']] },
      { ...listSheet({ 行号: 2 }), name: '第二页' },
    )
    expect(faultTexts(result)).toEqual([])
    expect(result.orders.map(({ orderNo, lines }) => [orderNo, lines.map(({ lineNo }) => lineNo)])).toEqual([
      ['PO1', [1, 2]],
      ['PO2', [1]],
    ])
  })

  it('that contradict the head of their order are a fault', async () => {
    const result = await read(listSheet({}, { 采购方: '别的公司', 下单日期: '2026-10-12' }, { 采购方: null }))
    expect(faultTexts(result)).toEqual([
      'B3 同一订单的采购方前后不一致，B2 写的是“清源水务集团（示例）”',
      'D3 同一订单的下单日期前后不一致，D2 写的是“2026-10-11”',
    ])
  })

  it('get the value of a cell merged over them', async () => {
    const blank = {
      订单编号: null,
      采购方: null,
      供应商编码: null,
      下单日期: null,
      收货地址: null,
      要求交货日期: null,
    }
    const result = await read({
      ...listSheet({}, { ...blank, 订单编号: null }),
      merges: ['A2:A3', 'B2:B3', 'C2:C3', 'D2:D3', 'E2:E3', 'L2:L3'],
    })
    expect(faultTexts(result)).toEqual([])
    expect(onlyOrder(result).lines[1]).toMatchObject({ requiredDate: '2026-11-25' })
  })

  it('cannot share one merged quantity', async () => {
    const result = await read({ ...listSheet({}, { 数量: null }), merges: ['I2:I3'] })
    expect(faultTexts(result)).toEqual(['I3 单元格跨行合并，无法确定每一行的数值，请取消合并后逐行填写'])
  })

  it('that are half empty are lines with faults, not footers', async () => {
    const result = await read(listSheet({}, { 数量: null, 含税单价: null, 物料名称: null }))
    expect(faultTexts(result)).toEqual(['G3 不能为空', 'I3 不能为空', 'J3 不能为空'])
  })

  it('with signatures, sums or explanations are skipped', async () => {
    const rows = listRows({})
    const result = await read({
      name: 'S',
      rows: [
        ...rows,
        ['小计', null, null, null, null, null, null, null, 5],
        ['总 计：', null, null, null, null, null, null, null, 5],
        ['制表人：张三', null, null, '审核：', null, null, '批准：'],
        ['以上价格含运费'],
      ],
    })
    expect(faultTexts(result)).toEqual([])
    expect(onlyLine(result).quantity).toBe('5')
  })

  it('without line numbers are numbered in order', async () => {
    const result = await read(listSheet({ 行号: null }, { 行号: 7 }, { 行号: null }))
    expect(onlyOrder(result).lines.map(({ lineNo }) => lineNo)).toEqual([8, 7, 9])
  })

  it('of hidden sheets are ignored', async () => {
    const result = await read(listSheet({}), {
      ...listSheet({ 订单编号: 'OLD' }),
      name: '旧',
      state: 'hidden',
    })
    expect(onlyOrder(result).orderNo).toBe('PO1')
  })

  it('must exist', async () => {
    const rows = listRows({})
    expect(faultTexts(await read({ name: 'S', rows: rows.slice(0, 1) }))).toEqual([
      '表头之下没有任何订单明细',
    ])
  })
})

describe('forms', () => {
  const form = (...rows: TestCell[][]): TestSheet => ({ name: '订单', rows })
  const head = ['序号', '名称', '规格', '型号', '数量', '单价', '金额']

  it('may have label and value in one cell, above and below the table', async () => {
    const result = await read(
      form(
        ['采购合同'],
        ['合同编号：HT-9　　签订日期：2026年10月11日'],
        ['甲方：清源水务', null, null, '乙方：明泽阀门'],
        ['交货日期：2026-11-25', null, null, '税率：13%', null, '币种：人民币'],
        head,
        ['1', '截止阀', 'DN50', 'J41H', '5台', '￥288.00', 1440],
        ['合计人民币（大写）：壹仟肆佰肆拾元整', null, null, null, null, null, 1440],
        ['交货地点：嘉兴南湖  二号库'],
        ['联系人：陈海', null, '电话：0573-82010001'],
        ['备注：送货前电话联系'],
        ['甲方（盖章）：', null, null, '乙方（盖章）：'],
      ),
    )
    expect(faultTexts(result)).toEqual([])
    expect(onlyOrder(result)).toMatchObject({
      orderNo: 'HT-9',
      buyerName: '清源水务',
      supplier: { code: null, name: '明泽阀门' },
      orderDate: '2026-10-11',
      currency: 'CNY',
      shipTo: '嘉兴南湖 二号库',
      receiverName: '陈海',
      receiverPhone: '0573-82010001',
      note: '送货前电话联系',
    })
    expect(onlyLine(result)).toMatchObject({
      specification: 'DN50 J41H',
      unit: '台',
      quantity: '5',
      unitPrice: '288',
      taxRate: '0.13',
      requiredDate: '2026-11-25',
    })
  })

  it('may have labels with spaces or without colon, and values below them', async () => {
    const result = await read(
      form(
        ['采　购　方：清源水务', null, '供　方:', '明泽阀门'],
        ['订单编号', '下单日期', '收货地址'],
        ['PO1', dateCell(46306), '嘉兴'],
        ['交货日期', '2026-11-25'],
        [...head, '单位'],
        [1, '截止阀', null, null, 5, 288, 1440, '台'],
      ),
    )
    expect(faultTexts(result)).toEqual([])
    expect(onlyOrder(result)).toMatchObject({
      orderNo: 'PO1',
      buyerName: '清源水务',
      supplier: { name: '明泽阀门' },
      orderDate: '2026-10-11',
      shipTo: '嘉兴',
      orderNoAt: { cell: 'A3' },
    })
    expect(onlyLine(result)).toMatchObject({ requiredDate: '2026-11-25' })
  })

  it('may follow each other on one sheet', async () => {
    const one = (no: string): TestCell[][] => [
      ['订单'],
      ['订单编号：', no, '下单日期：', dateCell(46306)],
      ['采购方：', '清源水务', '供应商：', '明泽阀门'],
      ['收货地址：', '嘉兴'],
      [...head, '单位', '交货日期'],
      [1, '截止阀', null, null, 5, 288, 1440, '台', '2026-11-25'],
      ['合计'],
      ['采购员签字：'],
    ]
    const result = await read(form(...one('PO1'), [], ...one('PO2')))
    expect(faultTexts(result)).toEqual([])
    expect(result.orders.map(({ orderNo, lines }) => [orderNo, lines.length])).toEqual([
      ['PO1', 1],
      ['PO2', 1],
    ])
  })

  it('report a missing value at its label', async () => {
    const result = await read(
      form(
        ['订单编号：', 'PO1', null, '下单日期：', '2026-02-30'],
        ['采购方：', null, null, '供应商：', '明泽'],
        ['收货地址：', '嘉兴'],
        [...head, '单位', '交货日期'],
        [1, '截止阀', null, null, 5, 288, null, '台', '2026-11-25'],
        [2, '截止阀', null, null, 5, 288, null, '台', '2026-11-25'],
      ),
    )
    expect(faultTexts(result).toSorted()).toEqual(['A2 不能为空', 'E1 没有这一天'])
    expect(result.unfinished).toMatchObject([{ orderNo: 'PO1', supplier: { name: '明泽' } }])
  })
})

describe('cells', () => {
  it.each([
    ['数量', '１，２００．５０', { quantity: '1200.5' }],
    ['数量', '12 台', { quantity: '12' }],
    ['数量', 0.30000000000000004, { quantity: '0.3' }],
    ['数量', { attributes: '', inner: '<v>1.2E3</v>' }, { quantity: '1200' }],
    ['数量', formulaCell('2+3', '5'), { quantity: '5' }],
    ['含税单价', 'RMB 1,365.50 元', { unitPrice: '1365.5' }],
    ['含税单价', 0, { unitPrice: '0' }],
    ['税率', '13％', { taxRate: '0.13' }],
    ['税率', percentCell(0.13), { taxRate: '0.13' }],
    ['税率', 13, { taxRate: '0.13' }],
    ['税率', '免税', { taxRate: '0' }],
    ['税率', null, { taxRate: null }],
    ['要求交货日期', dateCell(46351.75), { requiredDate: '2026-11-25' }],
    ['要求交货日期', 46351, { requiredDate: '2026-11-25' }],
    ['要求交货日期', 20261125, { requiredDate: '2026-11-25' }],
    ['要求交货日期', '2026年11月25号', { requiredDate: '2026-11-25' }],
    ['要求交货日期', '２０２６－１１－２５ 08:30', { requiredDate: '2026-11-25' }],
    [
      '要求交货日期',
      { attributes: 't="d"', inner: '<v>2026-11-25T00:00:00</v>' },
      { requiredDate: '2026-11-25' },
    ],
    ['物料编码', { attributes: 's="3"', inner: '<v>1234</v>' }, { materialCode: '001234' }],
    ['物料编码', 13800138001, { materialCode: '13800138001' }],
    ['物料名称', '截止\u200b阀_x000D_\n', { materialName: '截止阀' }],
    ['单位', 'KG', { unit: '千克' }],
    ['单位', '公斤', { unit: '公斤' }],
    ['允差', '±5%', { tolerance: '0.05' }],
    ['金额', 1440.01, { quantity: '5' }],
    ['金额', formulaCell('J2*I2', null), { quantity: '5' }],
    ['金额', errorCell('#REF!'), { quantity: '5' }],
  ] as [string, TestCell, object][])('%s %j', async (heading, cell, expected) => {
    const result = await readRow({ [heading]: cell, ...(heading === '单位' && { 数量: 5 }) })
    expect(faultTexts(result)).toEqual([])
    expect(onlyLine(result)).toMatchObject(expected)
  })

  it.each([
    ['数量', '十二', '数量应为大于 0 的数字，最多 4 位小数'],
    ['数量', '1,23', '千位分隔符的位置不对，无法确定是多少，请去掉逗号'],
    ['数量', '0012', '数量不能以 0 开头，请填写数字，如 12'],
    ['数量', '①', '数量应为大于 0 的数字，最多 4 位小数'],
    ['数量', 0, '数量应大于 0'],
    ['数量', '-3', '数量应大于 0'],
    ['数量', 1.23456, '数量最多 4 位小数'],
    ['数量', '1e400', '数量应为大于 0 的数字，最多 4 位小数'],
    ['数量', dateCell(46351), '数量应为大于 0 的数字，最多 4 位小数'],
    ['数量', '12吨', '数量的单位与“台”不一致'],
    ['数量', errorCell('#REF!'), '公式结果是错误值 #REF!'],
    [
      '数量',
      formulaCell('1+1', null),
      '公式没有保存计算结果，请在 Excel 或 WPS 中打开并保存后上传，或改为数值',
    ],
    ['含税单价', -1, '单价不能小于 0'],
    ['含税单价', 33.3333333, '单价最多 6 位小数'],
    ['含税单价', '$5', '单价应为不小于 0 的数字，最多 6 位小数'],
    ['税率', 1.3, '应为 0 至 1 之间的小数或百分数，如 0.13 或 13%'],
    ['税率', '130%', '应为 0 至 1 之间的小数或百分数，如 0.13 或 13%'],
    ['税率', 1, '无法确定是小数还是百分数，请写成百分数，如 13%'],
    ['要求交货日期', '12/11/2026', '无法确定年、月、日的顺序，请写成 2026-11-20 的形式'],
    ['要求交货日期', '2026-02-30', '没有这一天'],
    ['要求交货日期', '下周三', '日期应写成 2026-11-20 的形式'],
    ['要求交货日期', '1926-11-20', '日期应在 2000 年至 2099 年之间'],
    ['要求交货日期', '2026-10-10', '交期早于下单日期 2026-10-11'],
    ['行号', 'A', '行号应为大于 0 的整数'],
    ['单位', '坨', '不认识的计量单位，请改用通用的写法，如 台、件、米、千克'],
    ['单位', null, '不能为空'],
    ['金额', 1440.03, '金额与数量 × 单价不符，应为 1440.00'],
    ['规格', dateCell(46351), '应为文本，单元格却是日期，请将单元格设为文本后重新填写'],
    [
      '物料编码',
      { attributes: '', inner: '<v>12345678901234567890</v>' },
      '数字超过 15 位，Excel 已丢失末尾数字，请将单元格设为文本后重新填写',
    ],
    ['物料名称', '长'.repeat(301), '不能超过 300 个字'],
    ['币种', '两', '币种应为三个字母的代码，如 CNY'],
  ] as [string, TestCell, string][])('%s %j is a fault', async (heading, cell, message) => {
    const result = await readRow({ [heading]: cell })
    expect(result.faults.map((fault) => [fault.column, fault.row, describeImportFault(fault)])).toEqual([
      [heading, 2, message],
    ])
    expect(result.orders.flatMap(({ lines }) => lines)).toEqual([])
  })

  it.each([
    [13, '0.13'],
    [0.13, '0.13'],
    ['13%', '0.13'],
    [1, '0.01'],
    [0, '0'],
    [25, '0.25'],
  ] as [TestCell, string][])('a rate of %j under 税率(%%) is %s', async (cell, taxRate) => {
    expect(onlyLine(await withHeading('税率', '税率(%)', { 税率: cell })).taxRate).toBe(taxRate)
  })

  it('with a rate of 0.5 under 税率(%) are ambiguous', async () => {
    expect(faultTexts(await withHeading('税率', '税率（％）', { 税率: 0.5 }))).toEqual([
      expect.stringContaining('无法确定'),
    ])
  })

  it('with dates count from 1904 if the workbook does', async () => {
    const bytes = writeWorkbook([listSheet({ 要求交货日期: dateCell(46351 - 1462) })], { date1904: true })
    expect(onlyLine(await readFile(bytes)).requiredDate).toBe('2026-11-25')
  })

  it('with a price without tax are converted to a price with tax', async () => {
    const sheet = listSheet({ 含税单价: 254.867257, 不含税金额: 1274.34, 金额: 1274.34 })
    const result = await read(renamed(sheet, '含税单价', '不含税单价'))
    expect(faultTexts(result)).toEqual([])
    expect(onlyLine(result).unitPrice).toBe('288')
  })

  it('with a price without tax require a rate', async () => {
    const sheet = renamed(renamed(listSheet({}), '含税单价', '不含税单价'), '税率', '其他')
    const bytes = writeWorkbook([sheet])
    const asked = await readFile(bytes)
    const { question } = asked.assumptions.find(({ key }) => key === 'rate.ask')!
    expect(question).toMatchObject({ kind: 'rate', answer: null })
    const answered = (answer: string) =>
      readFile(bytes, { ...noOptions, answers: { [question!.id]: answer } })
    expect(onlyLine(await answered('0.13'))).toMatchObject({ unitPrice: '325.44', taxRate: '0.13' })
    expect(onlyLine(await answered('gross'))).toMatchObject({ unitPrice: '288', taxRate: null })
  })

  it('with a quantity require a unit', async () => {
    const unitless = renamed(listSheet({ 数量: '3台' }, { 数量: 4 }), '单位', '包装')
    expect(faultTexts(await read(unitless))).toEqual([expect.stringMatching(/^I3 .*请加一列“单位”/)])
  })

  it('use the unit in the heading of their column', async () => {
    const sheet = renamed(listSheet({}), '数量', '数量（吨）')
    const result = await read(renamed(sheet, '单位', '包装'))
    expect(onlyLine(result).unit).toBe('吨')
  })

  it('must not repeat a line number', async () => {
    expect(faultTexts(await read(listSheet({ 行号: 3 }, { 行号: 3 })))).toEqual([
      'F3 同一订单的行号重复，第一次出现在 F2',
    ])
  })
})
