import { audit, type AuditEntry } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'

/** Records an action on an order in the audit log. */
export const recordOrder = (
  tx: Executor,
  { viewer, caller }: Change,
  action:
    | 'import'
    | 'award'
    | 'respond'
    | 'decide'
    | 'revise'
    | 'cancelLines'
    | 'cancel'
    | 'close'
    | 'setTolerance'
    | 'attach'
    | 'detach',
  order: { readonly id: string; readonly merchant_id: string; readonly order_no: string },
  more: Pick<AuditEntry, 'changes' | 'detail'> = {},
): Promise<void> =>
  audit(tx, {
    actor: viewer,
    merchantId: order.merchant_id,
    action: `order.${action}`,
    subject: { kind: 'order', id: order.id, name: order.order_no },
    ...more,
    caller,
  })
