import { halfWidth } from '../half-width.ts'
import { cleanText } from '../workbook/clean-text.ts'
import type { Row, Sheet } from '../workbook/workbook.ts'

/** What a list has to look like: one record in each row, below a heading for each of its columns. */
export interface ListShape<Field extends string> {
  /** the columns as our own files head them, by which sentences call them */
  readonly titles: Readonly<Record<Field, string>>
  /** what else people call them; without spaces, in half width and small letters */
  readonly names: Readonly<Record<Field, readonly string[]>>
  /** without these columns a sheet is no such list */
  readonly needed: readonly Field[]
  /** a row counts as crossed out when one of these cells is */
  readonly marks: readonly Field[]
  /** rows of one file */
  readonly limit: number
}

/** Where a column stands, and what its heading calls it. */
export interface FoundColumn {
  readonly column: number
  readonly heading: string
}

/** A list on a sheet: its heading row and the rows below. */
export interface ListTable<Field extends string> {
  readonly headingRow: number
  readonly columns: ReadonlyMap<Field, FoundColumn>
  /** columns that say the same twice */
  readonly twice: readonly (readonly [Field, FoundColumn, FoundColumn])[]
  /** all headings of the row, as they are spelt */
  readonly found: readonly string[]
  readonly rows: readonly Row[]
}

/** Titles and remarks may stand above the headings; nobody writes more of them. */
const highestHeading = 20
/** One word alone may be a title or somebody's remark. */
const headingsNeeded = 2

/** The list on a sheet, or null. */
export function findTable<Field extends string>(
  sheet: Sheet,
  shape: ListShape<Field>,
): ListTable<Field> | null {
  const at = sheet.rows.findIndex(
    (row) => row.row <= highestHeading && columnsOf(row, shape).columns.size >= headingsNeeded,
  )
  if (at === -1) return null
  const heading = sheet.rows[at]!
  return { headingRow: heading.row, ...columnsOf(heading, shape), rows: sheet.rows.slice(at + 1) }
}

function columnsOf<Field extends string>(
  { cells }: Row,
  { names }: ListShape<Field>,
): Pick<ListTable<Field>, 'columns' | 'twice' | 'found'> {
  const columns = new Map<Field, FoundColumn>()
  const twice: [Field, FoundColumn, FoundColumn][] = []
  const found: string[] = []
  for (const [column, cell] of cells.entries()) {
    if (cell?.kind !== 'text') continue
    const heading = cleanText(cell.text)
    found.push(heading)
    const meant = meaningOf(heading, names)
    if (meant === null) continue
    const before = columns.get(meant)
    if (before) twice.push([meant, before, { column, heading }])
    else columns.set(meant, { column, heading })
  }
  return { columns, twice, found }
}

/** Spaces, case, full-width letters, asterisks and remarks in brackets do not matter. */
function meaningOf<Field extends string>(
  heading: string,
  names: Readonly<Record<Field, readonly string[]>>,
): Field | null {
  const spelt = halfWidth(heading)
    .replace(/\(.*?\)|[\s*:：%]/g, '')
    .toLowerCase()
  const fields = Object.keys(names) as Field[]
  return fields.find((field) => names[field].includes(spelt)) ?? null
}
