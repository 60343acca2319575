import { cleanText } from '../../../platform/workbook/clean-text.ts'
import { headingName } from './match-heading.ts'
import {
  cellAddress,
  columnLetters,
  type Cell,
  type Merge,
  type Row,
  type Sheet,
} from '../../../platform/workbook/workbook.ts'
import type { Place } from '../model.ts'

/** A sheet's cells by row and column, with merged cells resolved. */
export interface Grid {
  readonly sheetName: string
  readonly rows: readonly Row[]
  readonly hiddenColumns: ReadonlySet<number>
  row(row: number): Row | undefined
  at(row: number, column: number): Cell | undefined
  /** the row's own texts from left to right */
  texts(row: number): { column: number; text: string }[]
  /** the merge that covers this cell and starts in a row above, if there is one */
  mergeFromAbove(row: number, column: number): Merge | undefined
  /** merges flat enough to belong to a table head that cover a cell of the row */
  headMergesOn(row: number): readonly Merge[]
  /** `heading` is the name of the column in faults; without a heading its letters are used */
  place(row: number, column: number, heading: string | null): Place
}

export function gridOf(sheet: Sheet): Grid {
  const byRow = new Map(sheet.rows.map((row) => [row.row, row]))
  const tallMerges = Map.groupBy(
    sheet.merges.filter((merge) => merge.bottom > merge.top).toSorted((a, b) => a.top - b.top),
    (merge) => merge.left,
  )
  const headMerges = headMergesByRow(sheet.merges)
  return {
    sheetName: sheet.name,
    rows: sheet.rows,
    hiddenColumns: sheet.hiddenColumns,
    row: (row) => byRow.get(row),
    at: (row, column) => byRow.get(row)?.cells[column],
    texts: (row) =>
      (byRow.get(row)?.cells ?? []).flatMap((cell, column) =>
        cell?.kind === 'text' ? [{ column, text: cleanText(cell.text) }] : [],
      ),
    mergeFromAbove: (row, column) => covering(tallMerges.get(column) ?? [], row),
    headMergesOn: (row) => headMerges.get(row) ?? [],
    place: (row, column, heading) => ({
      sheet: sheet.name,
      row,
      column: heading === null ? columnLetters(column) : headingName(heading),
      cell: cellAddress(row, column),
      path: null,
    }),
  }
}

/** The most rows of a table head that can be merged into one cell. */
const headRows = 3

function headMergesByRow(merges: readonly Merge[]): Map<number, Merge[]> {
  const byRow = new Map<number, Merge[]>()
  for (const merge of merges) {
    if (merge.bottom - merge.top >= headRows) continue
    for (let row = merge.top; row <= merge.bottom; row++) {
      const known = byRow.get(row)
      if (known) known.push(merge)
      else byRow.set(row, [merge])
    }
  }
  return byRow
}

/** The merge of one column (sorted by top row) that starts above the row and covers it. */
function covering(merges: readonly Merge[], row: number): Merge | undefined {
  let low = 0
  let high = merges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (merges[middle]!.top < row) low = middle + 1
    else high = middle
  }
  const last = merges[low - 1]
  return last && last.bottom >= row ? last : undefined
}
