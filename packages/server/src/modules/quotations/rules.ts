import { isOpenInquiry, isOverInquiry } from '@bdr/contract/inquiries/meaning'
import { compare, trimZeros, type Decimal } from '@bdr/contract/kernel/decimal'
import type { GuardedActionOf, PersonalActionOf } from '@bdr/contract/kernel/machine'
import type { InquiryStatus } from '@bdr/contract/inquiries/machine'
import { quotationMachine } from '@bdr/contract/quotations/machine'
import type { OfferedProduct, QuotationInput } from '@bdr/contract/quotations/model'
import { fault, refusal, type FieldPath, type Refusal } from '../../platform/refusals.ts'
import type { Lifecycle } from '../../platform/transition.ts'

export const quotationLifecycle: Lifecycle<typeof quotationMachine> = {
  machine: quotationMachine,
  table: 'quotation',
  history: 'quotation',
}

export interface InquiryContext {
  readonly status: InquiryStatus
  /** whether the deadline has passed, by the database's clock */
  readonly isPast: boolean
}

/** The reason why a merchant cannot change anything any more; null while the inquiry accepts quotations. */
export function whyClosed({ status, isPast }: InquiryContext): Refusal | null {
  if (isOverInquiry(status)) return refusal('quotation.inquiryOver', { status })
  return !isOpenInquiry(status) || isPast ? refusal('quotation.deadlinePassed') : null
}

const guards: Readonly<
  Record<GuardedActionOf<typeof quotationMachine>, (inquiry: InquiryContext) => Refusal | null>
> = { submit: whyClosed, revise: whyClosed, withdraw: whyClosed, decline: whyClosed }

export const blockedBy = (
  action: PersonalActionOf<typeof quotationMachine>,
  inquiry: InquiryContext,
): Refusal | null => guards[action](inquiry)

interface AskedLine {
  readonly id: string
  readonly line_no: number
  readonly quantity: Decimal
}

export interface Asked {
  readonly lines: readonly AskedLine[]
  readonly allowPartial: boolean
  readonly allowSubstitute: boolean
  /** the day in China of the deadline */
  readonly deadlineDay: string
}

/** The faults of a quotation with their paths. */
export function faultsOfQuotation(input: QuotationInput, asked: Asked): Refusal[] {
  const seen = new Set<string>()
  const faults = input.lines.flatMap((line, index): Refusal[] => {
    const path = (...rest: FieldPath): FieldPath => ['lines', index, ...rest]
    const wanted = asked.lines.find(({ id }) => id === line.lineId)
    if (!wanted) return [fault(path('lineId'), 'quotation.lineUnknown')]
    if (seen.has(line.lineId))
      return [fault(path('lineId'), 'quotation.lineTwice', { lineNo: wanted.line_no })]
    seen.add(line.lineId)
    const quantity = trimZeros(wanted.quantity)
    const differs = compare(line.quantity, wanted.quantity)
    const breaks = line.priceBreaks.findIndex(
      ({ from }, at) => at > 0 && compare(from, line.priceBreaks[at - 1]!.from) <= 0,
    )
    return [
      ...(differs > 0 ? [fault(path('quantity'), 'quotation.tooMuch', { asked: quantity })] : []),
      ...(differs < 0 && !asked.allowPartial
        ? [fault(path('quantity'), 'quotation.lessThanAsked', { asked: quantity })]
        : []),
      ...(line.moq !== null && compare(line.moq, line.quantity) > 0
        ? [fault(path('moq'), 'quotation.moqAboveQuantity')]
        : []),
      ...(line.substitute !== null && !asked.allowSubstitute
        ? [fault(path('substitute'), 'quotation.noSubstitute')]
        : []),
      ...(breaks === -1 ? [] : [fault(path('priceBreaks', breaks, 'from'), 'quotation.breaksNotRising')]),
    ]
  })
  const missing = asked.lines.filter(({ id }) => !seen.has(id)).map(({ line_no }) => line_no)
  return [
    ...(input.validUntil < asked.deadlineDay ? [fault(['validUntil'], 'quotation.validityPast')] : []),
    ...(missing.length > 0 && !asked.allowPartial
      ? [fault(['lines'], 'quotation.partial', { lines: missing })]
      : []),
    ...faults,
  ]
}

interface KnownProduct {
  readonly isOnShelf: boolean
  readonly product: OfferedProduct
}

/**
 * The faults of the products in a quotation.
 * @param known the merchant's approved products, by SKU
 */
export const faultsOfProducts = (
  { lines }: Pick<QuotationInput, 'lines'>,
  known: ReadonlyMap<string, KnownProduct>,
): Refusal[] =>
  lines.flatMap(({ skuId }, index) => {
    if (skuId === null) return []
    const found = known.get(skuId)
    const path = ['lines', index, 'skuId']
    if (!found) return [fault(path, 'quotation.productUnknown')]
    return found.isOnShelf ? [] : [fault(path, 'quotation.productOffShelf', { code: found.product.code })]
  })

/** Identifies the same material in different inquiries: by its code, otherwise by name and specification. */
export const materialKey = (line: {
  readonly material_code: string | null
  readonly material_name: string
  readonly specification: string | null
}): string => {
  const text = line.material_code ?? [line.material_name, line.specification ?? ''].join('|')
  return text.normalize('NFKC').replace(/\s+/g, '').toLowerCase()
}
