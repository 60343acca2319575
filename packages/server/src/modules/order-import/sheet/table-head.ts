import type { ImportField } from '@bdr/text/import-faults'
import { importLimits } from '@bdr/contract/orders/import'
import { cleanText } from '../../../platform/workbook/clean-text.ts'
import type { Cell } from '../../../platform/workbook/workbook.ts'
import type { Grid } from './grid.ts'
import { headingName, matchHeading, type HeadingMatch } from './match-heading.ts'

export interface Column extends HeadingMatch {
  /** 0-based */
  readonly index: number
  /** the heading as faults name it */
  readonly name: string
}

/** The head of a table of order lines. */
export interface TableHead {
  readonly top: number
  readonly bottom: number
  readonly columns: ReadonlyMap<ImportField, Column>
  /** columns that claim the same field with equal right */
  readonly conflicts: readonly (readonly [Column, Column])[]
  /** every heading of the table, understood or not */
  readonly found: readonly string[]
}

/** What only a line of an order has; a form's labels never show two of them in one row. */
const lineFields: ReadonlySet<ImportField> = new Set([
  'materialCode',
  'materialName',
  'specification',
  'unit',
  'quantity',
  'unitPrice',
  'netPrice',
  'amount',
  'grossAmount',
  'netAmount',
])

/** A second 备注 changes nothing; the first is read. */
const repeatable: ReadonlySet<ImportField> = new Set([
  'note',
  'amount',
  'taxAmount',
  'grossAmount',
  'netAmount',
])

/** The table head that begins in this row, or null. Heads may have two or three rows. */
export function tableHeadAt(grid: Grid, row: number): TableHead | null {
  if (!mayBeHead(grid, row)) return null
  const own = headOfRow(grid, row, row)
  const candidates = [own]
  const merged = Math.max(row, ...tallBottoms(grid, row))
  if (merged > row) candidates.push(headOfRow(grid, row, merged))
  // headings below a group that spans several columns, such as 供应商 over 编码 and 名称
  const grouped = grid.headMergesOn(merged).some((merge) => merge.right > merge.left)
  if (grouped && hasHeading(grid, merged + 1)) candidates.push(headOfRow(grid, row, merged + 1))
  const most = Math.max(...candidates.map(({ columns }) => columns.size))
  // of equals the row that reaches lowest, so that no row of the head is taken for a line
  const best = candidates.findLast(({ columns }) => columns.size === most)!
  return isLineHead(best) ? best : null
}

const isLineHead = ({ columns }: TableHead): boolean =>
  columns.size >= 3 && [...columns.keys()].filter((field) => lineFields.has(field)).length >= 2

const tallBottoms = (grid: Grid, row: number): number[] =>
  grid
    .headMergesOn(row)
    .filter((merge) => merge.top === row)
    .map((merge) => merge.bottom)

/** Every row of a long list is asked: three headings of its own, or one beside merged cells. */
function mayBeHead(grid: Grid, row: number): boolean {
  const headings = grid.row(row)?.cells.filter(isHeading).length ?? 0
  return headings >= 3 || (headings > 0 && grid.headMergesOn(row).length > 0)
}

const hasHeading = (grid: Grid, row: number): boolean => grid.row(row)?.cells.some(isHeading) ?? false

const lastColumn = (grid: Grid, row: number): number =>
  Math.min(
    importLimits.columns - 1,
    Math.max(grid.row(row)?.cells.length ?? 0, ...grid.headMergesOn(row).map(({ right }) => right)),
  )

/** Equal texts are one cell object, so each is matched once. */
const headingCells = new WeakMap<Cell, boolean>()

function isHeading(cell: Cell | undefined): boolean {
  if (cell?.kind !== 'text') return false
  let known = headingCells.get(cell)
  if (known === undefined)
    headingCells.set(cell, (known = cell.text.length <= 60 && matchHeading(cell.text) !== null))
  return known
}

interface WrittenHeading {
  readonly column: number
  readonly text: string
  /** the heading above, when it spans several columns */
  readonly group: string | null
}

function headOfRow(grid: Grid, top: number, bottom: number): TableHead {
  const written = headingsOf(grid, bottom)
  const columns = new Map<ImportField, Column>()
  const conflicts: [Column, Column][] = []
  for (const heading of written) {
    const column = columnFrom(heading)
    if (!column) continue
    const rival = columns.get(column.field)
    if (!rival || column.rank < rival.rank) columns.set(column.field, column)
    else if (column.rank === rival.rank && !repeatable.has(column.field)) conflicts.push([rival, column])
  }
  return { top, bottom, columns, conflicts, found: written.map(({ text }) => headingName(text)) }
}

function columnFrom({ column, text, group }: WrittenHeading): Column | null {
  const grouped = group === null ? null : matchHeading(group + text)
  const match = grouped ?? matchHeading(text)
  return match && { ...match, index: column, name: headingName(grouped ? group + text : text) }
}

/** The headings a row shows, those merged down into it from above included. */
function headingsOf(grid: Grid, row: number): WrittenHeading[] {
  const wide = grid
    .headMergesOn(row - 1)
    .filter((merge) => merge.right > merge.left && merge.bottom === row - 1)
  const textAt = (at: number, column: number): string | null => {
    const cell = grid.at(at, column)
    return cell?.kind === 'text' ? cleanText(cell.text) : null
  }
  const headings: WrittenHeading[] = []
  for (let column = 0; column <= lastColumn(grid, row); column++) {
    const above = grid.mergeFromAbove(row, column)
    const text = textAt(row, column) ?? (above ? textAt(above.top, column) : null)
    if (text === null) continue
    const group = wide.find((merge) => merge.left <= column && column <= merge.right)
    headings.push({ column, text, group: group ? textAt(group.top, group.left) : null })
  }
  return headings
}
