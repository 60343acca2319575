import type { FilePlace } from '@bdr/contract/kernel/replies'
import { valueFault } from '@bdr/contract/products/faults'
import { brandLimits, normalisedBrand } from '@bdr/contract/brands/model'
import { productLimits, taxRates } from '@bdr/contract/products/model'
import type { AttributeDefinition } from '@bdr/contract/products/replies'
import type { ProductColumn } from '@bdr/contract/products/import-model'
import { requiredColumns } from '@bdr/contract/products/import-model'
import { daysBehind, kilograms } from '@bdr/text/product-import'
import { taxRateText } from '@bdr/text/products'
import type { Fault } from '@bdr/text/import-file'
import { halfWidth } from '../../platform/half-width.ts'
import { toSimplified } from '../../platform/simplified.ts'
import type { Findings } from '../../platform/import/findings.ts'
import { headingKey } from '../../platform/import/heading-key.ts'
import { figureOf, quoted, textOf, withoutInvisible } from '../../platform/workbook/clean-text.ts'
import { mapReading, type Reading } from '../../platform/workbook/reading.ts'
import {
  isZero,
  otherTerms,
  priceOf,
  priceWith,
  quantityOf,
  stockOf,
} from '../../platform/workbook/values/quantity-and-price.ts'
import { rateOf } from '../../platform/workbook/values/rate.ts'
import { unitWritten } from '../../platform/workbook/values/unit.ts'
import { cellAddress, type Cell, type Row } from '../../platform/workbook/workbook.ts'
import { productFault } from './faults.ts'
import type { FoundColumn, Table } from './find-table.ts'
import type { CategoryChoice } from './model.ts'

/** One row of a list as far as it could be read; '' for a cell that is blank or has a fault. */
export interface ReadRow {
  readonly sheet: string
  readonly row: number
  readonly category: CategoryChoice | null
  readonly values: Readonly<Record<ProductColumn, string>>
  /** by key */
  readonly attributes: Readonly<Record<string, string>>
  /** column of each fixed field and each attribute, for faults found later */
  readonly indices: ReadonlyMap<string, FoundColumn>
  /** columns whose cells already have a fault */
  readonly reported: readonly string[]
  isFaulty: boolean
}

/** The context for reading the rows of one sheet. */
export interface RowContext {
  readonly sheet: string
  readonly table: Table
  readonly findings: Findings
  readonly brands: ReadonlyMap<string, string>
  readonly categoryOf: (written: string) => CategoryChoice | Fault
  /** the category named by the sheet */
  readonly sheetCategory: CategoryChoice | null
  /** columns by category, shared between rows to save memory */
  readonly indices: Map<CategoryChoice | null, ReadRow['indices']>
}

/** The values of an empty row; rows copied from it have the same hidden class in V8. */
const blank: Readonly<Record<ProductColumn, string>> = {
  category: '',
  group: '',
  name: '',
  brand: '',
  model: '',
  unit: '',
  code: '',
  price: '',
  taxRate: '',
  moq: '',
  leadTimeDays: '',
  stock: '',
  weight: '',
  barcode: '',
  description: '',
}

/** Shared by the many rows without faults. */
const nothingReported: readonly string[] = []

export const placeAt = (
  { sheet, row }: Pick<ReadRow, 'sheet' | 'row'>,
  at: FoundColumn | undefined,
): FilePlace => ({
  sheet,
  row,
  column: at?.heading ?? null,
  cell: at ? cellAddress(row, at.index) : null,
  path: null,
})

/** Reads a row and reports the faults of its cells. */
export function readRow({ row, cells }: Row, context: RowContext): ReadRow {
  const { sheet, table, findings, sheetCategory } = context
  const values: Record<ProductColumn, string> = { ...blank }
  const attributes: Record<string, string> = {}
  const read = {
    sheet,
    row,
    indices: indicesOf(sheetCategory, context),
    values,
    attributes,
    reported: nothingReported,
    category: sheetCategory,
    isFaulty: false,
  } as {
    -readonly [Key in keyof ReadRow]: ReadRow[Key]
  }
  const report: ReportFault = (at, fault) => {
    read.isFaulty = true
    findings.faults.add(placeAt(read, at), at ? quoted(cells[at.index]) : null, fault)
  }
  const found = table.columns.filter(({ meaning }) => meaning !== null)
  for (const column of found) {
    const meaning = column.meaning!
    if (!('column' in meaning)) continue
    const reading = readers[meaning.column](cells[column.index], meaning, context)
    findings.say(reading, placeAt(read, column))
    if ('value' in reading) values[meaning.column] = reading.value
    else {
      read.reported = [...read.reported, meaning.column]
      report(column, reading.fault)
    }
  }
  if (values.category !== '') {
    const category = context.categoryOf(values.category)
    if ('key' in category) report(read.indices.get('category'), category)
    else if (category !== sheetCategory) {
      read.category = category
      read.indices = indicesOf(category, context)
    }
  } else if (sheetCategory === null && !read.isFaulty)
    report(
      read.indices.get('category') ?? read.indices.get('name'),
      productFault('category.missing', { sheet }),
    )
  checkUnits(read, cells, report)
  for (const column of found) {
    const meaning = column.meaning!
    if (!('attributes' in meaning) || read.category === null) continue
    const definition = definitionOf(meaning, read.category)
    const reading = readAttribute(cells[column.index], definition, read.category)
    findings.say(reading, placeAt(read, column))
    if ('fault' in reading) report(column, reading.fault)
    else if (reading.value !== '') attributes[definition!.key] = reading.value
  }
  return read
}

type Meaning = NonNullable<FoundColumn['meaning']>

const definitionOf = (
  meaning: Extract<Meaning, { attributes: readonly string[] }>,
  { attributes }: CategoryChoice,
): AttributeDefinition | undefined => attributes.find(({ key }) => meaning.attributes.includes(key))

/** The column of each fixed field and each attribute of a category. */
function indicesOf(category: CategoryChoice | null, { table, indices }: RowContext): ReadRow['indices'] {
  const known = indices.get(category)
  if (known) return known
  const made = new Map<string, FoundColumn>()
  for (const column of table.columns) {
    const { meaning } = column
    if (meaning === null) continue
    const name = 'column' in meaning ? meaning.column : category && definitionOf(meaning, category)?.key
    if (name) made.set(name, column)
  }
  indices.set(category, made)
  return made
}

type ReportFault = (at: FoundColumn | undefined, fault: Fault) => void

/** Reports missing required values: in every row, or for a group in its first row. */
export function reportMissing(read: ReadRow, columns: readonly ProductColumn[], findings: Findings): void {
  for (const column of columns) {
    const at = read.indices.get(column)
    const known = requiredColumns.some((one) => one === column)
    if (!known || read.values[column] !== '' || at === undefined || read.reported.includes(column)) continue
    read.isFaulty = true
    findings.faults.add(placeAt(read, at), null, productFault('cell.missing'))
  }
}

function readAttribute(
  cell: Cell | undefined,
  definition: AttributeDefinition | undefined,
  category: CategoryChoice,
): Reading<string> {
  const reading = (definition?.type === 'number' ? figureOf : textOf)(cell, productLimits.attributeValue)
  if ('fault' in reading || reading.value === null) return 'fault' in reading ? reading : { value: '' }
  if (!definition) return { fault: productFault('attribute.strange', { category: category.name }) }
  const written = definition.type === 'number' ? numberIn(reading.value, definition.unit) : reading.value
  // PN16, pn16 and ＰＮ１６ are the same choice
  const value = definition.choices.find((one) => sameChoice(one, written)) ?? written
  const key = valueFault(definition, value)
  return key === null ? { value, said: reading.said } : { fault: productFault('content.invalid', { key }) }
}

/**
 * A number without its unit, `−40 ℃` for the unit ℃, and `＋１２０`: any kind of minus sign is accepted, and a plus sign is
 * dropped.
 */
function numberIn(text: string, unit: string): string {
  const plain = halfWidth(text).replaceAll(' ', '')
  const bare =
    unit !== '' && plain.endsWith(halfWidth(unit)) ? plain.slice(0, -halfWidth(unit).length) : plain
  return bare.replace(/^[−–]/, '-').replace(/^\+/, '')
}

const sameChoice = (one: string, other: string): boolean =>
  one === other || headingKey(one) === headingKey(other)

/** Reports a unit in a cell or heading that differs from the row's unit, such as `12台` or `5元/台` with the unit 件. */
function checkUnits(read: ReadRow, cells: readonly (Cell | undefined)[], report: ReportFault): void {
  for (const column of ['moq', 'stock'] as const) {
    const at = read.indices.get(column)
    const cell = at && cells[at.index]
    if (!cell || read.values[column] === '' || read.values.unit === '') continue
    const written = isZero(cell) ? null : quantityOf(cell)
    const own = written && 'value' in written ? written.value.unit : null
    const unit = own ?? (at.meaning && 'column' in at.meaning ? at.meaning.unit : null)
    if (unit !== null && unit !== read.values.unit) report(at, productFault('quantity.otherUnit', { unit }))
  }
  const priced = read.indices.get('price')
  const price = priced && cells[priced.index] && priceOf(cells[priced.index]!)
  if (!price || 'fault' in price || read.values.price === '' || read.values.unit === '') return
  const fault = otherTerms(price.value, { currency, unit: read.values.unit })
  if (fault) report(priced, fault)
}

/** Products are offered in yuan. */
const currency = 'CNY'

type ColumnMeaning = Extract<NonNullable<Table['columns'][number]['meaning']>, { column: ProductColumn }>
type Reader = (cell: Cell | undefined, meaning: ColumnMeaning, context: RowContext) => Reading<string>

/** Reads text with a maximum length; '' if the cell is blank. */
const text =
  (limit: number): Reader =>
  (cell) => {
    const reading = textOf(cell, limit)
    return mapReading(reading, (shown) => shown ?? '')
  }

/** Reads a value; '' if the cell is blank. */
const filled =
  (read: (cell: Cell, meaning: ColumnMeaning, context: RowContext) => Reading<string>): Reader =>
  (cell, meaning, context) =>
    cell === undefined || quoted(cell) === '' ? { value: '' } : read(cell, meaning, context)

const number: Reader = filled((cell) => mapReading(quantityOf(cell), ({ quantity }) => quantity))

const readers: Readonly<Record<ProductColumn, Reader>> = {
  category: text(200),
  group: text(100),
  name: text(productLimits.name),
  model: text(productLimits.model),
  code: text(productLimits.skuCode),
  barcode: text(productLimits.barcode),
  brand(cell, meaning, context) {
    const name = text(brandLimits.name)(cell, meaning, context)
    if ('fault' in name || name.value === '') return name
    const id = context.brands.get(normalisedBrand(name.value))
    return id === undefined ? { fault: productFault('brand.unknown') } : { value: id }
  },
  unit(cell, meaning, context) {
    const name = text(20)(cell, meaning, context)
    if ('fault' in name || name.value === '') return name
    const unit = unitWritten(name.value)
    if (unit === null) return { fault: productFault('unit.unknown') }
    if (unit !== name.value)
      context.findings.assume(productFault('unit.translated', { from: name.value, to: unit }), context.sheet)
    return { value: unit }
  },
  price: filled((cell) => {
    const reading = priceWith({ currency, unit: null }, cell)
    if ('value' in reading && !/[1-9]/.test(reading.value)) return { fault: productFault('price.zero') }
    return reading
  }),
  taxRate: filled((cell, { percent }) => {
    const reading = rateOf(cell, percent)
    if ('fault' in reading || taxRates.some((rate) => rate === reading.value)) return reading
    return { fault: productFault('rate.notOffered', { rates: taxRates.map(taxRateText) }) }
  }),
  moq: number,
  stock: filled((cell) => {
    const reading = stockOf(cell)
    const isNegative = 'fault' in reading && reading.fault.key === 'quantity.notPositive'
    return isNegative
      ? { fault: productFault('stock.negative') }
      : mapReading(reading, ({ quantity }) => quantity)
  }),
  leadTimeDays: filled((cell) => {
    const written = figureOf(cell, 20)
    if ('fault' in written) return written
    const days = toSimplified(halfWidth(written.value ?? '')).replace(daysBehind, '')
    return /^\d{1,3}$/.test(days) && Number(days) <= productLimits.leadTimeDays
      ? { value: String(Number(days)) }
      : { fault: productFault('days.invalid', { limit: productLimits.leadTimeDays }) }
  }),
  weight: filled((cell) => {
    const reading = quantityOf(cell)
    if ('fault' in reading) return reading
    const { quantity, unit } = reading.value
    if (unit !== null && !kilograms.includes(unit)) return { fault: productFault('weight.unit') }
    return { value: quantity, said: reading.said }
  }),
  description(cell) {
    if (cell?.kind !== 'text') return text(productLimits.description)(cell, {} as never, {} as never)
    const html = paragraphs(cell.text)
    return html.length > productLimits.description
      ? { fault: productFault('cell.tooLong', { limit: productLimits.description }) }
      : { value: html }
  },
}

/** Converts the lines of a cell to HTML paragraphs, escaping the text. */
const paragraphs = (written: string): string =>
  withoutInvisible(written)
    .split(/\r?\n|\r/)
    .map((line) => line.replace(/\p{Cc}+/gu, ' ').trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`)
    .join('')
