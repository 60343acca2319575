import { compare, isZero, plus, trimZeros, type Decimal } from '@bdr/contract/kernel/decimal'
import { notices } from '@bdr/text/messages'
import { say } from '@bdr/text/refusals'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { invalid } from '../../platform/errors.ts'
import { fault } from '../../platform/faults.ts'
import { transition } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { notify } from '../messages/notify.ts'
import { giveBack, receive, release, ship, type LineBalance } from '../orders/balance.ts'
import { followLines, lockHeads, writeBalances } from '../orders/flows.ts'
import { suppliersOf } from '../orders/notices.ts'
import { lockNote } from './compose.ts'
import { aboutNote, suppliersAndOperators } from './notices.ts'
import { noteLineBalance } from './present.ts'
import * as queries from './queries.ts'
import * as shippable from './shippable-queries.ts'
import type { NoteLineRow } from './queries.ts'
import { deliveryNoteLifecycle, notAccepted, outstanding, stateAfterArrival } from './rules.ts'

/**
 * Changes the balances of the order lines behind a note and lets their orders follow. The orders'
 * heads are locked first, then their lines, as everywhere.
 */
async function changeOrders(
  tx: Executor,
  actor: Viewer,
  lines: readonly NoteLineRow[],
  change: (balance: LineBalance, line: NoteLineRow) => LineBalance,
): Promise<void> {
  const orderIds = [...new Set(lines.map((line) => line.order_id))]
  await lockHeads(tx, orderIds)
  const byId = new Map(lines.map((line) => [line.order_line_id, line]))
  const orderLines = await shippable.lockShippingLines(tx, actor, [...byId.keys()])
  await writeBalances(
    tx,
    orderLines.map((orderLine) => ({ id: orderLine.id, ...change(orderLine, byId.get(orderLine.id)!) })),
  )
  await followLines(tx, actor, orderIds)
}

interface Transport {
  readonly carrier: string | null
  readonly vehicleNo: string | null
  readonly driverName: string | null
  readonly driverPhone: string | null
}

/** The goods leave: what was reserved is shipped. */
export async function dispatch(
  tx: Executor,
  viewer: Viewer,
  input: Transport & { id: string; version: number },
): Promise<void> {
  const head = await lockNote(tx, viewer, input.id, input.version)
  await transition(tx, deliveryNoteLifecycle, viewer, [
    { id: head.id, from: head.status, action: 'dispatch' },
  ])
  await tx
    .updateTable('delivery_note')
    .set({
      carrier: input.carrier ?? head.carrier,
      vehicle_no: input.vehicleNo ?? head.vehicle_no,
      driver_name: input.driverName ?? head.driver_name,
      driver_phone: input.driverPhone ?? head.driver_phone,
      dispatched_at: sql<string>`now()`,
    })
    .where('id', '=', head.id)
    .execute()
  await changeOrders(tx, viewer, await queries.noteLines(tx, head.id), (balance, line) =>
    ship(balance, line.quantity),
  )
  const said = notices.noteDispatched({
    merchant: head.merchant_name,
    noteNo: head.note_no,
    buyer: head.buyer_name,
    lineCount: head.line_count,
  })
  await notify(tx, viewer, suppliersAndOperators(head.merchant_id), aboutNote(head.id, said))
}

/** The note will not be used. A submitted one gives back what it reserved. */
export async function voidNote(
  tx: Executor,
  viewer: Viewer,
  input: { id: string; version: number; reason: string },
): Promise<void> {
  const head = await lockNote(tx, viewer, input.id, input.version)
  await transition(tx, deliveryNoteLifecycle, viewer, [
    { id: head.id, from: head.status, action: 'void', reason: input.reason },
  ])
  if (head.status !== 'ready') return
  await changeOrders(tx, viewer, await queries.noteLines(tx, head.id), (balance, line) =>
    release(balance, line.quantity),
  )
}

export interface Arrival {
  readonly id: string
  readonly version: number
  readonly receiverName: string
  readonly last: boolean
  readonly note: string | null
  readonly lines: readonly {
    noteLineId: string
    accepted: Decimal
    rejected: Decimal
    reason: string | null
  }[]
}

interface ArrivedLine {
  readonly row: NoteLineRow
  readonly accepted: Decimal
  readonly rejected: Decimal
  readonly reason: string | null
}

/** What arrived of each line, checked against what is on its way. */
function matchArrival(rows: readonly NoteLineRow[], arrival: Arrival): ArrivedLine[] {
  const faults: string[] = []
  const seen = new Set<string>()
  const arrived = arrival.lines.flatMap((line, index) => {
    const at = (field: string) => ['lines', index, field]
    const row = rows.find((candidate) => candidate.id === line.noteLineId)
    if (!row) faults.push(fault(at('noteLineId'), say('note.noteLineUnknown')))
    else if (seen.has(row.id)) faults.push(fault(at('noteLineId'), say('note.lineTwice')))
    else {
      const max = outstanding(noteLineBalance(row))
      if (compare(plus(line.accepted, line.rejected), max) > 0) {
        faults.push(
          fault(at('accepted'), say('note.arrivedTooMuch', { max: trimZeros(max), unit: row.unit })),
        )
      }
      if (!isZero(line.rejected) && line.reason === null)
        faults.push(fault(at('reason'), say('note.rejectNeedsReason')))
    }
    seen.add(line.noteLineId)
    return row ? [{ row, accepted: line.accepted, rejected: line.rejected, reason: line.reason }] : []
  })
  if (faults.length > 0) throw invalid(faults)
  const any = arrived.some((line) => !isZero(plus(line.accepted, line.rejected)))
  if (!any && !arrival.last) throw invalid([fault(['lines'], say('note.nothingArrived'))])
  return arrived
}

/** Records one arrival: the note, the orders' lines and the orders follow from its numbers. */
export async function recordArrival(tx: Executor, viewer: Viewer, arrival: Arrival): Promise<void> {
  const head = await lockNote(tx, viewer, arrival.id, arrival.version)
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
  const receiptId = await insertReceipt(tx, viewer, arrival, arrived)
  const state = stateAfterArrival(after, arrival.last)
  await transition(tx, deliveryNoteLifecycle, viewer, [
    {
      id: head.id,
      from: head.status,
      action: 'receive',
      to: state,
      reason: arrival.note,
      about: receiptId,
    },
  ])
  await writeArrival(tx, arrived)
  await bumpVersion(tx, head.id)
  await changeOrders(
    tx,
    viewer,
    arrived.map((line) => line.row),
    (balance, row) => receive(balance, byLine.get(row.id)!.accepted),
  )
  const hearing = state === 'discrepancy' ? suppliersAndOperators : suppliersOf
  const said = notices.noteArrived({
    noteNo: head.note_no,
    buyer: head.buyer_name,
    receiver: arrival.receiverName,
    state,
  })
  await notify(tx, viewer, hearing(head.merchant_id), aboutNote(head.id, said))
}

/** A further part may arrive without a change of state: the next reader must still see it. */
const bumpVersion = (tx: Executor, id: string) =>
  tx
    .updateTable('delivery_note')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()

async function insertReceipt(
  tx: Executor,
  viewer: Viewer,
  arrival: Arrival,
  lines: readonly ArrivedLine[],
): Promise<string> {
  const { id } = await tx
    .insertInto('receipt')
    .values({
      note_id: arrival.id,
      receiver_name: arrival.receiverName,
      note: arrival.note,
      recorded_by: viewer.staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('receipt_line')
    .values(
      lines.map((line) => ({
        receipt_id: id,
        note_line_id: line.row.id,
        accepted: line.accepted,
        rejected: line.rejected,
        reason: line.reason,
      })),
    )
    .execute()
  return id
}

const writeArrival = (tx: Executor, lines: readonly ArrivedLine[]) =>
  sql`
    update delivery_note_line as l
    set accepted_quantity = l.accepted_quantity + a.accepted, rejected_quantity = l.rejected_quantity + a.rejected
    from unnest(${lines.map((line) => line.row.id)}::bigint[], ${lines.map((line) => line.accepted)}::numeric[],
                ${lines.map((line) => line.rejected)}::numeric[]) as a(id, accepted, rejected)
    where l.id = a.id`.execute(tx)

/** A difference is settled: what was not accepted counts as not shipped, and can be shipped again. */
export async function settleDifference(
  tx: Executor,
  viewer: Viewer,
  input: { id: string; version: number; reason: string },
): Promise<void> {
  const head = await lockNote(tx, viewer, input.id, input.version)
  await transition(tx, deliveryNoteLifecycle, viewer, [
    { id: head.id, from: head.status, action: 'settle', reason: input.reason },
  ])
  await changeOrders(tx, viewer, await queries.noteLines(tx, head.id), (balance, line) =>
    giveBack(balance, notAccepted(noteLineBalance(line))),
  )
  const said = notices.noteSettled({ noteNo: head.note_no, reason: input.reason })
  await notify(tx, viewer, suppliersOf(head.merchant_id), aboutNote(head.id, said))
}
