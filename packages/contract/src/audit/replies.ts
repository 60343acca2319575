import { z } from 'zod'
import { fieldChange, recordedKinds } from '../kernel/changes.ts'
import { pageOf } from '../kernel/page.ts'

/** A changed field of any kind of record. */
const describedChange = fieldChange.extend({
  /** the field's name for display */
  label: z.string(),
  kind: z.enum(recordedKinds),
})

/** One entry of the audit log. */
export const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** empty where nobody was signed in */
  actor: z.string(),
  actorId: z.string().nullable(),
  action: z.string(),
  /** the action's name for display */
  title: z.string(),
  /** the name of the record it was done to; empty if there is none */
  subject: z.string(),
  /** further details as text; empty if there are none */
  detail: z.string(),
  /** the changed fields with their old and new values */
  changes: z.array(describedChange),
  merchant: z.string().nullable(),
  device: z.string(),
  address: z.string(),
  requestId: z.string(),
})
export type AuditEntry = z.output<typeof auditEntry>

/** The schema of each reply, under the name of its call. */
export const replies = {
  'audit.log': pageOf(auditEntry),
}
