import { pageUrl } from '@bdr/contract/navigation'
import { hitsPerKind } from '@bdr/contract/search/model'
import { details, type SearchSource } from '../../platform/search.ts'
import { pageOfOpportunities } from './list-queries.ts'

/** Finds a merchant's opportunities. */
export const findOpportunities: SearchSource = async (db, scope, keyword) => {
  const page = { pageNum: 1, pageSize: hitsPerKind, sort: '-invitedAt', keyword } as const
  const { rows } = await pageOfOpportunities(db, scope, '0', page)
  return rows.map((row) => ({
    id: row.id,
    title: row.inquiry_no,
    details: details(row.title, row.buyer_name),
    ...(row.found && { found: row.found }),
    merchantName: null,
    status: row.status,
    href: pageUrl('opportunityDetail', { id: row.id }),
  }))
}
