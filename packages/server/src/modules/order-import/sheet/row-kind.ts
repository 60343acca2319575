import type { ImportField } from '@bdr/text/import-faults'
import type { Row } from '../../../platform/workbook/workbook.ts'
import { cleanText } from '../../../platform/workbook/clean-text.ts'
import { halfWidth } from '../../../platform/half-width.ts'
import type { Grid } from './grid.ts'
import { matchLabel } from './match-heading.ts'
import type { TableHead } from './table-head.ts'

export type RowKind = 'line' | 'total' | 'grandTotal' | 'other'

/** One of these stands on every line of an order, however badly it was filled in. */
const essential: readonly ImportField[] = [
  'materialCode',
  'materialName',
  'specification',
  'quantity',
  'unitPrice',
  'netPrice',
]

const subtotal = /^(小计|本页(合计|小计|累计)|subtotal|pagetotal)/
const total =
  /^(本单|以上|订单|总|金额|数量)?(合计|总计|累计|共计|总金额|总额)|^(人民币)?(\(?大写|合计大写)|^(grand)?total/
const totalWord = /^(合计|总计|累计|共计|小计|total|subtotal)$/

/**
 * What a row below a table's head is. Only rows that are clearly something else are passed over;
 * a line that is half empty stays a line and gets its faults.
 */
export function rowKind(grid: Grid, row: Row, head: TableHead, afterTotal: boolean): RowKind {
  const texts = grid.texts(row.row).map(({ text }) => totalKey(text))
  const first = row.cells.find((cell) => cell !== undefined)
  const firstText = first?.kind === 'text' ? totalKey(cleanText(first.text)) : ''
  if (subtotal.test(firstText) || texts.some((text) => text === '小计')) return 'total'
  if (total.test(firstText) || texts.some((text) => totalWord.test(text))) return 'grandTotal'
  const filled = [...head.columns.values()].filter((column) => row.cells[column.index] !== undefined)
  const essentials = filled.filter((column) => essential.includes(column.field)).length
  if (afterTotal && essentials < 3) return 'other'
  if (essentials === 0 && !filled.some((column) => column.field === 'orderNo')) return 'other'
  return isFooter(row, filled) ? 'other' : 'line'
}

const totalKey = (text: string) =>
  halfWidth(text)
    .toLowerCase()
    .replace(/[\s:()]/g, '')

const signatures =
  /签字|签章|盖章|签名|公章|以下空白|以下无正文|此页无|^(审核|审批|批准|制单|制表|经办|编制|主管|注|备注|说明)\s*[:：]/

/** A row of few texts and no number, one of which is a label, a signature or the end of the page. */
function isFooter(row: Row, filled: readonly { index: number; field: ImportField }[]): boolean {
  const cells = filled.map(({ index }) => row.cells[index])
  if (filled.length > 3 || cells.some((cell) => cell?.kind !== 'text')) return false
  const texts = row.cells.flatMap((cell) => (cell?.kind === 'text' ? [cleanText(cell.text)] : []))
  if (texts.some((text) => signatures.test(text) || /[:：]$/.test(text) || labelled(text))) return true
  // a sentence standing alone in the first column
  return (
    filled.length === 1 &&
    ['orderNo', 'lineNo'].includes(filled[0]!.field) &&
    /\p{Script=Han}/u.test(texts[0]!)
  )
}

const labelled = (text: string): boolean => {
  const label = /^([^:：]{1,20})[:：]/.exec(text)
  return label !== null && matchLabel(label[1]!) !== null
}
