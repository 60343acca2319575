import { deliveryNoteMachine } from '@bdr/contract/delivery-notes/machine'
import type { Executor } from '../../platform/db/executor.ts'
import { scopeOf } from '../../platform/scope.ts'
import type { RecordVersion } from '../../platform/record-version.ts'
import { appendHistory, transition } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { reserve } from '../orders/balance.ts'
import { writeBalances } from '../orders/flows.ts'
import { idsOf, matchLines, whyNotSubmit, type NoteLine } from './fitting-lines.ts'
import { lockNote } from './lock-note.ts'
import * as queries from './queries.ts'
import { deliveryNoteLifecycle } from './rules.ts'
import * as shippable from './shippable-queries.ts'
import { insertNote, insertNoteLines, replaceNote, type NoteInput } from './write-note.ts'

/**
 * A new delivery note: a draft that reserves nothing, or submitted at once.
 * @throws AppError A00002 with the faults of its lines
 */
export async function createNote(tx: Executor, viewer: Viewer, input: NoteInput & { submit: boolean }) {
  const find = input.submit ? shippable.lockShippingLines : shippable.shippingLines
  const lines = matchLines(await find(tx, scopeOf(viewer), idsOf(input.lines)), input.lines)
  const { id, note_no } = await insertNote(tx, lines, input)
  await insertNoteLines(tx, id, lines)
  await appendHistory(tx, 'delivery-note', viewer, [
    { id, action: 'create', to: deliveryNoteMachine.initial },
  ])
  if (!input.submit) return { id, noteNo: note_no, status: deliveryNoteMachine.initial }
  await transition(tx, deliveryNoteLifecycle, viewer, [
    { id, from: deliveryNoteMachine.initial, action: 'submit' },
  ])
  await reserveLines(tx, lines)
  return { id, noteNo: note_no, status: 'ready' as const }
}

const reserveLines = (tx: Executor, lines: readonly NoteLine[]) =>
  writeBalances(
    tx,
    lines.map(({ source, quantity }) => ({ id: source.id, ...reserve(source, quantity) })),
  )

/** Replaces what a draft says. */
export async function updateDraft(
  tx: Executor,
  viewer: Viewer,
  input: RecordVersion & NoteInput,
): Promise<void> {
  const head = await lockNote(tx, viewer, input)
  await transition(tx, deliveryNoteLifecycle, viewer, [{ id: head.id, from: head.status, action: 'edit' }])
  const lines = matchLines(
    await shippable.shippingLines(tx, scopeOf(viewer), idsOf(input.lines)),
    input.lines,
  )
  await replaceNote(tx, head.id, lines, input)
}

/** Submits a draft: what was free when it was written is checked again under lock. */
export async function submitDraft(tx: Executor, viewer: Viewer, seen: RecordVersion): Promise<void> {
  const head = await lockNote(tx, viewer, seen)
  const wanted = (await queries.noteLines(tx, head.id)).map((line) => ({
    orderLineId: line.order_line_id,
    quantity: line.quantity,
  }))
  const lines = await shippable.lockShippingLines(tx, scopeOf(viewer), idsOf(wanted))
  await transition(tx, deliveryNoteLifecycle, viewer, [
    { id: head.id, from: head.status, action: 'submit', blocked: whyNotSubmit(lines, wanted) },
  ])
  await reserveLines(tx, matchLines(lines, wanted))
}
