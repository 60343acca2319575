import { createDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import { respondToOrder } from '@bdr/contract/orders/calls'
import { makeOrder } from '../../test/factories.ts'
import type { WallIds, WallSection } from '../../test/wall.ts'
import { orderLines } from '../orders/queries.ts'
import { noteLines } from './queries.ts'

const head = (ids: WallIds) => ({ id: ids['note'], version: 1 })
const lines = (ids: WallIds) => [{ orderLineId: ids['noteOrderLine'], quantity: '1' }]

export const deliveryNoteWall: WallSection = {
  async make({ database, viewers, valves }, { owner }) {
    const db = database.kysely
    const order = await makeOrder(db, viewers.admin, { merchantId: valves.id, orderNo: 'PO-WALL-NOTE' })
    const [line] = await orderLines(db, order)
    await owner.ok(respondToOrder, {
      id: order,
      version: 1,
      lines: [{ lineId: line!.id, action: 'accept' }],
    })
    const note = await owner.ok(createDeliveryNote, {
      lines: [{ orderLineId: line!.id, quantity: '1' }],
      submit: true,
    })
    const [noteLine] = await noteLines(db, note.id)
    return { note: note.id, noteLine: noteLine!.id, noteOrder: order, noteOrderLine: line!.id }
  },
  inputs: {
    'deliveryNotes.detail': (ids) => ({ id: ids['note'] }),
    'deliveryNotes.pdf': (ids) => ({ id: ids['note'] }),
    'deliveryNotes.shippable': (ids) => ({ orderIds: ids['noteOrder'] }),
    'deliveryNotes.create': (ids) => ({ lines: lines(ids), submit: true }),
    'deliveryNotes.update': (ids) => ({ ...head(ids), lines: lines(ids), submit: true }),
    'deliveryNotes.submit': head,
    'deliveryNotes.dispatch': head,
    'deliveryNotes.receive': (ids) => ({
      ...head(ids),
      receiverName: 'receiver',
      last: false,
      lines: [{ noteLineId: ids['noteLine'], accepted: '1', rejected: '0' }],
    }),
    'deliveryNotes.settle': (ids) => ({ ...head(ids), reason: 'because' }),
    'deliveryNotes.void': (ids) => ({ ...head(ids), reason: 'because' }),
  },
}
