import * as calls from '@bdr/contract/delivery-notes/calls'
import type { ParsedInputOf } from '@bdr/contract/kernel/call'
import { deliveryNoteExport } from '@bdr/text/delivery-notes'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { notFound } from '../../platform/errors.ts'
import { bindExport } from '../../platform/export/bind-export.ts'
import { bind, bindDocument, type BoundCall, type CallContext } from '../../platform/gateway/bind.ts'
import { bindActions } from '../../platform/gateway/bind-actions.ts'
import { historyOf } from '../../platform/history.ts'
import { pageReply, presented } from '../../platform/list.ts'
import type { ModuleParts } from '../../platform/module.ts'
import { scopeOf } from '../../platform/scope.ts'
import { appendHistory } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { canShipLine } from '../orders/rules.ts'
import { certificatesOf, noteAttachments } from './attachments.ts'
import { readCopy } from './copy-present.ts'
import { createNote, createNotes, submitDraft, updateDraft } from './create.ts'
import { recordArrival } from './arrive.ts'
import { arrive, assign, deliverersOf } from './deliverers.ts'
import { disputeDifference, dispatch, settleDifference, voidNote } from './dispatch.ts'
import { noteColumns } from './export.ts'
import { allNotes, countsOfNotes, pageOfNotes } from './list-queries.ts'
import { presentNote, presentNoteRow, presentOwnDelivery, presentShippableLine } from './present.ts'
import { receiptLinkRoutes } from './link-routes.ts'
import { lockNote } from './lock-note.ts'
import { printReceipt } from './print-note.ts'
import { printRoutes } from './print-routes.ts'
import * as queries from './queries.ts'
import { changeLink, linkState, linkUrl, tokenOf } from './receipt-link.ts'
import { recordNote } from './record.ts'
import * as shippable from './shippable-queries.ts'

export function deliveryNoteRoutes(parts: ModuleParts): BoundCall[] {
  const { clock, seal } = parts
  const { publicUrl } = parts.env
  const readNote = (db: Executor, viewer: Viewer, id: string) => readNoteAt(clock.now(), db, viewer, id)
  const changeLinkBy = async (
    {
      db,
      viewer,
      caller,
      input,
    }: CallContext<typeof calls.renewReceiptLink | typeof calls.revokeReceiptLink>,
    action: 'revokeLink' | 'renewLink',
  ) => {
    await changeLinkOf(db, { viewer, caller }, { id: input.id, action, now: clock.now() })
    return readNote(db, viewer, input.id)
  }

  return [
    ...receiptLinkRoutes(parts),
    ...noteAttachments,
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
    bind(calls.copyDeliveryNote, ({ db, viewer, input }) => readCopy(db, scopeOf(viewer), input.id)),
    bind(calls.createDeliveryNote, ({ db, viewer, caller, input }) =>
      createNote(db, { viewer, caller }, input),
    ),
    bind(calls.createDeliveryNotes, ({ db, viewer, caller, input }) =>
      createNotes(db, { viewer, caller }, input),
    ),
    ...bindActions(
      ({ db, viewer, input }) => readNote(db, viewer, input.id),
      [calls.updateDeliveryNote, updateDraft],
      [calls.submitDeliveryNote, submitDraft],
      [calls.dispatchDeliveryNote, dispatch],
      [calls.arriveDeliveryNote, arrive],
      [calls.receiveDeliveryNote, receive],
      [calls.settleDeliveryNote, settleDifference],
      [calls.disputeDeliveryNote, disputeDifference],
      [calls.voidDeliveryNote, voidNote],
    ),
    bind(calls.assignDeliveryNote, async ({ db, viewer, caller, input }) => {
      await assign(db, { viewer, caller }, input)
      return readNote(db, viewer, input.id)
    }),
    bind(calls.readOwnDeliveries, async ({ db, viewer }) => ({
      notes: (await queries.deliveriesOf(db, scopeOf(viewer), viewer.staffId)).map((head) =>
        presentOwnDelivery(viewer, head),
      ),
    })),
    bind(calls.readDeliverers, ({ db, viewer }) => deliverersOf(db, scopeOf(viewer))),
    bind(calls.readReceiptLink, async ({ db, viewer, input }) => {
      const head = await queries.noteHead(db, scopeOf(viewer), input.id)
      if (!head) throw notFound()
      const token = tokenOf(seal, head)
      return { ...linkState(head, clock.now()), token, url: linkUrl(publicUrl, token) }
    }),
    bind(calls.revokeReceiptLink, (context) => changeLinkBy(context, 'revokeLink')),
    bind(calls.renewReceiptLink, (context) => changeLinkBy(context, 'renewLink')),
    bindDocument(calls.receiptPdf, async ({ db, viewer, asker, input }) => {
      const head = await queries.noteHead(db, scopeOf(viewer), input.id)
      const signed = head && (await queries.signedContent(db, head.id, input.receiptId))
      if (!signed) throw notFound()
      return printReceipt(signed, asker)
    }),
    ...printRoutes(parts, readNote),
  ]
}

async function readNoteAt(now: Date, db: Executor, viewer: Viewer, id: string) {
  const head = await queries.noteHead(db, scopeOf(viewer), id)
  if (!head) throw notFound()
  const [lines, receipts, photos, certificates, history] = await Promise.all([
    queries.noteLines(db, id),
    queries.receiptLines(db, id),
    queries.receiptPhotos(db, id),
    certificatesOf(db, id),
    historyOf(db, 'delivery-note', id),
  ])
  return presentNote(viewer, { head, lines, receipts, photos, certificates, now, history })
}

/** Revokes or renews the link of a note. Nothing else of the note changes. */
async function changeLinkOf(
  db: Executor,
  change: Change,
  { id, action, now }: { id: string; action: 'revokeLink' | 'renewLink'; now: Date },
): Promise<void> {
  const head = await queries.lockNoteHead(db, scopeOf(change.viewer), id)
  if (!head) throw notFound()
  await changeLink(db, head, action, now)
  await appendHistory(db, 'delivery-note', change.viewer, [
    { id, action, from: head.status, to: head.status },
  ])
  await recordNote(db, change, action, head)
}

/** Records an arrival on behalf of the buyer. */
async function receive(
  tx: Executor,
  { viewer, caller }: Change,
  input: ParsedInputOf<typeof calls.receiveDeliveryNote>,
): Promise<void> {
  const recorder = { action: 'receive' as const, actor: viewer, scope: scopeOf(viewer), caller }
  await recordArrival(tx, recorder, await lockNote(tx, viewer, input), input)
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
