import { isOneOf } from '../../platform/db/one-of.ts'
import { reservingStatuses, toDeliverStatuses } from '@bdr/contract/delivery-notes/meaning'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { prepared, preparedFamily, type Params } from '../../platform/db/prepared.ts'
import type { Scope } from '../../platform/scope.ts'
import { differencesOfNote } from '../orders/differences.ts'
import { orderNos, rowColumns } from './list-queries.ts'
import { isOwnOrUnassigned, prepareNoteScope, withinNotes } from './note-scope.ts'

const headColumns = [
  ...rowColumns,
  'n.merchant_id',
  'm.code as merchant_code',
  'n.version',
  'n.receiver_name',
  'n.receiver_phone',
  'n.carrier',
  'n.vehicle_no',
  'n.driver_name',
  'n.driver_phone',
  'n.packages',
  'n.gross_weight',
  'n.note',
  'n.expected_date',
  'n.arrived_at',
  'n.deliverer_id',
  'd.name as deliverer_name',
  'n.link_serial',
  'n.link_until',
  'n.link_revoked_at',
  'm.address as merchant_address',
  'm.phone as merchant_phone',
] as const

const headById = preparedFamily(
  (
    db,
    shape: { of: Scope['of']; driven: boolean; locked: boolean },
    p: Params<{ id: string; merchantId: string; delivererId: string }>,
  ) =>
    db
      .selectFrom('delivery_note as n')
      .innerJoin('merchant as m', 'm.id', 'n.merchant_id')
      .leftJoin('staff as d', 'd.id', 'n.deliverer_id')
      .select([...headColumns, orderNos, differencesOfNote])
      .where('n.id', '=', p.id)
      .$if(shape.of === 'own', (q) => q.where('n.merchant_id', '=', p.merchantId))
      .$if(shape.driven, (q) => q.where(isOwnOrUnassigned('n', sql`${p.delivererId}`)))
      .$if(shape.locked, (q) => q.forNoKeyUpdate('n')),
)

function head(db: Executor, scope: Scope, id: string, { locked }: { locked: boolean }) {
  const { shape, values } = prepareNoteScope(scope)
  return headById({ ...shape, locked }).first(db, { id, ...values })
}

/** The note's head, if it is within the scope. */
export const noteHead = (db: Executor, scope: Scope, id: string) => head(db, scope, id, { locked: false })

/** The same with a lock until the transaction ends. Notes must be locked before orders and their lines. */
export const lockNoteHead = (db: Executor, scope: Scope, id: string) => head(db, scope, id, { locked: true })

/** More than one person can deliver in weeks. */
const maxDeliveries = 100

/** The notes of a deliverer, assigned to them or to nobody: those in transit first, then by planned date. */
export const deliveriesOf = (db: Executor, scope: Scope, staffId: string) =>
  db
    .selectFrom('delivery_note as n')
    .innerJoin('merchant as m', 'm.id', 'n.merchant_id')
    .leftJoin('staff as d', 'd.id', 'n.deliverer_id')
    .select([...headColumns, orderNos, differencesOfNote])
    .where(withinNotes(scope, 'n'))
    .where('n.status', 'in', toDeliverStatuses)
    .where((note) => note.or([note('n.deliverer_id', '=', staffId), note('n.deliverer_id', 'is', null)]))
    .orderBy(isOneOf('n.status', reservingStatuses))
    .orderBy(sql`n.planned_date nulls last`)
    .orderBy('n.id')
    .limit(maxDeliveries)
    .execute()

const linesById = prepared((db, p: Params<{ noteId: string }>) =>
  db
    .selectFrom('delivery_note_line as l')
    .innerJoin('purchase_order_line as ol', 'ol.id', 'l.order_line_id')
    .innerJoin('purchase_order as o', 'o.id', 'l.order_id')
    .select([
      'l.id',
      'l.line_no',
      'l.order_id',
      'l.order_line_id',
      'l.quantity',
      'l.batch',
      'l.accepted_quantity',
      'l.rejected_quantity',
      'o.order_no',
      'ol.line_no as order_line_no',
      'ol.material_code',
      'ol.material_name',
      'ol.specification',
      'ol.brand',
      'ol.unit',
      'ol.note as order_line_note',
    ])
    .where('l.note_id', '=', p.noteId)
    .orderBy('l.line_no'),
)

export const noteLines = (db: Executor, noteId: string) => linesById.all(db, { noteId })

/** The unit price of each line of a note. */
export const linePrices = (db: Executor, noteId: string) =>
  db
    .selectFrom('delivery_note_line as l')
    .innerJoin('purchase_order_line as ol', 'ol.id', 'l.order_line_id')
    .innerJoin('purchase_order as o', 'o.id', 'l.order_id')
    .select(['l.id', 'ol.unit_price', 'o.currency'])
    .where('l.note_id', '=', noteId)
    .execute()

const receiptsById = prepared((db, p: Params<{ noteId: string }>) =>
  db
    .selectFrom('receipt as r')
    .innerJoin('receipt_line as rl', 'rl.receipt_id', 'r.id')
    .innerJoin('delivery_note_line as l', 'l.id', 'rl.note_line_id')
    .select([
      'r.id',
      'r.received_at',
      'r.receiver_name',
      'r.note',
      'r.content_hash',
      'rl.note_line_id',
      'l.line_no',
      'rl.accepted',
      'rl.rejected',
      'rl.reason',
    ])
    .where('r.note_id', '=', p.noteId)
    .orderBy('r.id')
    .orderBy('l.line_no'),
)

/** The lines of all arrivals of a note, in order of arrival. */
export const receiptLines = (db: Executor, noteId: string) => receiptsById.all(db, { noteId })

const photosById = prepared((db, p: Params<{ noteId: string }>) =>
  db
    .selectFrom('receipt as r')
    .innerJoin('receipt_photo as rp', 'rp.receipt_id', 'r.id')
    .innerJoin('file as f', 'f.id', 'rp.file_id')
    .leftJoin('delivery_note_line as l', 'l.id', 'rp.note_line_id')
    .select([
      'rp.receipt_id',
      'l.line_no',
      'f.id',
      'f.key',
      'f.purpose',
      'f.name',
      'f.media_type',
      'f.bytes',
      'f.width',
    ])
    .where('r.note_id', '=', p.noteId)
    .orderBy('rp.receipt_id')
    .orderBy('rp.place'),
)

/** The photographs of all arrivals of a note. */
export const receiptPhotos = (db: Executor, noteId: string) => photosById.all(db, { noteId })

/** The signed content of one arrival of a note; undefined if staff recorded it. */
export const signedContent = (db: Executor, noteId: string, receiptId: string) =>
  db
    .selectFrom('receipt')
    .select(['content', 'content_hash'])
    .where('note_id', '=', noteId)
    .where('id', '=', receiptId)
    .where('content', 'is not', null)
    .executeTakeFirst()

export type ReceiptPhotoRow = Awaited<ReturnType<typeof receiptPhotos>>[number]
export type NoteHeadRow = NonNullable<Awaited<ReturnType<typeof noteHead>>>
export type NoteLineRow = Awaited<ReturnType<typeof noteLines>>[number]
export type ReceiptLineRow = Awaited<ReturnType<typeof receiptLines>>[number]
