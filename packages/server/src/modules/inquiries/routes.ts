import * as calls from '@bdr/contract/inquiries/calls'
import { comparisonExport, inquiryExport } from '@bdr/text/inquiries'
import { notFound, refused } from '../../platform/errors.ts'
import { bindExport } from '../../platform/export/bind-export.ts'
import { bind, bindDocument, type BoundCall, type Caller } from '../../platform/gateway/bind.ts'
import { bindActions } from '../../platform/gateway/bind-actions.ts'
import { pageReply, presented } from '../../platform/list.ts'
import type { ModuleParts } from '../../platform/module.ts'
import { scopeOf } from '../../platform/scope.ts'
import { inquiryAttachments } from './attachments.ts'
import type { Sessions } from '../../platform/sessions.ts'
import { viewerCan } from '../../platform/viewer.ts'
import { ownInquiries, ownShares } from '../quotations/own-figures.ts'
import { awardInquiry } from './award.ts'
import { extendInquiry } from './deadline.ts'
import { cancelInquiry, failInquiry } from './end.ts'
import { inquiryColumns } from './export.ts'
import { latestInquiries, trendOf } from './home-page.ts'
import { inviteMore, publishInquiry } from './invite.ts'
import { allInquiries, countsOfInquiries, pageOfInquiries } from './list-queries.ts'
import { offersAreOpen, presentInquiryRow } from './present.ts'
import { candidatesFor, inquiryHead } from './queries.ts'
import { answerQuestion } from './questions.ts'
import { readInquiry } from './read.ts'
import { createInquiry, updateInquiry } from './write.ts'

type Parts = Pick<ModuleParts, 'clock' | 'sessions'>

/**
 * The merchant whose own figures a public call may return; null for everybody whose post does not see opportunities.
 */
async function invitedMerchant(sessions: Sessions, { token }: Caller): Promise<string | null> {
  const viewer = token === null ? null : await sessions.viewerOf(token)
  return viewer && viewerCan(viewer, 'opportunity:view') ? viewer.merchantId : null
}

/** The specification defines both as POST, but they only read. */
const onlyReads = { transactional: false }

/** Merchants in the list of candidates. Typing more letters is faster than reading a longer list. */
const candidatesShown = 50

export function inquiryRoutes({ clock, sessions }: Parts): BoundCall[] {
  return [
    bind(
      calls.inquiryTrend,
      async ({ db, caller, input }) => {
        const { until = clock.today(), ...range } = input
        const { points, ...trend } = await trendOf(db, { today: until, ...range })
        const merchantId = await invitedMerchant(sessions, caller)
        const from = points[0]!.day
        const own = merchantId === null ? null : await ownInquiries(db, merchantId, { from, until, ...range })
        const ownOn = (day: string) => own && (own.get(day) ?? { invited: 0, quoted: 0 })
        return { ...trend, points: points.map((point) => ({ ...point, own: ownOn(point.day) })) }
      },
      onlyReads,
    ),
    bind(
      calls.inquiryRowInfo,
      async ({ db, caller, input }) => {
        const rows = await latestInquiries(db, input)
        const merchantId = await invitedMerchant(sessions, caller)
        const numbers = rows.map(({ inquiryNo }) => inquiryNo)
        const own = merchantId === null ? null : await ownShares(db, merchantId, numbers)
        return rows.map((row) => ({ ...row, own: own?.get(row.inquiryNo) ?? null }))
      },
      onlyReads,
    ),

    bind(calls.listInquiries, async ({ db, viewer, input }) =>
      pageReply(input, await pageOfInquiries(db, scopeOf(viewer), input), presentInquiryRow),
    ),
    bind(calls.countInquiries, ({ db, viewer, input }) => countsOfInquiries(db, scopeOf(viewer), input)),
    bindExport(calls.exportInquiries, {
      name: () => inquiryExport.name,
      columns: inquiryColumns,
      chunks: ({ db, viewer, input }) =>
        presented(allInquiries(db, scopeOf(viewer), input), presentInquiryRow),
    }),
    bind(calls.readInquiry, ({ db, viewer, input }) => readInquiry(db, viewer, input.id)),
    bind(calls.createInquiry, async ({ db, viewer, caller, input }) =>
      readInquiry(db, viewer, await createInquiry(db, { viewer, caller }, input)),
    ),
    ...bindActions(
      ({ db, viewer, input }) => readInquiry(db, viewer, input.id),
      [calls.updateInquiry, updateInquiry],
      [calls.publishInquiry, publishInquiry],
      [calls.inviteMerchants, inviteMore],
      [calls.extendInquiry, extendInquiry],
      [calls.answerQuestion, answerQuestion],
      [calls.awardInquiry, (tx, change, input) => awardInquiry(tx, change, clock, input)],
      [calls.failInquiry, failInquiry],
      [calls.cancelInquiry, cancelInquiry],
    ),
    bind(calls.inquiryCandidates, async ({ db, input }) => {
      if (!(await inquiryHead(db, input.id))) throw notFound()
      const all = await candidatesFor(db, input.id, undefined)
      const found = input.keyword === undefined ? all : await candidatesFor(db, input.id, input.keyword)
      return {
        merchants: found.slice(0, candidatesShown),
        matching: all.filter(({ matches, invited }) => matches && !invited).length,
      }
    }),
    ...inquiryAttachments,
    bindDocument(calls.compareInquiry, async ({ db, viewer, input: { id } }) => {
      const inquiry = await readInquiry(db, viewer, id)
      if (!offersAreOpen(inquiry.status)) throw refused('inquiry.sealed')
      const { comparisonSheet } = await import('./comparison-sheet.ts')
      const bytes = await comparisonSheet(inquiry)
      return { bytes, fileName: comparisonExport.fileName(inquiry.inquiryNo) }
    }),
  ]
}
