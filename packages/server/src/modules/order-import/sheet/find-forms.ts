import type { ImportField } from '@bdr/contract/orders/import'
import type { Row } from '../../../platform/workbook/workbook.ts'
import type { Grid } from './grid.ts'
import type { KnownLayouts } from '../model.ts'
import { chooseLabels, labelledValues, unreadTexts, type LabelledValue } from './labels.ts'
import { rowKind, type RowKind } from './row-kind.ts'
import { tableHeadAt, type TableHead } from './table-head.ts'
import type { TotalKind } from './total-words.ts'

/**
 * One or more tables with the labels that hold for them. A list is a form without labels; the
 * pages of a printed order, each with its head, are one form of several tables.
 */
export interface Form {
  readonly tables: readonly Table[]
  readonly labels: ReadonlyMap<ImportField, LabelledValue>
  readonly labelConflicts: readonly (readonly [LabelledValue, LabelledValue])[]
  /** what stands around the tables and is no label we know */
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
  /** rows below the table, or above the first one, that are no lines */
  readonly others: number[]
}

/** The forms of a sheet, top to bottom; none where no head of a table can be found. */
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
      unread: unreadTexts(grid, labelRows, values),
    }
  })
}

/** Cuts a sheet at the heads of its tables; the first section is what stands above them. */
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
 * Where the next form of a sheet begins among the rows between two tables: at the top of the
 * block of rows that holds its order number. Null if these rows name none, so that the second
 * table continues the first.
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
