import { importFault } from '../faults.ts'
import type { Findings } from '../../../platform/import/findings.ts'
import type { Form, Table } from './find-forms.ts'
import type { Grid } from './grid.ts'
import { columnTitle } from './table-head.ts'

/** Reports the parts of a form that were not read: non-empty columns, and texts around the tables. */
export function listUnread(grid: Grid, form: Form, findings: Findings): void {
  const sheet = grid.sheetName
  for (const row of frameRows(form)) findings.elements.settle({ sheet, row, path: null }, 'frame')
  for (const { row, text } of form.unread)
    findings.leaveOut(sheet, { row }, importFault('unread.text', { text }))
  for (const table of form.tables) listColumns(grid, table, findings)
}

/** The rows around the lines: heads, totals, and labels. */
const frameRows = ({ labelRows, tables }: Form): number[] => [
  ...labelRows,
  ...tables.flatMap(({ head, totals }) => [
    ...Array.from({ length: head.bottom - head.top + 1 }, (_, index) => head.top + index),
    ...totals.map(({ row }) => row),
  ]),
]

function listColumns(grid: Grid, { head, lines }: Table, findings: Findings): void {
  const read = new Set([...head.columns.values()].map(({ index }) => index))
  const names = new Map(head.headings.map(({ index, name }) => [index, name]))
  const replaced = new Map(head.replaced.map(({ column, by }) => [column.index, by]))
  const filled = new Set(lines.flatMap(({ cells }) => Object.keys(cells).map(Number)))
  for (const index of [...filled].sort((a, b) => a - b)) {
    if (read.has(index)) continue
    const name = names.get(index)
    const by = replaced.get(index)
    const why =
      head.mapped.get(index) === null
        ? importFault('unread.ignored')
        : name === undefined
          ? importFault('unread.noHeading')
          : by
            ? importFault('unread.replaced', { field: by.field, other: by.name })
            : importFault('unread.unknownHeading')
    findings.leaveOut(grid.sheetName, { column: columnTitle({ index, name: name ?? '' }) }, why)
  }
  const hidden = [...head.columns.values()].filter(({ index }) => grid.hiddenColumns.has(index))
  if (hidden.length > 0)
    findings.assume(
      importFault('columns.hidden', { columns: hidden.map(({ name }) => name) }),
      grid.sheetName,
    )
}
