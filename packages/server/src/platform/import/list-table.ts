import { halfWidth } from '../half-width.ts'
import { toSimplified } from '../simplified.ts'
import { cleanText } from '../workbook/clean-text.ts'
import type { Row, Sheet } from '../workbook/workbook.ts'

/** The structure of a list: one record in each row, below a heading for each column. */
export interface ListShape<Field extends string> {
  /** the columns' headings in our own files, also used as their names in sentences */
  readonly titles: Readonly<Record<Field, string>>
  /** alternative headings, without spaces, in half width and lower case */
  readonly names: Readonly<Record<Field, readonly string[]>>
  /** columns without which a sheet is not such a list */
  readonly needed: readonly Field[]
  /** columns that decide whether a row is struck out */
  readonly marks: readonly Field[]
  /** maximum number of rows in one file */
  readonly limit: number
}

/** The position of a column, and its heading. */
export interface FoundColumn {
  readonly column: number
  readonly heading: string
}

/** A list on a sheet: its heading row and the rows below it. */
export interface ListTable<Field extends string> {
  readonly headingRow: number
  readonly columns: ReadonlyMap<Field, FoundColumn>
  /** fields that two columns claim */
  readonly twice: readonly (readonly [Field, FoundColumn, FoundColumn])[]
  /** all headings of the row as written */
  readonly found: readonly string[]
  readonly rows: readonly Row[]
}

/** Number of rows that are searched for headings, since titles and remarks may be above them. */
const highestHeading = 20
/** A single matching word may be a title or a remark. */
const headingsNeeded = 2

/** The list on a sheet, or null if there is none. */
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

/** The field for a heading. Spaces, case, full width, asterisks, remarks in brackets and traditional characters make no difference. */
function meaningOf<Field extends string>(
  heading: string,
  names: Readonly<Record<Field, readonly string[]>>,
): Field | null {
  const spelt = toSimplified(halfWidth(heading))
    .replace(/\(.*?\)|[\s*:：%]/g, '')
    .toLowerCase()
  const fields = Object.keys(names) as Field[]
  return fields.find((field) => names[field].includes(spelt)) ?? null
}
