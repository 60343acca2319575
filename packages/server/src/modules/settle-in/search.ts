import { pageUrl } from '@bdr/contract/navigation'
import { hitsPerKind } from '@bdr/contract/search/model'
import { says, startsWith } from '../../platform/list.ts'
import { details, type SearchSource } from '../../platform/search.ts'

/**
 * Finds applications, newest first, by part of the company's name or by the start of its code, the application's number
 * or the applicant's mobile. Only operators may use it.
 */
export const findSettleIns: SearchSource = async (db, _scope, keyword) => {
  const rows = await db
    .selectFrom('settle_in_application')
    .select(['id', 'application_no', 'company_name', 'uscc', 'status'])
    .where((eb) =>
      eb.or([
        says('company_name', keyword),
        eb('uscc', 'ilike', startsWith(keyword)),
        eb('application_no', 'ilike', startsWith(keyword)),
        eb('mobile', 'like', startsWith(keyword)),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(hitsPerKind)
    .execute()
  return rows.map(({ id, application_no, company_name, uscc, status }) => ({
    id,
    title: company_name,
    details: details(application_no, uscc),
    merchantName: null,
    status,
    href: pageUrl('settleInDetail', { id }),
  }))
}
