import type { AuditEntry } from '@bdr/contract/audit/replies'
import { changesText } from '@bdr/text/changes'
import { auditPage as fields, auditExport } from '@bdr/text/audit'
import { recordedFields } from '../../platform/field-changes.ts'
import type { ExportColumn } from '../../platform/export/sheet-stream.ts'

const words = auditExport

/** The reason of an action, followed by the changes. */
const detailWithChanges = ({ detail, changes }: AuditEntry): string =>
  [detail, changesText(changes, recordedFields)].filter((part) => part !== '').join('；')

export const auditColumns: readonly ExportColumn<AuditEntry>[] = [
  { title: fields.at, width: 18, kind: 'instant', value: (entry) => entry.at },
  { title: fields.actor, width: 16, value: (entry) => entry.actor },
  { title: fields.action, width: 20, value: (entry) => entry.title },
  { title: fields.subject, width: 24, value: (entry) => entry.subject },
  { title: words.detail, width: 60, value: detailWithChanges },
  { title: fields.merchant, width: 30, value: (entry) => entry.merchant },
  { title: words.device, width: 24, value: (entry) => entry.device },
  { title: words.address, width: 20, value: (entry) => entry.address },
  { title: words.requestId, width: 38, value: (entry) => entry.requestId },
]
