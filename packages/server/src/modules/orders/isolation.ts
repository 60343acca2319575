import { attachToOrder, respondToOrder } from '@bdr/contract/orders/calls'
import { uploadPaper } from '../../test/upload-paper.ts'
import { makeOrder } from '../../test/factories.ts'
import type { IsolationIds, IsolationSection } from '../../test/isolation.ts'
import { orderLines } from './queries.ts'

const head = (ids: IsolationIds) => ({ id: ids['order'], version: 1 })
const accept = (ids: IsolationIds) => [{ lineId: ids['orderLine'], action: 'accept' }]

export const isolation: IsolationSection = {
  async make({ app, database, viewers, valves }, { owner }) {
    const db = database.kysely
    const order = await makeOrder(db, viewers.admin, { merchantId: valves.id, orderNo: 'PO-ISOLATED' })
    const [line] = await orderLines(db, order)
    await owner.ok(respondToOrder, {
      id: order,
      version: 1,
      lines: [{ lineId: line!.id, action: 'accept' }],
    })
    const file = await uploadPaper({ app }, owner, 'order-attachment')
    const { attachments } = await owner.ok(attachToOrder, {
      id: order,
      files: [{ fileId: file, type: 'contract' }],
    })
    return { order, orderLine: line!.id, orderFile: file, orderAttachment: attachments[0]!.id }
  },
  async makeOwn({ app, database, viewers, bearings }, { owner2 }) {
    const order = { merchantId: bearings.id, orderNo: 'PO-ISOLATED-OWN' }
    return {
      order: await makeOrder(database.kysely, viewers.admin, order),
      orderFile: await uploadPaper({ app }, owner2, 'order-attachment'),
    }
  },
  passOver: ['openLines.counts', 'openLines.pickingList', 'openLines.sheet'],
  inputs: {
    'orders.detail': (ids) => ({ id: ids['order'] }),
    'orders.respond': [
      (foreign) => ({ ...head(foreign), lines: accept(foreign) }),
      (foreign, own) => ({ ...head(own), lines: accept(foreign) }),
    ],
    'openLines.list': (ids) => ({ ids: ids['orderLine'] }),
    'openLines.counts': (ids) => ({ ids: ids['orderLine'] }),
    'openLines.pickingList': (ids) => ({ ids: ids['orderLine'] }),
    'openLines.sheet': (ids) => ({ ids: ids['orderLine'] }),
    'orders.comments': (ids) => ({ id: ids['order'] }),
    'orders.comment': (ids) => ({ id: ids['order'], text: 'hello' }),
    'orders.attachments': (ids) => ({ id: ids['order'] }),
    'orders.attach': [
      (foreign, own) => ({ id: foreign['order'], files: [{ fileId: own['orderFile'], type: 'other' }] }),
      (foreign, own) => ({ id: own['order'], files: [{ fileId: foreign['orderFile'], type: 'other' }] }),
    ],
    'orders.detach': [
      (foreign) => ({ id: foreign['order'], attachmentId: foreign['orderAttachment'] }),
      (foreign, own) => ({ id: own['order'], attachmentId: foreign['orderAttachment'] }),
    ],
    'orders.exportOne': (ids) => ({ id: ids['order'] }),
    'orders.neighbours': (ids) => ({ id: ids['order'] }),
    'orders.accept': (ids) => ({ orders: [head(ids)] }),
    'orders.decide': (ids) => ({ ...head(ids), lines: [{ lineId: ids['orderLine'], action: 'approve' }] }),
    'orders.revise': (ids) => ({
      ...head(ids),
      reason: 'because',
      lines: [{ lineId: ids['orderLine'], quantity: '1' }],
    }),
    'orders.cancelLines': (ids) => ({
      ...head(ids),
      reason: 'because',
      lines: [{ lineId: ids['orderLine'] }],
    }),
    'orders.setTolerance': [
      (ids) => ({ ...head(ids), tolerance: null }),
      (foreign, own) => ({
        ...head(own),
        tolerance: null,
        lines: [{ lineId: foreign['orderLine'], tolerance: null }],
      }),
    ],
    'orders.cancel': (ids) => ({ ...head(ids), reason: 'because' }),
    'orders.close': (ids) => ({ ...head(ids), reason: 'because' }),
  },
}
