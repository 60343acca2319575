import { pageUrl } from '@bdr/contract/navigation'
import { hitsPerKind } from '@bdr/contract/search/model'
import { says, startsWith } from '../../platform/list.ts'
import { details, type SearchSource } from '../../platform/search.ts'

/** Finds consultation requests, newest first, by part of the name or company or by the start of the mobile. */
export const findConsultations: SearchSource = async (db, _scope, keyword) => {
  const rows = await db
    .selectFrom('consultation')
    .select(['id', 'name', 'company', 'mobile', 'status'])
    .where((eb) =>
      eb.or([says('name', keyword), says('company', keyword), eb('mobile', 'like', startsWith(keyword))]),
    )
    .orderBy('id', 'desc')
    .limit(hitsPerKind)
    .execute()
  return rows.map(({ id, name, company, mobile, status }) => ({
    id,
    title: name,
    details: details(company, mobile),
    merchantName: null,
    status,
    href: pageUrl('consultationDetail', { id }),
  }))
}
