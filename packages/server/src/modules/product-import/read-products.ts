import { compare } from '@bdr/contract/kernel/decimal'
import {
  afterImport,
  productImportLimits,
  type AfterImport,
  type ProductColumn,
} from '@bdr/contract/products/import-model'
import type { ProductContent } from '@bdr/contract/products/model'
import { shownLayouts } from '@bdr/contract/kernel/import-file'
import { exampleMark, productColumnNames } from '@bdr/text/product-import'
import type { Fault } from '@bdr/text/import-file'
import { confirmRows, inOrOut } from '../../platform/import/confirm-rows.ts'
import type { FileFindings, Findings } from '../../platform/import/findings.ts'
import { headingKey } from '../../platform/import/heading-key.ts'
import { importPart, type ImportPart } from '../../platform/import/import-kind.ts'
import { quoted } from '../../platform/workbook/clean-text.ts'
import { FileRefused, wholeFile } from '../../platform/workbook/file-refused.ts'
import {
  cellAddress,
  columnLetters,
  type Row,
  type Sheet,
  type Workbook,
} from '../../platform/workbook/workbook.ts'
import { assemble, reportCodes, type Assembly } from './assemble.ts'
import { productFault } from './faults.ts'
import {
  attributeField,
  findTable,
  layoutOf,
  missingColumns,
  type FoundColumn,
  type Table,
} from './find-table.ts'
import { vocabularyOf } from './headings.ts'
import type { CategoryChoice, UnlistedFailedRows, ProductReadOptions, ReadProducts } from './model.ts'
import { packProduct, type PackedProduct } from './pack.ts'
import { matchPictures } from './pictures.ts'
import { placeAt, readRow, type ReadRow } from './read-row.ts'

/** Products whose addition takes the embedded database some milliseconds. */
const productsPerPart = 10

type Read = Omit<ReadProducts, keyof FileFindings>

/** The rows with products of a workbook, and how its sheets were interpreted. */
interface ProductRows extends Pick<Read, 'after' | 'layouts' | 'fields' | 'isRefused'> {
  readonly rows: readonly ReadRow[]
}

/**
 * Reads the rows of every sheet with a list of products. It keeps no reference to the workbook.
 * @throws FileRefused if there are none
 */
export function readRows(workbook: Workbook, options: ProductReadOptions, findings: Findings): ProductRows {
  const { faults } = findings
  const after = findings.ask(productFault('after.ask'), {
    id: 'after',
    kind: 'choice',
    options: afterImport,
  }) as AfterImport | null
  const vocabulary = vocabularyOf(options.categories)
  const layouts = new Map(options.layouts)
  const find = (isGuessed: boolean) =>
    workbook.sheets.flatMap((sheet) => {
      const table = findTable(sheet, vocabulary, layouts, isGuessed)
      return table ? [{ sheet, table }] : []
    })
  const known = find(false)
  const tables = known.length > 0 ? known : find(true).slice(0, 1)
  if (tables.length === 0) throw new FileRefused(productFault('products.none'))
  for (const sheet of workbook.sheets)
    if (sheet.rows.length > 0 && !tables.some((one) => one.sheet === sheet))
      findings.leaveOut(sheet.name, {}, productFault(sheet.hidden ? 'unread.hiddenSheet' : 'unread.noHead'))

  const categoryOf = categoryFinder(options.categories)
  const brands = new Map(options.brands)
  const meant = tables.filter(({ sheet, table }) => isSheetRead(sheet, table, findings))
  const read = meant.map(({ sheet, table }) => readSheet(sheet, table, { categoryOf, brands, findings }))
  const rows = read.flatMap((one) => one.rows)
  if (rows.length > productImportLimits.rows)
    faults.add(wholeFile, null, productFault('products.tooMany', { limit: productImportLimits.rows }))
  const isAsked = findings.found.assumptions.length > 1
  if (rows.length === 0 && faults.count === 0 && !isAsked)
    throw new FileRefused(productFault('products.nobody'))
  return {
    after,
    rows,
    layouts: tables.slice(0, shownLayouts).map(({ sheet, table }) => layoutOf(sheet, table)),
    fields: fieldsOf(tables, options.categories, categoryOf),
    isRefused: read.some(({ isReadable }) => !isReadable) || rows.length > productImportLimits.rows,
  }
}

/** Makes products from the rows without faults. */
export function productsOfRows(
  { rows, ...list }: ProductRows,
  options: ProductReadOptions,
  findings: Findings,
): Read {
  reportCodes(rows, new Map(options.taken), { findings })
  const pictures = matchPictures(
    options.pictures,
    rows.flatMap(({ values }) => (values.code === '' ? [] : [values.code])),
  )
  const made = productsOf(rows, { findings, pictures, needsPicture: list.after === 'submit' })
  return {
    ...list,
    rowCount: rows.length,
    failedRows: made.failed.reduce((sum, product) => sum + product.length, 0),
    beside: unlistedFailedRows(made.failed, findings),
    productCount: made.count,
    pictureCount: made.withPicture,
    shown: made.shown,
    parts: made.parts,
    unusedPictures: pictures.unused.map(({ name, why }) => ({ name, why })),
  }
}

/** Whether a sheet is imported. For a hidden sheet a person is asked. */
function isSheetRead(sheet: Sheet, table: Table, findings: Findings): boolean {
  if (!sheet.hidden) return true
  const asked = productFault('sheet.hidden', { lines: table.rows.length })
  const question = { id: `sheet:${sheet.name}`, kind: 'choice', sheet: sheet.name, options: inOrOut } as const
  const isIn = findings.ask(asked, question) !== 'skip'
  if (!isIn) findings.leaveOut(sheet.name, {}, productFault('unread.skippedSheet'))
  return isIn
}

type CategoryFinder = (written: string) => CategoryChoice | Fault

/** Finds categories by name, code, or path; spaces around the separators of a path are ignored. */
function categoryFinder(categories: readonly CategoryChoice[]): CategoryFinder {
  const pathKey = (path: string) =>
    path
      .split(/[/／>＞、]/)
      .map(headingKey)
      .join('/')
  const byKey = Map.groupBy(
    categories.flatMap((one) =>
      [...new Set([headingKey(one.name), one.code, pathKey(one.path)])].map((key) => ({ key, one })),
    ),
    ({ key }) => key,
  )
  return (written) => {
    const found = byKey.get(pathKey(written)) ?? []
    const open = found.filter(({ one }) => one.isOpen)
    if (open.length === 1) return open[0]!.one
    if (open.length > 1) return productFault('category.ambiguous', { paths: open.map(({ one }) => one.path) })
    return productFault(found.length > 0 ? 'category.closed' : 'category.unknown')
  }
}

interface SheetContext {
  readonly categoryOf: CategoryFinder
  readonly brands: ReadonlyMap<string, string>
  readonly findings: Findings
}

function readSheet(
  sheet: Sheet,
  table: Table,
  { categoryOf, brands, findings }: SheetContext,
): { rows: ReadRow[]; isReadable: boolean } {
  findings.elements.settle({ sheet: sheet.name, row: table.headingRow.row, path: null }, 'frame')
  const named = categoryOf(sheet.name.replace(/[(（]\d+[)）]$/, ''))
  const sheetCategory = 'key' in named ? null : named
  if (!isReadable(sheet, table, sheetCategory, findings)) {
    findings.elements.settleRest(sheet.name, 'faulty')
    return { rows: [], isReadable: false }
  }
  const listed = rowsOf(sheet, table, findings)
  const counts = confirmRows(
    sheet,
    listed.map((row) => ({ row, isStruck: isStruck(row, table) })),
    findings,
  )
  const context = {
    sheet: sheet.name,
    table,
    findings,
    brands,
    categoryOf,
    sheetCategory,
    indices: new Map(),
  }
  const rows = listed.filter(counts).map((row) => readRow(row, context))
  if (sheetCategory && rows.some(({ values }) => values.category === ''))
    findings.assume(productFault('category.ofSheet', { category: sheetCategory.path }), sheet.name)
  return { rows, isReadable: true }
}

const columnIndex = (table: Table, column: ProductColumn): number | undefined =>
  table.columns.find(({ meaning }) => meaning && 'column' in meaning && meaning.column === column)?.index

/** Whether the name or code of a product is struck out, which means it is not imported. */
const isStruck = ({ struck }: Row, table: Table): boolean =>
  struck !== null &&
  (['name', 'code'] as const).some((column) => struck.has(columnIndex(table, column) ?? -1))

/** Reports faults of the headings once, in which case no rows are read. */
function isReadable(
  sheet: Sheet,
  table: Table,
  sheetCategory: CategoryChoice | null,
  findings: Findings,
): boolean {
  const { faults } = findings
  const at = { sheet: sheet.name, row: table.headingRow.row }
  const before = faults.count
  const missing = missingColumns(table)
  if (missing.length > 0) {
    const found = table.columns.map(({ heading }) => heading)
    faults.add(placeAt(at, undefined), null, productFault('sheet.missingColumns', { missing, found }))
  }
  const seen = new Map<string, FoundColumn>()
  for (const column of table.columns) {
    const { meaning, heading } = column
    if (meaning === null) continue
    const name = 'column' in meaning ? meaning.column : meaning.attributes.join(' ')
    const other = seen.get(name)
    seen.set(name, other ?? column)
    if (other) {
      const cells = [other, column].map(({ index }) => cellAddress(at.row, index)).join('、')
      faults.add(placeAt(at, column), heading, productFault('sheet.headingTwice', { field: heading, cells }))
    }
    if ('attributes' in meaning && meaning.strangeUnit !== null)
      faults.add(
        placeAt(at, column),
        heading,
        productFault('heading.unit', { unit: meaning.units.join('、') }),
      )
    if ('column' in meaning && meaning.column === 'price' && !meaning.statesTax)
      findings.assume(productFault('price.gross', { heading }), sheet.name)
  }
  if (!seen.has('category') && sheetCategory === null)
    faults.add(placeAt(at, undefined), null, productFault('category.missing', { sheet: sheet.name }))
  return faults.count === before
}

/** The rows with products. All others, and unknown columns, are reported. */
function rowsOf(sheet: Sheet, table: Table, findings: Findings): Row[] {
  const known = table.columns.filter(({ meaning }) => meaning !== null)
  const name = columnIndex(table, 'name')!
  const headings = new Map(table.columns.map(({ index, heading }) => [index, heading]))
  for (const row of sheet.rows) if (row.row < table.headingRow.row) leaveText(sheet, row, findings)
  const unknown = new Map<number, string>(
    table.columns.flatMap(({ index, heading, meaning }) =>
      meaning === null ? [[index, heading] as const] : [],
    ),
  )
  const filled = new Set<number>()
  const rows = table.rows.filter((row) => {
    for (const index of row.cells.keys()) if (row.cells[index] !== undefined) filled.add(index)
    if (!known.some(({ index }) => row.cells[index] !== undefined)) {
      leaveText(sheet, row, findings)
      return false
    }
    if (quoted(row.cells[name])?.startsWith(exampleMark)) {
      findings.leaveOut(sheet.name, { row: row.row }, productFault('unread.example'))
      return false
    }
    const isHead = known.every(({ index }) => quoted(row.cells[index]) === headings.get(index))
    if (isHead) findings.leaveOut(sheet.name, { row: row.row }, productFault('unread.headAgain'))
    return !isHead
  })
  for (const index of [...filled].sort((a, b) => a - b)) {
    if (known.some((column) => column.index === index)) continue
    const why = productFault(unknown.has(index) ? 'unread.unknownHeading' : 'unread.noHeading')
    const column = `${columnLetters(index)} ${unknown.get(index) ?? ''}`.trim()
    findings.leaveOut(sheet.name, { column }, why)
  }
  return rows
}

function leaveText(sheet: Sheet, { row, cells }: Row, findings: Findings): void {
  const text = cells.flatMap((cell) => quoted(cell) ?? []).join(' ')
  findings.leaveOut(sheet.name, { row }, productFault('unread.text', { text: text.slice(0, 60) }))
}

/** Rows of the same group on a sheet are one product; a row without a group is a product on its own. */
function groupsOf(rows: readonly ReadRow[]): ReadRow[][] {
  const groups = new Map<string, ReadRow[]>()
  const products: ReadRow[][] = []
  for (const row of rows) {
    const { group } = row.values
    const known = group === '' ? undefined : groups.get(`${row.sheet}\n${group}`)
    if (known) known.push(row)
    else {
      const product = [row]
      products.push(product)
      if (group !== '') groups.set(`${row.sheet}\n${group}`, product)
    }
  }
  return products
}

function productsOf(rows: readonly ReadRow[], assembly: Assembly) {
  const { elements } = assembly.findings
  const failed: ReadRow[][] = []
  const shown: ReadProducts['shown'][number][] = []
  const parts: ImportPart[] = []
  let waiting: PackedProduct[] = []
  let waitingRows = 0
  let count = 0
  let withPicture = 0
  const cut = () => {
    if (waiting.length > 0) parts.push(importPart(waitingRows, waiting))
    waiting = []
    waitingRows = 0
  }
  for (const group of groupsOf(rows)) {
    const content = assemble(group, assembly)
    if (content === null) {
      failed.push(group)
      // rows without faults of their own are taken away together with those of their product
      if (group.some(({ isFaulty }) => isFaulty))
        for (const row of group) elements.settle({ sheet: row.sheet, row: row.row, path: null }, 'faulty')
      continue
    }
    for (const row of group) elements.settle({ sheet: row.sheet, row: row.row, path: null }, 'record')
    count += 1
    if (content.pictures.length > 0) withPicture += 1
    if (shown.length < productImportLimits.shown) shown.push(shownOf(content, group[0]!.category!))
    waiting.push(packProduct(content))
    waitingRows += group.length
    if (waiting.length >= productsPerPart) cut()
  }
  cut()
  return { failed, shown, parts, count, withPicture }
}

function shownOf(content: ProductContent, category: CategoryChoice): ReadProducts['shown'][number] {
  const prices = content.skus.map(({ price }) => price).toSorted(compare)
  return {
    name: content.name,
    model: content.model,
    category: category.path,
    skuCount: content.skus.length,
    priceFrom: prices[0]!,
    priceTo: prices.at(-1)!,
    pictures: content.pictures.length,
  }
}

/** The rows of products with faults that have no faults themselves: all rows of a product are corrected together. */
function unlistedFailedRows(failed: readonly ReadRow[][], { found }: Findings): UnlistedFailedRows[] {
  const listed = new Set(found.faults.flatMap(({ sheet, rows }) => rows.map((row) => `${sheet}\n${row}`)))
  const unlisted = failed.flat().filter(({ sheet, row }) => !listed.has(`${sheet}\n${row}`))
  const bySheetAndWhy = Map.groupBy(
    unlisted,
    ({ sheet, isFaulty }) => `${isFaulty ? 'more' : 'sameProduct'}\n${sheet}`,
  )
  return [...bySheetAndWhy.values()].map((rows) => ({
    sheet: rows[0]!.sheet,
    rows: rows.map(({ row }) => row),
    why: rows[0]!.isFaulty ? 'more' : 'sameProduct',
  }))
}

/**
 * The fields that columns can be mapped to by hand: those of every product, and the attributes of the file's
 * categories.
 */
function fieldsOf(
  tables: readonly { readonly sheet: Sheet; readonly table: Table }[],
  categories: readonly CategoryChoice[],
  categoryOf: CategoryFinder,
): ReadProducts['fields'] {
  const named = tables.flatMap(({ sheet }) => {
    const category = categoryOf(sheet.name)
    return 'key' in category ? [] : [category]
  })
  const offered = named.length > 0 ? named : categories
  const attributes = new Map(offered.flatMap((one) => one.attributes).map(({ key, name }) => [key, name]))
  return [
    ...Object.entries(productColumnNames).map(([field, name]) => ({ field, name })),
    ...[...attributes].map(([key, name]) => ({ field: attributeField(key), name })),
  ]
}
