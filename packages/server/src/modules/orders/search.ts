import { pageUrl } from '@bdr/contract/navigation'
import { hitsPerKind } from '@bdr/contract/search/model'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { contains, startsWith } from '../../platform/list.ts'
import { within, type Scope } from '../../platform/scope.ts'
import { halfWidth } from '../../platform/half-width.ts'
import { details, mergeHits, newestSearched, type SearchSource } from '../../platform/search.ts'

/** Orders by their number or buyer. */
export const findOrders: SearchSource = async (db, scope, keyword) => {
  const number = halfWidth(keyword)
  const [byStart, byPart] = await Promise.all([
    ordersOf(db, scope, 'all')
      .where('o.order_no', 'like', startsWith(number))
      // the order of its index
      .orderBy(sql`o.order_no using ~<~`)
      .execute(),
    ordersOf(db, scope, 'newest')
      .where((eb) =>
        eb.or([eb('o.order_no', 'ilike', contains(number)), eb('o.buyer_name', 'ilike', contains(keyword))]),
      )
      .orderBy('o.created_at', 'desc')
      .execute(),
  ])
  const found = mergeHits({ byStart, byPart }, (order) => order.orderNo === number)
  return found.map(({ id, orderNo, status, buyerName, merchantName }) => ({
    id,
    title: orderNo,
    details: details(buyerName),
    merchantName,
    status,
    href: pageUrl('orderDetail', { id }),
  }))
}

/** Hits among the orders within the scope. */
const ordersOf = (db: Executor, scope: Scope, among: 'all' | 'newest') =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('purchase_order')
        .select(['id', 'merchant_id', 'order_no', 'status', 'buyer_name', 'created_at'])
        .where(within(scope, 'merchant_id'))
        .$if(among === 'newest', (q) => q.orderBy('created_at', 'desc').limit(newestSearched))
        .as('o'),
    )
    .innerJoin('merchant as m', 'm.id', 'o.merchant_id')
    .select([
      'o.id',
      'o.order_no as orderNo',
      'o.status',
      'o.buyer_name as buyerName',
      'm.name as merchantName',
    ])
    .limit(hitsPerKind)
