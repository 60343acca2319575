import type { OpportunityDetail } from '@bdr/contract/quotations/replies'
import type { Executor } from '../../platform/db/executor.ts'
import { notFound } from '../../platform/errors.ts'
import { historyOf } from '../../platform/history.ts'
import { scopeOf } from '../../platform/scope.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { inquiryLines, versionsOf } from '../inquiries/queries.ts'
import { loadRegions } from '../regions/regions.ts'
import { presentOpportunity } from './present.ts'
import * as queries from './queries.ts'

/** A merchant's opportunity with all of its parts. */
export async function readOpportunity(db: Executor, viewer: Viewer, id: string): Promise<OpportunityDetail> {
  const head = await queries.opportunityHead(db, scopeOf(viewer), id, viewer.staffId)
  if (!head) throw notFound()
  const [lines, versions, questions, awards, history, regions] = await Promise.all([
    inquiryLines(db, head.inquiry_id),
    versionsOf(db, [id], false),
    queries.questionsFor(db, head.inquiry_id, head.merchant_id),
    queries.awardsTo(db, id),
    historyOf(db, 'quotation', id),
    loadRegions(),
  ])
  return presentOpportunity(viewer, { head, lines, versions, questions, awards, history, regions })
}
