import { isZero, plus } from '@bdr/contract/kernel/decimal'
import { deliveryNoteNotices } from '@bdr/text/delivery-notes'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import type { Scope } from '../../platform/scope.ts'
import { transition } from '../../platform/transition.ts'
import type { Actor } from '../../platform/viewer.ts'
import { notify } from '../messages/notify.ts'
import { receive } from '../orders/balance.ts'
import { suppliersOf } from '../orders/notices.ts'
import { matchArrival, type Arrival, type ArrivedLine } from './arrived-lines.ts'
import { changeOrders } from './change-orders.ts'
import { aboutNote, suppliersAndOperators } from './notices.ts'
import { noteLineBalance } from './present.ts'
import * as queries from './queries.ts'
import type { NoteHeadRow } from './queries.ts'
import { partOf, recordNote } from './record.ts'
import { deliveryNoteLifecycle, notAccepted, stateAfterArrival, type NoteLineBalance } from './rules.ts'
import { insertReceipt, writeArrival, type SignedReceipt } from './write-receipt.ts'

/** Who records an arrival: staff, or the signer who has the note's link. */
export interface Recorder {
  readonly action: 'receive' | 'sign'
  readonly actor: Actor
  readonly scope: Scope
  readonly caller: Caller
}

/** The stored result of one arrival. */
export interface Recorded {
  readonly receiptId: string
  readonly state: ReturnType<typeof stateAfterArrival>
}

/**
 * Records one arrival of a note under lock, and updates the note, the orders' lines and the orders from the quantities.
 * Signed content, if there is any, is stored with the receipt.
 */
export async function recordArrival(
  tx: Executor,
  recorder: Recorder,
  head: NoteHeadRow,
  arrival: Arrival,
  signed?: (arrived: readonly ArrivedLine[]) => SignedReceipt,
): Promise<Recorded> {
  const { actor } = recorder
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
      describeBalance(noteLineBalance(row)),
      describeBalance(after[index]!),
      partOf(row.order_no, row.order_line_no),
    ),
  )
  const receiptId = await insertReceipt(tx, actor, arrival, arrived, signed?.(arrived))
  const state = stateAfterArrival(after, arrival.last)
  const states = await transition(tx, deliveryNoteLifecycle, actor, [
    {
      id: head.id,
      from: head.status,
      action: recorder.action,
      // impossible quantities have already been refused at their lines
      blocked: null,
      to: state,
      reason: arrival.note,
      about: receiptId,
      changes,
    },
  ])
  await recordNote(tx, { viewer: actor, caller: recorder.caller }, recorder.action, head, {
    changes: [...states, ...changes],
    detail: { reason: arrival.note },
  })
  await writeArrival(tx, arrived)
  await bumpVersion(tx, head.id)
  await changeOrders(
    tx,
    recorder,
    head.note_no,
    arrived.map((line) => line.row),
    (balance, row) => receive(balance, byLine.get(row.id)!.accepted),
  )
  const lineNos = rows
    .filter((row, index) =>
      state === 'discrepancy'
        ? !isZero(notAccepted(after[index]!))
        : !isZero(byLine.get(row.id)?.rejected ?? '0'),
    )
    .map((row) => row.line_no)
  const recipients = state === 'discrepancy' ? suppliersAndOperators : suppliersOf
  const content = deliveryNoteNotices.noteArrived({
    noteNo: head.note_no,
    buyer: head.buyer_name,
    receiver: arrival.receiverName,
    state,
    lineNos,
    note: arrival.note?.replaceAll(/\s+/g, ' ') ?? null,
  })
  await notify(tx, actor, recipients(head.merchant_id), aboutNote(head.id, content, lineNos))
  return { receiptId, state }
}

const describeBalance = ({ accepted, rejected }: NoteLineBalance) => ({
  acceptedQuantity: accepted,
  rejectedQuantity: rejected,
})

/** An arrival may leave the state unchanged; the version must still increase for concurrent readers. */
const bumpVersion = (tx: Executor, id: string) =>
  tx
    .updateTable('delivery_note')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
