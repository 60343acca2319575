import { compare, plus, trimZeros, type Decimal } from '@bdr/contract/kernel/decimal'
import { at, refusal, type Refusal } from '../../platform/refusals.ts'

export interface Award {
  readonly lineId: string
  readonly quotationId: string
  readonly quantity: Decimal
}

interface AskedLine {
  readonly id: string
  readonly line_no: number
  readonly quantity: Decimal
}

/** The version of a quotation that counts at the award. */
export interface Offer {
  readonly quotation_id: string
  readonly valid_until: string
  readonly lines: readonly {
    readonly inquiry_line_id: string
    readonly quantity: Decimal
    readonly moq: Decimal | null
  }[]
}

/**
 * The faults of these awards with their paths. No quotation may be awarded more of a line than it offers or less than
 * its minimum quantity, and the sum must not exceed the requested quantity.
 * @param offers the valid offers
 * @param today an offer whose last day is before it is not binding
 */
export function faultsOfAwards(
  awards: readonly Award[],
  lines: readonly AskedLine[],
  offers: readonly (Offer & { readonly merchant: string })[],
  today: string,
): Refusal[] {
  const given = new Map<string, Decimal>()
  const seen = new Set<string>()
  return awards.flatMap(({ lineId, quotationId, quantity }, index) => {
    const whyNot = (): Refusal | null => {
      const line = lines.find(({ id }) => id === lineId)
      if (!line) return refusal('quotation.lineUnknown')
      const lineNo = line.line_no
      const offer = offers.find((one) => one.quotation_id === quotationId)
      if (!offer) return refusal('award.quotationUnknown')
      if (offer.valid_until < today)
        return refusal('award.notValid', { merchant: offer.merchant, validUntil: offer.valid_until })
      const quoted = offer.lines.find((one) => one.inquiry_line_id === lineId)
      if (!quoted) return refusal('award.lineNotQuoted', { lineNo })
      if (seen.has(`${lineId} ${quotationId}`)) return refusal('award.twice', { lineNo })
      seen.add(`${lineId} ${quotationId}`)
      if (compare(quantity, quoted.quantity) > 0)
        return refusal('award.moreThanQuoted', { lineNo, quoted: trimZeros(quoted.quantity) })
      if (quoted.moq !== null && compare(quantity, quoted.moq) < 0)
        return refusal('award.belowMoq', { lineNo, moq: trimZeros(quoted.moq) })
      const total = plus(given.get(lineId) ?? '0', quantity)
      given.set(lineId, total)
      return compare(total, line.quantity) > 0
        ? refusal('award.tooMuch', { lineNo, asked: trimZeros(line.quantity) })
        : null
    }
    const why = whyNot()
    return why === null ? [] : [at(['awards', index, 'quantity'], why)]
  })
}
