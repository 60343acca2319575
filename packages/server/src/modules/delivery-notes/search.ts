import { pageUrl } from '@bdr/contract/navigation'
import { hitsPerKind } from '@bdr/contract/search/model'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { contains, startsWith } from '../../platform/list.ts'
import { within, type Scope } from '../../platform/scope.ts'
import { halfWidth } from '../../platform/half-width.ts'
import { details, mergeHits, newestSearched, type SearchSource } from '../../platform/search.ts'

/** Delivery notes by their number. */
export const findDeliveryNotes: SearchSource = async (db, scope, keyword) => {
  const number = halfWidth(keyword)
  const [byStart, byPart] = await Promise.all([
    notesOf(db, scope, 'all')
      .where('n.note_no', 'like', startsWith(number))
      // the order of its index
      .orderBy(sql`n.note_no using ~<~`)
      .execute(),
    notesOf(db, scope, 'newest')
      .where('n.note_no', 'ilike', contains(number))
      .orderBy('n.created_at', 'desc')
      .execute(),
  ])
  const found = mergeHits({ byStart, byPart }, (note) => note.noteNo === number)
  return found.map(({ id, noteNo, status, buyerName, merchantName }) => ({
    id,
    title: noteNo,
    details: details(buyerName),
    merchantName,
    status,
    href: pageUrl('deliveryNoteDetail', { id }),
  }))
}

/** Hits among the delivery notes within the scope. */
const notesOf = (db: Executor, scope: Scope, among: 'all' | 'newest') =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('delivery_note')
        .select(['id', 'merchant_id', 'note_no', 'status', 'buyer_name', 'created_at'])
        .where(within(scope, 'merchant_id'))
        .$if(among === 'newest', (q) => q.orderBy('created_at', 'desc').limit(newestSearched))
        .as('n'),
    )
    .innerJoin('merchant as m', 'm.id', 'n.merchant_id')
    .select([
      'n.id',
      'n.note_no as noteNo',
      'n.status',
      'n.buyer_name as buyerName',
      'm.name as merchantName',
    ])
    .limit(hitsPerKind)
