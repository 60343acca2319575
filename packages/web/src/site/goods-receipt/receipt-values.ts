import type { signByLink } from '@bdr/contract/delivery-notes/link-calls'
import type { GateNote } from '@bdr/contract/delivery-notes/replies'
import type { InputOf } from '@bdr/contract/kernel/call'
import { receiptLimits } from '@bdr/contract/delivery-notes/receipt-link'
import { compare, isZero, minus, type Decimal } from '@bdr/contract/kernel/decimal'
import { goodsReceiptPage as words } from '@bdr/text/goods-receipt'
import { fieldFaults, type FormFaults } from '../../ui/form/faults.ts'

type Line = GateNote['lines'][number]

/** The outcome of a line. */
export type LineValues = {
  readonly isWhole: boolean
  readonly arrived: string
  readonly rejected: string
  readonly reason: string
}

/**
 * The values of the form at the gate. Lines by their ids, and only those of which something is on its way.
 */
export type ReceiptValues = {
  readonly lines: Readonly<Record<string, LineValues>>
  /** what happens with the quantity that did not arrive */
  readonly rest: '' | 'later' | 'never'
  readonly receiverName: string
  readonly note: string
  readonly signature: '' | 'drawn' | 'typed'
}

/**
 * A signed receipt that the supplier has not received yet. It is sent unchanged, because the phone may only
 * be online again after a week.
 */
export interface Waiting {
  readonly input: Omit<InputOf<typeof signByLink>, 'token' | 'photos'>
  readonly lineCount: number
}

/** The lines of which something is on its way. */
export const awaited = ({ lines }: GateNote): Line[] =>
  lines.filter((line) => !isZero(line.outstandingQuantity))

const complete = (line: Line): LineValues => ({
  isWhole: true,
  arrived: line.outstandingQuantity,
  rejected: '0',
  reason: '',
})

/** Everything arrived and was accepted, unless other values were stored before. */
export const startReceipt = (note: GateNote, before: ReceiptValues | null = null): ReceiptValues => ({
  rest: '',
  receiverName: '',
  note: '',
  signature: '',
  ...before,
  lines: Object.fromEntries(
    awaited(note).map((line) => {
      const typed = before?.lines[line.id]
      return [line.id, typed && !typed.isWhole ? typed : complete(line)]
    }),
  ),
})

const fullWidthZero = '０'.charCodeAt(0)

/** The Chinese keyboard of a phone writes full-width digits and points. */
export const tidyNumber = (typed: string): string =>
  typed
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - fullWidthZero))
    .replace(/[．。]/g, '.')
    .replace(/[,，\s]/g, '')

const isQuantity = (text: string): boolean => /^(0|[1-9]\d{0,13})(\.\d{1,4})?$/.test(text)

/** The arrived, accepted and missing quantity of a line; null where the typed text is no quantity. */
export function arrivalOf(line: Line, { isWhole, arrived, rejected }: LineValues) {
  const given = isWhole
    ? { arrived: line.outstandingQuantity, rejected: '0' }
    : { arrived, rejected: rejected === '' ? '0' : rejected }
  if (!isQuantity(given.arrived) || !isQuantity(given.rejected)) return null
  if (compare(given.arrived, line.outstandingQuantity) > 0) return null
  if (compare(given.rejected, given.arrived) > 0) return null
  return {
    accepted: minus(given.arrived, given.rejected),
    rejected: given.rejected,
    missing: minus(line.outstandingQuantity, given.arrived),
  }
}

/** By how much the typed quantity exceeds what was sent of a line; null where it does not. */
export function excessOf(line: Line, { isWhole, arrived }: LineValues): Decimal | null {
  if (isWhole || !isQuantity(arrived) || compare(arrived, line.outstandingQuantity) <= 0) return null
  return minus(arrived, line.outstandingQuantity)
}

/** A remark with one more sentence, cut at the maximal length. */
export const addRemark = (note: string, sentence: string): string =>
  (note.trim() === '' ? sentence : `${note.trimEnd()}\n${sentence}`).slice(0, receiptLimits.note)

/** The number of lines that differ from what was sent. */
export function summaryOf(note: GateNote, values: ReceiptValues) {
  const arrivals = awaited(note).map((line) => arrivalOf(line, values.lines[line.id]!))
  return {
    lines: arrivals.length,
    missing: arrivals.filter((one) => one !== null && !isZero(one.missing)).length,
    rejected: arrivals.filter((one) => one !== null && !isZero(one.rejected)).length,
    arrived: arrivals.filter((one) => one !== null && !(isZero(one.accepted) && isZero(one.rejected))).length,
  }
}

/** The faults that prevent signing, by field. */
export function checkReceipt(note: GateNote, values: ReceiptValues): FormFaults {
  const { faults } = words
  const sentences: Record<string, string | null> = {}
  for (const line of awaited(note)) {
    const entry = values.lines[line.id]!
    if (entry.isWhole) continue
    const at = `lines.${line.id}`
    const rejected = entry.rejected === '' ? '0' : entry.rejected
    const most = `${line.outstandingQuantity} ${line.unit}`
    if (!isQuantity(entry.arrived)) sentences[`${at}.arrived`] = faults.number
    else if (compare(entry.arrived, line.outstandingQuantity) > 0)
      sentences[`${at}.arrived`] = faults.tooMuch(most)
    if (!isQuantity(rejected)) sentences[`${at}.rejected`] = faults.number
    else if (isQuantity(entry.arrived) && compare(rejected, entry.arrived) > 0)
      sentences[`${at}.rejected`] = faults.rejectedTooMuch
    else if (!isZero(rejected) && entry.reason.trim() === '') sentences[`${at}.reason`] = faults.reason
  }
  const { missing, arrived } = summaryOf(note, values)
  if (missing > 0 && values.rest === '') sentences['rest'] = faults.rest
  if (values.receiverName.trim() === '') sentences['receiverName'] = faults.name
  if (values.signature === '') sentences['signature'] = faults.signature
  const nothing = arrived === 0 && values.rest !== 'never' && Object.keys(sentences).length === 0
  return { ...fieldFaults(sentences), general: nothing ? [faults.nothing] : [] }
}

/** The input to send. @throws Error for values in which `checkReceipt` finds faults */
export function signedInput(
  note: GateNote,
  values: ReceiptValues,
  signed: Pick<Waiting['input'], 'submission' | 'signedAt' | 'signature'>,
): Waiting['input'] {
  const { missing } = summaryOf(note, values)
  return {
    ...signed,
    version: note.version,
    receiverName: values.receiverName.trim(),
    last: missing > 0 && values.rest === 'never',
    note: values.note,
    lines: awaited(note).map((line) => {
      const entry = values.lines[line.id]!
      const { accepted, rejected } = arrivalOf(line, entry)!
      return { noteLineId: line.id, accepted, rejected, reason: isZero(rejected) ? null : entry.reason }
    }),
  }
}

/** The field at which the form shows a fault of the server. */
export function placeOf(note: GateNote, path: string): string | null | undefined {
  const [, index, field] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? []
  const line = index === undefined ? undefined : awaited(note)[Number(index)]
  if (!line) return undefined
  return `lines.${line.id}.${field === 'rejected' || field === 'reason' ? field : 'arrived'}`
}
