import type { Tolerance } from '@bdr/contract/orders/tolerance'
import { toleranceNotices } from '@bdr/text/tolerance'
import { sql } from 'kysely'
import { audit } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import { assertVersion, type RecordVersion } from '../../platform/record-version.ts'
import { appendHistory } from '../../platform/transition.ts'
import { notify } from '../messages/notify.ts'
import { aboutOrders, suppliersOf } from '../orders/notices.ts'
import { ownTolerance, recordedTolerance, toleranceColumns } from '../orders/tolerance.ts'
import { lockMerchant, toleranceOf } from './queries.ts'

/**
 * Sets the rule for a merchant's orders without one of their own; null applies the platform's rule. Without a
 * difference nothing is written.
 */
export async function setToleranceOfMerchant(
  tx: Executor,
  { viewer, caller }: Change,
  { tolerance, ...seen }: RecordVersion & { readonly tolerance: Tolerance | null },
): Promise<void> {
  const merchant = assertVersion(await lockMerchant(tx, seen.id), seen)
  const changes = changesBetween(
    ['tolerance'],
    { tolerance: recordedTolerance(ownTolerance(merchant)) },
    { tolerance: recordedTolerance(tolerance) },
  )
  if (changes.length === 0) return
  await tx
    .updateTable('merchant')
    .set({ ...toleranceColumns(tolerance), version: sql<number>`version + 1` })
    .where('id', '=', merchant.id)
    .execute()
  const { id, status } = merchant
  await appendHistory(tx, 'merchant', viewer, [
    { id, from: status, action: 'setTolerance', to: status, changes },
  ])
  await audit(tx, {
    actor: viewer,
    merchantId: id,
    action: 'merchant.setTolerance',
    subject: { kind: 'merchant', id, name: merchant.name },
    changes,
    caller,
  })
  const rule = await toleranceOf(tx, id)
  await notify(tx, viewer, suppliersOf(id), aboutOrders(toleranceNotices.ofMerchant({ rule })))
}
