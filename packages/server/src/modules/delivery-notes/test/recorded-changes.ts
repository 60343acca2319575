import { randomUUID } from 'node:crypto'
import * as notes from '@bdr/contract/delivery-notes/calls'
import * as link from '@bdr/contract/delivery-notes/link-calls'
import * as orders from '@bdr/contract/orders/calls'
import { expect } from 'vitest'
import { makeOrder, newLine } from '../../../test/factories.ts'
import { unstated } from '../create.ts'
import {
  counted,
  not,
  ownTime,
  value,
  words,
  type RecordedSection,
  type RecordedWalk,
} from '../../../test/recorded-changes.ts'

let number = 0
async function anOrder({ world, as }: Pick<RecordedWalk, 'world' | 'as'>) {
  number += 1
  const id = await makeOrder(world.database.kysely, world.viewers.admin, {
    merchantId: world.valves.id,
    orderNo: `PO-${number}`,
    lines: [1, 2, 3].map((lineNo) => newLine({ lineNo, quantity: '10', unitPrice: '2.5' })),
  })
  return (await as('owner')).ok(orders.readOrder, { id })
}

export const recordedChanges: RecordedSection = {
  columns: {
    delivery_note: {
      buyer_name: value('buyerName'),
      ship_to: value('shipTo'),
      receiver_name: value('receiverName'),
      receiver_phone: value('receiverPhone'),
      planned_date: value('plannedDate'),
      expected_date: value('expectedDate'),
      deliverer_id: words('deliverer'),
      arrived_at: ownTime,
      carrier: value('carrier'),
      vehicle_no: value('vehicleNo'),
      driver_name: value('driverName'),
      driver_phone: value('driverPhone'),
      packages: value('packages'),
      gross_weight: value('grossWeight'),
      note: value('note'),
      line_count: not('the lines are recorded'),
      dispatched_at: ownTime,
      link_until: not('follows from the submission, the departure and the renewal'),
      link_serial: counted,
      link_revoked_at: ownTime,
    },
    note_template: { template: words('template') },
    delivery_note_line: {
      accepted_quantity: value('acceptedQuantity'),
      rejected_quantity: value('rejectedQuantity'),
    },
  },
  unwalked: {
    'gate.photo': 'creates',
    'deliveryNotes.previewTemplate': 'draws',
    'deliveryNotes.attach': 'creates',
    'deliveryNotes.detach': 'the entry has the name of what was removed (certificates.db.test.ts)',
  },
  async walk({ world, as, step }) {
    const [owner, admin] = [await as('owner'), await as('admin')]
    let order = await anOrder({ world, as })
    const [first, second, third] = order.lines as [
      (typeof order.lines)[0],
      (typeof order.lines)[0],
      (typeof order.lines)[0],
    ]
    const proposal = { action: 'propose' as const, reason: '库存不足' }
    order = await step(owner, orders.respondToOrder, {
      id: order.id,
      version: order.version,
      lines: [
        { lineId: first.id, ...proposal, quantity: '8', unitPrice: '2.75', requiredDate: '2027-01-05' },
        { lineId: second.id, ...proposal, quantity: '4' },
        { lineId: third.id, action: 'reject', reason: '停产' },
      ],
    })
    order = await step(admin, orders.decideOnProposals, {
      id: order.id,
      version: order.version,
      lines: [
        { lineId: first.id, action: 'approve' },
        { lineId: second.id, action: 'decline', reason: '请按原数量' },
      ],
    })
    await step(owner, orders.acceptOrders, { orders: [{ id: order.id, version: order.version }] })
    order = await owner.ok(orders.readOrder, { id: order.id })

    const { id } = await step(owner, notes.createDeliveryNote, {
      ...unstated,
      lines: [first, second].map(({ id: orderLineId }) => ({ orderLineId, quantity: '2' })),
      submit: false,
    })
    const { version } = await owner.ok(notes.readDeliveryNote, { id })
    let note = await step(owner, notes.updateDeliveryNote, {
      id,
      version,
      plannedDate: '2026-12-01',
      expectedDate: '2026-12-02',
      delivererId: world.viewers.sales.staffId,
      carrier: '顺达物流',
      vehicleNo: '苏F·D8821',
      driverName: '马师傅',
      driverPhone: '13700137003',
      packages: 3,
      grossWeight: '1250.5',
      note: '请走东门',
      lines: [{ orderLineId: first.id, quantity: '5', batch: 'H2611-07' }],
    })
    expect(note.history[0]!.changes).toEqual(
      expect.arrayContaining([
        { field: 'driverPhone', part: null, before: null, after: '137****7003' },
        { field: 'packages', part: null, before: null, after: '3' },
        { field: 'grossWeight', part: null, before: null, after: '1250.5' },
        { field: 'batch', part: `${order.orderNo} / 1`, before: null, after: 'H2611-07' },
        { field: 'quantity', part: `${order.orderNo} / 1`, before: '2.0000', after: '5' },
        { field: 'quantity', part: `${order.orderNo} / 2`, before: '2.0000', after: null },
      ]),
    )
    note = await step(owner, notes.submitDeliveryNote, { id, version: note.version })
    note = await step(owner, notes.dispatchDeliveryNote, {
      id,
      version: note.version,
      vehicleNo: '苏F·K1200',
      driverPhone: null,
    })
    note = await step(owner, notes.assignDeliveryNote, {
      id,
      version: note.version,
      delivererId: world.viewers.driver.staffId,
    })
    note = await step(await as('driver'), notes.arriveDeliveryNote, { id, version: note.version })
    note = await step(owner, notes.revokeReceiptLink, { id })
    note = await step(owner, notes.renewReceiptLink, { id })
    const line = note.lines[0]!
    const arrival = { receiverName: '周敏', note: null }
    note = await step(owner, notes.receiveDeliveryNote, {
      id,
      version: note.version,
      ...arrival,
      last: false,
      lines: [{ noteLineId: line.id, accepted: '1', rejected: '0' }],
    })
    const { token } = await owner.ok(notes.readReceiptLink, { id })
    await step(await as(null), link.signByLink, {
      token,
      submission: randomUUID(),
      version: note.version,
      signedAt: '2026-11-20T12:00:00+08:00',
      signature: { kind: 'typed' },
      ...arrival,
      last: true,
      lines: [{ noteLineId: line.id, accepted: '2', rejected: '1', reason: '外观磕碰' }],
    })
    note = await owner.ok(notes.readDeliveryNote, { id })
    note = await step(owner, notes.disputeDeliveryNote, { id, version: note.version, reason: '出厂完好' })
    await step(owner, notes.settleDeliveryNote, { id, version: note.version, reason: '补发' })

    order = await owner.ok(orders.readOrder, { id: order.id })
    const moved = order.history.filter(({ about }) => about === note.noteNo)
    expect(moved.map(({ changes }) => changes)).toEqual([
      [{ field: 'shippedQuantity', part: '1', before: '5.0000', after: '3' }],
      [{ field: 'receivedQuantity', part: '1', before: '1.0000', after: '3' }],
      [{ field: 'receivedQuantity', part: '1', before: '0.0000', after: '1' }],
      [{ field: 'shippedQuantity', part: '1', before: '0.0000', after: '5' }],
    ])

    const template = {
      title: '发货清单',
      withLogo: false,
      columns: ['price' as const],
      copies: ['存根'],
      footer: null,
    }
    const saved = await step(owner, notes.saveNoteTemplate, { version: 0, ...template })
    await step(owner, notes.saveNoteTemplate, { version: saved.version, ...template, footer: '请当面点清' })

    const spare = await step(owner, notes.createDeliveryNote, {
      ...unstated,
      lines: [{ orderLineId: second.id, quantity: '1' }],
      submit: true,
    })
    const { version: ready } = await owner.ok(notes.readDeliveryNote, { id: spare.id })
    await step(owner, notes.voidDeliveryNote, { id: spare.id, version: ready, reason: '改期' })
    order = await owner.ok(orders.readOrder, { id: order.id })
    order = await step(admin, orders.reviseOrder, {
      id: order.id,
      version: order.version,
      reason: '扩大范围',
      lines: [{ lineId: third.id, quantity: '7', unitPrice: '2.6', requiredDate: '2027-02-01' }],
    })
    order = await step(admin, orders.setOrderTolerance, {
      id: order.id,
      version: order.version,
      tolerance: { mode: 'reject', share: '0.05' },
      lines: [{ lineId: third.id, tolerance: { mode: 'warn', share: '0.1' } }],
    })
    await step(admin, orders.setPlatformTolerance, {
      version: 1,
      tolerance: { mode: 'warn', share: '0.05' },
    })
    order = await step(admin, orders.cancelOrderLines, {
      id: order.id,
      version: order.version,
      reason: '不再需要',
      lines: [{ lineId: third.id }],
    })
    const left = { orderLineId: second.id, quantity: '1' }
    await step(owner, notes.createDeliveryNotes, { lines: [left], submit: false })
    order = await owner.ok(orders.readOrder, { id: order.id })
    await step(admin, orders.closeOrder, { id: order.id, version: order.version, reason: '余量不要' })
    const other = await anOrder({ world, as })
    await step(admin, orders.cancelOrder, { id: other.id, version: other.version, reason: '计划取消' })
  },
}
