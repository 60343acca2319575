import type { Permission } from '@bdr/contract/access'
import type { AuditEntry } from '@bdr/contract/audit/replies'
import { auditActions, retiredAuditActions, permissionLabels } from '@bdr/text/entities'
import { auditDetails } from '@bdr/text/audit'
import { recordedField } from '@bdr/text/changes'
import { recordedFields } from '../../platform/field-changes.ts'
import type { Seal } from '../../platform/seal.ts'
import { refusalActions, signInActions, signOutAction } from '../session/record.ts'
import type { AuditRow } from './queries.ts'

/**
 * The id of an entry in replies. The table's own ids come from one counter, whose gaps would tell a merchant how active
 * others are.
 */
const opaqueId = (seal: Seal, id: string): string =>
  seal.fingerprint(`audit-entry\0${id}`).toString('base64url').slice(0, 16)

/** `ofOthers`: the reader is not an operator and must not see the addresses of operators. */
export function presentEntry(seal: Seal, row: AuditRow, { ofOthers }: { ofOthers: boolean }): AuditEntry {
  const hidden = ofOthers && row.by_operator
  return {
    id: opaqueId(seal, row.id),
    at: row.at,
    actor: row.actor_name,
    actorId: row.actor_id,
    action: row.action,
    title: auditActions[row.action] ?? retiredAuditActions[row.action] ?? row.action,
    subject: row.subject_name ?? '',
    detail: detailText(row),
    changes: row.changes.map((change) => ({ ...change, ...recordedField(recordedFields, change.field) })),
    merchant: row.merchant_name,
    device: hidden ? '' : (row.device ?? ''),
    address: hidden ? '' : (row.address ?? ''),
    requestId: row.request_id ?? '',
  }
}

const proofs: readonly string[] = [
  signInActions.succeeded,
  ...Object.values(refusalActions),
  'access.unproved',
]
type Detail = Readonly<Record<string, unknown>>

/** The details of an entry as text: origin, purpose, reason; empty if there are none. */
function detailText(row: AuditRow): string {
  const detail = row.detail as Detail
  if (proofs.includes(row.action)) return auditDetails.signIn(detail as never)
  if (row.action === signOutAction) return String(detail['place'])
  if (row.action.startsWith('sms.')) return auditDetails.code(detail as never)
  if (typeof detail['lacking'] === 'string')
    return auditDetails.lacking(permissionLabels[detail['lacking'] as Permission] ?? detail['lacking'])
  if (typeof detail['orders'] === 'number') return auditDetails.orders(detail['orders'])
  return typeof detail['reason'] === 'string' && detail['reason'] !== ''
    ? auditDetails.reason(detail['reason'])
    : ''
}
