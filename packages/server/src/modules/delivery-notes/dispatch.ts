import { reserves } from '@bdr/contract/delivery-notes/meaning'
import { deliverer } from '@bdr/contract/access'
import type { DeliveryNoteStatus } from '@bdr/contract/delivery-notes/machine'
import { isZero } from '@bdr/contract/kernel/decimal'
import { deliveryNoteNotices } from '@bdr/text/delivery-notes'
import { sql } from 'kysely'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import { invalid } from '../../platform/errors.ts'
import type { RecordVersion } from '../../platform/record-version.ts'
import { fault } from '../../platform/refusals.ts'
import { scopeOf } from '../../platform/scope.ts'
import { transition } from '../../platform/transition.ts'
import { notify } from '../messages/notify.ts'
import { cancel, giveBack, release, ship } from '../orders/balance.ts'
import { changeOrders } from './change-orders.ts'
import { notifyFormerDeliverers } from './deliverers.ts'
import { lockNote } from './lock-note.ts'
import { aboutNote, suppliersAndOperators } from './notices.ts'
import { noteLineBalance } from './present.ts'
import * as queries from './queries.ts'
import type { NoteLineRow } from './queries.ts'
import { recordNote } from './record.ts'
import { openLink } from './receipt-link.ts'
import { deliveryNoteLifecycle, notAccepted } from './rules.ts'

/** Omitted fields stay as they are on the note. */
interface Transport {
  readonly carrier?: string | null | undefined
  readonly vehicleNo?: string | null | undefined
  readonly driverName?: string | null | undefined
  readonly driverPhone?: string | null | undefined
}

const transportFields = ['carrier', 'vehicleNo', 'driverName', 'driverPhone'] as const

/** Dispatches a note: reserved quantities become shipped ones. */
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
  // a deliverer who dispatches an unassigned note becomes its deliverer
  const taken = head.deliverer_id === null && viewer.post === deliverer
  if (taken) changes.push(...changesBetween(['deliverer'], { deliverer: null }, { deliverer: viewer.name }))
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
      ...(taken && { deliverer_id: viewer.staffId }),
      dispatched_at: sql<string>`now()`,
    })
    .where('id', '=', head.id)
    .execute()
  if (taken) notifyFormerDeliverers(tx, head)
  await openLink(tx, head.id)
  const mover = { actor: viewer, scope: scopeOf(viewer) }
  await changeOrders(tx, mover, head.note_no, await queries.noteLines(tx, head.id), (balance, line) =>
    ship(balance, line.quantity),
  )
  const content = deliveryNoteNotices.noteDispatched({
    merchant: head.merchant_name,
    noteNo: head.note_no,
    buyer: head.buyer_name,
    lineCount: head.line_count,
  })
  await notify(tx, viewer, suppliersAndOperators(head.merchant_id), aboutNote(head.id, content))
}

/** The numbers of the lines that were not accepted completely. */
const differingLines = (lines: readonly NoteLineRow[]): number[] =>
  lines.filter((line) => !isZero(notAccepted(noteLineBalance(line)))).map((line) => line.line_no)

/**
 * Performs an action that needs only a reason, and changes the balances of the order lines.
 * @param balanceFor the new balance of an order line, by the note's former state; null if balances do not change
 * @returns the note and its lines before the change
 */
async function endWithReason(
  tx: Executor,
  change: Change,
  action: 'void' | 'settle',
  { reason, ...seen }: RecordVersion & { reason: string },
  balanceFor: (
    status: DeliveryNoteStatus,
    lines: readonly NoteLineRow[],
  ) => Parameters<typeof changeOrders>[4] | null,
) {
  const { viewer } = change
  const head = await lockNote(tx, viewer, seen)
  const lines = await queries.noteLines(tx, head.id)
  const changes = await transition(tx, deliveryNoteLifecycle, viewer, [
    { id: head.id, from: head.status, action, reason },
  ])
  await recordNote(tx, change, action, head, { changes, detail: { reason } })
  const balance = balanceFor(head.status, lines)
  const mover = { actor: viewer, scope: scopeOf(viewer) }
  if (balance !== null) await changeOrders(tx, mover, head.note_no, lines, balance)
  return { head, lines }
}

/** Voids a note. A submitted one releases what it reserved, and its deliverer is notified. */
export async function voidNote(
  tx: Executor,
  change: Change,
  input: RecordVersion & { reason: string },
): Promise<void> {
  const { head } = await endWithReason(tx, change, 'void', input, (status) =>
    reserves(status) ? (balance, line) => release(balance, line.quantity) : null,
  )
  if (!reserves(head.status) || head.deliverer_id === null) return
  const { note_no: noteNo, buyer_name: buyer } = head
  const content = deliveryNoteNotices.noteVoided({ noteNo, buyer, reason: input.reason })
  await notify(tx, change.viewer, { staffIds: [head.deliverer_id] }, aboutNote(head.id, content))
}

/**
 * Settles a difference: what was not accepted counts as not shipped. It can be shipped again, except for lines that the
 * supplier agrees to deliver short.
 * @throws AppError A00002 for a line of another note
 */
export async function settleDifference(
  tx: Executor,
  change: Change,
  { shortLineIds, ...input }: RecordVersion & { reason: string; shortLineIds: readonly string[] },
): Promise<void> {
  const short = new Set(shortLineIds)
  const { head, lines } = await endWithReason(tx, change, 'settle', input, (_status, lines) => {
    const unknown = shortLineIds.flatMap((id, index) =>
      lines.some((line) => line.id === id) ? [] : [fault(['shortLineIds', index], 'note.noteLineUnknown')],
    )
    if (unknown.length > 0) throw invalid(unknown)
    return (balance, line) => {
      const quantity = notAccepted(noteLineBalance(line))
      const back = giveBack(balance, quantity)
      return short.has(line.id) ? cancel(back, quantity) : back
    }
  })
  const ended = lines.filter((line) => short.has(line.id)).map((line) => line.line_no)
  const content = deliveryNoteNotices.noteSettled({
    noteNo: head.note_no,
    reason: input.reason,
    short: ended,
  })
  const notice = aboutNote(head.id, content, [...ended, ...differingLines(lines)])
  await notify(tx, change.viewer, suppliersAndOperators(head.merchant_id), notice)
}

/**
 * Records that the supplier disputes the receiver's record. Operators are notified with the reason, and the difference
 * remains.
 */
export async function disputeDifference(
  tx: Executor,
  change: Change,
  { reason, ...seen }: RecordVersion & { reason: string },
): Promise<void> {
  const { viewer } = change
  const head = await lockNote(tx, viewer, seen)
  await transition(tx, deliveryNoteLifecycle, viewer, [
    { id: head.id, from: head.status, action: 'dispute', reason },
  ])
  await recordNote(tx, change, 'dispute', head, { detail: { reason } })
  const content = deliveryNoteNotices.noteDisputed({
    merchant: head.merchant_name,
    noteNo: head.note_no,
    reason,
  })
  const lineNos = differingLines(await queries.noteLines(tx, head.id))
  await notify(tx, viewer, suppliersAndOperators(head.merchant_id), aboutNote(head.id, content, lineNos))
}
