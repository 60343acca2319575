import { plus } from '@bdr/contract/kernel/decimal'
import type { DeliveryNoteStatus } from '@bdr/contract/delivery-notes/machine'
import { deliveryNoteNotices } from '@bdr/text/delivery-notes'
import { sql } from 'kysely'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import type { RecordVersion } from '../../platform/record-version.ts'
import { transition } from '../../platform/transition.ts'
import { notify } from '../messages/notify.ts'
import { giveBack, receive, release, ship } from '../orders/balance.ts'
import { suppliersOf } from '../orders/notices.ts'
import { matchArrival, type Arrival } from './arrived-lines.ts'
import { changeOrders } from './change-orders.ts'
import { lockNote } from './lock-note.ts'
import { aboutNote, suppliersAndOperators } from './notices.ts'
import { noteLineBalance } from './present.ts'
import * as queries from './queries.ts'
import { partOf, recordNote } from './record.ts'
import { deliveryNoteLifecycle, notAccepted, stateAfterArrival, type NoteLineBalance } from './rules.ts'
import { insertReceipt, writeArrival } from './write-receipt.ts'

/** What was left out stays as the note has it. */
interface Transport {
  readonly carrier?: string | null | undefined
  readonly vehicleNo?: string | null | undefined
  readonly driverName?: string | null | undefined
  readonly driverPhone?: string | null | undefined
}

const transportFields = ['carrier', 'vehicleNo', 'driverName', 'driverPhone'] as const

/** The goods leave: what was reserved is shipped. */
export async function dispatch(
  tx: Executor,
  change: Change,
  input: RecordVersion & Transport,
): Promise<void> {
  const { viewer } = change
  const head = await lockNote(tx, viewer, input)
  const changes = changesBetween(
    transportFields,
    {
      carrier: head.carrier,
      vehicleNo: head.vehicle_no,
      driverName: head.driver_name,
      driverPhone: head.driver_phone,
    },
    input,
  )
  const states = await transition(tx, deliveryNoteLifecycle, viewer, [
    { id: head.id, from: head.status, action: 'dispatch', changes },
  ])
  await recordNote(tx, change, 'dispatch', head, { changes: [...states, ...changes] })
  await tx
    .updateTable('delivery_note')
    .set({
      carrier: input.carrier,
      vehicle_no: input.vehicleNo,
      driver_name: input.driverName,
      driver_phone: input.driverPhone,
      dispatched_at: sql<string>`now()`,
    })
    .where('id', '=', head.id)
    .execute()
  await changeOrders(tx, viewer, head.note_no, await queries.noteLines(tx, head.id), (balance, line) =>
    ship(balance, line.quantity),
  )
  const said = deliveryNoteNotices.noteDispatched({
    merchant: head.merchant_name,
    noteNo: head.note_no,
    buyer: head.buyer_name,
    lineCount: head.line_count,
  })
  await notify(tx, viewer, suppliersAndOperators(head.merchant_id), aboutNote(head.id, said))
}

/**
 * Moves a note that needs nothing but a reason; what its lines hold of the orders changes with it.
 * @param balanceFor what becomes of an order line's numbers, by the state the note was in; null: they stay
 * @returns the note as it was
 */
async function endWithReason(
  tx: Executor,
  change: Change,
  action: 'void' | 'settle',
  { reason, ...seen }: RecordVersion & { reason: string },
  balanceFor: (status: DeliveryNoteStatus) => Parameters<typeof changeOrders>[4] | null,
) {
  const { viewer } = change
  const head = await lockNote(tx, viewer, seen)
  const changes = await transition(tx, deliveryNoteLifecycle, viewer, [
    { id: head.id, from: head.status, action, reason },
  ])
  await recordNote(tx, change, action, head, { changes, detail: { reason } })
  const balance = balanceFor(head.status)
  if (balance !== null)
    await changeOrders(tx, viewer, head.note_no, await queries.noteLines(tx, head.id), balance)
  return head
}

/** The note will not be used. A submitted one gives back what it reserved. */
export async function voidNote(
  tx: Executor,
  change: Change,
  input: RecordVersion & { reason: string },
): Promise<void> {
  await endWithReason(tx, change, 'void', input, (status) =>
    status === 'ready' ? (balance, line) => release(balance, line.quantity) : null,
  )
}

/** Records one arrival: the note, the orders' lines and the orders follow from its numbers. */
export async function recordArrival(tx: Executor, change: Change, arrival: Arrival): Promise<void> {
  const { viewer } = change
  const head = await lockNote(tx, viewer, arrival)
  const rows = await queries.noteLines(tx, head.id)
  const arrived = matchArrival(rows, arrival)
  const byLine = new Map(arrived.map((line) => [line.row.id, line]))
  const after = rows.map((row) => {
    const now = noteLineBalance(row)
    const line = byLine.get(row.id)
    return line
      ? { ...now, accepted: plus(now.accepted, line.accepted), rejected: plus(now.rejected, line.rejected) }
      : now
  })
  const changes = rows.flatMap((row, index) =>
    changesBetween(
      ['acceptedQuantity', 'rejectedQuantity'],
      toldBalance(noteLineBalance(row)),
      toldBalance(after[index]!),
      partOf(row.order_no, row.order_line_no),
    ),
  )
  const receiptId = await insertReceipt(tx, viewer, arrival, arrived)
  const state = stateAfterArrival(after, arrival.last)
  const states = await transition(tx, deliveryNoteLifecycle, viewer, [
    {
      id: head.id,
      from: head.status,
      action: 'receive',
      // what cannot have arrived was refused at its line
      blocked: null,
      to: state,
      reason: arrival.note,
      about: receiptId,
      changes,
    },
  ])
  await recordNote(tx, change, 'receive', head, {
    changes: [...states, ...changes],
    detail: { reason: arrival.note },
  })
  await writeArrival(tx, arrived)
  await bumpVersion(tx, head.id)
  await changeOrders(
    tx,
    viewer,
    head.note_no,
    arrived.map((line) => line.row),
    (balance, row) => receive(balance, byLine.get(row.id)!.accepted),
  )
  const hearing = state === 'discrepancy' ? suppliersAndOperators : suppliersOf
  const said = deliveryNoteNotices.noteArrived({
    noteNo: head.note_no,
    buyer: head.buyer_name,
    receiver: arrival.receiverName,
    state,
  })
  await notify(tx, viewer, hearing(head.merchant_id), aboutNote(head.id, said))
}

const toldBalance = ({ accepted, rejected }: NoteLineBalance) => ({
  acceptedQuantity: accepted,
  rejectedQuantity: rejected,
})

/** A further part may arrive without a change of state: the next reader must still see it. */
const bumpVersion = (tx: Executor, id: string) =>
  tx
    .updateTable('delivery_note')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()

/** A difference is settled: what was not accepted counts as not shipped, and can be shipped again. */
export async function settleDifference(
  tx: Executor,
  change: Change,
  input: RecordVersion & { reason: string },
): Promise<void> {
  const head = await endWithReason(
    tx,
    change,
    'settle',
    input,
    () => (balance, line) => giveBack(balance, notAccepted(noteLineBalance(line))),
  )
  const said = deliveryNoteNotices.noteSettled({ noteNo: head.note_no, reason: input.reason })
  await notify(tx, change.viewer, suppliersOf(head.merchant_id), aboutNote(head.id, said))
}
