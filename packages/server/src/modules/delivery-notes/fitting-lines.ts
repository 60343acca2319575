import { isAgreed, isSetAside } from '@bdr/contract/orders/meaning'
import { compare, trimZeros, type Decimal } from '@bdr/contract/kernel/decimal'
import { invalid } from '../../platform/errors.ts'
import { at, fault, refusal, type Refusal } from '../../platform/refusals.ts'
import { excessToConfirm, mayStillShip, remainsToDeliver } from '../orders/balance.ts'
import { fractionFaults } from '../orders/fractions.ts'
import type { ShippingLineRow } from './shippable-queries.ts'

export interface LineInput {
  readonly orderLineId: string
  readonly quantity: Decimal
  readonly batch?: string | null
  /** ids of files */
  readonly certificates?: readonly string[]
}

export interface NoteLine {
  readonly source: ShippingLineRow
  readonly quantity: Decimal
  /** batch or heat number */
  readonly batch: string | null
  /** ids of files uploaded for it */
  readonly certificates: readonly string[]
}

/** The reason why this quantity of a line cannot be put on a note; null if it can. */
export function overRemaining(line: ShippingLineRow, quantity: Decimal): Refusal | null {
  if (isSetAside(line.order_status)) {
    return refusal('note.orderSetAside', { orderNo: line.order_no, status: line.order_status })
  }
  if (!isAgreed(line.status))
    return refusal('note.lineNotShippable', { orderNo: line.order_no, lineNo: line.line_no })
  const max = mayStillShip(line)
  return compare(quantity, max) > 0
    ? refusal('note.overRemaining', { max: trimZeros(max), unit: line.unit, tolerance: line.tolerance })
    : null
}

/** The confirmations given by the person who ships. */
export interface Confirmed {
  readonly confirmFractions?: boolean
  readonly confirmOver?: boolean
}

/** Refuses more than was ordered until it is confirmed, if the rule requires that. @returns one fault or none */
export function overFaults(
  path: readonly (string | number)[],
  line: ShippingLineRow,
  quantity: Decimal,
  confirmed: boolean,
): Refusal[] {
  const over = confirmed ? null : excessToConfirm(line, quantity)
  if (over === null) return []
  const { order_no: orderNo, line_no: lineNo, unit } = line
  const { share } = line.tolerance
  return [fault(path, 'note.beyondOrder', { orderNo, lineNo, over: trimZeros(over), share, unit })]
}

/**
 * The requested order lines, each checked against what may still be shipped.
 * @param before the lines the note already has
 * @throws AppError A00002 with a fault for every line that does not fit
 */
export function fitLines(
  found: readonly ShippingLineRow[],
  wanted: readonly LineInput[],
  { confirmFractions = false, confirmOver = false }: Confirmed,
  before: readonly { readonly order_line_id: string; readonly quantity: Decimal }[] = [],
): NoteLine[] {
  const byId = new Map(found.map((line) => [line.id, line]))
  const faults: Refusal[] = []
  const seen = new Set<string>()
  const lines: NoteLine[] = []
  wanted.forEach(({ orderLineId, quantity, batch = null, certificates = [] }, index) => {
    const source = byId.get(orderLineId)
    if (!source) faults.push(fault(['lines', index, 'orderLineId'], 'note.lineUnknown'))
    else if (seen.has(orderLineId)) faults.push(fault(['lines', index, 'orderLineId'], 'note.lineTwice'))
    else {
      const path = ['lines', index, 'quantity']
      const why = overRemaining(source, quantity)
      const { line_no: lineNo, unit } = source
      // quantities already on the note were confirmed earlier
      const known = before.find(
        (line) => line.order_line_id === orderLineId && compare(line.quantity, quantity) === 0,
      )
      const of = known?.quantity ?? remainsToDeliver(source)
      if (why !== null) faults.push(at(path, why))
      else
        faults.push(
          ...fractionFaults(path, { lineNo, quantity, unit, of }, confirmFractions),
          ...overFaults(path, source, quantity, confirmOver || known !== undefined),
        )
      lines.push({ source, quantity, batch, certificates })
    }
    seen.add(orderLineId)
  })
  if (faults.length > 0) throw invalid(faults)
  return lines
}

/**
 * The same for the lines of one note, which have the same address.
 * @throws AppError A00002 with a fault for every line that does not fit or has a different address
 */
export function matchLines(
  found: readonly ShippingLineRow[],
  wanted: readonly LineInput[],
  confirmed: Confirmed,
  before?: Parameters<typeof fitLines>[3],
): NoteLine[] {
  const lines = fitLines(found, wanted, confirmed, before)
  const [first] = lines
  const together = lines.every(
    ({ source }) =>
      source.merchant_id === first!.source.merchant_id &&
      source.buyer_name === first!.source.buyer_name &&
      source.ship_to === first!.source.ship_to,
  )
  if (!together) throw invalid([fault(['lines'], 'note.severalAddresses')])
  return lines
}

export const idsOf = (lines: readonly LineInput[]): string[] => lines.map((line) => line.orderLineId)

/** The reason why a draft cannot be submitted as it is; null if it can. */
export function whyNotSubmit(
  lines: readonly ShippingLineRow[],
  wanted: readonly LineInput[],
): Refusal | null {
  for (const { orderLineId, quantity } of wanted) {
    const line = lines.find((candidate) => candidate.id === orderLineId)
    const why = line ? overRemaining(line, quantity) : refusal('note.lineUnknown')
    if (why !== null)
      return line ? refusal('note.lineBlocked', { orderNo: line.order_no, lineNo: line.line_no, why }) : why
  }
  return null
}
