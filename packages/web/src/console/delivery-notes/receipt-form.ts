import { type ResultOf } from '@bdr/contract/kernel/machine'
import type { deliveryNoteMachine } from '@bdr/contract/delivery-notes/machine'
import type { DeliveryNoteLine } from '@bdr/contract/delivery-notes/replies'
import {
  compare,
  decimalScale,
  isQuantity,
  isZero,
  minus,
  plus,
  type Decimal,
} from '@bdr/contract/kernel/decimal'
import { receiptForm as words } from '@bdr/text/delivery-notes'
import { fieldFaults, type FormFaults } from '../../ui/form/faults.ts'
import { canonicalDecimal, decimalFault } from '../../ui/kit/decimal-text.ts'

/** The input of a line. `accepted` follows the rejected quantity until somebody types it. */
export type ReceiptEntry = {
  readonly accepted: string | null
  readonly rejected: string
  readonly reason: string
}

export type ReceiptValues = {
  readonly receiverName: string
  readonly last: boolean
  readonly note: string
  /** by `keyOf` of the delivery note's line */
  readonly entries: Readonly<Record<string, ReceiptEntry>>
}

export const keyOf = ({ id }: Pick<DeliveryNoteLine, 'id'>): string => `l${id}`

const complete: ReceiptEntry = { accepted: null, rejected: '0', reason: '' }

/**
 * The signer is asked for, not prefilled: the order names a receiver, but somebody else may be at the gate.
 */
export const startReceipt = (lines: readonly DeliveryNoteLine[]): ReceiptValues => ({
  receiverName: '',
  last: false,
  note: '',
  entries: Object.fromEntries(receivableLines(lines).map((line) => [keyOf(line), complete])),
})

/** Only lines of which something is still on its way can arrive. */
export const receivableLines = (lines: readonly DeliveryNoteLine[]) =>
  lines.filter((line) => !isZero(line.outstandingQuantity))

/** The decimal in a field; an empty field means zero. */
const quantityOf = (text: string): string => canonicalDecimal(text) || '0'

/** A line of the form with the values its fields show. */
export interface ReceiptLine {
  readonly line: DeliveryNoteLine
  readonly accepted: string
  readonly rejected: string
  readonly reason: string
}

export function receiptLine(line: DeliveryNoteLine, entry: ReceiptEntry = complete): ReceiptLine {
  return {
    line,
    accepted: entry.accepted ?? withoutRejected(line.outstandingQuantity, quantityOf(entry.rejected)),
    rejected: entry.rejected,
    reason: entry.reason,
  }
}

function withoutRejected(outstanding: Decimal, rejected: string): Decimal {
  if (!isQuantity(rejected)) return outstanding
  return compare(rejected, outstanding) > 0 ? '0' : minus(outstanding, rejected)
}

export const receiptLines = (lines: readonly DeliveryNoteLine[], { entries }: ReceiptValues): ReceiptLine[] =>
  receivableLines(lines).map((line) => receiptLine(line, entries[keyOf(line)]))

/** The sum of accepted and rejected; null while one of them is no quantity. */
export function arrivedOf({ accepted, rejected }: ReceiptLine): Decimal | null {
  const both = [quantityOf(accepted), quantityOf(rejected)] as const
  return both.every(isQuantity) ? plus(...both) : null
}

/** Whether a line is sent: when its input is no quantity, or more than zero. */
const isReported = (line: ReceiptLine) => {
  const arrived = arrivedOf(line)
  return arrived === null || !isZero(arrived)
}

/** The lines to send. When nothing arrived with the last batch, all lines are sent, with zero. */
function linesSent(lines: readonly ReceiptLine[], last: boolean): readonly ReceiptLine[] {
  const reported = lines.filter(isReported)
  return reported.length === 0 && last ? lines : reported
}

/** The input to send. */
export function receiptBody(lines: readonly ReceiptLine[], { receiverName, last, note }: ReceiptValues) {
  return {
    receiverName,
    last,
    note,
    lines: linesSent(lines, last).map(({ line, accepted, rejected, reason }) => ({
      noteLineId: line.id,
      accepted: quantityOf(accepted),
      rejected: quantityOf(rejected),
      reason,
    })),
  }
}

/** Faults refer to a line by its position among those that are sent. */
export function placeInReceipt(path: string, lines: readonly ReceiptLine[], { last }: ReceiptValues) {
  const [head, index, field = 'accepted'] = path.split('.')
  const line = head === 'lines' ? linesSent(lines, last)[Number(index)]?.line : undefined
  if (line === undefined) return undefined
  const shown = field === 'rejected' || field === 'reason' ? field : 'accepted'
  return `entries.${keyOf(line)}.${shown}` as const
}

/** Faults of the arrival with messages of our own, each at its field. */
export function checkReceipt(lines: readonly ReceiptLine[], form: ReceiptValues): FormFaults {
  const fields: Record<string, string | null> = {
    receiverName: form.receiverName.trim() === '' ? words.receiverNameMissing : null,
  }
  for (const line of lines)
    for (const [field, sentence] of Object.entries({ ...quantityFault(line), ...reasonFault(line) }))
      fields[`entries.${keyOf(line.line)}.${field}`] = sentence
  const nothing = linesSent(lines, form.last).length === 0
  return { ...fieldFaults(fields), general: nothing ? [words.nothingArrived] : [] }
}

const quantityFault = (entry: ReceiptLine): Readonly<Record<string, string>> =>
  arrivedOf(entry) === null ? malformed(entry) : overOutstanding(entry)

/**
 * No more can arrive than is on its way: the fault is at the field that alone exceeds it, otherwise at
 * `accepted`.
 */
export function overOutstanding(entry: ReceiptLine): Readonly<Record<string, string>> {
  const { outstandingQuantity: outstanding, unit } = entry.line
  const arrived = arrivedOf(entry)
  if (arrived === null || compare(arrived, outstanding) <= 0) return {}
  const field = compare(quantityOf(entry.rejected), outstanding) > 0 ? 'rejected' : 'accepted'
  return { [field]: words.atMostTogether(outstanding, unit) }
}

function malformed(entry: ReceiptLine): Readonly<Record<string, string>> {
  const faults = (['accepted', 'rejected'] as const).map(
    (field) => [field, decimalFault(entry[field], { scale: decimalScale.quantity })] as const,
  )
  return Object.fromEntries(faults.filter((fault): fault is [(typeof fault)[0], string] => fault[1] !== null))
}

function reasonFault({ rejected, reason }: ReceiptLine): Record<string, string> {
  return isRefusing(rejected) && reason.trim() === '' ? { reason: words.reasonMissing } : {}
}

/** Whether the field contains a refused quantity: then a reason is required. */
export const isRefusing = (rejected: string): boolean =>
  isQuantity(quantityOf(rejected)) && !isZero(quantityOf(rejected))

/**
 * The consequences of recording an arrival. Counts are numbers of lines, because units differ from line to
 * line.
 */
export interface ReceiptEffect {
  readonly to: ResultOf<typeof deliveryNoteMachine, 'receive'>
  /** lines of which something arrives now */
  readonly arriving: number
  /** lines of which something is refused now */
  readonly refused: number
  /** lines of which something is still missing afterwards */
  readonly missing: number
  /** whether something was refused in an earlier arrival, which is still a discrepancy of the note */
  readonly refusedBefore: boolean
}

/**
 * The consequences of the receipt, shown before it is submitted; the server decides with the same numbers.
 * @param all every line of the note: a quantity refused earlier is still a discrepancy
 * @returns null while a quantity cannot be read or more arrives than is on its way
 */
export function receiptEffect(
  all: readonly DeliveryNoteLine[],
  arriving: readonly ReceiptLine[],
  last: boolean,
): ReceiptEffect | null {
  let arrivingLines = 0
  let missing = 0
  let refused = 0
  const refusedBefore = all.some((line) => !isZero(line.rejectedQuantity))
  for (const entry of arriving) {
    const arrived = arrivedOf(entry)
    if (arrived === null || compare(arrived, entry.line.outstandingQuantity) > 0) return null
    if (!isZero(arrived)) arrivingLines += 1
    if (!isZero(minus(entry.line.outstandingQuantity, arrived))) missing += 1
    if (isRefusing(entry.rejected)) refused += 1
  }
  if (arrivingLines === 0 && !last) return null
  const counts = { arriving: arrivingLines, refused, missing, refusedBefore }
  if (missing > 0 && !last) return { to: 'partly-received', ...counts }
  return { to: missing > 0 || refused > 0 || refusedBefore ? 'discrepancy' : 'received', ...counts }
}
