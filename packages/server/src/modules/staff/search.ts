import { pageUrl } from '@bdr/contract/navigation'
import { hitsPerKind } from '@bdr/contract/search/model'
import { post } from '@bdr/text/posts'
import { says, startsWith } from '../../platform/list.ts'
import { within } from '../../platform/scope.ts'
import { details, type SearchSource } from '../../platform/search.ts'

/** Finds people who can sign in, by part of their name or by the start of their account or mobile number. */
export const findPeople: SearchSource = async (db, scope, keyword) => {
  const rows = await db
    .selectFrom('staff as s')
    .leftJoin('merchant as m', 'm.id', 's.merchant_id')
    .select(['s.id', 's.name', 's.account', 's.mobile', 's.base_post', 'm.name as merchantName'])
    .where(within(scope, 's.merchant_id'))
    .where('s.enabled', '=', true)
    .where((eb) =>
      eb.or([
        says('s.name', keyword),
        eb('s.account', 'ilike', startsWith(keyword)),
        eb('s.mobile', 'like', startsWith(keyword)),
      ]),
    )
    .orderBy('s.name')
    .orderBy('s.id')
    .limit(hitsPerKind)
    .execute()
  return rows.map(({ id, name, account, mobile, base_post, merchantName }) => ({
    id,
    title: name,
    details: details(post[base_post], account, mobile),
    merchantName,
    status: null,
    href: pageUrl('staffList', { person: id }),
  }))
}
