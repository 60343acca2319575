import { compare, isQuantity, isUnitPrice, isZero, type Decimal } from '@bdr/contract/kernel/decimal'
import { lineAmounts, totalsOf, type Amounts, type PricedLine } from '@bdr/contract/quotations/amounts'
import { draftOfVersion, offeredOf } from '@bdr/contract/quotations/drafts'
import type { submitQuotation } from '@bdr/contract/quotations/calls'
import type { OfferedProduct, QuotationDraft } from '@bdr/contract/quotations/model'
import type {
  InquiryLine,
  OfferableProduct,
  OpportunityDetail,
  PastPrice,
} from '@bdr/contract/quotations/replies'
import type { InputOf } from '@bdr/contract/kernel/call'
import { quotationForm as words } from '@bdr/text/quotations'
import type { Unchecked } from '../../ui/form/use-call-form.ts'
import type { FormFaults } from '../../ui/form/faults.ts'
import { canonicalDecimal } from '../../ui/kit/decimal-text.ts'

/** The values of one line, as they are typed. */
export type LineValues = {
  /** the merchant's product that is offered */
  product: OfferedProduct | null
  quantity: string
  unitPrice: string
  taxRate: string
  basis: 'included' | 'excluded'
  moq: string
  leadDays: string
  brand: string
  substitute: string
  remark: string
  priceBreaks: { from: string; unitPrice: string }[]
  alternatives: { offer: string; unitPrice: string; leadDays: string; remark: string }[]
}

/** The values of the form; lines by `keyOf`, so that typed values are assigned to their line again. */
export type QuotationValues = {
  validUntil: string
  freight: string
  remark: string
  lines: Record<string, LineValues>
}

/** Lead times are whole days, two years at most. */
export const dayScale = { integer: 3, fraction: 0 } as const

export const keyOf = ({ id }: Pick<InquiryLine, 'id'>): string => `l${id}`

/** The default tax rate. */
const usualRate = '0.13'

const emptyLine = (line: InquiryLine): LineValues => ({
  product: null,
  quantity: line.quantity,
  unitPrice: '',
  taxRate: usualRate,
  basis: 'included',
  moq: '',
  leadDays: '',
  brand: '',
  substitute: '',
  remark: '',
  priceBreaks: [],
  alternatives: [],
})

/** The form's initial values: the last draft, otherwise the submitted version, otherwise empty. */
export function startOf({ lines, draft, versions }: OpportunityDetail): QuotationValues {
  const from = draft.values ?? (versions[0] ? draftOfVersion(versions[0]) : null)
  return {
    validUntil: from?.validUntil ?? '',
    freight: from?.freight ?? '',
    remark: from?.remark ?? '',
    lines: Object.fromEntries(
      lines.map((line) => {
        const typed = from?.lines.find(({ lineId }) => lineId === line.id)
        if (!typed) return [keyOf(line), emptyLine(line)]
        const { lineId: _, taxIncluded, ...values } = typed
        return [keyOf(line), { ...values, basis: taxIncluded ? 'included' : 'excluded' }]
      }),
    ),
  }
}

/** The part that the server stores while it is being typed: unchanged lines are left out. */
export const draftOf = (lines: readonly InquiryLine[], values: QuotationValues): QuotationDraft => ({
  validUntil: values.validUntil,
  freight: values.freight,
  remark: values.remark,
  lines: lines.flatMap((line) => {
    const typed = values.lines[keyOf(line)]!
    if (JSON.stringify(typed) === JSON.stringify(emptyLine(line))) return []
    const { basis, ...rest } = typed
    return [{ ...rest, lineId: line.id, taxIncluded: basis === 'included' }]
  }),
})

/** A line counts as quoted once it has a price. */
export const isQuoted = ({ unitPrice: price }: LineValues): boolean => price.trim() !== ''

const quotedLines = (lines: readonly InquiryLine[], values: QuotationValues) =>
  lines.filter((line) => isQuoted(values.lines[keyOf(line)]!))

type SubmitInput = Unchecked<InputOf<typeof submitQuotation>>

/** The input to send: the lines that have a price, in their order. */
export const inputOf = (
  { id, lines }: Pick<OpportunityDetail, 'id' | 'lines'>,
  version: number,
  values: QuotationValues,
): SubmitInput => ({
  id,
  version,
  validUntil: values.validUntil,
  freight: orNull(values.freight) ?? '0',
  remark: values.remark,
  lines: quotedLines(lines, values).map((line) => {
    const typed = values.lines[keyOf(line)]!
    return {
      lineId: line.id,
      skuId: typed.product?.id ?? null,
      quantity: canonicalDecimal(typed.quantity),
      unitPrice: canonicalDecimal(typed.unitPrice),
      taxRate: typed.taxRate,
      taxIncluded: typed.basis === 'included',
      moq: orNull(typed.moq),
      leadDays: wholeNumber(typed.leadDays),
      brand: typed.brand,
      substitute: typed.substitute,
      remark: typed.remark,
      priceBreaks: typed.priceBreaks.filter(isTyped).map((one) => ({
        from: canonicalDecimal(one.from),
        unitPrice: canonicalDecimal(one.unitPrice),
      })),
      alternatives: typed.alternatives.filter(isTyped).map((one) => ({
        ...one,
        unitPrice: canonicalDecimal(one.unitPrice),
        leadDays: wholeNumber(one.leadDays),
      })),
    }
  }),
})

/** A row of a line in which nothing is typed is not sent. */
const isTyped = (row: Readonly<Record<string, string>>): boolean =>
  Object.values(row).some((text) => text.trim() !== '')

const orNull = (text: string): Decimal | null => (text.trim() === '' ? null : canonicalDecimal(text))
/** Null where nothing is typed, which the contract reports as missing. */
const wholeNumber = (text: string) => (text.trim() === '' ? (null as unknown as number) : Number(text))

const shownAs: Readonly<Record<string, string>> = { lineId: 'unitPrice', skuId: 'product' }

/** The field that shows the faults of a path in the input: sent lines are numbered, the form's have names. */
export function placeOf(
  path: string,
  lines: readonly InquiryLine[],
  values: QuotationValues,
): string | null | undefined {
  const [, index, rest = 'unitPrice'] = /^lines\.(\d+)(?:\.(.+))?$/.exec(path) ?? []
  if (index === undefined) return path === 'lines' ? null : undefined
  const line = quotedLines(lines, values)[Number(index)]
  if (line === undefined) return undefined
  return `lines.${keyOf(line)}.${shownAs[rest] ?? placeInRows(rest, values.lines[keyOf(line)]!)}`
}

/** The sent rows are numbered without those in which nothing is typed. */
function placeInRows(rest: string, { priceBreaks, alternatives }: LineValues): string {
  const [, list, index, field] = /^(priceBreaks|alternatives)\.(\d+)(.*)$/.exec(rest) ?? []
  if (list === undefined) return rest
  const rows: readonly Readonly<Record<string, string>>[] =
    list === 'priceBreaks' ? priceBreaks : alternatives
  const typed = rows.flatMap((row, at) => (isTyped(row) ? [at] : []))
  return `${list}.${typed[Number(index)] ?? index}${field}`
}

/** The page's own faults of the values: nothing quoted, or not all that is required. */
export function checkQuotation(
  { lines, allowPartial }: Pick<OpportunityDetail, 'lines' | 'allowPartial'>,
  values: QuotationValues,
): FormFaults {
  const quoted = quotedLines(lines, values)
  const missing = lines.filter((line) => {
    const typed = values.lines[keyOf(line)]!
    return !isQuoted(typed) && (!allowPartial || typed.leadDays !== '' || typed.substitute !== '')
  })
  return {
    fields: Object.fromEntries(missing.map((line) => [`lines.${keyOf(line)}.unitPrice`, words.priceMissing])),
    general: quoted.length === 0 && missing.length === 0 ? [words.nothingQuoted] : [],
  }
}

const isPrice = (text: string) => isUnitPrice(text) && !isZero(text)
const isAmount = (text: string) => isQuantity(text) && !isZero(text)

/** A line in numbers; null as long as a part of it cannot be read. */
export function pricedOf(values: LineValues): PricedLine | null {
  const price = canonicalDecimal(values.unitPrice)
  const many = canonicalDecimal(values.quantity)
  if (!isPrice(price) || !isAmount(many) || compare(values.taxRate, '1') >= 0) return null
  return {
    quantity: many,
    unitPrice: price,
    taxRate: values.taxRate,
    taxIncluded: values.basis === 'included',
    priceBreaks: values.priceBreaks
      .map((one) => ({ from: canonicalDecimal(one.from), unitPrice: canonicalDecimal(one.unitPrice) }))
      .filter((one) => isAmount(one.from) && isPrice(one.unitPrice)),
  }
}

export const amountOf = (values: LineValues): Decimal | null => {
  const priced = pricedOf(values)
  return priced && lineAmounts(priced).gross
}

/** The form's total as far as it can be read, and the number of quoted lines. */
export function summaryOf(
  lines: readonly InquiryLine[],
  values: QuotationValues,
): Amounts & { readonly quoted: number } {
  const priced = lines.flatMap((line) => pricedOf(values.lines[keyOf(line)]!) ?? [])
  const freight = canonicalDecimal(values.freight)
  return {
    ...totalsOf(priced, isQuantity(freight) ? freight : '0'),
    quoted: priced.length,
  }
}

/** Fills in a former price of the same material with its terms. */
export const withPastPrice = (values: LineValues, past: PastPrice): LineValues => ({
  ...values,
  product: values.product ?? past.product,
  unitPrice: past.unitPrice,
  taxRate: past.taxRate,
  basis: past.taxIncluded ? 'included' : 'excluded',
  leadDays: values.leadDays === '' ? String(past.leadDays) : values.leadDays,
  brand: values.brand === '' ? (past.brand ?? '') : values.brand,
})

/**
 * A product's values for the fields that are still empty; typed values stay. Its price includes the tax, so
 * it is left out where the person has already chosen prices without tax.
 */
export function defaultsFrom(
  values: LineValues,
  { brand, leadDays, terms }: OfferableProduct,
): Partial<LineValues> {
  const isPriceOpen = terms !== null && values.unitPrice.trim() === '' && values.basis === 'included'
  return {
    ...(values.brand.trim() === '' && brand !== null && { brand }),
    ...(values.leadDays.trim() === '' && { leadDays: String(leadDays) }),
    ...(values.moq.trim() === '' && terms !== null && { moq: terms.moq }),
    ...(isPriceOpen && {
      unitPrice: terms.unitPrice,
      taxRate: values.taxRate === usualRate ? terms.taxRate : values.taxRate,
      basis: 'included',
    }),
  }
}

/** Fills in a chosen product with its values. */
export const withProduct = (values: LineValues, product: OfferableProduct): LineValues => ({
  ...values,
  product: offeredOf(product),
  ...defaultsFrom(values, product),
})
