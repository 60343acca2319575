import { trimZeros } from '@bdr/contract/kernel/decimal'
import { codeKey } from '@bdr/contract/products/faults'
import type { ImportedQuotationLine, OfferableProduct } from '@bdr/contract/quotations/replies'
import type { QuotedLine } from '@bdr/contract/quotations/model'
import type { Fault } from '@bdr/text/import-file'
import type { AskedColumn } from '@bdr/text/quotation-import'
import type { ReadRecords } from '../../../platform/import/findings.ts'
import type { ReadCell } from '../../../platform/import/read-list.ts'
import { cleanText } from '../../../platform/workbook/clean-text.ts'
import type { Refusal } from '../../../platform/refusals.ts'
import { FaultList, type FaultsFound } from '../../../platform/workbook/fault-list.ts'
import { wholeFile } from '../../../platform/workbook/file-refused.ts'
import { otherTerms, type WrittenQuantity } from '../../../platform/workbook/values/quantity-and-price.ts'
import { unitWritten } from '../../../platform/workbook/values/unit.ts'
import type { InquiryLineRow } from '../../inquiries/queries.ts'
import { offerableOf, type skusByCode } from '../own-products.ts'
import { faultsOfQuotation, whyClosed, type Asked, type InquiryContext } from '../rules.ts'
import { quotationFault, type ReadLine } from './read-lines.ts'

export interface AskedInquiry extends Omit<Asked, 'lines'>, InquiryContext {
  /** ISO 4217, of all prices */
  readonly currency: string
  readonly lines: readonly InquiryLineRow[]
}

/** The merchant's approved products by code. */
type OwnProducts = Awaited<ReturnType<typeof skusByCode>>

export interface CheckedLines extends FaultsFound {
  /** empty if there is any fault */
  readonly lines: readonly ImportedQuotationLine[]
  /** number of filled-in rows */
  readonly read: number
}

/** Compares a workbook's content with the inquiry, by the rules for submitted quotations. */
export function checkLines(
  read: ReadRecords<ReadLine>,
  inquiry: AskedInquiry,
  products: OwnProducts,
): CheckedLines {
  const faults = FaultList.continuing(read)
  const closed = whyClosed(inquiry)
  if (closed) faults.add(wholeFile, null, asFault(closed))
  const filled = read.records.filter((row) => isFilled(row, read))
  const lines = filled.flatMap((row) => {
    const asked = lineOf(row, inquiry, faults)
    if (!asked) return []
    asTheInquiry(row, asked, faults)
    for (const cell of [row.asked.askedQuantity, row.quantity, row.moq]) sameUnit(cell, asked, faults)
    samePriceTerms(row.unitPrice, asked, inquiry.currency, faults)
    byTheRules(row, asked, inquiry, faults)
    return [importedLine(row, asked, offered(row, asked, products, faults))]
  })
  if (filled.length === 0 && faults.count === 0 && read.assumptions.every(({ question }) => !question))
    faults.add(wholeFile, null, quotationFault('lines.nothing'))
  return { lines: faults.count > 0 ? [] : lines, read: filled.length, ...faults.found }
}

/** Drops the path of a form field, which a file does not have. */
const asFault = ({ key, params }: Refusal): Fault => ({ key, params })

/**
 * Whether a row was filled in. Tax rate and basis alone are prefilled; a row with a fault was filled in incorrectly.
 */
const isFilled = (row: ReadLine, { faults }: FaultsFound): boolean =>
  (['unitPrice', 'leadDays', 'moq', 'brand', 'substitute', 'remark', 'sku'] as const).some(
    (field) => row[field].value !== null,
  ) ||
  faults.some(({ sheet, rows }) => sheet === row.lineNo.place.sheet && rows.includes(row.lineNo.place.row!))

function lineOf({ lineNo }: ReadLine, { lines }: AskedInquiry, faults: FaultList): InquiryLineRow | null {
  if (lineNo.value === null) return null
  const found = lines.find(({ line_no }) => line_no === lineNo.value)
  if (!found)
    faults.add(lineNo.place, String(lineNo.value), quotationFault('line.unknown', { lines: lines.length }))
  return found ?? null
}

const spelt = (text: string | null): string =>
  cleanText(text ?? '')
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .toLowerCase()

/**
 * Reports a row that describes something else than the inquiry's line, because the file belongs to another inquiry or
 * was overwritten, before its price is used.
 */
function asTheInquiry({ asked: written }: ReadLine, line: InquiryLineRow, faults: FaultList): void {
  const wanted: Readonly<Record<AskedColumn, string | null>> = {
    materialCode: line.material_code,
    materialName: line.material_name,
    specification: line.specification,
    askedBrand: line.brand,
    askedQuantity: trimZeros(line.quantity),
    unit: line.unit,
    requiredDate: line.required_date,
    note: line.note,
  }
  for (const column of Object.keys(wanted) as AskedColumn[]) {
    const { value, place } = written[column]
    const text = typeof value === 'object' ? (value?.quantity ?? null) : value
    const asked = wanted[column]
    const keyOf = (one: string | null) => spelt((column === 'unit' && one && unitWritten(one)) || one)
    if (text !== null && keyOf(text) !== keyOf(asked))
      faults.add(place, text, quotationFault('line.other', { lineNo: line.line_no, column, asked }))
  }
}

function sameUnit({ value, place }: ReadCell<WrittenQuantity>, { unit }: InquiryLineRow, faults: FaultList) {
  if (value?.unit && value.unit !== (unitWritten(unit) ?? unit))
    faults.add(place, `${value.quantity}${value.unit}`, quotationFault('unit.other', { unit }))
}

/** Reports a price in another currency or for another unit than the inquiry's. */
function samePriceTerms(
  { value, place }: ReadLine['unitPrice'],
  { unit }: InquiryLineRow,
  currency: string,
  faults: FaultList,
): void {
  const fault = value && otherTerms(value, { currency, unit: unitWritten(unit) ?? unit })
  if (fault) faults.add(place, value.price, fault)
}

/** Reports at its cell what a submission would refuse. */
function byTheRules(row: ReadLine, asked: InquiryLineRow, inquiry: AskedInquiry, faults: FaultList): void {
  const line: QuotedLine = {
    lineId: asked.id,
    skuId: null,
    quantity: row.quantity.value?.quantity ?? asked.quantity,
    unitPrice: row.unitPrice.value?.price ?? '1',
    taxRate: row.taxRate.value ?? '0',
    taxIncluded: true,
    moq: row.moq.value?.quantity ?? null,
    leadDays: row.leadDays.value ?? 0,
    brand: null,
    substitute: row.substitute.value,
    remark: null,
    priceBreaks: [],
    alternatives: [],
  }
  const found = faultsOfQuotation(
    { validUntil: inquiry.deadlineDay, freight: '0', remark: null, lines: [line] },
    { ...inquiry, lines: [asked] },
  )
  for (const refusal of found) {
    const field = refusal.path?.[2]
    if (field !== 'quantity' && field !== 'moq' && field !== 'substitute') continue
    const { value, place } = row[field]
    faults.add(place, typeof value === 'string' ? value : (value?.quantity ?? null), asFault(refusal))
  }
}

function offered(
  { sku: { value, place } }: ReadLine,
  asked: InquiryLineRow,
  products: OwnProducts,
  faults: FaultList,
): OfferableProduct | null {
  if (value === null) return null
  const found = products.get(codeKey(value))
  if (!found) faults.add(place, value, quotationFault('sku.unknown'))
  else if (!found.isOnShelf)
    faults.add(place, value, quotationFault('quotation.productOffShelf', { code: found.code }))
  return found ? offerableOf(found, asked) : null
}

const importedLine = (
  row: ReadLine,
  asked: InquiryLineRow,
  product: OfferableProduct | null,
): ImportedQuotationLine => ({
  lineId: asked.id,
  product,
  quantity: row.quantity.value && trimZeros(row.quantity.value.quantity),
  unitPrice: row.unitPrice.value && row.unitPrice.value.price,
  taxRate: row.taxRate.value,
  taxIncluded: row.taxIncluded,
  moq: row.moq.value && trimZeros(row.moq.value.quantity),
  leadDays: row.leadDays.value === null ? null : String(row.leadDays.value),
  brand: row.brand.value,
  substitute: row.substitute.value,
  remark: row.remark.value,
})
