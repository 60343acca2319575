import type { ImportField } from '@bdr/contract/orders/import'
import type { Place } from '../model.ts'
import { quoted } from '../../../platform/workbook/clean-text.ts'
import type { Cell } from '../../../platform/workbook/workbook.ts'
import type { Grid } from './grid.ts'
import { matchHeading, matchLabel } from './match-heading.ts'

/** A value next to its label, as on a printed form. */
export interface LabelledValue {
  readonly field: ImportField
  readonly rank: number
  readonly cell: Cell | undefined
  /** the place of the value; without a value that of the label */
  readonly place: Place
  /** the cells with label and value, `row:column` */
  readonly cells: readonly string[]
}

/** The labelled values of some rows: 订单编号：| PO1, or 订单编号：PO1 in one cell. */
export const labelledValues = (grid: Grid, rows: readonly number[]): LabelledValue[] =>
  rows.flatMap((row) => labelsOfRow(grid, row))

function labelsOfRow(grid: Grid, row: number): LabelledValue[] {
  const cells = grid.row(row)?.cells ?? []
  return cells.flatMap((cell, column) =>
    cell?.kind === 'text'
      ? pairsOf(cell.text).flatMap((pair) => labelledValue(grid, row, column, pair) ?? [])
      : [],
  )
}

function labelledValue(
  grid: Grid,
  row: number,
  column: number,
  { label, value }: Pair,
): LabelledValue | null {
  const match = matchLabel(label)
  // without a colon only unmistakable texts count as labels, and only with a value next to them
  if (!match || (value === null && !matchHeading(label))) return null
  const own = cellKey(row, column)
  const named = { field: match.field, rank: match.rank, cells: [own] }
  if (value) return { ...named, cell: { kind: 'text', text: value }, place: grid.place(row, column, label) }
  const found = valueToTheRight(grid, row, column) ?? (value === null ? valueBelow(grid, row, column) : null)
  if (found) {
    const cells = [own, cellKey(found.row, found.column)]
    return { ...named, cells, cell: found.cell, place: grid.place(found.row, found.column, label) }
  }
  return value === null ? null : { ...named, cell: undefined, place: grid.place(row, column, label) }
}

const cellKey = (row: number, column: number): string => `${row}:${column}`

/** The texts of the rows around a table that were not read as labels. */
export function unreadTexts(
  grid: Grid,
  rows: readonly number[],
  read: readonly LabelledValue[],
): { row: number; text: string }[] {
  const used = new Set(read.flatMap(({ cells }) => cells))
  return rows.flatMap((row) => {
    const texts = [...(grid.row(row)?.cells ?? [])].flatMap((cell, column) => {
      if (!cell) return []
      if (!used.has(cellKey(row, column))) return quoted(cell) ?? []
      // several labels in one cell: the unknown ones
      const pairs = cell.kind === 'text' ? pairsOf(cell.text) : []
      return pairs.flatMap(({ label, value }) => (value && !matchLabel(label) ? `${label}：${value}` : []))
    })
    return texts.length === 0 ? [] : [{ row, text: texts.join(' ').slice(0, unreadLength) }]
  })
}

/** Characters of an unread text that are listed. */
const unreadLength = 60

interface Found {
  readonly cell: Cell
  readonly row: number
  readonly column: number
}

/** The next non-empty cell to the right, unless it is a label itself. */
function valueToTheRight(grid: Grid, row: number, column: number): Found | null {
  const cells = grid.row(row)!.cells
  const next = cells.findIndex((candidate, index) => index > column && candidate !== undefined)
  const cell = cells[next]
  return cell && !isLabel(cell) ? { cell, row, column: next } : null
}

/** The value below a label, for labels that are next to each other. */
function valueBelow(grid: Grid, row: number, column: number): Found | null {
  const cell = grid.at(row + 1, column)
  if (!cell || isLabel(cell) || (cell.kind === 'text' && matchHeading(cell.text))) return null
  return { cell, row: row + 1, column }
}

interface Pair {
  readonly label: string
  readonly value: string | null
}

/**
 * The pairs of label and value in one text. Wide gaps separate several of them. `value` is '' if the text ends with the
 * colon, and null if there is no colon.
 */
function pairsOf(text: string): Pair[] {
  const pairs: { label: string; value: string | null }[] = []
  for (const piece of withoutSpacing(text)
    .split(/\s{2,}|\u3000+|[\t\r\n]+/)
    .filter((part) => part.trim() !== '')) {
    const match = /^([^:：]{1,30})[:：](.*)$/s.exec(piece)
    const last = pairs.at(-1)
    if (match) pairs.push({ label: match[1]!, value: match[2]!.trim() })
    else if (last) last.value = [last.value, piece].filter(Boolean).join(' ')
    else pairs.push({ label: piece, value: null })
  }
  return pairs
}

/**
 * Removes spaces within a label. Labels are spaced out to fill their column, so a gap between two single characters
 * separates nothing.
 */
const withoutSpacing = (text: string): string =>
  text.replace(/(?<!\S)(\p{Script=Han})[ \u3000]+(?=\p{Script=Han}(?![^\s:：]))/gu, '$1')

const isLabel = (cell: Cell): boolean =>
  cell.kind === 'text' &&
  (/[:：]\s*$/.test(cell.text) || pairsOf(cell.text).some(({ label }) => matchLabel(label) !== null))

/** The value of each field: the most specific label wins; two values of equal rank are a conflict. */
export function chooseLabels(values: readonly LabelledValue[]): {
  chosen: Map<ImportField, LabelledValue>
  conflicts: (readonly [LabelledValue, LabelledValue])[]
} {
  const chosen = new Map<ImportField, LabelledValue>()
  const conflicts: (readonly [LabelledValue, LabelledValue])[] = []
  const ranked = values.toSorted((a, b) => Number(!a.cell) - Number(!b.cell) || a.rank - b.rank)
  for (const value of ranked) {
    const rival = chosen.get(value.field)
    if (!rival) chosen.set(value.field, value)
    else if (value.cell && value.rank === rival.rank && quoted(value.cell) !== quoted(rival.cell))
      conflicts.push([rival, value])
  }
  return { chosen, conflicts }
}
