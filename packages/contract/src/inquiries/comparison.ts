import { compare, type Decimal } from '../kernel/decimal.ts'
import { grossPriceAt } from '../quotations/amounts.ts'
import type { InquiryLine, QuotationLine, QuotationVersion } from '../quotations/replies.ts'
import type { InquiryDetail, Invitation } from './replies.ts'

/** An invitation that brought an offer. */
export type Offer = Invitation & { readonly offer: QuotationVersion }

/** Offers that stand, or stood when it was awarded. */
export const offersOf = ({ invitations }: Pick<InquiryDetail, 'invitations'>): Offer[] =>
  invitations.filter(
    (one): one is Offer =>
      one.offer !== null && (one.status === 'submitted' || one.status === 'awarded' || one.status === 'lost'),
  )

export const quotedOf = (offer: Offer, line: Pick<InquiryLine, 'id'>): QuotationLine | undefined =>
  offer.offer.lines.find(({ lineId }) => lineId === line.id)

/** What a line costs with tax, by which offers are compared; null where it is not offered. */
export function priceOf(offer: Offer, line: Pick<InquiryLine, 'id'>, quantity?: Decimal): Decimal | null {
  const quoted = quotedOf(offer, line)
  return quoted ? grossPriceAt(quoted, quantity ?? quoted.quantity) : null
}

/** The lowest price of a line among several offers; null where there is nothing to compare it with. */
export function lowestOf(offers: readonly Offer[], line: Pick<InquiryLine, 'id'>): Decimal | null {
  if (offers.length < 2) return null
  const prices = offers.flatMap((offer) => priceOf(offer, line) ?? [])
  return prices.toSorted(compare)[0] ?? null
}

export const isLowest = (price: Decimal | null, lowest: Decimal | null): boolean =>
  price !== null && lowest !== null && compare(price, lowest) === 0
