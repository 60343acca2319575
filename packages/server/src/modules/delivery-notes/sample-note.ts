import { reservingStatuses } from '@bdr/contract/delivery-notes/meaning'
import { times, toAmount } from '@bdr/contract/kernel/decimal'
import { noteTemplateWords } from '@bdr/text/delivery-note-documents'
import type { Executor } from '../../platform/db/executor.ts'
import type { PrintedNote } from './document-head.ts'

/** A sample note of a merchant that shows the design of its template. */
export async function sampleNote(db: Executor, merchantId: string, now: Date): Promise<PrintedNote> {
  const { sample } = noteTemplateWords
  const merchant = await db
    .selectFrom('merchant')
    .select(['name', 'code', 'address', 'phone'])
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow()
  const at = now.toISOString()
  return {
    id: '0',
    noteNo: sample.noteNo,
    status: reservingStatuses[0]!,
    version: 1,
    merchantName: merchant.name,
    merchantCode: merchant.code,
    merchantAddress: merchant.address,
    merchantPhone: merchant.phone,
    buyerName: sample.buyer,
    shipTo: sample.shipTo,
    receiverName: sample.receiver,
    receiverPhone: sample.phone,
    orderNos: [sample.orderNo],
    lineCount: sample.materials.length,
    plannedDate: at.slice(0, 10),
    createdAt: at,
    dispatchedAt: null,
    differences: [],
    transport: {
      plannedDate: at.slice(0, 10),
      expectedDate: null,
      arrivedAt: null,
      deliverer: null,
      carrier: sample.carrier,
      vehicleNo: sample.vehicleNo,
      driverName: sample.driver,
      driverPhone: sample.phone,
    },
    packing: { packages: 6, grossWeight: '1280' },
    note: null,
    receiptLink: { state: 'open', until: at },
    certificateCount: 0,
    receipts: [],
    actions: { allowed: [], blocked: [] },
    history: [],
    lines: sample.materials.map((material, index) => ({
      id: String(index + 1),
      lineNo: index + 1,
      orderId: '0',
      orderNo: sample.orderNo,
      orderLineId: String(index + 1),
      orderLineNo: index + 1,
      materialCode: material.code,
      materialName: material.name,
      specification: material.specification,
      brand: null,
      unit: material.unit,
      quantity: material.quantity,
      batch: null,
      certificateCount: 0,
      orderLineNote: null,
      acceptedQuantity: '0',
      rejectedQuantity: '0',
      outstandingQuantity: material.quantity,
      price: {
        unitPrice: material.price,
        amount: toAmount(times(material.quantity, material.price)),
        currency: 'CNY',
      },
    })),
  }
}
