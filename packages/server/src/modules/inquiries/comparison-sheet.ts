import {
  isLowest,
  lowestOf,
  offersOf,
  priceOf,
  quotedOf,
  type Offer,
} from '@bdr/contract/inquiries/comparison'
import type { InquiryDetail } from '@bdr/contract/inquiries/replies'
import { compare, isZero } from '@bdr/contract/kernel/decimal'
import type { InquiryLine } from '@bdr/contract/quotations/replies'
import { compareWords, comparisonExport as words, inquiryFields as fields } from '@bdr/text/inquiries'
import { quotationForm } from '@bdr/text/quotations'
import { sheetStream, type ExportColumn } from '../../platform/export/sheet-stream.ts'

/** A requested line, or a value of a whole offer. */
type Row = { readonly line: InquiryLine } | { readonly line: null; readonly whole: SummaryRow }

interface SummaryRow {
  readonly title: string
  readonly amount?: (offer: Offer) => string | null
  readonly text?: (offer: Offer) => string | null
}

/** The offers of all merchants line by line, with the totals of each offer at the end. */
export function comparisonSheet(inquiry: InquiryDetail) {
  const offers = offersOf(inquiry)
  const summaryRows: readonly SummaryRow[] = [
    {
      title: compareWords.freight,
      amount: ({ offer }) => (isZero(offer.freight) ? null : offer.freight),
    },
    { title: compareWords.total, amount: ({ offer }) => offer.gross },
    {
      title: compareWords.quoted,
      text: ({ offer }) => compareWords.quotedOf(offer.lines.length, inquiry.lines.length),
    },
    { title: compareWords.validUntil, text: ({ offer }) => offer.validUntil },
    { title: compareWords.remark, text: ({ offer }) => offer.remark },
  ]
  const rows: Row[] = [
    ...inquiry.lines.map((line) => ({ line })),
    ...summaryRows.map((whole) => ({ line: null, whole })),
  ]
  const columns = [...askedColumns(offers), ...offers.flatMap((offer) => columnsOf(inquiry, offers, offer))]
  return sheetStream(words.name(inquiry.inquiryNo), columns, inOneChunk(rows))
}

async function* inOneChunk(rows: readonly Row[]) {
  yield rows
}

const ofLine =
  <Value>(value: (line: InquiryLine) => Value) =>
  (row: Row): Value | null =>
    row.line && value(row.line)

const askedColumns = (offers: readonly Offer[]): ExportColumn<Row>[] => [
  { title: fields.materialCode, width: 16, value: ofLine(({ materialCode }) => materialCode) },
  {
    title: fields.materialName,
    width: 24,
    value: (row) => row.line?.materialName ?? (row as { whole: SummaryRow }).whole.title,
  },
  { title: fields.specification, width: 26, value: ofLine(({ specification }) => specification) },
  { title: words.asked, width: 12, kind: 'number', value: ofLine(({ quantity }) => quantity) },
  { title: fields.unit, width: 8, value: ofLine(({ unit }) => unit) },
  { title: fields.requiredDate, width: 12, kind: 'day', value: ofLine(({ requiredDate }) => requiredDate) },
  { title: words.lowest, width: 14, kind: 'number', value: ofLine((line) => lowestOf(offers, line)) },
  {
    title: words.lowestBy,
    width: 24,
    value: ofLine((line) => {
      const lowest = lowestOf(offers, line)
      const cheapest = offers.filter((offer) => isLowest(priceOf(offer, line), lowest))
      return cheapest.map(({ merchantName }) => merchantName).join('、')
    }),
  },
]

/**
 * The columns of one merchant's offer; the lowest price, substitutes and missing lines are marked and can be filtered.
 */
function columnsOf(inquiry: InquiryDetail, offers: readonly Offer[], offer: Offer): ExportColumn<Row>[] {
  const { merchantName, quotationId } = offer
  const title = (column: string) => words.of(merchantName, column)
  const isBest = (line: InquiryLine) => isLowest(priceOf(offer, line), lowestOf(offers, line))
  const awardOf = (line: InquiryLine) =>
    inquiry.awards.find((award) => award.lineId === line.id && award.quotationId === quotationId)
  const quoted = <Value>(value: (one: NonNullable<ReturnType<typeof quotedOf>>) => Value) =>
    ofLine((line) => {
      const one = quotedOf(offer, line)
      return one ? value(one) : null
    })
  return [
    {
      title: title(words.price),
      width: 16,
      kind: 'number',
      value: ofLine((line) => priceOf(offer, line)),
      look: (row) => (row.line && isBest(row.line) ? 'good' : null),
    },
    {
      title: title(words.amount),
      width: 16,
      kind: 'number',
      value: (row) =>
        row.line ? (quotedOf(offer, row.line)?.gross ?? null) : (row.whole.amount?.(offer) ?? null),
    },
    {
      title: title(words.leadDays),
      width: 14,
      kind: 'number',
      value: quoted(({ leadDays }) => leadDays),
    },
    { title: title(words.quantity), width: 14, kind: 'number', value: quoted(({ quantity }) => quantity) },
    {
      title: title(words.offer),
      width: 24,
      value: quoted(({ brand, substitute }) => (substitute ? words.substituted(substitute) : brand)),
      look: (row) => (row.line && quotedOf(offer, row.line)?.substitute ? 'warn' : null),
    },
    ...(offer.offer.lines.some(({ product }) => product !== null)
      ? [
          {
            title: title(quotationForm.product),
            width: 30,
            value: quoted(({ product }) => product && quotationForm.productOf(product)),
          },
        ]
      : []),
    {
      title: title(words.remark),
      width: 24,
      value: (row) => (row.line ? marksOf(row.line) : (row.whole.text?.(offer) ?? null)),
      look: (row) => (row.line && !quotedOf(offer, row.line) ? 'warn' : null),
    },
    ...(inquiry.awards.length > 0
      ? [
          {
            title: title(words.awarded),
            width: 14,
            kind: 'number' as const,
            value: ofLine((line) => awardOf(line)?.quantity ?? null),
          },
        ]
      : []),
  ]

  function marksOf(line: InquiryLine): string {
    const one = quotedOf(offer, line)
    if (!one) return compareWords.notQuoted
    const marks = [
      isBest(line) && compareWords.lowest,
      compare(one.quantity, line.quantity) < 0 && compareWords.lessOffered(`${one.quantity} ${line.unit}`),
      one.remark,
    ]
    return marks.filter(Boolean).join('；')
  }
}
