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
 * Freezes a merchant or reinstates it. Nobody's account or session is touched: while the merchant is frozen
 * none of its sessions holds and nobody can open one, and afterwards everything is as it was. Nodes that have
 * a session cached are notified, so the next request already asks the database.
 */
export async function changeStanding(
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
