import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { prepared, preparedFamily, type Params } from '../../platform/db/prepared.ts'
import { prepareScope, type Scope } from '../../platform/scope.ts'
import { differencesOfNoteAndOrder, differencesOfOrder } from './differences.ts'
import { rowColumns } from './list-queries.ts'

const headColumns = [
  ...rowColumns,
  'o.merchant_id',
  'm.code as merchant_code',
  'o.version',
  'o.source',
  'o.ship_to',
  'o.receiver_name',
  'o.receiver_phone',
  'o.note',
] as const

const headById = preparedFamily(
  (db, shape: { of: Scope['of']; locked: boolean }, p: Params<{ id: string; merchantId: string }>) =>
    db
      .selectFrom('purchase_order as o')
      .innerJoin('merchant as m', 'm.id', 'o.merchant_id')
      .select([...headColumns, differencesOfOrder])
      .where('o.id', '=', p.id)
      .$if(shape.of === 'own', (q) => q.where('o.merchant_id', '=', p.merchantId))
      // rows that only refer to the order (notes, lines) need not wait
      .$if(shape.locked, (q) => q.forNoKeyUpdate('o')),
)

function head(db: Executor, scope: Scope, id: string, { locked }: { locked: boolean }) {
  const { shape, values } = prepareScope(scope)
  return headById({ ...shape, locked }).first(db, { id, ...values })
}

/** The order's head if it is within the scope. */
export const orderHead = (db: Executor, scope: Scope, id: string) => head(db, scope, id, { locked: false })

/** The same, locked until the transaction ends. Lock heads before lines, in order of id. */
export const lockOrderHead = (db: Executor, scope: Scope, id: string) => head(db, scope, id, { locked: true })

const lineColumns = [
  'id',
  'order_id',
  'line_no',
  'status',
  'material_code',
  'material_name',
  'specification',
  'brand',
  'unit',
  'quantity',
  'unit_price',
  'tax_rate',
  'amount',
  'required_date',
  'tolerance',
  'cancelled_quantity',
  'reserved_quantity',
  'shipped_quantity',
  'received_quantity',
  'note',
  'reject_reason',
  'proposed_quantity',
  'proposed_unit_price',
  'proposed_date',
  'proposal_reason',
] as const

const linesOfOrder = prepared((db, p: Params<{ orderId: string }>) =>
  db
    .selectFrom('purchase_order_line')
    .select(lineColumns)
    .where('order_id', '=', p.orderId)
    .orderBy('line_no'),
)
const lockedLinesOfOrder = prepared((db, p: Params<{ orderId: string }>) =>
  db
    .selectFrom('purchase_order_line')
    .select(lineColumns)
    .where('order_id', '=', p.orderId)
    .orderBy('id')
    .forNoKeyUpdate(),
)

export const orderLines = (db: Executor, orderId: string) => linesOfOrder.all(db, { orderId })

/** All lines of an order, locked, by line number. */
export const lockOrderLines = async (db: Executor, orderId: string) => {
  const lines = await lockedLinesOfOrder.all(db, { orderId })
  return lines.sort((a, b) => a.line_no - b.line_no)
}

const notesOf = prepared((db, p: Params<{ orderId: string }>) =>
  db
    .selectFrom('delivery_note as n')
    .select(['n.id', 'n.note_no', 'n.status', 'n.created_at', differencesOfNoteAndOrder(p.orderId)])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('delivery_note_line as l')
          .select('l.id')
          .whereRef('l.note_id', '=', 'n.id')
          .where('l.order_id', '=', p.orderId),
      ),
    )
    .orderBy('n.id'),
)

/** The delivery notes that carry lines of the order. */
export const notesOfOrder = (db: Executor, orderId: string) => notesOf.all(db, { orderId })

export type OrderHeadRow = NonNullable<Awaited<ReturnType<typeof orderHead>>>
export type OrderLineRow = Awaited<ReturnType<typeof orderLines>>[number]
export type OrderNoteRow = Awaited<ReturnType<typeof notesOfOrder>>[number]

/** The lines of these orders with their heads, in the order of the orders given. */
export const exportedLines = (db: Executor, orderIds: readonly string[]) =>
  db
    .selectFrom('purchase_order_line as l')
    .innerJoin('purchase_order as o', 'o.id', 'l.order_id')
    .innerJoin('merchant as m', 'm.id', 'o.merchant_id')
    .select([
      'o.order_no',
      'o.status as order_status',
      'o.buyer_name',
      'm.code as merchant_code',
      'm.name as merchant_name',
      'o.order_date',
      'o.currency',
      'o.ship_to',
      'o.receiver_name',
      'o.receiver_phone',
      'o.created_at',
      'l.line_no',
      'l.status as line_status',
      'l.material_code',
      'l.material_name',
      'l.specification',
      'l.brand',
      'l.unit',
      'l.quantity',
      'l.unit_price',
      'l.tax_rate',
      'l.amount',
      'l.required_date',
      'l.tolerance',
      'l.shipped_quantity',
      'l.received_quantity',
      'l.cancelled_quantity',
      'l.note',
    ])
    .where(sql<boolean>`l.order_id = any(${orderIds}::bigint[])`)
    .orderBy(sql`array_position(${orderIds}::bigint[], l.order_id)`)
    .orderBy('l.line_no')
    .execute()
