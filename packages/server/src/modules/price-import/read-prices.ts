import { createHash } from 'node:crypto'
import { fileLimits } from '@bdr/contract/kernel/import-file'
import { codeKey } from '@bdr/contract/products/faults'
import { productImportLimits } from '@bdr/contract/products/import-model'
import { productLimits } from '@bdr/contract/products/model'
import { withTax } from '@bdr/text/product-import'
import {
  priceColumnAliases,
  priceColumns,
  type PriceColumn,
  type PriceImportFaults,
} from '@bdr/text/price-import'
import type { Fault } from '@bdr/text/import-file'
import { faultsOf } from '../../platform/workbook/file-fault.ts'
import { confirmRows } from '../../platform/import/confirm-rows.ts'
import { asStandaloneList, withCorrectedRows } from '../../platform/import/failed-rows.ts'
import { Findings, refusedFindings } from '../../platform/import/findings.ts'
import { importPart, type ImportPart } from '../../platform/import/import-kind.ts'
import { headingKey } from '../../platform/import/heading-key.ts'
import { quoted, textOf } from '../../platform/workbook/clean-text.ts'
import type { FilesInOrder } from '../../platform/workbook/file-reader.ts'
import { mapReading, type Reading } from '../../platform/workbook/reading.ts'
import { FileRefused } from '../../platform/workbook/file-refused.ts'
import { readWorkbook } from '../../platform/workbook/read-workbook.ts'
import { priceWith, stockOf, type PriceTerms } from '../../platform/workbook/values/quantity-and-price.ts'
import {
  cellAddress,
  type Cell,
  type Row,
  type Sheet,
  type Workbook,
} from '../../platform/workbook/workbook.ts'
import type { KnownSku, PackedChange, PriceReadOptions, ReadPrices } from './model.ts'

const priceFault = faultsOf<PriceImportFaults>()

interface Column {
  readonly index: number
  readonly heading: string
}
interface Table {
  readonly headingRow: Row
  readonly columns: ReadonlyMap<PriceColumn, Column>
  readonly twice: readonly (readonly [Column, Column])[]
  readonly hasOthers: boolean
}

const meanings = new Map(
  Object.entries(priceColumnAliases).flatMap(([column, names]) =>
    names.map((name) => [name, column as PriceColumn] as const),
  ),
)
const highestHeading = 20
/** SKUs whose change takes the embedded database tens of milliseconds. */
const changesPerPart = 20

export const refusedPrices = ({ fault }: FileRefused): ReadPrices => ({
  rowCount: 0,
  failedRows: 0,
  changes: [],
  changeCount: 0,
  sameCount: 0,
  parts: [],
  digest: '',
  isRefused: true,
  ...refusedFindings(fault),
})

/** Reads a file in this thread. The server does so in another one, see `read-worker.ts`. */
export async function readPriceFile(
  bytes: Uint8Array,
  options: PriceReadOptions,
  corrected: FilesInOrder = [],
): Promise<ReadPrices> {
  const limits = { faults: productImportLimits.faults, faultRows: fileLimits.rows }
  const findings = new Findings(options.answers, limits)
  try {
    const workbook = await withCorrectedRows(asStandaloneList(await readWorkbook(bytes)), corrected, findings)
    return { ...readPrices(workbook, options, findings), ...findings.finish() }
  } catch (error) {
    if (error instanceof FileRefused) return refusedPrices(error)
    throw error
  }
}

type Read = Omit<ReadPrices, keyof ReturnType<typeof refusedFindings>>

/** Compares every row with its SKU. @throws FileRefused if no sheet is a list of prices */
function readPrices(workbook: Workbook, { known }: PriceReadOptions, findings: Findings): Read {
  const found = workbook.sheets.flatMap((sheet) => {
    const table = findTable(sheet)
    if (!table && sheet.rows.length > 0)
      findings.leaveOut(sheet.name, {}, priceFault(sheet.hidden ? 'unread.hiddenSheet' : 'unread.noHead'))
    return table ? [{ sheet, table }] : []
  })
  if (found.length === 0) throw new FileRefused(priceFault('prices.none'))
  const skus = new Map(known.map((sku) => [sku.code, sku]))
  const reader = new PriceReader(skus, findings)
  for (const { sheet, table } of found) reader.read(sheet, table)
  const { rowCount, failedRows, changes, sameCount, blanks } = reader
  if (blanks > 0) findings.assume(priceFault('cells.blank', { rows: blanks }))
  if (rowCount === 0 && findings.faults.count === 0) throw new FileRefused(priceFault('prices.nobody'))
  const packed = changes.map(({ sku, after }): PackedChange => {
    const { productId, key, price, stock } = sku
    return { productId, key, before: { price, stock }, after }
  })
  const parts = partsOf(packed)
  return {
    rowCount,
    failedRows,
    changes: changes.slice(0, productImportLimits.shown).map(({ sku, written, after }) => ({
      productNo: sku.productNo,
      name: sku.name,
      spec: sku.spec,
      code: written,
      price: sku.price === after.price ? null : { before: sku.price, after: after.price },
      stock: sku.stock === after.stock ? null : { before: sku.stock, after: after.stock },
    })),
    changeCount: changes.length,
    sameCount,
    parts,
    digest: parts.reduce((hash, { json }) => hash.update(json), createHash('sha256')).digest('hex'),
    isRefused: reader.isRefused,
  }
}

/** Ordered by product, so that each product is locked once in a part. */
function partsOf(changes: readonly PackedChange[]): ImportPart[] {
  const sorted = changes.toSorted((a, b) => Number(a.productId) - Number(b.productId))
  return Array.from({ length: Math.ceil(sorted.length / changesPerPart) }, (_, index) => {
    const own = sorted.slice(index * changesPerPart, (index + 1) * changesPerPart)
    return importPart(own.length, own)
  })
}

/** The list of prices on a sheet: a code column, and a price or stock column. */
function findTable(sheet: Sheet): Table | null {
  for (const headingRow of sheet.rows.filter(({ row }) => row <= highestHeading)) {
    const columns = new Map<PriceColumn, Column>()
    const twice: [Column, Column][] = []
    let hasOthers = false
    for (const [index, cell] of headingRow.cells.entries()) {
      const heading = quoted(cell)
      if (heading === null) continue
      const known =
        meanings.get(headingKey(heading)) ?? meanings.get(headingKey(heading.replace(/[(（].*[)）]/, '')))
      if (known === undefined) hasOthers = true
      else if (columns.has(known)) twice.push([columns.get(known)!, { index, heading }])
      else columns.set(known, { index, heading })
    }
    if (columns.has('code') && columns.size > 1) return { headingRow, columns, twice, hasOthers }
  }
  return null
}

/** Reports a row above the headings. */
function leaveText(sheet: string, { row, cells }: Row, findings: Findings): void {
  const text = cells.flatMap((cell) => quoted(cell) ?? []).join(' ')
  findings.leaveOut(sheet, { row }, priceFault('unread.text', { text: text.slice(0, 60) }))
}

interface Change {
  readonly sku: KnownSku
  readonly written: string
  readonly after: { readonly price: string; readonly stock: string }
}

/** Products are offered in yuan; the unit of an unknown one is not known. */
const termsOf = (sku: KnownSku | undefined): PriceTerms => ({ currency: 'CNY', unit: sku?.unit ?? null })

/** A stock in the unit of its product; another one in the cell is a fault. */
function stockWith({ unit }: PriceTerms, cell: Cell): Reading<string> {
  const reading = stockOf(cell)
  const own = 'value' in reading ? reading.value.unit : null
  return own !== null && unit !== null && own !== unit
    ? { fault: priceFault('stock.otherUnit', { own, unit }) }
    : mapReading(reading, ({ quantity }) => quantity)
}

class PriceReader {
  readonly changes: Change[] = []
  readonly #skus: ReadonlyMap<string, KnownSku>
  readonly #findings: Findings
  /** the place of the first occurrence of each code */
  readonly #seen = new Map<string, string>()
  rowCount = 0
  failedRows = 0
  sameCount = 0
  blanks = 0
  isRefused = false

  constructor(skus: ReadonlyMap<string, KnownSku>, findings: Findings) {
    this.#skus = skus
    this.#findings = findings
  }

  read(sheet: Sheet, table: Table): void {
    const { faults } = this.#findings
    const at = { sheet: sheet.name, row: table.headingRow.row, column: null, cell: null, path: null }
    const { columns } = table
    for (const row of sheet.rows) if (row.row < at.row) leaveText(sheet.name, row, this.#findings)
    this.#findings.elements.settle(at, 'frame')
    for (const [first, second] of table.twice) {
      const cells = [first, second].map(({ index }) => cellAddress(at.row, index)).join('、')
      faults.add(at, second.heading, priceFault('sheet.headingTwice', { field: second.heading, cells }))
      this.isRefused = true
    }
    if (!columns.has('price') && !columns.has('stock')) {
      const found = [...columns.values()].map(({ heading }) => heading)
      faults.add(at, null, priceFault('sheet.needsTerms', { found }))
      this.isRefused = true
    }
    if (this.isRefused) return this.#findings.elements.settleRest(sheet.name, 'faulty')
    const price = columns.get('price')
    if (price && !price.heading.includes(withTax))
      this.#findings.assume(priceFault('price.gross', { heading: price.heading }), sheet.name)
    const readColumns = (Object.keys(priceColumns) as PriceColumn[]).filter((column) => columns.has(column))
    if (table.hasOthers)
      this.#findings.assume(priceFault('columns.read', { columns: readColumns }), sheet.name)
    const below = sheet.rows.filter(({ row }) => row > at.row)
    const listed = below.filter((row) => {
      const hasCode = quoted(row.cells[columns.get('code')!.index]) ?? ''
      if (hasCode === '') this.#findings.leaveOut(sheet.name, { row: row.row }, priceFault('unread.noCode'))
      return hasCode !== ''
    })
    const counts = confirmRows(
      sheet,
      listed.map((row) => ({ row, isStruck: row.struck?.has(columns.get('code')!.index) ?? false })),
      this.#findings,
    )
    for (const row of listed.filter(counts)) this.#readRow(sheet.name, row, columns)
  }

  #readRow(sheet: string, { row, cells }: Row, columns: ReadonlyMap<PriceColumn, Column>): void {
    this.rowCount += 1
    let isFaulty = false
    const report = (column: PriceColumn, fault: Fault) => {
      isFaulty = true
      const { index, heading } = columns.get(column)!
      const place = { sheet, row, column: heading, cell: cellAddress(row, index), path: null }
      this.#findings.faults.add(place, quoted(cells[index]), fault)
    }
    const say = (column: PriceColumn, reading: Reading<unknown>) =>
      this.#findings.say(reading, { sheet, column: columns.get(column)!.heading })
    const term = (column: 'price' | 'stock', sku: KnownSku | undefined): string | undefined => {
      const now = sku?.[column]
      const index = columns.get(column)?.index
      if (index === undefined) return now
      const cell = cells[index]
      if (cell === undefined || quoted(cell) === '') {
        this.blanks += 1
        return now
      }
      const reading = column === 'price' ? priceWith(termsOf(sku), cell) : stockWith(termsOf(sku), cell)
      say(column, reading)
      if ('value' in reading && column === 'price' && !/[1-9]/.test(reading.value))
        report(column, priceFault('price.zero'))
      else if ('value' in reading) return reading.value
      else
        report(
          column,
          reading.fault.key === 'quantity.notPositive' ? priceFault('stock.negative') : reading.fault,
        )
      return undefined
    }
    const code = textOf(cells[columns.get('code')!.index], productLimits.skuCode)
    const written = 'value' in code ? (code.value ?? '') : ''
    say('code', code)
    if ('fault' in code) report('code', code.fault)
    const sku = this.#skuOf(written, { sheet, row, cells, columns }, report)
    const after = { price: term('price', sku), stock: term('stock', sku) }
    const differs = sku !== undefined && (after.price !== sku.price || after.stock !== sku.stock)
    if (differs && !isFaulty && !sku.isLive) report('code', priceFault('code.notApproved'))
    if (isFaulty || sku === undefined) {
      this.failedRows += 1
      return
    }
    if (differs) this.changes.push({ sku, written, after: after as Change['after'] })
    else this.sameCount += 1
    this.#findings.elements.settle({ sheet, row, path: null }, 'record')
  }

  #skuOf(
    written: string,
    {
      sheet,
      row,
      cells,
      columns,
    }: Pick<Row, 'row' | 'cells'> & { sheet: string; columns: ReadonlyMap<PriceColumn, Column> },
    report: (column: PriceColumn, fault: Fault) => void,
  ): KnownSku | undefined {
    if (written === '') return undefined
    const key = codeKey(written)
    const before = this.#seen.get(key)
    if (before !== undefined) report('code', priceFault('code.twice', { first: before }))
    else this.#seen.set(key, `${sheet}!${cellAddress(row, columns.get('code')!.index)}`)
    const sku = this.#skus.get(key)
    if (sku === undefined) report('code', priceFault('code.unknown'))
    const productNo = columns.has('productNo') ? (quoted(cells[columns.get('productNo')!.index]) ?? '') : ''
    if (sku !== undefined && productNo !== '' && productNo !== sku.productNo)
      report('code', priceFault('code.otherProduct', { product: sku.productNo }))
    return sku
  }
}
