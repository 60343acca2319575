import type { DeliveryNoteStatus } from '@bdr/contract/delivery-notes/machine'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { prepared, preparedFamily, type Params } from '../../platform/db/prepared.ts'
import { contains, offsetOf, sorting, startsWith, type SortOf } from '../../platform/list.ts'
import type { Viewer } from '../../platform/viewer.ts'

const sortColumns = {
  createdAt: 'n.created_at',
  plannedDate: 'n.planned_date',
  noteNo: 'n.note_no',
} as const
type SortField = keyof typeof sortColumns

interface NoteFilter {
  readonly status?: DeliveryNoteStatus | undefined
  readonly noteNo?: string | undefined
  readonly orderNo?: string | undefined
  readonly buyer?: string | undefined
  readonly createdFrom?: string | undefined
  readonly createdTo?: string | undefined
}

type FilterValues = {
  merchantId: string
  status: DeliveryNoteStatus
  noteNo: string
  orderNo: string
  buyer: string
  createdFrom: string
  createdTo: string
}

function filterValues(viewer: Viewer, filter: NoteFilter): FilterValues {
  const present: Partial<FilterValues> = {
    ...(viewer.merchantId !== null && { merchantId: viewer.merchantId }),
    ...(filter.status !== undefined && { status: filter.status }),
    ...(filter.noteNo !== undefined && { noteNo: startsWith(filter.noteNo) }),
    ...(filter.orderNo !== undefined && { orderNo: startsWith(filter.orderNo) }),
    ...(filter.buyer !== undefined && { buyer: contains(filter.buyer) }),
    ...(filter.createdFrom !== undefined && { createdFrom: filter.createdFrom }),
    ...(filter.createdTo !== undefined && { createdTo: filter.createdTo }),
  }
  // a statement asks for the values of its own conditions only
  return present as FilterValues
}

/** The start of a day in China as an instant. */
const chinaMidnight = (day: Params<{ day: string }>['day'], plusDays: number) =>
  sql<string>`((${day}::date + ${sql.lit(plusDays)})::timestamp at time zone 'Asia/Shanghai')`

const filtered = (db: Executor, shape: string, p: Params<FilterValues>) => {
  const has = (name: keyof FilterValues) => shape.split(' ').includes(name)
  return db
    .selectFrom('delivery_note as n')
    .$if(has('merchantId'), (q) => q.where('n.merchant_id', '=', p.merchantId))
    .$if(has('status'), (q) => q.where('n.status', '=', p.status))
    .$if(has('noteNo'), (q) => q.where('n.note_no', 'like', p.noteNo))
    .$if(has('buyer'), (q) => q.where('n.buyer_name', 'like', p.buyer))
    .$if(has('createdFrom'), (q) => q.where('n.created_at', '>=', chinaMidnight(p.createdFrom, 0)))
    .$if(has('createdTo'), (q) => q.where('n.created_at', '<', chinaMidnight(p.createdTo, 1)))
    .$if(has('orderNo'), (q) =>
      q.where((eb) =>
        eb.exists(
          eb
            .selectFrom('delivery_note_line as l')
            .innerJoin('purchase_order as o', 'o.id', 'l.order_id')
            .select('l.id')
            .whereRef('l.note_id', '=', 'n.id')
            .where('o.order_no', 'like', p.orderNo),
        ),
      ),
    )
}

const orderNos = sql<string[]>`array(
  select distinct o.order_no from delivery_note_line l join purchase_order o on o.id = l.order_id
  where l.note_id = n.id order by o.order_no)`.as('order_nos')

const rowColumns = [
  'n.id',
  'n.note_no',
  'n.status',
  'm.name as merchant_name',
  'n.buyer_name',
  'n.ship_to',
  'n.line_count',
  'n.planned_date',
  'n.created_at',
  'n.dispatched_at',
] as const

const notePage = preparedFamily(
  (
    db,
    shape: { filter: string; sort: SortOf<SortField> },
    p: Params<FilterValues & { limit: number; offset: number }>,
  ) => {
    const { field, direction } = sorting(shape.sort)
    return filtered(db, shape.filter, p)
      .innerJoin('merchant as m', 'm.id', 'n.merchant_id')
      .select([...rowColumns, orderNos])
      .orderBy(sortColumns[field], (order) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast())
      .orderBy('n.id', direction)
      .limit(p.limit)
      .offset(p.offset)
  },
)

const noteCount = preparedFamily((db, shape: { filter: string }, p: Params<FilterValues>) =>
  filtered(db, shape.filter, p).select(({ fn }) => fn.countAll<string>().as('total')),
)

/** One page of the delivery notes a viewer may see, and how many there are. */
export async function pageOfNotes(
  db: Executor,
  viewer: Viewer,
  query: NoteFilter & { sort: SortOf<SortField>; pageNum: number; pageSize: number },
) {
  const values = filterValues(viewer, query)
  const filter = Object.keys(values).join(' ')
  const [rows, count] = await Promise.all([
    notePage({ filter, sort: query.sort }).all(db, {
      ...values,
      limit: query.pageSize,
      offset: offsetOf(query),
    }),
    noteCount({ filter }).firstOrThrow(db, values),
  ])
  return { rows, total: Number(count.total) }
}

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
  'n.note',
] as const

const headById = preparedFamily(
  (db, shape: { scoped: boolean; locked: boolean }, p: Params<{ id: string; merchantId: string }>) =>
    db
      .selectFrom('delivery_note as n')
      .innerJoin('merchant as m', 'm.id', 'n.merchant_id')
      .select([...headColumns, orderNos])
      .where('n.id', '=', p.id)
      .$if(shape.scoped, (q) => q.where('n.merchant_id', '=', p.merchantId))
      .$if(shape.locked, (q) => q.forNoKeyUpdate('n')),
)

const head = (db: Executor, viewer: Viewer, id: string, locked: boolean) =>
  headById({ scoped: viewer.merchantId !== null, locked }).first(db, {
    id,
    merchantId: viewer.merchantId ?? '',
  })

/** The note's head if the viewer may see it. */
export const noteHead = (db: Executor, viewer: Viewer, id: string) => head(db, viewer, id, false)

/** The same, locked until the transaction ends. Lock notes before orders and their lines. */
export const lockNoteHead = (db: Executor, viewer: Viewer, id: string) => head(db, viewer, id, true)

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
      'l.accepted_quantity',
      'l.rejected_quantity',
      'o.order_no',
      'ol.line_no as order_line_no',
      'ol.material_code',
      'ol.material_name',
      'ol.specification',
      'ol.brand',
      'ol.unit',
    ])
    .where('l.note_id', '=', p.noteId)
    .orderBy('l.line_no'),
)

export const noteLines = (db: Executor, noteId: string) => linesById.all(db, { noteId })

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

export type NotePageRow = Awaited<ReturnType<typeof pageOfNotes>>['rows'][number]
export type NoteHeadRow = NonNullable<Awaited<ReturnType<typeof noteHead>>>
export type NoteLineRow = Awaited<ReturnType<typeof noteLines>>[number]
export type ReceiptLineRow = Awaited<ReturnType<typeof receiptLines>>[number]
