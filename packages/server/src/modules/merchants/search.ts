import { pageUrl } from '@bdr/contract/navigation'
import { hitsPerKind } from '@bdr/contract/search/model'
import { says, startsWith } from '../../platform/list.ts'
import { details, type SearchSource } from '../../platform/search.ts'

/** Finds merchants by part of their name or the start of their codes. Only operators may use it. */
export const findMerchants: SearchSource = async (db, _scope, keyword) => {
  const rows = await db
    .selectFrom('merchant')
    .select(['id', 'code', 'name', 'uscc', 'status'])
    .where((eb) =>
      eb.or([
        says('name', keyword),
        eb('code', 'ilike', startsWith(keyword)),
        eb('uscc', 'ilike', startsWith(keyword)),
      ]),
    )
    .orderBy('code')
    .limit(hitsPerKind)
    .execute()
  return rows.map(({ id, code, name, uscc, status }) => ({
    id,
    title: name,
    details: details(code, uscc),
    merchantName: null,
    status,
    href: pageUrl('merchantDetail', { id }),
  }))
}
