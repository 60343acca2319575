import type { PersonalActionOf } from '@bdr/contract/kernel/machine'
import type { orderMachine } from '@bdr/contract/orders/machine'
import { notices } from '@bdr/text/messages'
import type { Executor } from '../../platform/db/executor.ts'
import type { RecordVersion } from '../../platform/record-version.ts'
import { transition } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { notify } from '../messages/notify.ts'
import { cancelRest } from './balance.ts'
import { lockOrder, writeBalances } from './flows.ts'
import { aboutOrder, suppliersOf } from './notices.ts'
import { balanceOf, contextOf } from './present.ts'
import { orderGuards, orderLifecycle } from './rules.ts'

/**
 * The operator cancels an order nothing of which has left, or closes one short: what is not on its
 * way will not be delivered.
 */
export async function setAside(
  tx: Executor,
  viewer: Viewer,
  action: PersonalActionOf<typeof orderMachine>,
  input: RecordVersion & { reason: string },
): Promise<void> {
  const order = await lockOrder(tx, viewer, input)
  const { head, lines } = order
  const blocked = orderGuards[action](contextOf(order))
  await transition(tx, orderLifecycle, viewer, [
    { id: head.id, from: head.status, action, blocked, reason: input.reason },
  ])
  await writeBalances(
    tx,
    lines.map((line) => ({ id: line.id, ...cancelRest(balanceOf(line)) })),
  )
  const said = notices.orderSetAside({ action, orderNo: head.order_no, reason: input.reason })
  await notify(tx, viewer, suppliersOf(head.merchant_id), aboutOrder(head.id, said))
}
