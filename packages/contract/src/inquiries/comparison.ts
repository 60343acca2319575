import { compare, type Decimal } from '../kernel/decimal.ts'
import { grossPriceAt } from '../quotations/amounts.ts'
import type { InquiryLine, QuotationLine, QuotationVersion } from '../quotations/replies.ts'
import type { InquiryDetail, Invitation } from './replies.ts'

/** An invitation that led to an offer. */
export type Offer = Invitation & { readonly offer: QuotationVersion }

/** The offers that are valid, or were valid when the inquiry was awarded. */
export const offersOf = ({ invitations }: Pick<InquiryDetail, 'invitations'>): Offer[] =>
  invitations.filter(
    (one): one is Offer =>
      one.offer !== null && (one.status === 'submitted' || one.status === 'awarded' || one.status === 'lost'),
  )

export const quotedOf = (offer: Offer, line: Pick<InquiryLine, 'id'>): QuotationLine | undefined =>
  offer.offer.lines.find(({ lineId }) => lineId === line.id)

/** A line's price including tax, by which offers are compared; null if it is not offered. */
export function priceOf(offer: Offer, line: Pick<InquiryLine, 'id'>, quantity?: Decimal): Decimal | null {
  const quoted = quotedOf(offer, line)
  return quoted ? grossPriceAt(quoted, quantity ?? quoted.quantity) : null
}

/** The lowest price of a line; null if there are fewer than two offers to compare. */
export function lowestOf(offers: readonly Offer[], line: Pick<InquiryLine, 'id'>): Decimal | null {
  if (offers.length < 2) return null
  const prices = offers.flatMap((offer) => priceOf(offer, line) ?? [])
  return prices.toSorted(compare)[0] ?? null
}

export const isLowest = (price: Decimal | null, lowest: Decimal | null): boolean =>
  price !== null && lowest !== null && compare(price, lowest) === 0
