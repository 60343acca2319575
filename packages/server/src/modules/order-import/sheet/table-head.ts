import { createHash } from 'node:crypto'
import type { ImportField } from '@bdr/contract/orders/import'
import { importLimits } from '@bdr/contract/orders/import'
import { unitWritten } from '../../../platform/workbook/values/unit.ts'
import { cleanText } from '../../../platform/workbook/clean-text.ts'
import { columnLetters, type Cell } from '../../../platform/workbook/workbook.ts'
import type { KnownLayouts } from '../model.ts'
import type { Grid } from './grid.ts'
import { alternativeMeanings } from './headings.ts'
import { headingKey, headingName, matchHeading, type HeadingMatch } from './match-heading.ts'

export interface Column extends HeadingMatch {
  /** 0-based */
  readonly index: number
  /** the heading as named in faults */
  readonly name: string
}

/** A heading as written. */
export interface Heading {
  /** 0-based */
  readonly index: number
  readonly name: string
}

/** The head of a table of order lines. */
export interface TableHead {
  readonly top: number
  readonly bottom: number
  readonly columns: ReadonlyMap<ImportField, Column>
  /** pairs of columns that match the same field equally well */
  readonly conflicts: readonly (readonly [Column, Column])[]
  /** columns that are not read because another one is more specific */
  readonly replaced: readonly { readonly column: Column; readonly by: Column }[]
  /** every heading of the table, known or not */
  readonly headings: readonly Heading[]
  /** the same for every head with the same headings in the same order */
  readonly key: string
  /** columns that a person mapped; null ignores one */
  readonly mapped: ReadonlyMap<number, ImportField | null>
}

/** Fields that only lines have; a form's labels never contain two of them in one row. */
const lineFields: ReadonlySet<ImportField> = new Set([
  'materialCode',
  'materialName',
  'specification',
  'unit',
  'quantity',
  'price',
  'unitPrice',
  'netPrice',
  'amount',
  'grossAmount',
  'netAmount',
])

/** Fields whose second column is ignored, such as 备注. */
const repeatable: ReadonlySet<ImportField> = new Set([
  'note',
  'amount',
  'taxAmount',
  'grossAmount',
  'netAmount',
])

/** The table head that starts in this row, or null. Heads may have two or three rows. */
export function tableHeadAt(grid: Grid, row: number, layouts: KnownLayouts): TableHead | null {
  if (!mayBeHead(grid, row)) return mappedHeadAt(grid, row, layouts)
  const own = headOfRow(grid, row, row, layouts)
  const candidates = [own]
  const merged = Math.max(row, ...tallBottoms(grid, row))
  if (merged > row) candidates.push(headOfRow(grid, row, merged, layouts))
  // headings below a group that spans several columns, such as 供应商 above 编码 and 名称
  const grouped = grid.headMergesOn(merged).some((merge) => merge.right > merge.left)
  if (grouped && hasHeading(grid, merged + 1)) candidates.push(headOfRow(grid, row, merged + 1, layouts))
  const most = Math.max(...candidates.map(({ columns }) => columns.size))
  // of equal candidates the lowest row, so that no row of the head is mistaken for a line
  const best = candidates.findLast(({ columns }) => columns.size === most)!
  return isLineHead(best) ? best : null
}

/** A row of unknown headings that a person has mapped. */
function mappedHeadAt(grid: Grid, row: number, layouts: KnownLayouts): TableHead | null {
  if (layouts.size === 0 || grid.texts(row).length < minHeadings) return null
  const head = headOfRow(grid, row, row, layouts)
  return head.mapped.size > 0 && isLineHead(head) ? head : null
}

/** Fewer adjacent texts are not a table head. */
const minHeadings = 3

/** The row most similar to a head in a sheet without a known one, to be mapped by hand. */
export function likelyHead(grid: Grid, layouts: KnownLayouts): TableHead | null {
  const rows = grid.rows.slice(0, 30).filter(({ row }, index) => {
    const below = grid.rows[index + 1]?.cells.filter((cell) => cell !== undefined).length ?? 0
    return grid.texts(row).length >= minHeadings && below >= minHeadings
  })
  const widest = rows.toSorted((a, b) => grid.texts(b.row).length - grid.texts(a.row).length)[0]
  return widest ? headOfRow(grid, widest.row, widest.row, layouts) : null
}

const isLineHead = ({ columns }: TableHead): boolean =>
  columns.size >= 3 && [...columns.keys()].filter((field) => lineFields.has(field)).length >= 2

const tallBottoms = (grid: Grid, row: number): number[] =>
  grid
    .headMergesOn(row)
    .filter((merge) => merge.top === row)
    .map((merge) => merge.bottom)

/** A quick check for every row of a long list: three headings in it, or one next to merged cells. */
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

/** Equal texts are the same cell object, so each is matched once. */
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
  /** the heading above, if it spans several columns */
  readonly group: string | null
}

function headOfRow(grid: Grid, top: number, bottom: number, layouts: KnownLayouts): TableHead {
  const written = headingsOf(grid, top, bottom)
  const key = layoutKey(written)
  const mapped = layouts.get(key) ?? new Map<number, ImportField | null>()
  const columns = new Map<ImportField, Column>()
  const conflicts: [Column, Column][] = []
  const replaced: { column: Column; by: Column }[] = []
  const claim = (column: Column) => {
    const rival = columns.get(column.field)
    if (!rival) columns.set(column.field, column)
    else if (column.rank < rival.rank) {
      columns.set(column.field, column)
      replaced.push({ column: rival, by: column })
    } else if (column.rank === rival.rank && !repeatable.has(column.field)) conflicts.push([rival, column])
    else replaced.push({ column, by: rival })
  }
  for (const heading of written) {
    const column = mapped.has(heading.column)
      ? mappedColumn(heading, mapped.get(heading.column)!)
      : columnFrom(grid, bottom, heading)
    if (column) claim(column)
  }
  const second = withSecondMeanings(columns, replaced, written)
  return {
    top,
    bottom,
    columns,
    conflicts,
    replaced: second,
    headings: written.map(({ column, text }) => ({ index: column, name: headingName(text) })),
    key,
    mapped,
  }
}

/** A layout is the same despite differences in spaces and punctuation, but not with another order of columns. */
const layoutKey = (written: readonly WrittenHeading[]): string =>
  createHash('sha256')
    .update(
      written
        .map(({ column, text, group }) => `${column} ${group ?? ''} ${text.replace(/[^\p{L}\p{N}]/gu, '')}`)
        .join('\n'),
    )
    .digest('hex')

/** A person's mapping of a column, which takes precedence over everything else. */
const mappedColumn = ({ column, text }: WrittenHeading, field: ImportField | null): Column | null =>
  field === null
    ? null
    : {
        ...(matchHeading(text) ?? { percent: /[%％]/.test(text), unit: null, currency: null, per: null }),
        field,
        rank: -1,
        index: column,
        name: headingName(text),
      }

function columnFrom(grid: Grid, bottom: number, { column, text, group }: WrittenHeading): Column | null {
  const grouped = group === null ? null : matchHeading(group + text)
  const match = grouped ?? matchHeading(text)
  if (!match) return null
  const found = { ...match, index: column, name: headingName(grouped ? group + text : text) }
  // 采购单位 means the buyer, or the unit of the quantities, depending on the cells below
  if (headingKey(text) === '采购单位' && holdsUnits(grid, bottom, column))
    return { ...found, field: 'unit', rank: unitOfPurchase }
  return found
}

const unitOfPurchase = 3

function holdsUnits(grid: Grid, bottom: number, column: number): boolean {
  const cells = grid.rows
    .filter(({ row }) => row > bottom)
    .slice(0, 50)
    .flatMap(({ cells: all }) => all[column] ?? [])
  return cells.length > 0 && cells.every((cell) => cell.kind === 'text' && unitWritten(cell.text) !== null)
}

/** Gives columns for which there is a more specific one their alternative meaning. */
function withSecondMeanings(
  columns: Map<ImportField, Column>,
  replaced: readonly { readonly column: Column; readonly by: Column }[],
  written: readonly WrittenHeading[],
): TableHead['replaced'] {
  const left = replaced.filter(({ column }) => {
    const meaning = alternativeMeanings.find(
      ({ name, beside }) => name === headingKey(column.name) && beside === column.field,
    )
    if (!meaning || columns.has(meaning.field)) return true
    columns.set(meaning.field, { ...column, field: meaning.field })
    return false
  })
  const base = columns.get('priceBase')
  if (base && !columns.has('unit') && /^计价单位$/.test(headingKey(base.name))) {
    columns.delete('priceBase')
    columns.set('unit', { ...base, field: 'unit' })
  }
  // 项目 is the line number in a purchasing document, and can be anything in other lists
  const item = written.find(({ text }) => headingKey(text) === '项目')
  if (
    item &&
    !columns.has('lineNo') &&
    headingKey(columns.get('orderNo')?.name ?? '').startsWith('采购凭证')
  ) {
    const plain = { rank: 0, percent: false, unit: null, currency: null, per: null }
    columns.set('lineNo', { ...plain, field: 'lineNo', index: item.column, name: headingName(item.text) })
  }
  return left
}

/**
 * The headings of a head's last row combined with those above: merged vertically, or next to a group with nothing
 * below, as programs without merged cells write them.
 */
function headingsOf(grid: Grid, top: number, row: number): WrittenHeading[] {
  const wide = grid
    .headMergesOn(row - 1)
    .filter((merge) => merge.right > merge.left && merge.bottom === row - 1)
  const textAt = (at: number, column: number): string | null => {
    const cell = grid.at(at, column)
    return cell?.kind === 'text' ? cleanText(cell.text) : null
  }
  const lowestAbove = (column: number): string | null => {
    const texts = rowsFrom(top, row - 1).map((at) => textAt(at, column))
    return texts.findLast((text) => text !== null) ?? null
  }
  const headings: WrittenHeading[] = []
  const last = Math.max(...rowsFrom(top, row).map((at) => lastColumn(grid, at)))
  for (let column = 0; column <= last; column++) {
    const above = grid.mergeFromAbove(row, column)
    const group = wide.find((merge) => merge.left <= column && column <= merge.right)
    const inherited = above ? textAt(above.top, column) : group ? null : lowestAbove(column)
    const text = textAt(row, column) ?? inherited
    if (text === null) continue
    headings.push({ column, text, group: group ? textAt(group.top, group.left) : null })
  }
  return headings
}

/** The row numbers from `top` to `bottom`, inclusive. */
const rowsFrom = (top: number, bottom: number): number[] =>
  Array.from({ length: bottom - top + 1 }, (_, index) => top + index)

/** How a person finds a column: `L 价格单位`. */
export const columnTitle = ({ index, name }: Heading): string => `${columnLetters(index)} ${name}`.trim()
