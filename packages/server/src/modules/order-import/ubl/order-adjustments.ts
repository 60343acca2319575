import { decimal, sum, times, trimZeros, type Decimal } from '@bdr/contract/kernel/decimal'
import { orderChargeNote } from '@bdr/text/imported-words'
import { importFault } from '../faults.ts'
import {
  amountOfShare,
  isCharge,
  isWithinTolerance,
  multiplierAlone,
  multiplierScales,
  signed,
  type MultiplierScale,
} from './allowances.ts'
import type { UblReader } from './ubl-reader.ts'
import { find, findAll, textAt, type XmlElement } from './xml-tree.ts'

/** A charge or allowance of the whole order. */
export interface OrderAdjustment {
  /** without tax; allowances are negative */
  readonly amount: Decimal
  /** null if the document states none for it */
  readonly taxRate: Decimal | null
  /** the element with the rate, which counts as read if the payable amount agrees with it */
  readonly taxPercent: XmlElement | undefined
  /** as it is shown and kept in the order's note */
  readonly statement: string
}

/** The charges and allowances of the whole order. One whose amount is unknown is a fault. */
export function readOrderAdjustments(reader: UblReader, root: XmlElement): OrderAdjustment[] {
  const adjustments = findAll(root, 'AllowanceCharge')
  const base = netOfLines(reader, root)
  const scale = settledScale(reader, root, adjustments, base)
  return adjustments.flatMap((adjustment) => {
    const multiplier = multiplierAlone(reader, adjustment)
    const amount =
      multiplier === null
        ? statedAmount(reader, adjustment)
        : shareOf(reader, adjustment, { multiplier, base, scale: scale ?? obviousScale(multiplier) })
    if (amount === null) return []
    const percent = multiplier === null ? null : percentOf(multiplier, scale ?? obviousScale(multiplier)!)
    const taxPercent = find(adjustment, 'TaxCategory', 'Percent')
    const rate = reader.number(taxPercent?.peeked ?? '')
    return [
      {
        amount,
        taxRate: rate === null ? null : decimal(rate).div(100).toFixed(),
        taxPercent,
        statement: statementOf(reader, adjustment, amount, percent),
      },
    ]
  })
}

function statedAmount(reader: UblReader, adjustment: XmlElement): Decimal | null {
  const element = find(adjustment, 'Amount')
  if (!element?.text) return reader.fault(adjustment.path, null, importFault('ubl.adjustmentAmount'))
  const amount = reader.amount(element)
  return amount && signed(adjustment, amount)
}

function shareOf(
  reader: UblReader,
  adjustment: XmlElement,
  { multiplier, base, scale }: { multiplier: Decimal; base: Decimal | null; scale: MultiplierScale | null },
): Decimal | null {
  const isKnown = scale !== null && (base !== null || textAt(adjustment, 'BaseAmount') !== null)
  return isKnown
    ? amountOfShare(reader, adjustment, multiplier, base ?? '0', scale)
    : reader.fault(adjustment.path, multiplier, importFault('ubl.shareOfOrder'))
}

/** The amount of all lines without tax, which shares refer to unless they state a base. */
function netOfLines(reader: UblReader, root: XmlElement): Decimal | null {
  const total = reader.number(textAt(root, 'AnticipatedMonetaryTotal', 'LineExtensionAmount') ?? '')
  if (total !== null) return total
  const amounts = findAll(root, 'OrderLine').map((line) =>
    reader.number(textAt(line, 'LineItem', 'LineExtensionAmount') ?? ''),
  )
  return amounts.includes(null) ? null : sum(amounts.filter((amount) => amount !== null))
}

/** The meaning of multipliers with which the totals of allowances and charges agree; null if they settle nothing. */
function settledScale(
  reader: UblReader,
  root: XmlElement,
  adjustments: readonly XmlElement[],
  base: Decimal | null,
): MultiplierScale | null {
  const total = (name: string, of: readonly XmlElement[]) => {
    const element = find(root, 'AnticipatedMonetaryTotal', name)
    return { element, total: reader.number(element?.peeked ?? ''), of }
  }
  const totals = [
    total(
      'AllowanceTotalAmount',
      adjustments.filter((one) => !isCharge(one)),
    ),
    total('ChargeTotalAmount', adjustments.filter(isCharge)),
  ].filter(({ total: stated, of }) => stated !== null && of.length > 0)
  const sumOf = (some: readonly XmlElement[], scale: MultiplierScale) =>
    sum(
      some.map((adjustment) => {
        const multiplier = multiplierAlone(reader, adjustment)
        return multiplier === null
          ? signed(adjustment, reader.number(textAt(adjustment, 'Amount') ?? '') ?? '0')
          : amountOfShare(reader, adjustment, multiplier, base ?? '0', scale)
      }),
    )
  const agrees = (scale: MultiplierScale) =>
    totals.every(({ total: stated, of }) =>
      isWithinTolerance(decimal(sumOf(of, scale)).abs().toFixed(), stated!),
    )
  const scale = totals.length === 0 ? undefined : multiplierScales.find(agrees)
  if (scale === undefined) return null
  // totals that agree say nothing more
  for (const { element } of totals) element?.check()
  return scale
}

/** A multiplier above 1 cannot be a factor: nobody doubles an order by a charge. */
const obviousScale = (multiplier: Decimal): MultiplierScale | null =>
  decimal(multiplier).gt(1) ? multiplierScales[0] : null

const percentOf = (multiplier: Decimal, scale: MultiplierScale): string =>
  trimZeros(times(times(multiplier, scale), '100'))

function statementOf(
  reader: UblReader,
  adjustment: XmlElement,
  amount: Decimal,
  percent: string | null,
): string {
  const written = textAt(adjustment, 'Amount') ?? decimal(amount).abs().toFixed(2)
  const words = isCharge(adjustment) ? orderChargeNote.charge : orderChargeNote.allowance
  return words({
    reason: textAt(adjustment, 'AllowanceChargeReason') ?? '',
    amount: percent === null ? written : orderChargeNote.share({ percent, amount: written }),
    currency: reader.currency ?? '',
  })
}
