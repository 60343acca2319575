import { createHash } from 'node:crypto'
import { requiredColumns, type ProductColumn } from '@bdr/contract/products/import-model'
import { productColumnNames } from '@bdr/text/product-import'
import { quoted } from '../../platform/workbook/clean-text.ts'
import { columnLetters, type Row, type Sheet } from '../../platform/workbook/workbook.ts'
import { meaningOf, type Meaning, type Vocabulary } from './headings.ts'
import type { LayoutColumns } from '../../platform/import/layouts.ts'
import type { ReadLayout } from './model.ts'

/** A column of a list, and the field it is read as. */
export interface FoundColumn {
  readonly index: number
  readonly heading: string
  readonly meaning: Meaning | null
  /** whether a person chose it */
  readonly mapped: boolean
}

/** A list of products on a sheet: its heading row and the rows below it. */
export interface Table {
  readonly headingRow: Row
  readonly columns: readonly FoundColumn[]
  readonly rows: readonly Row[]
  /** the same for every file with the same headings */
  readonly head: string
}

/** Number of rows that are searched for headings, since titles and remarks may be above them. */
const highestHeading = 20
/** One or two matching words may be a title or a remark. */
const headingsNeeded = 3

const attributePrefix = 'attribute.'
export const attributeField = (key: string): string => attributePrefix + key

/**
 * The list of products on a sheet, or null.
 * @param isGuessed if no heading is known, uses the first row with several texts, so that its columns can be mapped by
 * hand
 */
export function findTable(
  sheet: Sheet,
  vocabulary: Vocabulary,
  layouts: ReadonlyMap<string, LayoutColumns>,
  isGuessed: boolean,
): Table | null {
  const tops = sheet.rows.filter(({ row }) => row <= highestHeading)
  const known = tops.map((row) => ({ row, count: columnsOf(row, vocabulary, []).filter(isKnown).length }))
  const best = known.reduce((one, other) => (other.count > one.count ? other : one), {
    row: null as Row | null,
    count: 0,
  })
  const headingRow =
    best.count >= headingsNeeded
      ? best.row!
      : tops.find(
          (row) => headingsOf(row).length >= headingsNeeded && (isGuessed || layouts.has(headOf(row))),
        )
  if (!headingRow) return null
  const head = headOf(headingRow)
  return {
    headingRow,
    head,
    columns: columnsOf(headingRow, vocabulary, layouts.get(head) ?? []),
    rows: sheet.rows.filter(({ row }) => row > headingRow.row),
  }
}

const headingsOf = ({ cells }: Row) =>
  [...cells.entries()].flatMap(([index, cell]) => {
    const heading = quoted(cell)
    return heading === null || heading === '' ? [] : [{ index, heading }]
  })

const headOf = (row: Row): string =>
  createHash('sha256')
    .update(JSON.stringify(headingsOf(row).map(({ index, heading }) => [index, heading])))
    .digest('hex')

const isKnown = ({ meaning }: FoundColumn) => meaning !== null

function columnsOf(row: Row, vocabulary: Vocabulary, mapped: LayoutColumns): FoundColumn[] {
  const byHand = new Map(mapped)
  return headingsOf(row).map(({ index, heading }) => {
    const field = byHand.get(index)
    return {
      index,
      heading,
      mapped: field !== undefined,
      meaning: field === undefined ? meaningOf(heading, vocabulary) : meaningByHand(field),
    }
  })
}

function meaningByHand(field: string | null): Meaning | null {
  if (field === null) return null
  if (field.startsWith(attributePrefix))
    return { attributes: [field.slice(attributePrefix.length)], strangeUnit: null, units: [] }
  // choosing 含税单价 declares that the price includes tax
  const column = Object.keys(productColumnNames).find((one) => one === field) as ProductColumn | undefined
  return column ? { column, percent: false, unit: null, statesTax: true } : null
}

/** The required columns that a list lacks. */
export const missingColumns = ({ columns }: Table): ProductColumn[] =>
  requiredColumns.filter(
    (needed) => !columns.some(({ meaning }) => meaning && 'column' in meaning && meaning.column === needed),
  )

const samplesShown = 3
const sampleLength = 40

/** Describes for the page which column is read as which field. */
export const layoutOf = (sheet: Sheet, table: Table): ReadLayout => ({
  head: table.head,
  sheet: sheet.name,
  row: table.headingRow.row,
  columns: table.columns.map(({ index, heading, meaning, mapped }) => ({
    index,
    letters: columnLetters(index),
    heading,
    field: fieldOf(meaning),
    mapped,
    samples: samplesOf(table.rows, index),
  })),
  missing: missingColumns(table).map((column) => productColumnNames[column]),
})

function fieldOf(meaning: Meaning | null): string | null {
  if (meaning === null) return null
  return 'column' in meaning ? meaning.column : attributeField(meaning.attributes[0]!)
}

function samplesOf(rows: readonly Row[], column: number): string[] {
  const samples = new Set<string>()
  for (const { cells } of rows) {
    const text = quoted(cells[column])
    if (text) samples.add(text.slice(0, sampleLength))
    if (samples.size === samplesShown) break
  }
  return [...samples]
}
