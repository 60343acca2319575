import { cleanText } from '../values/clean-text.ts'
import { headingName } from './match-heading.ts'
import { cellAddress, columnLetters, type Cell, type Merge, type Row, type Sheet } from '../workbook/workbook.ts'
import type { Place } from '../model.ts'

/** A sheet's cells by row and column, with what merging means for them. */
export interface Grid {
  readonly sheetName: string
  readonly rows: readonly Row[]
  row(row: number): Row | undefined
  at(row: number, column: number): Cell | undefined
  /** the row's own texts, left to right */
  texts(row: number): { column: number; text: string }[]
  /** the merge that reaches down to this cell from above, if any */
  mergeFromAbove(row: number, column: number): Merge | undefined
  /** merges that cover any cell of the row */
  mergesOn(row: number): readonly Merge[]
  /** `heading` is what a fault calls the column; its letter where it has no heading */
  place(row: number, column: number, heading: string | null): Place
}

export function gridOf(sheet: Sheet): Grid {
  const byRow = new Map(sheet.rows.map((row) => [row.row, row]))
  const tallMerges = new Map<number, Merge[]>()
  for (const merge of sheet.merges) {
    if (merge.bottom > merge.top) tallMerges.set(merge.left, [...(tallMerges.get(merge.left) ?? []), merge])
  }
  return {
    sheetName: sheet.name,
    rows: sheet.rows,
    row: (row) => byRow.get(row),
    at: (row, column) => byRow.get(row)?.cells[column],
    texts: (row) =>
      (byRow.get(row)?.cells ?? []).flatMap((cell, column) =>
        cell?.kind === 'text' ? [{ column, text: cleanText(cell.text) }] : [],
      ),
    mergeFromAbove: (row, column) =>
      tallMerges.get(column)?.find((merge) => merge.top < row && row <= merge.bottom),
    mergesOn: (row) => sheet.merges.filter((merge) => merge.top <= row && row <= merge.bottom),
    place: (row, column, heading) => ({
      sheet: sheet.name,
      row,
      column: heading === null ? columnLetters(column) : headingName(heading),
      cell: cellAddress(row, column),
      path: null,
    }),
  }
}
