import type { ImportField } from '@bdr/contract/orders/import'
import type { Row, Cell } from '../../../platform/workbook/workbook.ts'
import type { Grid } from './grid.ts'
import type { KnownLayouts } from '../model.ts'
import { chooseLabels, labelledValues, unreadTexts, type LabelledValue } from './labels.ts'
import { tableHeadAt, type TableHead } from './table-head.ts'
import { type TotalKind, isTotalWord, totalKindOf } from './total-words.ts'
import { cleanText } from '../../../platform/workbook/clean-text.ts'
import { matchHeading, matchLabel } from './match-heading.ts'

/**
 * One or more tables with the labels that apply to them. A list is a form without labels. The pages of a printed order,
 * each with its own head, are one form with several tables.
 */
export interface Form {
  readonly tables: readonly Table[]
  readonly labels: ReadonlyMap<ImportField, LabelledValue>
  readonly labelConflicts: readonly (readonly [LabelledValue, LabelledValue])[]
  /** the rows around the tables */
  readonly labelRows: readonly number[]
  /** texts around the tables that are not known labels */
  readonly unread: readonly { readonly row: number; readonly text: string }[]
}

export interface Table {
  readonly head: TableHead
  readonly lines: readonly Row[]
  readonly totals: readonly TotalRow[]
}

/** A row that sums up lines above it. */
export interface TotalRow {
  readonly row: number
  readonly kind: TotalKind
}

interface Section {
  readonly head: TableHead | null
  readonly lines: Row[]
  readonly totals: TotalRow[]
  /** rows below the table, or above the first one, that are not lines */
  readonly others: number[]
}

/** The forms of a sheet from top to bottom; empty if no table head can be found. */
export function findForms(grid: Grid, layouts: KnownLayouts): Form[] {
  const sections = splitAtHeads(grid, layouts)
  const forms: { tables: Table[]; labelRows: number[] }[] = []
  let above = sections[0]!.others
  for (const section of sections.slice(1)) {
    const next = { head: section.head!, lines: section.lines, totals: section.totals }
    const current = forms.at(-1)
    if (current && startOfForm(grid, above) === null) {
      current.tables.push(next)
      current.labelRows.push(...above)
    } else {
      const start = startOfForm(grid, above) ?? 0
      current?.labelRows.push(...above.filter((row) => row < start))
      forms.push({ tables: [next], labelRows: above.filter((row) => !current || row >= start) })
    }
    above = section.others
  }
  forms.at(-1)?.labelRows.push(...above)
  return forms.map(({ tables, labelRows }) => {
    const values = labelledValues(grid, labelRows)
    const { chosen, conflicts } = chooseLabels(values)
    return {
      tables,
      labels: chosen,
      labelConflicts: conflicts,
      labelRows,
      unread: unreadTexts(grid, labelRows, values),
    }
  })
}

/** Splits a sheet at its table heads; the first section is above all of them. */
function splitAtHeads(grid: Grid, layouts: KnownLayouts): Section[] {
  const sections: Section[] = [{ head: null, lines: [], totals: [], others: [] }]
  let skipTo = 0
  let afterTotal = false
  for (const row of grid.rows) {
    if (row.row <= skipTo) continue
    const head = tableHeadAt(grid, row.row, layouts)
    const section = sections.at(-1)!
    if (head) {
      sections.push({ head, lines: [], totals: [], others: [] })
      skipTo = head.bottom
      afterTotal = false
      continue
    }
    const kind: RowKind = section.head ? rowKind(grid, row, section.head, afterTotal) : 'other'
    if (kind === 'line') section.lines.push(row)
    else if (kind === 'other') section.others.push(row.row)
    else {
      section.totals.push({ row: row.row, kind })
      afterTotal ||= kind === 'total'
    }
  }
  return sections
}

/**
 * The row between two tables at which the next form starts: the top of the block of rows that contains its order
 * number. Null if there is no order number, so that the second table continues the first.
 */
function startOfForm(grid: Grid, between: readonly number[]): number | null {
  const label = labelledValues(grid, between).find(
    ({ field, cell }) => field === 'orderNo' && cell !== undefined,
  )
  if (!label) return null
  let start = label.place.row!
  while (between.includes(start - 1)) start -= 1
  return start
}

type RowKind = 'line' | TotalKind | 'other'

const materialFields: readonly ImportField[] = ['materialCode', 'materialName', 'specification']
const priceFields: readonly ImportField[] = ['price', 'unitPrice', 'netPrice']
const amountFields: readonly ImportField[] = ['amount', 'grossAmount', 'netAmount', 'taxAmount']
/** At least one of these fields is in every line of an order, even if it was filled in badly. */
const essential: readonly ImportField[] = [...materialFields, 'quantity', ...priceFields]

/**
 * Classifies a row below a table's head. A row with everything a line needs is a line, whatever its first cell
 * contains: 累计流量计 and Total (道达尔) oils are products. A half-empty row is a line with faults. Only what is clearly
 * something else is skipped, and that is reported.
 */
function rowKind(grid: Grid, row: Row, head: TableHead, afterTotal: boolean): RowKind {
  const filled = [...head.columns.values()].filter((column) => row.cells[column.index] !== undefined)
  const has = (fields: readonly ImportField[], holds: (cell: Cell) => boolean) =>
    filled.some(({ field, index }) => fields.includes(field) && holds(row.cells[index]!))
  const hasMaterial = has(materialFields, () => true) && !has(materialFields, isTotalCell)
  const isComplete =
    hasMaterial && has(['quantity'], statesQuantity) && has(['unit', ...priceFields], () => true)
  if (isComplete) return 'line'
  const total = totalKindOf(grid.texts(row.row).map(({ text }) => text))
  if (total) return total
  if (isFooter(row, filled)) return 'other'
  const essentials = filled.filter(({ field }) => essential.includes(field)).length
  if (afterTotal) {
    const hasFigure = has(['quantity', ...priceFields, ...amountFields], isFigure)
    return essentials >= 3 || (hasFigure && isNamed(grid, row)) ? 'line' : 'other'
  }
  return essentials > 0 || filled.some(({ field }) => field === 'orderNo') ? 'line' : 'other'
}

/** 合计 in the column of materials is not a material. */
const isTotalCell = (cell: Cell): boolean => cell.kind === 'text' && isTotalWord(cell.text)

/** Whether a cell contains a quantity, even an unreadable one; 供应商盖章： in its column is not one. */
const statesQuantity = (cell: Cell): boolean => cell.kind !== 'text' || !/[:：]\s*$/.test(cell.text)

const isFigure = (cell: Cell): boolean =>
  cell.kind === 'number' || (cell.kind === 'text' && /^[¥￥\s]*[\d０-９]/.test(cell.text))

/** Whether a text of the row that is not a label describes its figures. */
const isNamed = (grid: Grid, row: Row): boolean =>
  grid.texts(row.row).some(({ text }) => !matchHeading(text) && !labelled(text) && /\p{L}/u.test(text))

const signatures =
  /签字|签章|盖章|签名|公章|以下空白|以下无正文|此页无|^(审核|审批|批准|制单|制表|经办|编制|主管|注|备注|说明)\s*[:：]/

/** A row with few texts and no number, one of which is a label, a signature or the end of the page. */
function isFooter(row: Row, filled: readonly { index: number; field: ImportField }[]): boolean {
  const cells = filled.map(({ index }) => row.cells[index])
  if (filled.length > 3 || cells.some((cell) => cell?.kind !== 'text')) return false
  const texts = row.cells.flatMap((cell) => (cell?.kind === 'text' ? [cleanText(cell.text)] : []))
  if (texts.some((text) => signatures.test(text) || /[:：]$/.test(text) || labelled(text))) return true
  // a single sentence in the first column
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
