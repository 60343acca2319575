import { hitsPerKind } from '@bdr/contract/search/model'
import { contains, startsWith } from '../../platform/list.ts'
import type { SearchSource } from './source.ts'

/**
 * Applications to settle in, newest first: by part of the company's name, by the start of its code,
 * the application's number or the applicant's mobile. Only operators may ask.
 */
export const findSettleIns: SearchSource<'settleIn'> = (db, _viewer, keyword) =>
  db
    .selectFrom('settle_in_application')
    .select(['id', 'application_no as applicationNo', 'company_name as companyName', 'uscc', 'status'])
    .where((eb) =>
      eb.or([
        eb('company_name', 'ilike', contains(keyword)),
        eb('uscc', 'ilike', startsWith(keyword)),
        eb('application_no', 'ilike', startsWith(keyword)),
        eb('mobile', 'like', startsWith(keyword)),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(hitsPerKind)
    .execute()
