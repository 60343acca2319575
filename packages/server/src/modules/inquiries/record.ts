import { audit, type AuditEntry } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'

/** Records an operator's action on an inquiry in the audit log. */
export const recordInquiry = (
  tx: Executor,
  { viewer, caller }: Change,
  action:
    | 'create'
    | 'edit'
    | 'publish'
    | 'invite'
    | 'extend'
    | 'answer'
    | 'award'
    | 'fail'
    | 'cancel'
    | 'attach'
    | 'detach',
  inquiry: { readonly id: string; readonly inquiry_no: string },
  more: Pick<AuditEntry, 'changes' | 'detail'> = {},
): Promise<void> =>
  audit(tx, {
    actor: viewer,
    action: `inquiry.${action}`,
    subject: { kind: 'inquiry', id: inquiry.id, name: inquiry.inquiry_no },
    ...more,
    caller,
  })
