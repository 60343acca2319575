import * as calls from '@bdr/contract/orders/calls'
import { orderExport } from '@bdr/text/orders'
import { notFound } from '../../platform/errors.ts'
import { bindExport } from '../../platform/export/bind-export.ts'
import { sheetStream } from '../../platform/export/sheet-stream.ts'
import { bind, bindDocument, type BoundCall } from '../../platform/gateway/bind.ts'
import { bindActions } from '../../platform/gateway/bind-actions.ts'
import { pageReply } from '../../platform/list.ts'
import type { ModuleParts } from '../../platform/module.ts'
import { scopeOf } from '../../platform/scope.ts'
import { linesOf, orderColumns } from './export.ts'
import { orderAttachments } from './attachments.ts'
import { comment, commentsOf } from './comments.ts'
import { acceptOrders } from './accept.ts'
import { readOrder } from './flows.ts'
import { allOrders, countsOfOrders, neighboursOf, pageOfOrders } from './list-queries.ts'
import { presentAcceptance, presentOrderRow } from './present.ts'
import { orderNumbers } from './queries.ts'
import { decide, respond } from './respond.ts'
import { cancelLines, revise } from './revise.ts'
import { setAside } from './set-aside.ts'
import { readToleranceOfPlatform, setToleranceOfOrder, setToleranceOfPlatform } from './set-tolerance.ts'

export function orderRoutes({ database, bus, log, clock }: ModuleParts): BoundCall[] {
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
    bindDocument(calls.exportOrder, async ({ db, viewer, input }) => {
      const [order] = await orderNumbers(db, scopeOf(viewer), [input.id])
      if (!order) throw notFound()
      const lines = linesOf({ db }, [[order]])
      return {
        bytes: await sheetStream(orderExport.name, orderColumns, lines),
        fileName: `${order.order_no}.xlsx`,
      }
    }),
    bind(calls.readNeighbours, async ({ db, viewer, input }) => {
      const [known] = await orderNumbers(db, scopeOf(viewer), [input.id])
      if (!known) throw notFound()
      return neighboursOf(db, scopeOf(viewer), input.id, input)
    }),
    bind(calls.respondToOrder, async ({ db, viewer, caller, input }) => {
      await respond(db, { viewer, caller }, input, clock.today())
      return readOrder(db, viewer, input.id)
    }),
    bind(
      calls.acceptOrders,
      async ({ viewer, caller, input }) =>
        presentAcceptance(await acceptOrders({ database, bus, log }, { viewer, caller }, input.orders)),
      { transactional: false },
    ),
    bind(calls.decideOnProposals, async ({ db, viewer, caller, input }) => {
      await decide(db, { viewer, caller }, input)
      return readOrder(db, viewer, input.id)
    }),
    bind(calls.readComments, ({ db, viewer, input }) => commentsOf(db, viewer, input.id)),
    bind(calls.commentOnOrder, async ({ db, viewer, input }) => {
      await comment(db, viewer, input)
      return commentsOf(db, viewer, input.id)
    }),
    ...orderAttachments,
    bind(calls.setOrderTolerance, async ({ db, viewer, caller, input }) => {
      await setToleranceOfOrder(db, { viewer, caller }, input)
      return readOrder(db, viewer, input.id)
    }),
    bind(calls.readPlatformTolerance, ({ db }) => readToleranceOfPlatform(db)),
    bind(calls.setPlatformTolerance, async ({ db, viewer, caller, input }) => {
      await setToleranceOfPlatform(db, { viewer, caller }, input)
      return readToleranceOfPlatform(db)
    }),
    ...bindActions(
      ({ db, viewer, input }) => readOrder(db, viewer, input.id),
      [calls.reviseOrder, (tx, change, input) => revise(tx, change, input, clock.today())],
      [calls.cancelOrderLines, cancelLines],
      [calls.cancelOrder, setAside],
      [calls.closeOrder, setAside],
    ),
  ]
}
