import * as calls from '@bdr/contract/orders/calls'
import { orderMachine } from '@bdr/contract/orders/machine'
import { orderExport } from '@bdr/text/orders'
import type { Clock } from '../../platform/clock.ts'
import { bindExport } from '../../platform/export/bind-export.ts'
import { bind, bindActions, type BoundCall } from '../../platform/gateway/bind.ts'
import { pageReply } from '../../platform/list.ts'
import { scopeOf } from '../../platform/scope.ts'
import { linesOf, orderColumns } from './export.ts'
import { readOrder } from './flows.ts'
import { allOrders, countsOfOrders, pageOfOrders } from './list-queries.ts'
import { presentOrderRow } from './present.ts'
import { decide, respond } from './respond.ts'
import { setAside } from './set-aside.ts'

export function orderRoutes(clock: Clock): BoundCall[] {
  return [
    bind(calls.listOrders, async ({ db, viewer, input }) =>
      pageReply(input, await pageOfOrders(db, scopeOf(viewer), input), presentOrderRow),
    ),
    bind(calls.countOrders, ({ db, viewer, input }) => countsOfOrders(db, scopeOf(viewer), input)),
    bindExport(calls.exportOrders, {
      name: () => orderExport.name,
      columns: orderColumns,
      chunks: (context) => linesOf(context, allOrders(context.db, scopeOf(context.viewer), context.input)),
    }),
    bind(calls.readOrder, ({ db, viewer, input }) => readOrder(db, viewer, input.id)),
    bind(calls.respondToOrder, async ({ db, viewer, caller, input }) => {
      await respond(db, { viewer, caller }, input, clock.today())
      return readOrder(db, viewer, input.id)
    }),
    bind(calls.decideOnProposals, async ({ db, viewer, caller, input }) => {
      await decide(db, { viewer, caller }, input)
      return readOrder(db, viewer, input.id)
    }),
    ...bindActions(
      orderMachine,
      [calls.cancelOrder, calls.closeOrder],
      async ({ db, viewer, caller, input }, action) => {
        await setAside(db, { viewer, caller }, action, input)
        return readOrder(db, viewer, input.id)
      },
    ),
  ]
}
