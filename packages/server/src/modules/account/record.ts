import { audit } from '../../platform/audit.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import type { Viewer } from '../../platform/viewer.ts'

/** Writes down what somebody did to their own account. */
export const recordOwn = (
  tx: Executor,
  { viewer, caller }: { viewer: Viewer; caller: Caller },
  action: `account.${string}`,
  detail?: Readonly<Record<string, unknown>>,
): Promise<void> =>
  audit(tx, {
    actor: viewer,
    merchantId: viewer.merchantId,
    action,
    subject: { kind: 'staff', id: viewer.staffId, name: viewer.name },
    ...(detail && { detail }),
    caller,
  })
