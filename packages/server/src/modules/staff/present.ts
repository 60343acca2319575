import { wirePosts } from '@bdr/contract/posts/model'
import { staffActions, staffStatuses, type StaffAction } from '@bdr/contract/staff/model'
import type { StaffRow } from '@bdr/contract/staff/replies'
import { headUrlOf } from '../account/head-picture.ts'
import { presentActions } from '../../platform/present-actions.ts'
import type { Refusal } from '../../platform/refusals.ts'
import { viewerCan, type Viewer } from '../../platform/viewer.ts'
import type { StaffRecord } from './queries.ts'
import { refusalOf, type Company } from './rules.ts'

export const personOf = (row: StaffRecord) => ({
  id: row.id,
  enabled: row.enabled,
  basePost: row.base_post,
  account: row.account,
  mobile: row.mobile,
})

export const companyOf = (row: StaffRecord, viewer: Viewer): Company => ({
  actorId: viewer.staffId,
  enabledOwners: row.enabled_owners,
})

export const presentStaff = (row: StaffRecord, viewer: Viewer): StaffRow => ({
  id: row.id,
  version: row.version,
  name: row.name,
  account: row.account,
  mobile: row.mobile,
  email: row.email,
  headUrl: headUrlOf(row),
  status: row.enabled ? staffStatuses.enabled : staffStatuses.disabled,
  postIds: wirePosts(row.base_post, row.post_id),
  ownPostName: row.own_post_name,
  merchantName: row.merchant_name,
  mustChangePassword: row.must_change_password,
  lastSignInAt: row.last_sign_in_at,
  createdAt: row.created_at,
  isSelf: row.id === viewer.staffId,
  actions: actionsOn(row, viewer),
})

/** Of enabling and disabling, only the one with an effect is included. */
function actionsOn(row: StaffRecord, viewer: Viewer): StaffRow['actions'] {
  const allowed: StaffAction[] = []
  const blocked: { action: StaffAction; why: Refusal }[] = []
  if (!viewerCan(viewer, 'staff:manage')) return { allowed: [], blocked: [] }
  const pointless: StaffAction = row.enabled ? 'enable' : 'disable'
  for (const action of staffActions) {
    if (action === pointless) continue
    const why = refusalOf(action, personOf(row), companyOf(row, viewer))
    if (why === null) allowed.push(action)
    else blocked.push({ action, why })
  }
  return presentActions({ allowed, blocked })
}
