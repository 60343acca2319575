import { hitsPerKind } from '@bdr/contract/search/model'
import { contains, startsWith } from '../../platform/list.ts'
import type { SearchSource } from './source.ts'

/** Merchants by part of their name or the start of their codes. Only operators may ask. */
export const findMerchants: SearchSource<'merchant'> = (db, _viewer, keyword) =>
  db
    .selectFrom('merchant')
    .select(['id', 'code', 'name', 'uscc', 'status'])
    .where((eb) =>
      eb.or([
        eb('name', 'ilike', contains(keyword)),
        eb('code', 'ilike', startsWith(keyword)),
        eb('uscc', 'ilike', startsWith(keyword)),
      ]),
    )
    .orderBy('code')
    .limit(hitsPerKind)
    .execute()
