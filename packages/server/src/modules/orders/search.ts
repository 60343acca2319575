import { pageUrl } from '@bdr/contract/navigation'
import { hitsPerKind } from '@bdr/contract/search/model'
import { halfWidth } from '../../platform/half-width.ts'
import { details, mergeHits, type SearchSource } from '../../platform/search.ts'
import { pageOfOrders } from './list-queries.ts'

/** Finds orders like their list does; the order with exactly the typed number comes first. */
export const findOrders: SearchSource = async (db, scope, keyword) => {
  const page = { pageNum: 1, pageSize: hitsPerKind, sort: '-createdAt' } as const
  const { rows } = await pageOfOrders(db, scope, { ...page, keyword })
  const number = halfWidth(keyword).trim()
  const exact = (await pageOfOrders(db, scope, { ...page, sort: 'orderNo', orderNo: number })).rows.filter(
    (order) => order.order_no.toUpperCase() === number.toUpperCase(),
  )
  return mergeHits(exact, rows).map((order) => ({
    id: order.id,
    title: order.order_no,
    details: details(order.buyer_name),
    ...(order.found && { found: order.found }),
    merchantName: order.merchant_name,
    status: order.status,
    href: pageUrl('orderDetail', { id: order.id }),
  }))
}
