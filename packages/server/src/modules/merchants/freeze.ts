import type { PersonalActionOf } from '@bdr/contract/kernel/machine'
import type { merchantMachine } from '@bdr/contract/merchants/machine'
import { announce } from '../../platform/announce.ts'
import { audit } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { assertVersion, type RecordVersion } from '../../platform/record-version.ts'
import { transition } from '../../platform/transition.ts'
import { lockMerchant, staffIdsOf } from './queries.ts'
import { merchantLifecycle } from './rules.ts'

/**
 * Freezes or reinstates a merchant. Accounts and sessions are not changed: while the merchant is frozen its sessions
 * are invalid and none can be created, and afterwards everything is as before. Nodes with cached sessions are notified,
 * so that the next request reads the database.
 */
export async function changeMerchantStatus(
  tx: Executor,
  { viewer, caller }: Change,
  input: RecordVersion & { reason: string },
  action: PersonalActionOf<typeof merchantMachine>,
): Promise<void> {
  const merchant = assertVersion(await lockMerchant(tx, input.id), input)
  const changes = await transition(tx, merchantLifecycle, viewer, [
    { id: merchant.id, from: merchant.status, action, reason: input.reason },
  ])
  await audit(tx, {
    actor: viewer,
    merchantId: merchant.id,
    action: `merchant.${action}`,
    subject: { kind: 'merchant', id: merchant.id, name: merchant.name },
    changes,
    detail: { reason: input.reason },
    caller,
  })
  announce(tx, 'sessions-ended', await staffIdsOf(tx, merchant.id))
}
