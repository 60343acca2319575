import { entities, type EntityKind } from '@bdr/contract/entities'
import type { FieldChange } from '@bdr/contract/kernel/changes'
import { announceRecords } from './announce.ts'
import type { Executor } from './db/executor.ts'
import type { Actor } from './viewer.ts'

/** An entry of the audit log: who did what to whom, and from where. It never contains a password, code or token. */
export interface AuditEntry {
  /** null if nobody is signed in, as with a refused sign-in */
  readonly actor: Actor | null
  readonly merchantId?: string | null
  /** `subject.verb`, such as `staff.disable` or `session.refused` */
  readonly action: string
  readonly subject?: { readonly kind: string; readonly id: string; readonly name: string }
  readonly detail?: Readonly<Record<string, unknown>>
  /** the changed fields with their old and new values, from `changesBetween` */
  readonly changes?: readonly FieldChange[]
  readonly caller?: {
    readonly address: string
    readonly requestId?: string
    readonly device?: string | null
  }
}

/**
 * Appends to the audit log in the caller's transaction. After the commit, open pages that show the log or the entry's
 * record are notified.
 */
export async function audit(tx: Executor, entry: AuditEntry): Promise<void> {
  const { actor, subject, caller } = entry
  announceRecords(tx, 'audit-entry', [], entry.merchantId ?? null)
  const kind = subject && kindOf(subject.kind)
  if (kind) announceRecords(tx, kind, [subject.id], entry.merchantId)
  await tx
    .insertInto('audit_log')
    .values({
      merchant_id: entry.merchantId ?? null,
      actor_id: actor?.staffId ?? null,
      actor_name: actor?.name ?? '',
      action: entry.action,
      subject_kind: subject?.kind ?? null,
      subject_id: subject?.id ?? null,
      subject_name: subject?.name ?? null,
      detail: JSON.stringify(entry.detail ?? {}),
      changes: JSON.stringify(entry.changes ?? []),
      address: caller?.address ?? null,
      device: caller?.device ?? null,
      request_id: caller?.requestId ?? null,
    })
    .execute()
}

/** The entity of an entry's subject. The log calls people `staff`, while their entity is `person`. */
const kindOf = (subject: string): EntityKind | undefined =>
  subject === 'staff' ? 'person' : entities.find(({ kind }) => kind === subject)?.kind
