import { sql, type Expression } from 'kysely'
import { reservingStatuses } from '@bdr/contract/delivery-notes/meaning'
import type { Executor } from '../../platform/db/executor.ts'
import { nestedRows } from '../../platform/db/nested-rows.ts'
import { isOneOf } from '../../platform/db/one-of.ts'
import { prepared, preparedFamily, type Params } from '../../platform/db/prepared.ts'
import { nestedHistory } from '../../platform/history.ts'
import { prepareScope, type Scope } from '../../platform/scope.ts'
import { differencesOfNoteAndOrder, differencesOfOrder, nestedDifferences } from './differences.ts'
import { rowColumns } from './list-queries.ts'
import { toleranceOfOrderColumns } from './tolerance.ts'

const headColumns = [
  ...rowColumns,
  'o.merchant_id',
  'm.code as merchant_code',
  'o.source',
  'o.ship_to',
  'o.receiver_name',
  'o.receiver_phone',
  'o.note',
  ...toleranceOfOrderColumns,
] as const

type HeadValues = Params<{ id: string; merchantId: string }>

const headWithin = (db: Executor, of: Scope['of'], p: HeadValues) =>
  db
    .selectFrom('purchase_order as o')
    .innerJoin('merchant as m', 'm.id', 'o.merchant_id')
    .innerJoin('platform_tolerance as p', (on) => on.onTrue())
    .select([...headColumns, differencesOfOrder])
    .where('o.id', '=', p.id)
    .$if(of === 'own', (q) => q.where('o.merchant_id', '=', p.merchantId))

const headById = preparedFamily((db, shape: { of: Scope['of']; locked: boolean }, p: HeadValues) =>
  headWithin(db, shape.of, p)
    // does not block rows that only refer to the order (notes, lines)
    .$if(shape.locked, (q) => q.forNoKeyUpdate('o')),
)

function head(db: Executor, scope: Scope, id: string, { locked }: { locked: boolean }) {
  const { shape, values } = prepareScope(scope)
  return headById({ ...shape, locked }).first(db, { id, ...values })
}

/** The order's head, if it is within the scope. */
export const orderHead = (db: Executor, scope: Scope, id: string) => head(db, scope, id, { locked: false })

/** The same with a lock until the transaction ends. Heads must be locked before lines, in order of id. */
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
  'product',
  'unit',
  'quantity',
  'unit_price',
  'tax_rate',
  'amount',
  'required_date',
  'tolerance_mode',
  'tolerance_share',
  'granted_tolerance',
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

const linesOf = (db: Executor, orderId: Expression<string>) =>
  db.selectFrom('purchase_order_line').select(lineColumns).where('order_id', '=', orderId).orderBy('line_no')
const linesOfOrder = prepared((db, p: Params<{ orderId: string }>) => linesOf(db, p.orderId))
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

const headsOf = preparedFamily(
  (db, shape: { of: Scope['of'] }, p: Params<{ ids: string[]; merchantId: string }>) =>
    db
      .selectFrom('purchase_order as o')
      .select(['o.id', 'o.order_no'])
      .where(sql<boolean>`o.id = any(${p.ids}::bigint[])`)
      .$if(shape.of === 'own', (q) => q.where('o.merchant_id', '=', p.merchantId))
      .orderBy('o.id'),
)

/** The numbers of those orders that are within the scope, by id. */
export function orderNumbers(db: Executor, scope: Scope, ids: readonly string[]) {
  const { shape, values } = prepareScope(scope)
  return headsOf(shape).all(db, { ids: [...ids], ...values })
}

const notesOf = (db: Executor, orderId: Expression<string>) =>
  db
    .selectFrom('delivery_note as n')
    .select(['n.id', 'n.note_no', 'n.status', 'n.created_at', differencesOfNoteAndOrder(orderId)])
    .select(
      sql<string[] | null>`case when ${isOneOf('n.status', reservingStatuses)} then (
        select json_agg(distinct r.order_line_id::text) from delivery_note_line r
        where r.note_id = n.id and r.order_id = ${orderId}) end`.as('ready_lines'),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('delivery_note_line as l')
          .select('l.id')
          .whereRef('l.note_id', '=', 'n.id')
          .where('l.order_id', '=', orderId),
      ),
    )
    .orderBy('n.id')
const notesOfOrderById = prepared((db, p: Params<{ orderId: string }>) => notesOf(db, p.orderId))

/** The delivery notes with lines of the order. */
export const notesOfOrder = (db: Executor, orderId: string) => notesOfOrderById.all(db, { orderId })

const recordById = preparedFamily((db, { of }: { of: Scope['of'] }, p: HeadValues) => {
  const id = sql.ref<string>('o.id')
  return headWithin(db, of, p).select([
    nestedRows(linesOf(db, id), lineColumns, { line_no: 'json', product: 'json' }).as('lines'),
    nestedRows(notesOf(db, id), ['id', 'note_no', 'status', 'created_at', 'differences', 'ready_lines'], {
      created_at: 'instant',
      differences: 'json',
      ready_lines: 'json',
    }).as('notes'),
    nestedDifferences(db, id).as('line_differences'),
    nestedHistory(db, 'order', id).as('history'),
  ])
})

/**
 * The order with all of its parts, if it is within the scope. It is a single statement because it is read very often.
 */
export function orderRecord(db: Executor, scope: Scope, id: string) {
  const { shape, values } = prepareScope(scope)
  return recordById(shape).first(db, { id, ...values })
}

export type OrderHeadRow = NonNullable<Awaited<ReturnType<typeof orderHead>>>
export type OrderLineRow = Awaited<ReturnType<typeof orderLines>>[number]
export type OrderNoteRow = Awaited<ReturnType<typeof notesOfOrder>>[number]
export type OrderRecord = NonNullable<Awaited<ReturnType<typeof orderRecord>>>

/** The name of a scope's merchant; empty for a scope of all merchants. */
export async function merchantName(db: Executor, scope: Scope): Promise<string> {
  if (scope.of !== 'own') return ''
  const found = await db
    .selectFrom('merchant')
    .select('name')
    .where('id', '=', scope.merchantId)
    .executeTakeFirstOrThrow()
  return found.name
}

/** The lines of these orders with their heads, in the given order of orders. */
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
      'l.tolerance_share',
      'l.shipped_quantity',
      'l.received_quantity',
      'l.cancelled_quantity',
      'l.note',
    ])
    .where(sql<boolean>`l.order_id = any(${orderIds}::bigint[])`)
    .orderBy(sql`array_position(${orderIds}::bigint[], l.order_id)`)
    .orderBy('l.line_no')
    .execute()
