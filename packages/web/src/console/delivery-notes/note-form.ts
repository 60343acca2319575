import { createDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import { maxNoteLines } from '@bdr/contract/delivery-notes/model'
import type { Attachment } from '@bdr/contract/attachments/replies'
import type { DeliveryNoteDetail, NoteCopy, ShippableLine } from '@bdr/contract/delivery-notes/replies'
import type { InputOf } from '@bdr/contract/kernel/call'
import { compare, decimalScale, isQuantity, isZero, minus, type Decimal } from '@bdr/contract/kernel/decimal'
import { deliveryNoteForm as words } from '@bdr/text/delivery-notes'
import type { FormFile } from '../../ui/form/drafts.ts'
import { generalFault, noFaults, type Fault, type FormFaults } from '../../ui/form/faults.ts'
import { withTyped } from '../../ui/form/typed.ts'
import { faultsOfSchema } from '../../ui/form/schema-faults.ts'
import { canonicalDecimal, decimalFault } from '../../ui/kit/decimal-text.ts'
import { transportOf, type TransportValues } from './transport-fields.tsx'

/** The values of a note's form, as they were typed. */
export type NoteValues = TransportValues & {
  readonly plannedDate: string
  readonly expectedDate: string
  /** empty when nobody is assigned */
  readonly delivererId: string
  readonly note: string
  readonly packages: string
  /** kilograms */
  readonly grossWeight: string
  /** batch or heat number, by `keyOf` of the line */
  readonly batches: Readonly<Record<string, string>>
  /** by `keyOf` of the line */
  readonly quantities: Readonly<Record<string, string>>
  /** the changes of the note's certificates, by `keyOf` of the line; most lines have none */
  readonly certificates: Readonly<Record<string, LineCertificates>>
}

/**
 * The changes a person makes to a line's certificates: not the full list, to which others may add meanwhile.
 */
export interface LineCertificates {
  readonly uploaded: readonly FormFile[]
  /** ids of attachments */
  readonly removed: readonly string[]
}

export const untouched: LineCertificates = { uploaded: [], removed: [] }

/** The name of a line by the order line it ships, because lines are added and removed with their orders. */
export const keyOf = ({ orderLineId }: Pick<ShippableLine, 'orderLineId'>): string => `l${orderLineId}`

/**
 * A new note starts with everything that remains; of an order with more lines, with as many as a note may
 * have.
 */
export const newNote = (lines: readonly ShippableLine[]): NoteValues => ({
  plannedDate: '',
  expectedDate: '',
  delivererId: '',
  carrier: '',
  vehicleNo: '',
  driverName: '',
  driverPhone: '',
  note: '',
  packages: '',
  grossWeight: '',
  batches: Object.fromEntries(lines.map((line) => [keyOf(line), ''])),
  quantities: Object.fromEntries(
    lines.map((line, index) => [keyOf(line), index < maxNoteLines ? line.remainingQuantity : '0']),
  ),
  certificates: {},
})

/** A copy starts with the other note's transport, and with those of its lines that can still be shipped. */
export function copiedNote(copy: NoteCopy, lines: readonly ShippableLine[]): NoteValues {
  const copied = new Map(copy.lines.map((line) => [line.orderLineId, line.quantity]))
  const empty = newNote(lines)
  return {
    ...empty,
    delivererId: copy.delivererId ?? '',
    carrier: copy.carrier ?? '',
    vehicleNo: copy.vehicleNo ?? '',
    driverName: copy.driverName ?? '',
    driverPhone: copy.driverPhone ?? '',
    packages: copy.packages === null ? '' : String(copy.packages),
    grossWeight: copy.grossWeight ?? '',
    note: copy.note ?? '',
    quantities: Object.fromEntries(
      lines.map((line) => [keyOf(line), copied.get(line.orderLineId) ?? quantityOfAdded(copy, line)]),
    ),
  }
}

/** A line of an order that was added to a copy starts with all that remains. */
const quantityOfAdded = ({ orderIds }: NoteCopy, line: ShippableLine): Decimal =>
  orderIds.includes(line.orderId) ? '0' : line.remainingQuantity

/** A draft starts as it was stored; lines of orders that are added start with what remains. */
export function draftNote(draft: DeliveryNoteDetail, lines: readonly ShippableLine[]): NoteValues {
  const stored = new Map(draft.lines.map((line) => [line.orderLineId, line.quantity]))
  const batches = new Map(draft.lines.map((line) => [line.orderLineId, line.batch]))
  const orders = new Set(draft.lines.map((line) => line.orderId))
  const quantityOf = (line: ShippableLine): Decimal =>
    stored.get(line.orderLineId) ?? (orders.has(line.orderId) ? '0' : line.remainingQuantity)
  return {
    ...transportOf(draft),
    plannedDate: draft.transport.plannedDate ?? '',
    expectedDate: draft.transport.expectedDate ?? '',
    delivererId: draft.transport.deliverer?.id ?? '',
    note: draft.note ?? '',
    packages: draft.packing.packages === null ? '' : String(draft.packing.packages),
    grossWeight: draft.packing.grossWeight ?? '',
    batches: Object.fromEntries(lines.map((line) => [keyOf(line), batches.get(line.orderLineId) ?? ''])),
    quantities: Object.fromEntries(lines.map((line) => [keyOf(line), quantityOf(line)])),
    certificates: {},
  }
}

const byLine = ['quantities', 'batches', 'certificates'] as const
type Typed = { readonly [Group in (typeof byLine)[number]]?: Readonly<Record<string, unknown>> }

/**
 * Applies the typed input to the form's values from the record. What was typed for the lines of an order that
 * is taken off is set aside until the order is added again.
 */
export function createNoteOverlay(): (start: NoteValues, typed: unknown) => NoteValues {
  const aside = new Map(byLine.map((group) => [group, new Map<string, unknown>()]))
  return (start, typed) => {
    const merged = withTyped(start, typed)
    const isHere = (key: string) => key in start.quantities
    const groups = byLine.map((group) => {
      const setAside = aside.get(group)!
      const entered = Object.entries((typed as Typed | undefined)?.[group] ?? {})
      for (const [key, value] of entered) if (!isHere(key)) setAside.set(key, value)
      const back = [...setAside].filter(([key]) => isHere(key))
      for (const [key] of back) setAside.delete(key)
      const here = entered.filter(([key]) => isHere(key))
      return [group, { ...merged[group], ...Object.fromEntries([...back, ...here]) }] as const
    })
    const next = { ...merged, ...Object.fromEntries(groups) } as NoteValues
    return { ...next, certificates: withoutRemoved(next.certificates) }
  }
}

/** Drafts that were stored before the field was renamed name it `brought`. */
type StoredCertificates = LineCertificates & { readonly brought?: LineCertificates['uploaded'] }

/** Leaves out the files of a draft that the server has removed: they have become null. */
const withoutRemoved = (certificates: NoteValues['certificates']): NoteValues['certificates'] =>
  Object.fromEntries(
    Object.entries(certificates).map(
      ([key, { uploaded, brought, removed }]: [string, StoredCertificates]) => [
        key,
        { uploaded: (uploaded ?? brought ?? []).filter((file: FormFile | null) => file !== null), removed },
      ],
    ),
  )

/** The draft's lines that cannot be shipped any more: saving takes them off the note. */
export function lostLines(draft: DeliveryNoteDetail, lines: readonly ShippableLine[]) {
  const shippable = new Set(lines.map((line) => line.orderLineId))
  return draft.lines.filter((line) => !shippable.has(line.orderLineId))
}

/** A line is on the note unless its quantity is empty or zero. */
export function isOnNote(typed: string): boolean {
  const text = canonicalDecimal(typed)
  return text !== '' && !(isQuantity(text) && isZero(text))
}

export const linesOnNote = (lines: readonly ShippableLine[], { quantities }: NoteValues): ShippableLine[] =>
  lines.filter((line) => isOnNote(quantities[keyOf(line)] ?? ''))

/** Too large a quantity is reported at once; a quantity that may be incomplete only afterwards. */
export function overLimit(line: ShippableLine, typed: string): string | undefined {
  const text = canonicalDecimal(typed)
  return isQuantity(text) && compare(text, line.maxQuantity) > 0
    ? words.atMost(line.maxQuantity, line.unit)
    : undefined
}

/** By how much the typed quantity exceeds the order, within the tolerance; null where it does not. */
export function beyondOrder(line: ShippableLine, typed: string): Decimal | null {
  const text = canonicalDecimal(typed)
  const isOver =
    isQuantity(text) && compare(text, line.remainingQuantity) > 0 && compare(text, line.maxQuantity) <= 0
  return isOver ? minus(text, line.remainingQuantity) : null
}

/** The part of the input that creating and updating have in common. */
export type NoteBody = Omit<InputOf<typeof createDeliveryNote>, 'submit'>

export function noteBody(lines: readonly ShippableLine[], values: NoteValues): NoteBody {
  const {
    quantities,
    batches,
    certificates,
    plannedDate,
    expectedDate,
    delivererId,
    packages,
    grossWeight,
    ...texts
  } = values
  return {
    ...texts,
    plannedDate: plannedDate || null,
    expectedDate: expectedDate || null,
    delivererId: delivererId || null,
    // the schema reports text that is no number at its field
    packages: packages === '' ? null : Number(packages),
    grossWeight: canonicalDecimal(grossWeight) || null,
    lines: linesOnNote(lines, values).map((line) => ({
      orderLineId: line.orderLineId,
      quantity: canonicalDecimal(quantities[keyOf(line)]!),
      batch: batches[keyOf(line)] || null,
      certificates: (certificates[keyOf(line)] ?? untouched).uploaded.map(({ id }) => id),
    })),
  }
}

/** The attachments that saving removes, among those that the note still has. */
export const removedFrom = (attachments: readonly Attachment[], { certificates }: NoteValues): string[] => {
  const removed = Object.values(certificates).flatMap((line) => line.removed)
  return attachments.map(({ id }) => id).filter((id) => removed.includes(id))
}

/** Faults of the quantities with messages of our own, which name the limit. */
export function checkNote(lines: readonly ShippableLine[], { quantities }: NoteValues): FormFaults {
  const fields: Record<string, string> = {}
  for (const line of lines) {
    const typed = quantities[keyOf(line)] ?? ''
    const fault = overLimit(line, typed) ?? decimalFault(typed, { scale: decimalScale.quantity })
    if (fault !== null) fields[`quantities.${keyOf(line)}`] = fault
  }
  return { ...noFaults, fields }
}

const noteSchema = createDeliveryNote.input.omit({ submit: true })

/** The contract's faults of the note. */
export function noteFaults(lines: readonly ShippableLine[], values: NoteValues): Fault[] {
  const body = noteBody(lines, values)
  if (body.lines.length === 0) return [generalFault(words.noLines)]
  if (body.lines.length > maxNoteLines) return [generalFault(words.tooManyLines(maxNoteLines))]
  return faultsOfSchema(noteSchema, body)
}

/**
 * Faults refer to a line by its position among those that are sent, and to a file by its position in the
 * line.
 */
export function placeInNote(path: string, lines: readonly ShippableLine[], values: NoteValues) {
  const [head, index, field, file] = path.split('.')
  const line = head === 'lines' ? linesOnNote(lines, values)[Number(index)] : undefined
  if (!line) return undefined
  const key = keyOf(line)
  if (field === 'certificates') return `certificates.${key}.uploaded.${Number(file ?? 0)}` as const
  return `${field === 'batch' ? 'batches' : 'quantities'}.${key}` as const
}
