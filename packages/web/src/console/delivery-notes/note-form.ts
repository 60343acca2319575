import { createDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import { maxNoteLines, type DeliveryNoteDetail, type ShippableLine } from '@bdr/contract/delivery-notes/model'
import type { InputOf } from '@bdr/contract/kernel/call'
import { compare, decimalScale, isZero, quantity, type Decimal } from '@bdr/contract/kernel/decimal'
import { deliveryNoteForm as words } from '@bdr/text/console-delivery-notes'
import { canonicalDecimal, decimalFault } from '../../ui/kit/decimal-text.ts'
import {
  faultsOfSchema,
  joinFaults,
  noFaults,
  placeFaults,
  type PlacedFaults,
} from '../../lib/fault-placement.ts'

/** The fields of a note besides its lines. */
export const noteFields = [
  'plannedDate',
  'carrier',
  'vehicleNo',
  'driverName',
  'driverPhone',
  'note',
] as const
export type NoteField = (typeof noteFields)[number]
export type NoteFieldValues = Readonly<Record<NoteField, string>>

export const shownNoteFields = { line: ['quantity'], form: noteFields } as const

/** What a person typed. What they left alone follows the server: another reading prefills it anew. */
export interface TypedNote {
  /** order line id → quantity as typed */
  readonly quantities: Readonly<Record<string, string>>
  readonly fields: Readonly<Partial<Record<NoteField, string>>>
}

export const nothingTyped: TypedNote = { quantities: {}, fields: {} }

export const isUntouched = (typed: TypedNote): boolean =>
  Object.keys(typed.quantities).length === 0 && Object.keys(typed.fields).length === 0

/** What the form holds before anybody types. */
export interface NoteStart {
  readonly fields: NoteFieldValues
  /** `index`: the line's place in the form */
  readonly quantityOf: (line: ShippableLine, index: number) => Decimal
}

const noFieldValues: NoteFieldValues = {
  plannedDate: '',
  carrier: '',
  vehicleNo: '',
  driverName: '',
  driverPhone: '',
  note: '',
}

/** A new note starts with everything that remains; of a longer order with as much as one note takes. */
export const newNoteStart: NoteStart = {
  fields: noFieldValues,
  quantityOf: (line, index) => (index < maxNoteLines ? line.remainingQuantity : '0'),
}

/** A draft starts as it was kept; lines of orders it does not hold yet start with what remains. */
export function draftStart(draft: DeliveryNoteDetail): NoteStart {
  const kept = new Map(draft.lines.map((line) => [line.orderLineId, line.quantity]))
  const orders = new Set(draft.lines.map((line) => line.orderId))
  return {
    fields: fieldsOf(draft),
    quantityOf: (line) =>
      kept.get(line.orderLineId) ?? (orders.has(line.orderId) ? '0' : line.remainingQuantity),
  }
}

const fieldsOf = ({ transport, note }: DeliveryNoteDetail): NoteFieldValues => ({
  plannedDate: transport.plannedDate ?? '',
  carrier: transport.carrier ?? '',
  vehicleNo: transport.vehicleNo ?? '',
  driverName: transport.driverName ?? '',
  driverPhone: transport.driverPhone ?? '',
  note: note ?? '',
})

/** The draft's lines that cannot be shipped any more: saving takes them off the note. */
export function lostLines(draft: DeliveryNoteDetail, lines: readonly ShippableLine[]) {
  const shippable = new Set(lines.map((line) => line.orderLineId))
  return draft.lines.filter((line) => !shippable.has(line.orderLineId))
}

/** A line of the form: what its field shows, and the decimal that means. */
export interface NoteFormLine {
  readonly line: ShippableLine
  readonly text: string
  readonly quantity: string
}

/** The form as it stands: what was typed over what it started with. */
export interface NoteForm {
  readonly lines: readonly NoteFormLine[]
  readonly fields: NoteFieldValues
}

export function noteForm(lines: readonly ShippableLine[], start: NoteStart, typed: TypedNote): NoteForm {
  return {
    lines: lines.map((line, index) => {
      const text = typed.quantities[line.orderLineId] ?? start.quantityOf(line, index)
      return { line, text, quantity: canonicalDecimal(text) }
    }),
    fields: { ...start.fields, ...typed.fields },
  }
}

const isDecimal = (text: string) => quantity.safeParse(text).success

/** A line is on the note unless its quantity is empty or zero. */
export const isOnNote = ({ quantity }: NoteFormLine): boolean =>
  quantity !== '' && !(isDecimal(quantity) && isZero(quantity))

export const isOverLimit = ({ line, quantity }: NoteFormLine): boolean =>
  isDecimal(quantity) && compare(quantity, line.maxQuantity) > 0

export const linesOnNote = (form: NoteForm): NoteFormLine[] => form.lines.filter(isOnNote)

/** Why a line's quantity cannot be sent: the limit spelled out, or what is no quantity. Null when it can. */
export const quantityFault = (formLine: NoteFormLine): string | null =>
  isOverLimit(formLine)
    ? words.atMost(formLine.line.maxQuantity, formLine.line.unit)
    : decimalFault(formLine.quantity, { scale: decimalScale.quantity })

/** What creating and updating take alike. */
export type NoteBody = Omit<InputOf<typeof createDeliveryNote>, 'submit'>

export function noteBody(form: NoteForm): NoteBody {
  return {
    ...form.fields,
    plannedDate: form.fields.plannedDate || null,
    lines: linesOnNote(form).map(({ line, quantity }) => ({ orderLineId: line.orderLineId, quantity })),
  }
}

const noteSchema = createDeliveryNote.input.omit({ submit: true })

/** What is wrong with the form, each beside its field: our own words first, then what the contract says. */
export function checkNote(form: NoteForm): PlacedFaults {
  const sent = linesOnNote(form)
  if (sent.length === 0) return { ...noFaults, whole: [words.noLines] }
  if (sent.length > maxNoteLines) return { ...noFaults, whole: [words.tooManyLines(maxNoteLines)] }
  const lines = Object.fromEntries(
    sent.flatMap((formLine) => {
      const quantity = quantityFault(formLine)
      return quantity === null ? [] : [[formLine.line.orderLineId, { quantity }]]
    }),
  )
  const sentLines = sent.map(({ line }) => line.orderLineId)
  const contract = placeFaults(faultsOfSchema(noteSchema, noteBody(form)), sentLines, shownNoteFields)
  return joinFaults({ ...noFaults, lines }, contract)
}
