import { hitsPerKind } from '@bdr/contract/search/model'
import { contains, startsWith } from '../../platform/list.ts'
import type { SearchSource } from './source.ts'

/** People who can sign in: by part of their name, by the start of their account or mobile number. */
export const findPeople: SearchSource<'person'> = (db, viewer, keyword) =>
  db
    .selectFrom('staff as s')
    .leftJoin('merchant as m', 'm.id', 's.merchant_id')
    .select(['s.id', 's.name', 's.account', 's.mobile', 's.base_post as post', 'm.name as merchantName'])
    .$if(viewer.merchantId !== null, (q) => q.where('s.merchant_id', '=', viewer.merchantId!))
    .where('s.enabled', '=', true)
    .where((eb) =>
      eb.or([
        eb('s.name', 'ilike', contains(keyword)),
        eb('s.account', 'ilike', startsWith(keyword)),
        eb('s.mobile', 'like', startsWith(keyword)),
      ]),
    )
    .orderBy('s.name')
    .orderBy('s.id')
    .limit(hitsPerKind)
    .execute()
