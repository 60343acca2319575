import * as calls from '@bdr/contract/delivery-notes/calls'
import { pageUrl } from '@bdr/contract/navigation'
import { deliveryNoteExport } from '@bdr/text/delivery-notes'
import type { Clock } from '../../platform/clock.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { notFound } from '../../platform/errors.ts'
import { bindExport } from '../../platform/export/bind-export.ts'
import { bind, bindDocument, type BoundCall } from '../../platform/gateway/bind.ts'
import { historyOf } from '../../platform/history.ts'
import { pageReply, presented } from '../../platform/list.ts'
import { scopeOf } from '../../platform/scope.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { canShipLine } from '../orders/rules.ts'
import { createNote, submitDraft, updateDraft } from './create.ts'
import { dispatch, recordArrival, settleDifference, voidNote } from './dispatch.ts'
import { noteColumns } from './export.ts'
import { allNotes, countsOfNotes, pageOfNotes } from './list-queries.ts'
import { presentNote, presentNoteRow, presentShippableLine } from './present.ts'
import { printNote } from './print-note.ts'
import * as queries from './queries.ts'
import * as shippable from './shippable-queries.ts'

export function deliveryNoteRoutes(clock: Clock, publicUrl: string): BoundCall[] {
  return [
    bind(calls.listDeliveryNotes, async ({ db, viewer, input }) =>
      pageReply(input, await pageOfNotes(db, scopeOf(viewer), input), presentNoteRow),
    ),
    bind(calls.countDeliveryNotes, ({ db, viewer, input }) => countsOfNotes(db, scopeOf(viewer), input)),
    bindExport(calls.exportDeliveryNotes, {
      name: () => deliveryNoteExport.name,
      columns: noteColumns,
      chunks: ({ db, viewer, input }) => presented(allNotes(db, scopeOf(viewer), input), presentNoteRow),
    }),
    bind(calls.readDeliveryNote, ({ db, viewer, input }) => readNote(db, viewer, input.id)),
    bind(calls.readShippable, ({ db, viewer, input }) => readShippable(db, viewer, input.orderIds)),
    bind(calls.createDeliveryNote, ({ db, viewer, caller, input }) =>
      createNote(db, { viewer, caller }, input),
    ),
    bind(calls.updateDeliveryNote, async ({ db, viewer, caller, input }) => {
      await updateDraft(db, { viewer, caller }, input)
      return readNote(db, viewer, input.id)
    }),
    bind(calls.submitDeliveryNote, async ({ db, viewer, caller, input }) => {
      await submitDraft(db, { viewer, caller }, input)
      return readNote(db, viewer, input.id)
    }),
    bind(calls.dispatchDeliveryNote, async ({ db, viewer, caller, input }) => {
      await dispatch(db, { viewer, caller }, input)
      return readNote(db, viewer, input.id)
    }),
    bind(calls.receiveDeliveryNote, async ({ db, viewer, caller, input }) => {
      await recordArrival(db, { viewer, caller }, input)
      return readNote(db, viewer, input.id)
    }),
    bind(calls.settleDeliveryNote, async ({ db, viewer, caller, input }) => {
      await settleDifference(db, { viewer, caller }, input)
      return readNote(db, viewer, input.id)
    }),
    bind(calls.voidDeliveryNote, async ({ db, viewer, caller, input }) => {
      await voidNote(db, { viewer, caller }, input)
      return readNote(db, viewer, input.id)
    }),
    bindDocument(calls.deliveryNotePdf, async ({ db, viewer, input }) => {
      const note = await readNote(db, viewer, input.id)
      const receiptUrl = publicUrl + pageUrl('deliveryNoteDetail', { id: note.id })
      return {
        bytes: await printNote({ note, receiptUrl, printedAt: clock.now() }),
        fileName: `${note.noteNo}.pdf`,
      }
    }),
  ]
}

async function readNote(db: Executor, viewer: Viewer, id: string) {
  const head = await queries.noteHead(db, scopeOf(viewer), id)
  if (!head) throw notFound()
  const [lines, receipts, history] = await Promise.all([
    queries.noteLines(db, id),
    queries.receiptLines(db, id),
    historyOf(db, 'delivery-note', id),
  ])
  return presentNote(viewer, { head, lines, receipts, history })
}

async function readShippable(db: Executor, viewer: Viewer, orderIds: readonly string[]) {
  const rows = await shippable.shippingLinesOfOrders(db, scopeOf(viewer), orderIds)
  const [first] = rows
  if (!first || new Set(rows.map((row) => row.order_id)).size !== new Set(orderIds).size) throw notFound()
  const others = await shippable.otherOrdersTo(
    db,
    { merchantId: first.merchant_id, buyer: first.buyer_name, shipTo: first.ship_to },
    orderIds,
  )
  return {
    buyerName: first.buyer_name,
    shipTo: first.ship_to,
    receiverName: first.receiver_name,
    receiverPhone: first.receiver_phone,
    lines: rows.filter(canShipLine).map(presentShippableLine),
    otherOrders: others.map((order) => ({
      id: order.id,
      orderNo: order.order_no,
      lineCount: order.line_count,
    })),
  }
}
