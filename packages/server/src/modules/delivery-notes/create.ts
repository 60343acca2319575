import { deliveryNoteMachine } from '@bdr/contract/delivery-notes/machine'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { scopeOf } from '../../platform/scope.ts'
import type { RecordVersion } from '../../platform/record-version.ts'
import { appendHistory, transition } from '../../platform/transition.ts'
import { reserve } from '../orders/balance.ts'
import { writeBalances } from '../orders/flows.ts'
import { changeCertificates } from './attachments.ts'
import { delivererNamed, notifyDeliverer, notifyFormerDeliverers } from './deliverers.ts'
import { fitLines, idsOf, matchLines, whyNotSubmit, type NoteLine } from './fitting-lines.ts'
import { lockNote } from './lock-note.ts'
import * as queries from './queries.ts'
import { openLink } from './receipt-link.ts'
import { draftChanges, recordNote } from './record.ts'
import { deliveryNoteLifecycle } from './rules.ts'
import * as shippable from './shippable-queries.ts'
import { noteTexts } from './texts.ts'
import { insertNote, insertNoteLines, replaceNote, type NoteInput } from './write-note.ts'

/**
 * Creates a delivery note: a draft that reserves nothing, or submitted at once.
 * @throws AppError A00002 with the faults of its lines
 */
export async function createNote(tx: Executor, change: Change, input: NoteInput & { submit: boolean }) {
  const { viewer } = change
  const find = input.submit ? shippable.lockShippingLines : shippable.shippingLines
  const lines = matchLines(await find(tx, scopeOf(viewer), idsOf(input.lines)), input.lines, input)
  return writeNewNote(tx, change, lines, input)
}

/** The head's fields that are empty if a note is made from lines alone. */
export const unstated = {
  plannedDate: null,
  carrier: null,
  vehicleNo: null,
  driverName: null,
  driverPhone: null,
  packages: null,
  grossWeight: null,
  note: null,
}

/**
 * Creates notes for lines of any orders, one for each buyer and address.
 * @throws AppError A00002 with the faults of the lines; then no note is created
 */
export async function createNotes(
  tx: Executor,
  change: Change,
  input: Pick<NoteInput, 'lines' | 'confirmFractions' | 'confirmOver'> & { submit: boolean },
) {
  const find = input.submit ? shippable.lockShippingLines : shippable.shippingLines
  const found = await find(tx, scopeOf(change.viewer), idsOf(input.lines))
  const lines = fitLines(found, input.lines, input)
  const byPlace = Map.groupBy(lines, ({ source }) =>
    JSON.stringify([source.merchant_id, source.buyer_name, source.ship_to]),
  )
  const notes = []
  for (const own of byPlace.values()) {
    const { buyer_name: buyerName, ship_to: shipTo } = own[0]!.source
    const { id, noteNo } = await writeNewNote(tx, change, own, { ...input, ...unstated })
    notes.push({ id, noteNo, buyerName, shipTo, lineCount: own.length })
  }
  return { notes }
}

/** Creates a note from checked lines of the same buyer and address. */
export async function writeNewNote(
  tx: Executor,
  change: Change,
  lines: readonly NoteLine[],
  input: Omit<NoteInput, 'lines'> & { submit: boolean },
) {
  const { viewer } = change
  await delivererNamed(tx, lines[0]!.source.merchant_id, input.delivererId ?? null)
  const { id, note_no } = await insertNote(tx, lines, input)
  await insertNoteLines(tx, id, lines)
  await noteTexts.write(tx, [id])
  await appendHistory(tx, 'delivery-note', viewer, [
    { id, action: 'create', to: deliveryNoteMachine.initial },
  ])
  const made = { id, note_no, merchant_id: lines[0]!.source.merchant_id }
  await recordNote(tx, change, 'create', made)
  await changeCertificates(tx, change, id, lines)
  if (!input.submit) return { id, noteNo: note_no, status: deliveryNoteMachine.initial }
  const changes = await transition(tx, deliveryNoteLifecycle, viewer, [
    // invalid lines have already been refused
    { id, from: deliveryNoteMachine.initial, action: 'submit', blocked: null },
  ])
  await reserveLines(tx, lines)
  await openLink(tx, id)
  const { buyer_name } = lines[0]!.source
  await notifyDeliverer(
    tx,
    viewer,
    { id, note_no, buyer_name, line_count: lines.length },
    input.delivererId ?? null,
  )
  await recordNote(tx, change, 'submit', made, { changes })
  return { id, noteNo: note_no, status: 'ready' as const }
}

const reserveLines = (tx: Executor, lines: readonly NoteLine[]) =>
  writeBalances(
    tx,
    lines.map(({ source, quantity }) => reserve(source, quantity)),
  )

/** Replaces the content of a draft. */
export async function updateDraft(
  tx: Executor,
  change: Change,
  input: RecordVersion & NoteInput & { readonly removedAttachmentIds?: readonly string[] },
): Promise<void> {
  const { viewer } = change
  const head = await lockNote(tx, viewer, input)
  const found = await shippable.shippingLines(tx, scopeOf(viewer), idsOf(input.lines))
  const deliverer = await delivererNamed(tx, head.merchant_id, input.delivererId ?? null)
  const before = await queries.noteLines(tx, head.id)
  const changes = draftChanges({ head, lines: before }, input, found, deliverer)
  await transition(tx, deliveryNoteLifecycle, viewer, [
    { id: head.id, from: head.status, action: 'edit', changes },
  ])
  const lines = matchLines(found, input.lines, input, before)
  await recordNote(tx, change, 'edit', head, { changes })
  await replaceNote(tx, head.id, lines, input)
  await changeCertificates(tx, change, head.id, lines, input.removedAttachmentIds)
  if (head.deliverer_id !== (input.delivererId ?? null)) notifyFormerDeliverers(tx, head)
  await noteTexts.write(tx, [head.id])
}

/** Submits a draft: the quantities are checked again under lock. */
export async function submitDraft(
  tx: Executor,
  change: Change,
  { confirmOver, ...seen }: RecordVersion & { readonly confirmOver: boolean },
): Promise<void> {
  const { viewer } = change
  const head = await lockNote(tx, viewer, seen)
  const wanted = (await queries.noteLines(tx, head.id)).map((line) => ({
    orderLineId: line.order_line_id,
    quantity: line.quantity,
  }))
  const lines = await shippable.lockShippingLines(tx, scopeOf(viewer), idsOf(wanted))
  const changes = await transition(tx, deliveryNoteLifecycle, viewer, [
    { id: head.id, from: head.status, action: 'submit', blocked: whyNotSubmit(lines, wanted) },
  ])
  // fractions were confirmed when the draft was saved, but the remaining quantity may have decreased
  await reserveLines(tx, matchLines(lines, wanted, { confirmFractions: true, confirmOver }))
  await openLink(tx, head.id)
  await notifyDeliverer(tx, viewer, head, head.deliverer_id)
  await recordNote(tx, change, 'submit', head, { changes })
}
