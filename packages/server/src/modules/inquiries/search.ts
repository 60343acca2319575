import { pageUrl } from '@bdr/contract/navigation'
import { hitsPerKind } from '@bdr/contract/search/model'
import { details, type SearchSource } from '../../platform/search.ts'
import { pageOfInquiries } from './list-queries.ts'

/** Finds inquiries like the operators' list does. */
export const findInquiries: SearchSource = async (db, scope, keyword) => {
  const { rows } = await pageOfInquiries(db, scope, {
    pageNum: 1,
    pageSize: hitsPerKind,
    sort: '-createdAt',
    keyword,
  })
  return rows.map((row) => ({
    id: row.id,
    title: row.inquiry_no,
    details: details(row.title, row.buyer_name),
    ...(row.found && { found: row.found }),
    merchantName: null,
    status: row.status,
    href: pageUrl('inquiryDetail', { id: row.id }),
  }))
}
