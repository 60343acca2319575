import { pageUrl } from '@bdr/contract/navigation'
import { hitsPerKind } from '@bdr/contract/search/model'
import { halfWidth } from '../../platform/half-width.ts'
import { details, mergeHits, type SearchSource } from '../../platform/search.ts'
import { pageOfNotes } from './list-queries.ts'

/** Finds delivery notes like their list does; the note with exactly the typed number comes first. */
export const findDeliveryNotes: SearchSource = async (db, scope, keyword) => {
  const page = { pageNum: 1, pageSize: hitsPerKind, sort: '-createdAt' } as const
  const { rows } = await pageOfNotes(db, scope, { ...page, keyword })
  const number = halfWidth(keyword).trim().toUpperCase()
  const exact = (await pageOfNotes(db, scope, { ...page, sort: 'noteNo', noteNo: number })).rows.filter(
    (note) => note.note_no === number,
  )
  return mergeHits(exact, rows).map((note) => ({
    id: note.id,
    title: note.note_no,
    details: details(note.buyer_name),
    ...(note.found && { found: note.found }),
    merchantName: note.merchant_name,
    status: note.status,
    href: pageUrl('deliveryNoteDetail', { id: note.id }),
  }))
}
