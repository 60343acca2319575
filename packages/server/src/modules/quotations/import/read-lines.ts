import { isZero, type Decimal } from '@bdr/contract/kernel/decimal'
import { inquiryLimits } from '@bdr/contract/inquiries/model'
import { productLimits } from '@bdr/contract/products/model'
import { quotationLimits } from '@bdr/contract/quotations/model'
import {
  basisWords,
  quotationColumnNames,
  quotationColumns,
  writtenDays,
  type AskedColumn,
  type QuotationColumn,
} from '@bdr/text/quotation-import'
import type { QuotationImportFaults } from '@bdr/text/quotation-import-faults'
import { faultsOf } from '../../../platform/workbook/file-fault.ts'
import { halfWidth } from '../../../platform/half-width.ts'
import { toSimplified } from '../../../platform/simplified.ts'
import type { Findings } from '../../../platform/import/findings.ts'
import type { ListShape } from '../../../platform/import/list-table.ts'
import { describeRepeats, readList, type ListRow, type ReadCell } from '../../../platform/import/read-list.ts'
import { figureOf, textOf } from '../../../platform/workbook/clean-text.ts'
import type { Reading } from '../../../platform/workbook/reading.ts'
import { dayOf } from '../../../platform/workbook/values/day.ts'
import {
  priceOf,
  quantityOf,
  type WrittenPrice,
  type WrittenQuantity,
} from '../../../platform/workbook/values/quantity-and-price.ts'
import { rateOf } from '../../../platform/workbook/values/rate.ts'
import type { Cell, Workbook } from '../../../platform/workbook/workbook.ts'

/** A fault of a workbook of prices as data. */
export const quotationFault = faultsOf<QuotationImportFaults>()

type Basis = keyof typeof basisWords

/** The columns that only repeat the inquiry. */
export interface ReadAsked extends Readonly<Record<Exclude<AskedColumn, 'askedQuantity'>, ReadCell>> {
  readonly askedQuantity: ReadCell<WrittenQuantity>
}

/** The content of one row as far as it could be read. */
export interface ReadLine {
  readonly lineNo: ReadCell<number>
  /** what was requested according to the file, to be compared with the inquiry */
  readonly asked: ReadAsked
  readonly unitPrice: ReadCell<WrittenPrice>
  readonly taxIncluded: boolean | null
  readonly taxRate: ReadCell
  readonly leadDays: ReadCell<number>
  readonly quantity: ReadCell<WrittenQuantity>
  readonly moq: ReadCell<WrittenQuantity>
  readonly brand: ReadCell
  readonly substitute: ReadCell
  readonly remark: ReadCell
  /** code of an own product */
  readonly sku: ReadCell
}

const shape: ListShape<QuotationColumn> = {
  titles: quotationColumns,
  names: quotationColumnNames,
  needed: ['lineNo'],
  marks: ['lineNo', 'materialName'],
  limit: inquiryLimits.lines,
}

/**
 * The lines of a workbook of prices.
 * @throws FileRefused if there are none
 */
export function readLines(workbook: Workbook, findings: Findings): ReadLine[] {
  const lines = readList(workbook, shape, findings, readLine)
  describeRepeats(
    lines.map(({ lineNo }) => lineNo),
    String,
    (first) => quotationFault('line.twice', { first }),
    findings.faults,
  )
  return lines
}

const text = (limit: number) => (cell: Cell) => textOf(cell, limit)

function readLine(row: ListRow<QuotationColumn>): ReadLine {
  const isPercent = /[%％]/.test(row.heading('taxRate') ?? '')
  return {
    lineNo: row.required('lineNo', lineNoOf),
    asked: {
      materialCode: row.optional('materialCode', text(1000)),
      materialName: row.optional('materialName', text(1000)),
      specification: row.optional('specification', text(1000)),
      askedBrand: row.optional('askedBrand', text(1000)),
      askedQuantity: row.optional('askedQuantity', quantityOf),
      unit: row.optional('unit', text(1000)),
      requiredDate: row.optional('requiredDate', (cell) =>
        dayOf(cell, row.findings.hiddenTime(row.place('requiredDate'))),
      ),
      note: row.optional('note', text(1000)),
    },
    ...readPrice(row),
    taxRate: row.optional('taxRate', (cell) => taxRateOf(cell, isPercent)),
    leadDays: row.optional('leadDays', daysOf),
    quantity: row.optional('quantity', quantityOf),
    moq: row.optional('moq', quantityOf),
    brand: row.optional('brand', text(quotationLimits.brand)),
    substitute: row.optional('substitute', text(quotationLimits.offer)),
    remark: row.optional('remark', text(quotationLimits.lineRemark)),
    sku: row.optional('sku', text(productLimits.skuCode)),
  }
}

/** The price from one of three columns, two of which state whether it includes tax. */
function readPrice(row: ListRow<QuotationColumn>): Pick<ReadLine, 'unitPrice' | 'taxIncluded'> {
  const gross = row.optional('grossPrice', positivePrice)
  const net = row.optional('netPrice', (cell) => orTwice(cell, [gross, row.heading('grossPrice')]))
  const named = gross.value === null ? net : gross
  const title = row.heading(gross.value === null ? 'netPrice' : 'grossPrice')
  const plain = row.optional('price', (cell) => orTwice(cell, [named, title]))
  const basis = row.optional('basis', basisOf).value
  if (gross.value !== null) return { unitPrice: gross, taxIncluded: true }
  if (net.value !== null) return { unitPrice: net, taxIncluded: false }
  if (plain.value === null) return { unitPrice: plain, taxIncluded: null }
  return { unitPrice: plain, taxIncluded: basis === null ? basisOfRow(row) : basis === 'included' }
}

const orTwice = (
  cell: Cell,
  [before, column]: readonly [ReadCell<WrittenPrice>, string | null],
): Reading<WrittenPrice> =>
  before.value === null
    ? positivePrice(cell)
    : { fault: quotationFault('price.twice', { other: column ?? '' }) }

/**
 * Whether the price includes tax: from the basis column, which then needs a value in this row; without such a column it
 * is asked once.
 */
function basisOfRow(row: ListRow<QuotationColumn>): boolean | null {
  if (row.heading('basis') !== null) {
    row.findings.faults.add(row.place('basis'), null, quotationFault('basis.missing'))
    return null
  }
  const answer = row.findings.ask(
    quotationFault('quotation.noBasis', { column: row.heading('price') ?? '' }),
    {
      id: `basis:${row.sheet}`,
      kind: 'choice',
      sheet: row.sheet,
      options: Object.keys(basisWords),
    },
  )
  return answer === null ? null : answer === 'included'
}

function lineNoOf(cell: Cell): Reading<number | null> {
  const written = figureOf(cell, 20)
  if ('fault' in written || written.value === null) return written as Reading<null>
  return /^0*[1-9]\d{0,5}$/.test(written.value)
    ? { value: Number(written.value) }
    : { fault: quotationFault('lineNo.invalid') }
}

function positivePrice(cell: Cell): Reading<WrittenPrice> {
  const reading = priceOf(cell)
  return 'value' in reading && isZero(reading.value.price)
    ? { fault: quotationFault('price.notPositive') }
    : reading
}

function taxRateOf(cell: Cell, isPercent: boolean): Reading<Decimal> {
  const reading = rateOf(cell, isPercent)
  return 'value' in reading && Number(reading.value) >= 1 ? { fault: quotationFault('rate.whole') } : reading
}

function basisOf(cell: Cell): Reading<Basis | null> {
  const written = textOf(cell, 20)
  if ('fault' in written || written.value === null) return written as Reading<null>
  const bases = Object.entries(basisWords) as [Basis, string][]
  const shown = toSimplified(written.value)
  const found = bases.find(([, word]) => word === shown)
  return found ? { value: found[0] } : { fault: quotationFault('basis.invalid') }
}

/** Parses `30` and `30天`; working days are refused, since it is unknown how many days they are. */
function daysOf(cell: Cell): Reading<number | null> {
  const written = figureOf(cell, 20)
  if ('fault' in written || written.value === null) return written as Reading<null>
  const match = writtenDays.exec(toSimplified(halfWidth(written.value)))
  const days = Number(match?.[1])
  return match && days <= quotationLimits.leadDays
    ? { value: days }
    : { fault: quotationFault('days.invalid', { most: quotationLimits.leadDays }) }
}
