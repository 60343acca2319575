import { audit, type AuditEntry } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'

interface Recorded {
  readonly id: string
  readonly merchant_id: string
  readonly name: string
  readonly product_no: string
}

/** A product's name, or its number if it has no name. */
export const titleOf = ({ name, product_no }: Pick<Recorded, 'name' | 'product_no'>): string =>
  name === '' ? product_no : name

/** Records an action on a product in the audit log. */
export const recordProduct = (
  tx: Executor,
  { viewer, caller }: Change,
  action:
    | 'create'
    | 'copy'
    | 'remove'
    | 'discard'
    | 'submit'
    | 'withdraw'
    | 'approve'
    | 'refuse'
    | 'shelve'
    | 'unshelve'
    | 'reprice',
  product: Recorded,
  more: Pick<AuditEntry, 'changes' | 'detail'> = {},
): Promise<void> =>
  audit(tx, {
    actor: viewer,
    merchantId: product.merchant_id,
    action: `product.${action}`,
    subject: { kind: 'product', id: product.id, name: titleOf(product) },
    ...more,
    caller,
  })
