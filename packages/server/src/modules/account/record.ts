import { audit, type AuditEntry } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'

/** Writes down what somebody did to their own account. */
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
