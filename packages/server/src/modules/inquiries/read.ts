import type { InquiryDetail } from '@bdr/contract/inquiries/replies'
import type { Executor } from '../../platform/db/executor.ts'
import { notFound } from '../../platform/errors.ts'
import { historyOf } from '../../platform/history.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { loadRegions } from '../regions/regions.ts'
import { offersAreOpen, presentInquiry } from './present.ts'
import * as queries from './queries.ts'

/** An inquiry with all of its parts, as an operator sees it. */
export async function readInquiry(db: Executor, viewer: Viewer, id: string): Promise<InquiryDetail> {
  const head = await queries.inquiryHead(db, id)
  if (!head) throw notFound()
  const [lines, categories, invitations, questions, awards, consultation, history, regions] =
    await Promise.all([
      queries.inquiryLines(db, id),
      queries.inquiryCategories(db, id),
      queries.invitationsOf(db, id),
      queries.questionsOf(db, id),
      queries.awardsOf(db, id),
      queries.consultationOf(db, head.consultation_id),
      historyOf(db, 'inquiry', id),
      loadRegions(),
    ])
  const quoted = offersAreOpen(head.status) ? invitations.filter(({ number }) => number !== null) : []
  const offers = await queries.versionsOf(
    db,
    quoted.map((one) => one.id),
    true,
  )
  const region = head.region_code === null ? null : regions.nameOf(head.region_code)
  return presentInquiry(viewer, {
    head,
    region,
    categories,
    lines,
    invitations,
    offers,
    questions,
    awards,
    consultation,
    history,
  })
}
