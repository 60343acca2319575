import * as calls from '@bdr/contract/orders/calls'
import type { Clock } from '../../platform/clock.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { pageReply } from '../../platform/list.ts'
import { scopeOf } from '../../platform/scope.ts'
import { readOrder } from './flows.ts'
import { presentOrderRow } from './present.ts'
import { pageOfOrders } from './list-queries.ts'
import { decide, respond } from './respond.ts'
import { setAside } from './set-aside.ts'

export function orderRoutes(clock: Clock): BoundCall[] {
  return [
    bind(calls.listOrders, async ({ db, viewer, input }) =>
      pageReply(input, await pageOfOrders(db, scopeOf(viewer), input), presentOrderRow),
    ),
    bind(calls.readOrder, ({ db, viewer, input }) => readOrder(db, viewer, input.id)),
    bind(calls.respondToOrder, async ({ db, viewer, input }) => {
      await respond(db, viewer, input, clock.today())
      return readOrder(db, viewer, input.id)
    }),
    bind(calls.decideOnProposals, async ({ db, viewer, input }) => {
      await decide(db, viewer, input)
      return readOrder(db, viewer, input.id)
    }),
    bind(calls.cancelOrder, async ({ db, viewer, input }) => {
      await setAside(db, viewer, 'cancel', input)
      return readOrder(db, viewer, input.id)
    }),
    bind(calls.closeOrder, async ({ db, viewer, input }) => {
      await setAside(db, viewer, 'close', input)
      return readOrder(db, viewer, input.id)
    }),
  ]
}
