import type { ConsultationStatus } from '@bdr/contract/consultations/machine'
import { hitsPerKind } from '@bdr/contract/search/model'
import { contains, startsWith } from '../../platform/list.ts'
import type { SearchSource } from './source.ts'

/** Requests for a consultation, newest first: by part of the name or company, by the start of the mobile. */
export const findConsultations: SearchSource<'consultation'> = (db, _viewer, keyword) =>
  db
    .selectFrom('consultation')
    .select(['id', 'name', 'company', 'mobile', 'status'])
    .where((eb) =>
      eb.or([
        eb('name', 'ilike', contains(keyword)),
        eb('company', 'ilike', contains(keyword)),
        eb('mobile', 'like', startsWith(keyword)),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(hitsPerKind)
    .$narrowType<{ status: ConsultationStatus }>()
    .execute()
