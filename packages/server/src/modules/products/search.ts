import { pageUrl } from '@bdr/contract/navigation'
import { hitsPerKind } from '@bdr/contract/search/model'
import { details, type SearchSource } from '../../platform/search.ts'
import { pageOfProducts } from './list-queries.ts'
import { titleOf } from './record.ts'

/** Finds products like their list does, the last changed first. */
export const findProducts: SearchSource = async (db, scope, keyword) => {
  const page = { pageNum: 1, pageSize: hitsPerKind, sort: '-updatedAt' } as const
  const { rows } = await pageOfProducts(db, scope, { ...page, keyword })
  return rows.map((row) => ({
    id: row.id,
    title: titleOf(row),
    details: details(row.product_no, row.model, row.brand_name),
    ...(row.found && { found: row.found }),
    merchantName: row.merchant_name,
    status: row.status,
    href: pageUrl('productDetail', { id: row.id }),
  }))
}
