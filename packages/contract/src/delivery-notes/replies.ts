import { z } from 'zod'
import { quantity } from '../kernel/decimal.ts'
import { deliveryNoteStatus, noteWaitingFor } from './model.ts'
import { foundText } from '../search/replies.ts'
import { actionSet, personalActions } from '../kernel/machine.ts'
import { deliveryNoteMachine } from './machine.ts'
import { historyEntry, tabCounts } from '../kernel/replies.ts'
import { pageOf } from '../kernel/page.ts'

/** What differs between what was sent and what was accepted, by unit: refused, or never arrived. */
export const difference = z.object({ unit: z.string(), rejected: quantity, missing: quantity })
export type Difference = z.output<typeof difference>

export const deliveryNoteRow = z.object({
  id: z.string(),
  noteNo: z.string(),
  status: deliveryNoteStatus,
  merchantName: z.string(),
  buyerName: z.string(),
  shipTo: z.string(),
  /** numbers of the purchase orders its lines come from */
  orderNos: z.array(z.string()),
  lineCount: z.number().int(),
  /** day the goods are planned to leave */
  plannedDate: z.string().nullable(),
  createdAt: z.string(),
  dispatchedAt: z.string().nullable(),
  /** stays when it is settled */
  differences: z.array(difference),
  found: foundText.optional(),
})
export type DeliveryNoteRow = z.output<typeof deliveryNoteRow>

export const deliveryNoteLine = z.object({
  id: z.string(),
  lineNo: z.number().int(),
  orderId: z.string(),
  orderNo: z.string(),
  orderLineId: z.string(),
  orderLineNo: z.number().int(),
  materialCode: z.string().nullable(),
  materialName: z.string(),
  specification: z.string().nullable(),
  brand: z.string().nullable(),
  unit: z.string(),
  quantity,
  /** batch or heat number the goods come from */
  batch: z.string().nullable(),
  /** what the buyer wrote beside the order's line */
  orderLineNote: z.string().nullable(),
  acceptedQuantity: quantity,
  rejectedQuantity: quantity,
  /** sent and not arrived yet */
  outstandingQuantity: quantity,
})
export type DeliveryNoteLine = z.output<typeof deliveryNoteLine>

export const receipt = z.object({
  id: z.string(),
  receivedAt: z.string(),
  receiverName: z.string(),
  note: z.string().nullable(),
  lines: z.array(
    z.object({
      noteLineId: z.string(),
      lineNo: z.number().int(),
      accepted: quantity,
      rejected: quantity,
      reason: z.string().nullable(),
    }),
  ),
})

/** How the goods are packed. */
export const packing = z.object({
  packages: z.number().int().nullable(),
  /** kilograms */
  grossWeight: quantity.nullable(),
})

export const transport = z.object({
  plannedDate: z.string().nullable(),
  carrier: z.string().nullable(),
  vehicleNo: z.string().nullable(),
  driverName: z.string().nullable(),
  driverPhone: z.string().nullable(),
})

export const deliveryNoteDetail = deliveryNoteRow.extend({
  version: z.number().int(),
  merchantCode: z.string(),
  merchantAddress: z.string().nullable(),
  merchantPhone: z.string().nullable(),
  receiverName: z.string().nullable(),
  receiverPhone: z.string().nullable(),
  transport,
  packing,
  note: z.string().nullable(),
  lines: z.array(deliveryNoteLine),
  receipts: z.array(receipt),
  actions: actionSet(personalActions(deliveryNoteMachine)),
  history: z.array(historyEntry),
})
export type DeliveryNoteDetail = z.output<typeof deliveryNoteDetail>

/** A line of an order that can go on a note now. */
export const shippableLine = z.object({
  orderLineId: z.string(),
  orderId: z.string(),
  orderNo: z.string(),
  lineNo: z.number().int(),
  materialCode: z.string().nullable(),
  materialName: z.string(),
  specification: z.string().nullable(),
  brand: z.string().nullable(),
  unit: z.string(),
  orderedQuantity: quantity,
  shippedQuantity: quantity,
  reservedQuantity: quantity,
  /** what the form starts with */
  remainingQuantity: quantity,
  /** the most the server will take: remaining with the line's tolerance */
  maxQuantity: quantity,
  requiredDate: z.string(),
})
export type ShippableLine = z.output<typeof shippableLine>

export const shippable = z.object({
  buyerName: z.string(),
  shipTo: z.string(),
  receiverName: z.string().nullable(),
  receiverPhone: z.string().nullable(),
  lines: z.array(shippableLine),
  /** further orders to the same address that have something to ship */
  otherOrders: z.array(z.object({ id: z.string(), orderNo: z.string(), lineCount: z.number().int() })),
})
export type Shippable = z.output<typeof shippable>

/** What the calls answer, by their names. */
export const replies = {
  'deliveryNotes.list': pageOf(deliveryNoteRow),
  'deliveryNotes.counts': tabCounts(noteWaitingFor.options),
  'deliveryNotes.detail': deliveryNoteDetail,
  'deliveryNotes.shippable': shippable,
  'deliveryNotes.create': z.object({ id: z.string(), noteNo: z.string(), status: deliveryNoteStatus }),
  'deliveryNotes.update': deliveryNoteDetail,
  'deliveryNotes.submit': deliveryNoteDetail,
  'deliveryNotes.dispatch': deliveryNoteDetail,
  'deliveryNotes.receive': deliveryNoteDetail,
  'deliveryNotes.settle': deliveryNoteDetail,
  'deliveryNotes.void': deliveryNoteDetail,
}
