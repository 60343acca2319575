import type { Decimal } from '@bdr/contract/kernel/decimal'
import { describeFault, fileAnswerName, fileFaults, type Fault } from './import-file.ts'
import { refusalText } from './refusals.ts'
import type { Nested } from './nested.ts'

/** Sentences about a filled-in sheet. */
const filledSheetFaults = {
  ...fileFaults,
  'rows.notFilled': (p: { rows: number }) => `${p.rows} 行没有填本次发货的数量，这次不发`,
  'line.noQuantity': '填了批号或件数，没有填本次发货的数量',
  'line.unknown': '没有这个订单行，请核对订单编号和行号',
  'line.ambiguous': '有几个采购方的订单用了这个编号，请保留“采购方”一列',
  'line.twice': (p: { first: string }) => `这个订单行前面已经有了（${p.first}），两批货请分两次上传`,
  'line.other': (p: { title: string; stored: string }) =>
    `与订单不符，订单上的${p.title}是“${p.stored}”；请核对是否错行`,
  /** why the order's line cannot be shipped like this; the reason is a refusal of the delivery notes */
  'line.refused': (p: { why: Nested }) => refusalText(p.why),
  'packages.invalid': (p: { limit: number }) => `件数应为 1 至 ${p.limit} 的整数`,
  'note.tooManyLines': (p: { limit: number; shipTo: string }) =>
    `发往“${p.shipTo}”的超过 ${p.limit} 行，一张送货单放不下，请拆成两个文件`,
  'note.tooManyPackages': (p: { limit: number; shipTo: string }) =>
    `发往“${p.shipTo}”的件数合计超过 ${p.limit}`,
  'quantity.fractions': (p: { lines: readonly { place: string; quantity: Decimal; unit: string }[] }) =>
    `数量不是整数：${p.lines.map(({ place, quantity, unit }) => `${place} ${quantity} ${unit}`).join('、')}`,
  'quantity.beyondOrder': (p: { lines: readonly { place: string; over: Decimal; unit: string }[] }) =>
    `数量超出订单：${p.lines.map(({ place, over, unit }) => `${place} 多 ${over} ${unit}`).join('、')}`,
} as const

export type FilledSheetFaults = typeof filledSheetFaults

export const describeFilledSheetFault = (fault: Fault): string => describeFault(filledSheetFaults, fault)

/** The names of the answers to questions about the sheet. */
export const filledSheetAnswer = (key: string, answer: string): string =>
  key === 'quantity.fractions'
    ? '数量没有填错，照此发货'
    : key === 'quantity.beyondOrder'
      ? '确认超交，照此发货'
      : fileAnswerName(key, answer)
