import type { Trip } from '@bdr/contract/delivery-notes/replies'
import { deliveryNoteNotices } from '@bdr/text/delivery-notes'
import { sql } from 'kysely'
import { announceRecords } from '../../platform/announce.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { invalid } from '../../platform/errors.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import type { RecordVersion } from '../../platform/record-version.ts'
import { fault } from '../../platform/refusals.ts'
import { own, within, type Scope } from '../../platform/scope.ts'
import { appendHistory, transition } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { notify } from '../messages/notify.ts'
import { suppliersOf } from '../orders/notices.ts'
import { lockNote } from './lock-note.ts'
import { withinNotes } from './note-scope.ts'
import { aboutNote } from './notices.ts'
import { recordNote } from './record.ts'
import { deliveryNoteLifecycle } from './rules.ts'

/** People can deliver for a merchant as long as they work for it. */
export const peopleOf = (db: Executor, scope: Scope) =>
  db
    .selectFrom('staff')
    .select(['id', 'name', 'mobile'])
    .where(within(scope, 'merchant_id'))
    .where('merchant_id', 'is not', null)
    .where('enabled', '=', true)
    .where('deleted_at', 'is', null)

/**
 * The name of the person a merchant's note is assigned to; null for nobody.
 * @throws AppError A00002 for a person who does not work for the merchant
 */
export async function delivererNamed(
  tx: Executor,
  merchantId: string,
  delivererId: string | null,
): Promise<string | null> {
  if (delivererId === null) return null
  const person = await peopleOf(tx, own(merchantId)).where('id', '=', delivererId).executeTakeFirst()
  if (!person) throw invalid([fault(['delivererId'], 'note.delivererUnknown')])
  return person.name
}

/** Number of recent notes that are searched for means of transport, and of those offered. */
const notesSearched = 200
const offered = 12

/** The people a note can be assigned to, and the merchant's recent means of transport without duplicates. */
export async function deliverersOf(db: Executor, scope: Scope) {
  const people = await peopleOf(db, scope).orderBy('id').execute()
  const { rows } = await sql<Trip>`
    select carrier, vehicle_no as "vehicleNo", driver_name as "driverName", driver_phone as "driverPhone"
    from (
      select id, carrier, vehicle_no, driver_name, driver_phone from delivery_note
      where ${withinNotes(scope, 'delivery_note')}
        and (carrier is not null or vehicle_no is not null or driver_name is not null)
      order by id desc limit ${sql.lit(notesSearched)}
    ) as latest
    group by 1, 2, 3, 4 order by max(id) desc limit ${sql.lit(offered)}`.execute(db)
  return { people, trips: rows }
}

/** Assigns a note to a deliverer, who is notified, or to nobody. */
export async function assign(
  tx: Executor,
  change: Change,
  { delivererId, ...seen }: RecordVersion & { delivererId: string | null },
): Promise<void> {
  const { viewer } = change
  const head = await lockNote(tx, viewer, seen)
  const deliverer = await delivererNamed(tx, head.merchant_id, delivererId)
  const changes = changesBetween(['deliverer'], { deliverer: head.deliverer_name }, { deliverer })
  if (head.deliverer_id === delivererId) return
  await tx
    .updateTable('delivery_note')
    .set({ deliverer_id: delivererId, version: sql<number>`version + 1` })
    .where('id', '=', head.id)
    .execute()
  const { id, status } = head
  await appendHistory(tx, 'delivery-note', viewer, [
    { id, action: 'assign', from: status, to: status, changes },
  ])
  await recordNote(tx, change, 'assign', head, { changes })
  notifyFormerDeliverers(tx, head)
  await notifyDeliverer(tx, viewer, head, delivererId)
}

/**
 * The former deliverer may no longer see the note and cannot be notified about it by id, so open pages of all
 * deliverers read their complete lists again.
 */
export const notifyFormerDeliverers = (tx: Executor, note: { readonly merchant_id: string }): void =>
  announceRecords(tx, 'delivery-note', [], note.merchant_id)

/** @param note the note that the person has to deliver */
export async function notifyDeliverer(
  tx: Executor,
  viewer: Viewer,
  note: { id: string; note_no: string; buyer_name: string; line_count: number },
  delivererId: string | null,
): Promise<void> {
  if (delivererId === null) return
  const content = deliveryNoteNotices.noteAssigned({
    noteNo: note.note_no,
    buyer: note.buyer_name,
    lineCount: note.line_count,
  })
  await notify(tx, viewer, { staffIds: [delivererId] }, aboutNote(note.id, content))
}

/** Records that the truck has arrived at the gate, and notifies the supplier's people. */
export async function arrive(tx: Executor, change: Change, seen: RecordVersion): Promise<void> {
  const { viewer } = change
  const head = await lockNote(tx, viewer, seen)
  await transition(tx, deliveryNoteLifecycle, viewer, [
    {
      id: head.id,
      from: head.status,
      action: 'arrive',
      // the state does not change until the arrived quantities are recorded
      to: head.status as 'in-transit' | 'partly-received',
    },
  ])
  await tx
    .updateTable('delivery_note')
    .set({ arrived_at: sql<string>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', head.id)
    .execute()
  await recordNote(tx, change, 'arrive', head)
  const content = deliveryNoteNotices.noteAtGate({
    noteNo: head.note_no,
    buyer: head.buyer_name,
    deliverer: viewer.name,
  })
  await notify(tx, viewer, suppliersOf(head.merchant_id), aboutNote(head.id, content))
}
