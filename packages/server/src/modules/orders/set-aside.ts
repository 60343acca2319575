import { notices } from '@bdr/text/messages'
import type { Executor } from '../../platform/db/executor.ts'
import { transition } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { notify } from '../messages/notify.ts'
import { cancelRest } from './balance.ts'
import { lockOrder, writeBalances } from './flows.ts'
import { aboutOrder, suppliersOf } from './notices.ts'
import { balanceOf, ruleLineOf } from './present.ts'
import { orderGuards, orderLifecycle } from './rules.ts'

/**
 * The operator cancels an order nothing of which has left, or closes one short: what is not on its
 * way will not be delivered.
 */
export async function setAside(
  tx: Executor,
  viewer: Viewer,
  action: 'cancel' | 'close',
  input: { id: string; version: number; reason: string },
): Promise<void> {
  const { head, lines, notes } = await lockOrder(tx, viewer, input.id, input.version)
  const context = {
    status: head.status,
    lines: lines.map(ruleLineOf),
    notes: notes.map((note) => ({ noteNo: note.note_no, status: note.status })),
  }
  await transition(tx, orderLifecycle, viewer, [
    { id: head.id, from: head.status, action, blocked: orderGuards[action](context), reason: input.reason },
  ])
  await writeBalances(
    tx,
    lines.map((line) => ({ id: line.id, ...cancelRest(balanceOf(line)) })),
  )
  const said = notices.orderSetAside({ action, orderNo: head.order_no, reason: input.reason })
  await notify(tx, viewer, suppliersOf(head.merchant_id), aboutOrder(head.id, said))
}
