import { receiveDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteLine } from '@bdr/contract/delivery-notes/model'
import type { InputOf } from '@bdr/contract/kernel/call'
import {
  compare,
  decimalScale,
  isZero,
  minus,
  plus,
  quantity,
  type Decimal,
} from '@bdr/contract/kernel/decimal'
import { receiptForm as words } from '@bdr/text/console-delivery-notes'
import { canonicalDecimal, decimalFault } from '../../ui/kit/decimal-text.ts'
import {
  faultsOfSchema,
  joinFaults,
  noFaults,
  placeFaults,
  type PlacedFaults,
} from '../../lib/fault-placement.ts'

/** What was typed for a line. `accepted` follows the rejected quantity until somebody types it. */
export interface ReceiptEntry {
  readonly accepted: string | null
  readonly rejected: string
  readonly reason: string
}

export interface ReceiptForm {
  readonly receiverName: string
  readonly last: boolean
  readonly note: string
  /** delivery note line id → entry; a line without one arrived complete */
  readonly entries: Readonly<Record<string, ReceiptEntry>>
}

export const shownReceiptFields = {
  line: ['accepted', 'rejected', 'reason'],
  form: ['receiverName', 'note'],
} as const

export const startReceipt = (receiverName: string | null): ReceiptForm => ({
  receiverName: receiverName ?? '',
  last: false,
  note: '',
  entries: {},
})

const complete: ReceiptEntry = { accepted: null, rejected: '0', reason: '' }

/** Only lines of which something is still on its way can arrive. */
export const receivableLines = (lines: readonly DeliveryNoteLine[]) =>
  lines.filter((line) => !isZero(line.outstandingQuantity))

const isDecimal = (text: string) => quantity.safeParse(text).success
/** The decimal a field means; an empty one means none of it. */
const meant = (text: string): string => canonicalDecimal(text) || '0'

/** A line of the form with what its fields show. */
export interface ReceiptLine {
  readonly line: DeliveryNoteLine
  readonly accepted: string
  readonly rejected: string
  readonly reason: string
}

export function receiptLine(line: DeliveryNoteLine, entry: ReceiptEntry = complete): ReceiptLine {
  return {
    line,
    accepted: entry.accepted ?? withoutRejected(line.outstandingQuantity, meant(entry.rejected)),
    rejected: entry.rejected,
    reason: entry.reason,
  }
}

function withoutRejected(outstanding: Decimal, rejected: string): Decimal {
  if (!isDecimal(rejected)) return outstanding
  return compare(rejected, outstanding) > 0 ? '0' : minus(outstanding, rejected)
}

export const receiptLines = (lines: readonly DeliveryNoteLine[], form: ReceiptForm): ReceiptLine[] =>
  receivableLines(lines).map((line) => receiptLine(line, form.entries[line.id]))

export function changeEntry(form: ReceiptForm, lineId: string, change: Partial<ReceiptEntry>): ReceiptForm {
  const entry = { ...(form.entries[lineId] ?? complete), ...change }
  return { ...form, entries: { ...form.entries, [lineId]: entry } }
}

/** accepted + rejected; null while one of them is no quantity. */
export function arrivedOf({ accepted, rejected }: ReceiptLine): Decimal | null {
  const both = [meant(accepted), meant(rejected)] as const
  return both.every(isDecimal) ? plus(...both) : null
}

/** Whether it was typed as no quantity or as more than none: such a line is sent. */
const isReported = (line: ReceiptLine) => {
  const arrived = arrivedOf(line)
  return arrived === null || !isZero(arrived)
}

export type ReceiptBody = Omit<InputOf<typeof receiveDeliveryNote>, 'id' | 'version'>

/** What is sent. Of a last batch that brought nothing, every line says so. */
export function receiptBody(lines: readonly ReceiptLine[], form: ReceiptForm): ReceiptBody {
  const reported = lines.filter(isReported)
  const sent = reported.length === 0 && form.last ? lines : reported
  return {
    receiverName: form.receiverName,
    last: form.last,
    note: form.note,
    lines: sent.map(({ line, accepted, rejected, reason }) => ({
      noteLineId: line.id,
      accepted: meant(accepted),
      rejected: meant(rejected),
      reason,
    })),
  }
}

const receiptSchema = receiveDeliveryNote.input.omit({ id: true, version: true })

/** What is wrong with the arrival, each beside its field. */
export function checkReceipt(lines: readonly ReceiptLine[], form: ReceiptForm): PlacedFaults {
  const body = receiptBody(lines, form)
  if (body.lines.length === 0) return { ...noFaults, whole: [words.nothingArrived] }
  const rules: PlacedFaults = {
    lines: Object.fromEntries(
      lines.flatMap((line) => {
        const faults = { ...quantityFault(line), ...reasonFault(line) }
        return Object.keys(faults).length === 0 ? [] : [[line.line.id, faults]]
      }),
    ),
    fields: form.receiverName.trim() === '' ? { receiverName: words.receiverNameMissing } : {},
    whole: [],
  }
  const sent = body.lines.map((line) => line.noteLineId)
  return joinFaults(rules, placeFaults(faultsOfSchema(receiptSchema, body), sent, shownReceiptFields))
}

const quantityFault = (entry: ReceiptLine): Readonly<Record<string, string>> =>
  arrivedOf(entry) === null ? malformed(entry) : overOutstanding(entry)

/** More cannot arrive than is on its way: said at the field too large by itself, else at accepted. */
export function overOutstanding(entry: ReceiptLine): Readonly<Record<string, string>> {
  const { outstandingQuantity: outstanding, unit } = entry.line
  const arrived = arrivedOf(entry)
  if (arrived === null || compare(arrived, outstanding) <= 0) return {}
  const field = compare(meant(entry.rejected), outstanding) > 0 ? 'rejected' : 'accepted'
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

/** Whether the field says that something is refused: then a reason is asked for. */
export const isRefusing = (rejected: string): boolean =>
  isDecimal(meant(rejected)) && !isZero(meant(rejected))
