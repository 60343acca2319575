import { isOpenRequest } from '@bdr/contract/change-requests/meaning'
import * as calls from '@bdr/contract/change-requests/calls'
import type { ChangeRequestDetail } from '@bdr/contract/change-requests/replies'
import { changeRequestExport } from '@bdr/text/change-requests'
import type { Executor } from '../../platform/db/executor.ts'
import { notFound } from '../../platform/errors.ts'
import { bindExport } from '../../platform/export/bind-export.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { bindActions } from '../../platform/gateway/bind-actions.ts'
import { historyOf } from '../../platform/history.ts'
import { pageReply, presented } from '../../platform/list.ts'
import { scopeOf } from '../../platform/scope.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { filesOf } from '../company/facts.ts'
import { storedFiles } from '../files/present.ts'
import { loadRegions } from '../regions/regions.ts'
import { approvalBlocked, approve, refuse } from './decide.ts'
import { changeRequestColumns } from './export.ts'
import { presentRequest, presentRequestRow } from './present.ts'
import { allRequests, pageOfRequests, requestById } from './queries.ts'

async function read(db: Executor, viewer: Viewer, id: string): Promise<ChangeRequestDetail> {
  const request = await requestById(db, scopeOf(viewer), id)
  if (!request) throw notFound()
  return presentRequest(request, viewer, {
    files: await storedFiles(db, [...filesOf(request.before), ...filesOf(request.after)]),
    regions: await loadRegions(),
    history: await historyOf(db, 'change-request', id),
    blocked: isOpenRequest(request.status) ? await approvalBlocked(db, request) : null,
  })
}

export function changeRequestRoutes(): BoundCall[] {
  return [
    bindExport(calls.exportChangeRequests, {
      name: () => changeRequestExport.name,
      columns: changeRequestColumns,
      chunks: ({ db, viewer, input }) =>
        presented(allRequests(db, scopeOf(viewer), input), presentRequestRow),
    }),
    bind(calls.listChangeRequests, async ({ db, viewer, input }) =>
      pageReply(input, await pageOfRequests(db, scopeOf(viewer), input), presentRequestRow),
    ),
    bind(calls.readChangeRequest, ({ db, viewer, input }) => read(db, viewer, input.id)),
    ...bindActions(
      ({ db, viewer, input }) => read(db, viewer, input.id),
      [calls.approveChangeRequest, approve],
      [calls.refuseChangeRequest, refuse],
    ),
  ]
}
