import { agreedLineStatuses, endedStatuses } from '@bdr/contract/orders/meaning'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { prepared, preparedFamily, type Params } from '../../platform/db/prepared.ts'
import { prepareScope, type Scope } from '../../platform/scope.ts'
import { toleranceOfLine, toleranceOfOrder, toleranceOfOrderColumns } from '../orders/tolerance.ts'

/** The order lines that can still be shipped. */

const orderLinesForShipping = preparedFamily(
  (
    db,
    shape: { of: Scope['of']; locked: boolean; by: 'line' | 'order' },
    p: Params<{ ids: string[]; merchantId: string }>,
  ) =>
    db
      .selectFrom('purchase_order_line as l')
      .innerJoin('purchase_order as o', 'o.id', 'l.order_id')
      .innerJoin('merchant as m', 'm.id', 'o.merchant_id')
      .innerJoin('platform_tolerance as p', (on) => on.onTrue())
      .select([
        'l.id',
        'l.order_id',
        'l.line_no',
        'l.status',
        'l.material_code',
        'l.material_name',
        'l.specification',
        'l.brand',
        'l.unit',
        'l.required_date',
        'l.quantity as ordered',
        'l.cancelled_quantity as cancelled',
        'l.tolerance_mode',
        'l.tolerance_share',
        'l.granted_tolerance as granted',
        ...toleranceOfOrderColumns,
        'l.reserved_quantity as reserved',
        'l.shipped_quantity as shipped',
        'l.received_quantity as received',
        'o.order_no',
        'o.merchant_id',
        'o.status as order_status',
        'o.buyer_name',
        'o.ship_to',
        'o.receiver_name',
        'o.receiver_phone',
      ])
      .$if(shape.by === 'line', (q) => q.where(sql<boolean>`l.id = any(${p.ids}::bigint[])`))
      .$if(shape.by === 'order', (q) => q.where(sql<boolean>`l.order_id = any(${p.ids}::bigint[])`))
      .$if(shape.of === 'own', (q) => q.where('o.merchant_id', '=', p.merchantId))
      .orderBy('l.id')
      .$if(shape.locked, (q) => q.forNoKeyUpdate('l')),
)

async function forShipping(
  db: Executor,
  scope: Scope,
  ids: readonly string[],
  how: { by: 'line' | 'order'; locked: boolean },
) {
  const { shape, values } = prepareScope(scope)
  const rows = await orderLinesForShipping({ ...shape, ...how }).all(db, { ids: [...ids], ...values })
  return rows.map((row) => ({ ...row, tolerance: toleranceOfLine(row, toleranceOfOrder(row)) }))
}

export const shippingLinesOfOrders = (db: Executor, scope: Scope, orderIds: readonly string[]) =>
  forShipping(db, scope, orderIds, { by: 'order', locked: false })
export const shippingLines = (db: Executor, scope: Scope, lineIds: readonly string[]) =>
  forShipping(db, scope, lineIds, { by: 'line', locked: false })

const headsOfLines = preparedFamily(
  (db, shape: { of: Scope['of'] }, p: Params<{ ids: string[]; merchantId: string }>) =>
    db
      .selectFrom('purchase_order as o')
      .select('o.id')
      .where('o.id', 'in', (eb) =>
        eb
          .selectFrom('purchase_order_line as l')
          .select('l.order_id')
          .where(sql<boolean>`l.id = any(${p.ids}::bigint[])`),
      )
      .$if(shape.of === 'own', (q) => q.where('o.merchant_id', '=', p.merchantId))
      .orderBy('o.id')
      .forNoKeyUpdate(),
)

/**
 * Order lines by id with their orders' heads, locked until the transaction ends. Heads are locked before lines, as
 * everywhere. The lines are read after the heads are locked, because a statement that waits for a lock sees other rows
 * as they were before.
 */
export async function lockShippingLines(db: Executor, scope: Scope, lineIds: readonly string[]) {
  const { shape, values } = prepareScope(scope)
  await headsOfLines(shape).all(db, { ids: [...lineIds], ...values })
  return forShipping(db, scope, lineIds, { by: 'line', locked: true })
}

/** The ids of a merchant's order lines by the numbers of order and line. */
export async function lineIdsNamed(
  db: Executor,
  merchantId: string,
  named: readonly { readonly orderNo: string; readonly lineNo: number }[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct l.id
    from unnest(${named.map(({ orderNo }) => orderNo)}::text[], ${named.map(({ lineNo }) => lineNo)}::int[])
      as n(order_no, line_no)
    join purchase_order o on o.merchant_id = ${merchantId}::bigint and o.order_no = n.order_no
    join purchase_order_line l on l.order_id = o.id and l.line_no = n.line_no`.execute(db)
  return rows.map(({ id }) => id)
}

const ordersToSameAddress = prepared(
  (db, p: Params<{ merchantId: string; buyer: string; shipTo: string; except: string[] }>) =>
    db
      .selectFrom('purchase_order as o')
      .innerJoin('purchase_order_line as l', 'l.order_id', 'o.id')
      .select(['o.id', 'o.order_no', sql<number>`count(*)::int`.as('line_count')])
      .where('o.merchant_id', '=', p.merchantId)
      .where('o.buyer_name', '=', p.buyer)
      .where('o.ship_to', '=', p.shipTo)
      .where('o.status', 'not in', endedStatuses)
      .where(sql<boolean>`o.id <> all(${p.except}::bigint[])`)
      .where('l.status', 'in', agreedLineStatuses)
      .where(sql<boolean>`l.quantity - l.cancelled_quantity > l.reserved_quantity + l.shipped_quantity`)
      .groupBy(['o.id', 'o.order_no', 'o.created_at'])
      .orderBy('o.created_at', 'desc')
      .limit(20),
)

/** Other orders of the merchant with the same buyer and address that have something left to ship. */
export const otherOrdersTo = (
  db: Executor,
  to: { merchantId: string; buyer: string; shipTo: string },
  except: readonly string[],
) => ordersToSameAddress.all(db, { ...to, except: [...except] })

export type ShippingLineRow = Awaited<ReturnType<typeof shippingLines>>[number]
