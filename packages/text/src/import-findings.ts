import type { ImportField } from '@bdr/contract/orders/import'
import { importFieldNames } from './import-fields.ts'
import { counted, fileAnswers, rowRanges, type Rows } from './file-findings.ts'

interface Columns {
  /** the headings concerned, as the file spells them */
  readonly column: string
}

/** Sentences about how an order file was read, what is asked about it and what was left out. */
export const importFindings = {
  'price.gross.plain': (p: Columns) => `“${p.column}”按含税价读取：表中没有任何关于税的列`,
  'price.gross.amounts': (p: Columns) => `“${p.column}”按含税价读取：数量 × 单价与含税金额一致`,
  'price.net.amounts': (p: Columns) =>
    `“${p.column}”按不含税价读取：数量 × 单价与不含税金额一致；含税单价按税率算出`,
  'price.net.beside': (p: Columns & { other: string }) =>
    `含税单价取自“${p.other}”，“${p.column}”按不含税价核对`,
  'price.net.column': (p: Columns) => `含税单价由“${p.column}”按税率算出`,
  'price.basis': (p: Columns) => `“${p.column}”没有写明是否含税`,
  'price.per': (p: Columns & { bases: readonly string[] }) =>
    `单价已除以“${p.column}”（${p.bases.join('、')}），折算为每一个单位的价格`,
  'price.fromAmount': (p: Rows) => `${counted(p)}的单价由含税金额 ÷ 数量得出：文件所写的单价已四舍五入`,
  'rate.unknown': '文件没有写税率：税率记为未知，不当作 0%',
  'rate.someUnknown': (p: Rows) => `${counted(p)}没有写税率：税率记为未知，不当作 0%`,
  'rate.fromAmounts': (p: Rows & { rate: string }) =>
    `${counted(p)}的税率 ${answerName('rate', p.rate)} 由税额 ÷ 不含税金额得出`,
  'rate.ask': (p: Columns) => `“${p.column}”不含税，文件里却没有税率`,
  'currency.default': '文件没有写币种，按人民币（CNY）读取',
  'currency.shown': (p: { currency: string }) => `币种取自单元格的货币格式：${p.currency}`,
  'currency.heading': (p: Columns & { currency: string }) => `币种取自“${p.column}”：${p.currency}`,
  'total.checked': (p: { lines: number; rows: readonly number[] }) =>
    `${rowRanges(p.rows)}的合计与读到的 ${p.lines} 行一致`,
  'total.unchecked': (p: Rows) => `${rowRanges(p.rows)}是合计行，没有可以核对的数值`,
  'total.faulty': (p: Rows) => `${rowRanges(p.rows)}的合计没有核对：上面有行需要先改正`,
  'sheet.example': (p: { lines: number }) => `这张工作表像是填写说明或示例，里面有 ${p.lines} 行订单明细`,
  'layout.remembered': '列的对应关系沿用上次手工指定的结果',
  'shipTo.ask': (p: { buyer: string; orders: readonly string[] }) =>
    `${p.buyer}的订单 ${p.orders.slice(0, 5).join('、')}${p.orders.length > 5 ? ` 等 ${p.orders.length} 张` : ''}没有收货地址`,
  'ubl.adjustments': (p: { adjustments: readonly string[] }) =>
    `${p.adjustments.join('；')}：各行单价不含这部分，导入后只写在订单备注里`,
  'ubl.taxTotal': (p: { amount: string }) => `税额合计 ${p.amount}，各行却没有税率；单价按不含税读取`,
  'ubl.noTax': '文件没有写税：单价按所写读取，税率记为未知，不当作 0%',
  'ubl.payable': (p: { payable: string; lines: string }) =>
    `应付金额是 ${p.payable}，各行含税金额合计是 ${p.lines}`,

  'unread.example': '模板里的示例行，没有读取',
  'unread.ignored': '没有使用：您已指定不读取',
  'unread.replaced': (p: { field: ImportField; other: string }) =>
    `没有使用：“${importFieldNames[p.field]}”取自“${p.other}”`,
} as const

/** What the answers to a question are called; others are shown as they are. */
const answerNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...fileAnswers,
  'price.basis': { gross: '含税', net: '不含税' },
  'rate.ask': { gross: '价格其实含税' },
  'sheet.example': { include: '是真实订单，导入', skip: '是示例，不导入' },
  'ubl.adjustments': { accept: '知道了，照此导入' },
  'ubl.payable': { accept: '知道了，照此导入' },
}

/** A rate is called by its percentage. */
export const answerName = (key: string, answer: string): string =>
  answerNames[key]?.[answer] ??
  (/^(0|1)(\.\d+)?$/.test(answer) ? `${Number((Number(answer) * 100).toFixed(4))}%` : answer)
