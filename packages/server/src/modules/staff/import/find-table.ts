import { staffColumnNames, type StaffColumn } from '@bdr/text/staff-import'
import { cleanText } from '../../../platform/workbook/clean-text.ts'
import { halfWidth } from '../../../platform/half-width.ts'
import type { Row, Sheet } from '../../../platform/workbook/workbook.ts'

/** Where a column stands, and what its heading calls it. */
interface FoundColumn {
  readonly column: number
  readonly heading: string
}

/** A list of people on a sheet: its heading row and the rows below. */
export interface Table {
  readonly headingRow: number
  readonly columns: ReadonlyMap<StaffColumn, FoundColumn>
  /** columns that say the same twice */
  readonly twice: readonly (readonly [StaffColumn, FoundColumn, FoundColumn])[]
  /** all headings of the row, as they are spelt */
  readonly found: readonly string[]
  readonly rows: readonly Row[]
}

/** Titles and remarks may stand above the headings; nobody writes more of them. */
const highestHeading = 20
/** One word alone may be a title or somebody's remark. */
const headingsNeeded = 2

/** The list of people on a sheet, or null. */
export function findTable(sheet: Sheet): Table | null {
  const at = sheet.rows.findIndex(
    (row) => row.row <= highestHeading && columnsOf(row).columns.size >= headingsNeeded,
  )
  if (at === -1) return null
  const heading = sheet.rows[at]!
  return { headingRow: heading.row, ...columnsOf(heading), rows: sheet.rows.slice(at + 1) }
}

function columnsOf({ cells }: Row): Pick<Table, 'columns' | 'twice' | 'found'> {
  const columns = new Map<StaffColumn, FoundColumn>()
  const twice: [StaffColumn, FoundColumn, FoundColumn][] = []
  const found: string[] = []
  for (const [column, cell] of cells.entries()) {
    if (cell?.kind !== 'text') continue
    const heading = cleanText(cell.text)
    found.push(heading)
    const meant = meaningOf(heading)
    if (meant === null) continue
    const before = columns.get(meant)
    if (before) twice.push([meant, before, { column, heading }])
    else columns.set(meant, { column, heading })
  }
  return { columns, twice, found }
}

const meanings = new Map(
  Object.entries(staffColumnNames).flatMap(([column, names]) =>
    names.map((name) => [name, column as StaffColumn] as const),
  ),
)

/** Spaces, case, full-width letters, asterisks and remarks in brackets do not matter. */
const meaningOf = (heading: string): StaffColumn | null =>
  meanings.get(
    halfWidth(heading)
      .replace(/\(.*?\)|[\s*:：]/g, '')
      .toLowerCase(),
  ) ?? null
