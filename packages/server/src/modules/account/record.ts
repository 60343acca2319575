import { audit, type AuditEntry } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'

/** Records an action on the person's own account in the audit log. */
export const recordOwn = (
  tx: Executor,
  { viewer, caller }: Change,
  action: `account.${string}`,
  more: Pick<AuditEntry, 'changes' | 'detail'> = {},
): Promise<void> =>
  audit(tx, {
    actor: viewer,
    merchantId: viewer.merchantId,
    action,
    subject: { kind: 'staff', id: viewer.staffId, name: viewer.name },
    ...more,
    caller,
  })
