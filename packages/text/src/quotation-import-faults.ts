import { describeFault, fileAnswers, fileFaults, type Fault } from './import-file.ts'
import { basisWords, quotationColumns as columns, type AskedColumn } from './quotation-import.ts'
import { quotationRefusals } from './quotations.ts'

const otherModel = `所报型号不同请写在“${columns.substitute}”`
/** Where a supplier states what differs from the inquiry. */
const insteadOf: Readonly<Record<AskedColumn, string>> = {
  materialCode: otherModel,
  materialName: otherModel,
  specification: otherModel,
  askedBrand: `所报品牌请写在“${columns.brand}”`,
  askedQuantity: `报不了全部数量请写在“${columns.quantity}”`,
  unit: '单价请按询价的单位填写',
  requiredDate: `所报的时间请写在“${columns.leadDays}”`,
  note: `要说明的请写在“${columns.remark}”`,
}

/** Faults of a workbook of prices. */
const quotationImportFaults = {
  ...fileFaults,
  ...quotationRefusals,
  'quotation.noBasis': (p: { column: string }) => `“${p.column}”没有写明是否含税`,
  'line.unknown': (p: { lines: number }) => `没有这一行，此询价只有第 1 至 ${p.lines} 行`,
  'line.twice': (p: { first: string }) => `行号重复，第一次出现在 ${p.first}`,
  'line.other': (p: { lineNo: number; column: AskedColumn; asked: string | null }) =>
    `与询价第 ${p.lineNo} 行的“${p.asked ?? '（空）'}”不符：可能是另一份询价的文件；${insteadOf[p.column]}`,
  'basis.invalid': `请填写“${basisWords.included}”或“${basisWords.excluded}”`,
  'basis.missing': `请写明单价“${basisWords.included}”还是“${basisWords.excluded}”`,
  'price.notPositive': '单价应大于 0；不报这一行请留空',
  'price.twice': (p: { other: string }) => `“${p.other}”里已有单价，请只保留一个`,
  'rate.whole': '税率应小于 100%',
  'days.invalid': (p: { most: number }) => `应为 0 至 ${p.most} 的整数天数，如 30`,
  'sku.unknown': '没有这个编码的已通过审核的商品',
  'unit.other': (p: { unit: string }) => `应以“${p.unit}”为单位`,
  'lines.nothing': '没有填写任何单价',
} as const

export type QuotationImportFaults = typeof quotationImportFaults

export const describeQuotationImportFault = (fault: Fault): string =>
  describeFault(quotationImportFaults, fault)

const answers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...fileAnswers,
  'quotation.noBasis': basisWords,
}
/** The names of the answers to questions about such a file. */
export const quotationAnswerName = (key: string, answer: string): string => answers[key]?.[answer] ?? answer
