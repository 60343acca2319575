import { z } from 'zod'
import { fieldChange, recordedKinds } from '../kernel/changes.ts'
import { pageOf } from '../kernel/page.ts'

/** A change of whatever kind of record. */
const describedChange = fieldChange.extend({
  /** what the field is called */
  label: z.string(),
  kind: z.enum(recordedKinds),
})

/** One line of the audit log. */
export const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** empty where nobody was signed in */
  actor: z.string(),
  actorId: z.string().nullable(),
  action: z.string(),
  /** the action in words */
  title: z.string(),
  /** the record it was done to; empty where there is none */
  subject: z.string(),
  /** more about it in words; empty when there is nothing to say */
  detail: z.string(),
  /** what was changed from what to what */
  changes: z.array(describedChange),
  merchant: z.string().nullable(),
  device: z.string(),
  address: z.string(),
  requestId: z.string(),
})
export type AuditEntry = z.output<typeof auditEntry>

/** What the calls answer, by their names. */
export const replies = {
  'audit.log': pageOf(auditEntry),
}
