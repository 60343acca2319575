import { z } from 'zod'
import { fieldChange } from '../kernel/changes.ts'
import { pageOf } from '../kernel/page.ts'

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
  /** what it was done to; empty when it speaks of nothing */
  subject: z.string(),
  /** more about it in words; empty when there is nothing to say */
  detail: z.string(),
  /** what was changed from what to what */
  changes: z.array(fieldChange),
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
