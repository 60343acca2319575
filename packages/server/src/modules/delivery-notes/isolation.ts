import { expect } from 'vitest'
import {
  attachToNote,
  createDeliveryNote,
  dispatchDeliveryNote,
  readDeliveryNote,
} from '@bdr/contract/delivery-notes/calls'
import { respondToOrder } from '@bdr/contract/orders/calls'
import type { Client, TestWorld } from '../../test/app.ts'
import { uploadPaper } from '../../test/upload-paper.ts'
import { makeOrder } from '../../test/factories.ts'
import type { IsolationIds, IsolationSection } from '../../test/isolation.ts'
import { orderLines } from '../orders/queries.ts'
import { noteLines } from './queries.ts'

const head = (ids: IsolationIds) => ({ id: ids['note'], version: 1 })
const receipt = (ids: IsolationIds) => ({
  receiverName: 'receiver',
  last: false,
  lines: [{ noteLineId: ids['noteLine'], accepted: '1', rejected: '0' }],
})
const lines = (ids: IsolationIds) => [{ orderLineId: ids['noteOrderLine'], quantity: '1' }]

/** A note with a line of an accepted order. */
async function noteFor(
  { database, viewers }: TestWorld,
  supplier: Client,
  order: { merchantId: string; orderNo: string },
  { submit }: { submit: boolean },
) {
  const db = database.kysely
  const id = await makeOrder(db, viewers.admin, order)
  const [line] = await orderLines(db, id)
  await supplier.ok(respondToOrder, { id, version: 1, lines: [{ lineId: line!.id, action: 'accept' }] })
  const lines = [{ orderLineId: line!.id, quantity: '1' }]
  return { order: id, line: line!.id, note: await supplier.ok(createDeliveryNote, { lines, submit }) }
}

export const isolation: IsolationSection = {
  async make(world, { owner }) {
    const about = { merchantId: world.valves.id, orderNo: 'PO-ISOLATED-NOTE' }
    const { order, line, note } = await noteFor(world, owner, about, { submit: true })
    const [noteLine] = await noteLines(world.database.kysely, note.id)
    const file = await uploadPaper(world, owner, 'delivery-note-attachment')
    const { attachments } = await owner.ok(attachToNote, {
      id: note.id,
      files: [{ fileId: file, type: 'certificate', orderLineId: line }],
    })
    return {
      note: note.id,
      noteLine: noteLine!.id,
      noteOrder: order,
      noteOrderLine: line,
      noteReceipt: '1',
      noteFile: file,
      // for calls in which only the owner is wrong: no record uses the file yet
      noteFileUnbound: await uploadPaper(world, owner, 'delivery-note-attachment'),
      noteAttachment: attachments[0]!.id,
    }
  },
  async makeOwn(world, { owner2 }) {
    const merchantId = world.bearings.id
    const draft = await noteFor(
      world,
      owner2,
      { merchantId, orderNo: 'PO-ISOLATED-DRAFT' },
      { submit: false },
    )
    const sent = await noteFor(world, owner2, { merchantId, orderNo: 'PO-ISOLATED-SENT' }, { submit: true })
    const { id } = sent.note
    const version = async () => (await owner2.ok(readDeliveryNote, { id })).version
    await owner2.ok(dispatchDeliveryNote, { id, version: await version() })
    const noteFile = await uploadPaper(world, owner2, 'delivery-note-attachment')
    return {
      noteFile,
      draft: draft.note.id,
      freeOrderLine: draft.line,
      sent: id,
      sentVersion: String(await version()),
    }
  },
  inputs: {
    'deliveryNotes.detail': (ids) => ({ id: ids['note'] }),
    'deliveryNotes.pdf': (ids) => ({ id: ids['note'] }),
    'deliveryNotes.docx': (ids) => ({ id: ids['note'] }),
    'deliveryNotes.xlsx': (ids) => ({ id: ids['note'] }),
    'deliveryNotes.labels': (ids) => ({ id: ids['note'], size: 'roll' }),
    'deliveryNotes.print': [
      (ids) => ({ ids: ids['note'] }),
      (foreign, own) => ({ ids: `${own['draft']},${foreign['note']}` }),
    ],
    'deliveryNotes.copy': (ids) => ({ id: ids['note'] }),
    'deliveryNotes.shippable': (ids) => ({ orderIds: ids['noteOrder'] }),
    'deliveryNotes.create': [
      (ids) => ({ lines: lines(ids), submit: true }),
      (foreign, own) => ({
        lines: [{ orderLineId: own['freeOrderLine'], quantity: '1' }],
        submit: true,
        delivererId: foreign['staff'],
      }),
      (foreign, own) => ({
        lines: [
          { orderLineId: own['freeOrderLine'], quantity: '1', certificates: [foreign['noteFileUnbound']] },
        ],
        submit: true,
      }),
    ],
    'deliveryNotes.createMany': (ids) => ({ lines: lines(ids), submit: true }),
    'deliveryNotes.arrive': head,
    'deliveryNotes.assign': [
      (ids) => ({ ...head(ids), delivererId: null }),
      (foreign, own) => ({ id: own['draft'], version: 1, delivererId: foreign['staff'] }),
    ],
    'deliveryNotes.update': [
      (foreign) => ({ ...head(foreign), lines: lines(foreign) }),
      (foreign, own) => ({ id: own['draft'], version: 1, lines: lines(foreign) }),
      (foreign, own) => ({
        id: own['draft'],
        version: 1,
        lines: [{ orderLineId: own['freeOrderLine'], quantity: '1' }],
        delivererId: foreign['staff'],
      }),
      (foreign, own) => ({
        id: own['draft'],
        version: 1,
        lines: [
          { orderLineId: own['freeOrderLine'], quantity: '1', certificates: [foreign['noteFileUnbound']] },
        ],
      }),
      (foreign, own) => ({
        id: own['draft'],
        version: 1,
        lines: [{ orderLineId: own['freeOrderLine'], quantity: '1' }],
        removedAttachmentIds: [foreign['noteAttachment']],
      }),
    ],
    'deliveryNotes.submit': head,
    'deliveryNotes.dispatch': head,
    'deliveryNotes.receive': [
      (foreign) => ({ ...head(foreign), ...receipt(foreign) }),
      (foreign, own) => ({ id: own['sent'], version: Number(own['sentVersion']), ...receipt(foreign) }),
    ],
    'deliveryNotes.settle': (ids) => ({
      ...head(ids),
      reason: 'because',
      shortLineIds: [ids['noteLine']],
    }),
    'deliveryNotes.dispute': (ids) => ({ ...head(ids), reason: 'because' }),
    'deliveryNotes.attachments': (ids) => ({ id: ids['note'] }),
    'deliveryNotes.attach': [
      (foreign, own) => ({ id: foreign['note'], files: [{ fileId: own['noteFile'], type: 'other' }] }),
      (foreign, own) => ({ id: own['draft'], files: [{ fileId: foreign['noteFile'], type: 'other' }] }),
      (foreign, own) => ({
        id: own['draft'],
        files: [{ fileId: own['noteFile'], type: 'certificate', orderLineId: foreign['noteOrderLine'] }],
      }),
    ],
    'deliveryNotes.detach': [
      (foreign) => ({ id: foreign['note'], attachmentId: foreign['noteAttachment'] }),
      (foreign, own) => ({ id: own['draft'], attachmentId: foreign['noteAttachment'] }),
    ],
    'deliveryNotes.receiptLink': (ids) => ({ id: ids['note'] }),
    'deliveryNotes.revokeLink': (ids) => ({ id: ids['note'] }),
    'deliveryNotes.renewLink': (ids) => ({ id: ids['note'] }),
    'deliveryNotes.receiptPdf': (ids) => ({ id: ids['note'], receiptId: ids['noteReceipt'] }),
    'deliveryNotes.void': (ids) => ({ ...head(ids), reason: 'because' }),
  },
  untried: {
    'gate.sign': 'the link of a note opens it, whoever asks; of no other note (receipt-link.db.test.ts)',
    'gate.pdf': 'the link of a note opens it, whoever asks; of no other note (receipt-link.db.test.ts)',
  },
  async untouched({ database }, foreign) {
    const note = await database.kysely
      .selectFrom('delivery_note')
      .select(['status', 'version'])
      .where('id', '=', foreign['note']!)
      .executeTakeFirstOrThrow()
    expect(note).toEqual({ status: 'ready', version: 2 })
  },
}
