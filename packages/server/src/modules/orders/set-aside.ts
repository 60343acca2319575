import type { PersonalActionOf } from '@bdr/contract/kernel/machine'
import type { orderMachine } from '@bdr/contract/orders/machine'
import { orderNotices } from '@bdr/text/orders'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { RecordVersion } from '../../platform/record-version.ts'
import { transition } from '../../platform/transition.ts'
import { notify } from '../messages/notify.ts'
import { cancelRest } from './balance.ts'
import { balanceChanges, lockOrder, writeBalances } from './flows.ts'
import { aboutOrder, suppliersOf } from './notices.ts'
import { balanceOf, contextOf } from './present.ts'
import { recordOrder } from './record.ts'
import { orderGuards, orderLifecycle } from './rules.ts'

/** Cancels an order of which nothing was shipped, or closes one: what is not in transit will not be delivered. */
export async function setAside(
  tx: Executor,
  change: Change,
  input: RecordVersion & { reason: string },
  action: PersonalActionOf<typeof orderMachine>,
): Promise<void> {
  const { viewer } = change
  const order = await lockOrder(tx, viewer, input)
  const { head, lines } = order
  const blocked = orderGuards[action](contextOf(order))
  const balances = lines.map((line) => ({ line, after: cancelRest(balanceOf(line)) }))
  const changes = balances.flatMap(({ line, after }) =>
    balanceChanges(balanceOf(line), after, String(line.line_no)),
  )
  const states = await transition(tx, orderLifecycle, viewer, [
    { id: head.id, from: head.status, action, blocked, reason: input.reason, changes },
  ])
  await writeBalances(
    tx,
    balances.map(({ line, after }) => ({ id: line.id, ...after })),
  )
  await recordOrder(tx, change, action, head, {
    changes: [...states, ...changes],
    detail: { reason: input.reason },
  })
  const content = orderNotices.orderSetAside({ action, orderNo: head.order_no, reason: input.reason })
  await notify(tx, viewer, suppliersOf(head.merchant_id), aboutOrder(head.id, content))
}
