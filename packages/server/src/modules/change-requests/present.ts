import { changedFields } from '@bdr/contract/company/changed'
import type { ChangeRequestDetail, ChangeRequestRow } from '@bdr/contract/change-requests/replies'
import type { HistoryEntry } from '@bdr/contract/kernel/replies'
import type { PresentFacts } from '@bdr/contract/company/model'
import type { OwnChangeRequest } from '@bdr/contract/company/replies'
import type { StoredFile } from '@bdr/contract/files/replies'
import type { Region } from '@bdr/contract/regions/replies'
import { presentActions } from '../../platform/present-actions.ts'
import type { Refusal } from '../../platform/refusals.ts'
import { actionsFor } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { Regions } from '../regions/regions.ts'
import type { ChangeRequestRecord } from './queries.ts'
import { changeRequestLifecycle } from './rules.ts'

export const presentRequestRow = (row: ChangeRequestRecord): ChangeRequestRow => ({
  id: row.id,
  status: row.status,
  merchantId: row.merchant_id,
  merchantCode: row.merchant_code,
  merchantName: row.merchant_name,
  fields: changedFields(row.before, row.after),
  requestedBy: row.requested_by_name,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export const presentOwnRequest = (row: ChangeRequestRecord, viewer: Viewer): OwnChangeRequest => ({
  id: row.id,
  version: row.version,
  status: row.status,
  fields: changedFields(row.before, row.after),
  before: row.before,
  after: row.after,
  requestedBy: row.requested_by_name,
  createdAt: row.created_at,
  decisionReason: row.decision_reason,
  actions: presentActions(actionsFor(changeRequestLifecycle, row.status, viewer, () => null)),
})

/** Names of the regions whose codes appear in the facts. */
export const presentRegions = (regions: Regions, facts: readonly PresentFacts[]): Region[] =>
  [...new Set(facts.map((one) => one.regionCode))]
    .filter((code) => code !== null)
    .map((code) => ({ code, name: regions.nameOf(code) }))

interface Surroundings {
  readonly files: ReadonlyMap<string, StoredFile>
  readonly regions: Regions
  readonly history: HistoryEntry[]
  /** why it currently cannot be approved */
  readonly blocked: Refusal | null
}

export const presentRequest = (
  row: ChangeRequestRecord,
  viewer: Viewer,
  { files, regions, history, blocked }: Surroundings,
): ChangeRequestDetail => ({
  ...presentRequestRow(row),
  version: row.version,
  before: row.before,
  after: row.after,
  files: [...files.values()],
  regions: presentRegions(regions, [row.before, row.after]),
  decisionReason: row.decision_reason,
  actions: presentActions(
    actionsFor(changeRequestLifecycle, row.status, viewer, (action) =>
      action === 'approve' ? blocked : null,
    ),
  ),
  history,
})
