import { priceOf, quotedOf, type Offer } from '@bdr/contract/inquiries/comparison'
import {
  compare,
  isPositiveQuantity,
  isZero,
  minus,
  plus,
  times,
  toAmount,
  type Decimal,
} from '@bdr/contract/kernel/decimal'
import { grossPriceAt } from '@bdr/contract/quotations/amounts'
import type { InquiryLine } from '@bdr/contract/quotations/replies'
import { canonicalDecimal } from '../../ui/kit/decimal-text.ts'

/** Quantities to award, as they are typed, by line and quotation. */
export type Quantities = Readonly<Record<string, string>>
const nameOf = (line: InquiryLine, offer: Offer): string => `${line.id} ${offer.quotationId}`

/** Everything a merchant offers, up to the requested quantities. */
export const awardAllTo = (lines: readonly InquiryLine[], offer: Offer): Quantities =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const quoted = quotedOf(offer, line)
      return quoted ? [[nameOf(line, offer), quoted.quantity] as const] : []
    }),
  )

/** Awards each line to the cheapest offer, and what that one cannot supply to the next. */
export const lowestAwards = (lines: readonly InquiryLine[], offers: readonly Offer[]): Quantities =>
  Object.fromEntries(
    lines.flatMap((line) => {
      let rest = line.quantity
      return offers
        .filter((offer) => quotedOf(offer, line))
        .toSorted((one, other) => compare(priceOf(one, line)!, priceOf(other, line)!))
        .flatMap((offer) => {
          const { quantity, moq } = quotedOf(offer, line)!
          const taken = compare(quantity, rest) < 0 ? quantity : rest
          if (isZero(taken) || (moq !== null && compare(taken, moq) < 0)) return []
          rest = minus(rest, taken)
          return [[nameOf(line, offer), taken] as const]
        })
    }),
  )

/** The typed quantities, as far as they can be awarded. */
export const awardsOf = (lines: readonly InquiryLine[], offers: readonly Offer[], quantities: Quantities) =>
  lines.flatMap((line) =>
    offers.flatMap((offer) => {
      const quantity = canonicalDecimal(quantities[nameOf(line, offer)] ?? '')
      return isPositiveQuantity(quantity)
        ? [{ lineId: line.id, quotationId: offer.quotationId, quantity }]
        : []
    }),
  )

/** The quantity of a line that has not been awarded; negative where too much has been. */
export const restOf = (line: InquiryLine, offers: readonly Offer[], quantities: Quantities): Decimal =>
  awardsOf([line], offers, quantities).reduce((rest, award) => minus(rest, award.quantity), line.quantity)

/** The total of an order of these lines. */
export const totalOf = (
  { offer }: Offer,
  awards: readonly { readonly lineId: string; readonly quantity: Decimal }[],
): Decimal =>
  awards.reduce((sum, { lineId, quantity }) => {
    const quoted = offer.lines.find((line) => line.lineId === lineId)!
    return plus(sum, toAmount(times(quantity, grossPriceAt(quoted, quantity))))
  }, '0')
