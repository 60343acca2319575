import * as calls from '@bdr/contract/settle-in/review-calls'
import { settleInExport } from '@bdr/text/settle-in-review'
import type { Clock } from '../../platform/clock.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { bindExport } from '../../platform/export/bind-export.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { bindActions } from '../../platform/gateway/bind-actions.ts'
import { pageReply } from '../../platform/list.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { CompanyRegistry } from '../corporate-info/registry.ts'
import { loadRegions } from '../regions/regions.ts'
import { approveApplication } from './approve.ts'
import { presentedApplications, settleInColumns } from './export.ts'
import { presentRow } from './present.ts'
import { readApplication } from './review-present.ts'
import { allApplications, pageOfApplications } from './review-queries.ts'
import { refuseApplication, returnApplication, tickChecklist } from './review.ts'

/** The operators' calls about applications. */
export function settleInReviewRoutes(clock: Clock, registry: CompanyRegistry): BoundCall[] {
  const read = (db: Executor, viewer: Viewer, id: string) =>
    readApplication(db, viewer, registry, { id, today: clock.today() })

  return [
    bind(calls.listSettleIns, async ({ db, input }) => {
      const [page, regions] = await Promise.all([pageOfApplications(db, input), loadRegions()])
      return { ...pageReply(input, page, (row) => presentRow(row, regions)), counts: page.counts }
    }),
    bindExport(calls.exportSettleIns, {
      name: () => settleInExport.name,
      columns: settleInColumns,
      chunks: ({ db, input }) => presentedApplications(allApplications(db, input)),
    }),
    bind(calls.readSettleIn, ({ db, viewer, input }) => read(db, viewer, input.id)),
    ...bindActions(
      ({ db, viewer, input }) => read(db, viewer, input.id),
      [calls.returnSettleIn, returnApplication],
      [calls.refuseSettleIn, refuseApplication],
      [
        calls.approveSettleIn,
        (tx, change, input) => approveApplication(tx, change, registry, { ...input, today: clock.today() }),
      ],
    ),
    bind(calls.tickChecklist, async ({ db, viewer, caller, input }) => {
      await tickChecklist(db, { viewer, caller }, input)
      return read(db, viewer, input.id)
    }),
  ]
}
