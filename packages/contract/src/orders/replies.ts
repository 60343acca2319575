import { z } from 'zod'
import { attachments } from '../attachments/replies.ts'
import { orderLineMachine, orderMachine } from './machine.ts'
import { dueWithin, orderStatus, orderSources, waitingFor } from './model.ts'
import { amount, quantity, unitPrice, rate } from '../kernel/decimal.ts'
import { offeredProduct } from '../quotations/model.ts'
import { heldTolerance, tolerance } from './tolerance.ts'
import { difference } from '../delivery-notes/replies.ts'
import { foundText } from '../search/replies.ts'
import { actionSet, personalActions } from '../kernel/machine.ts'
import { fieldChange } from '../kernel/changes.ts'
import { deliveryNoteStatus } from '../delivery-notes/model.ts'
import { historyEntry, fileFindings, importLayout, importStarted, tabCounts } from '../kernel/replies.ts'
import { pageOf } from '../kernel/page.ts'

export const orderLineStatus = z.enum(orderLineMachine.states)

export const orderRow = z.object({
  id: z.string(),
  version: z.number().int(),
  orderNo: z.string(),
  status: orderStatus,
  merchantName: z.string(),
  buyerName: z.string(),
  /** day the buyer wrote it */
  orderDate: z.string(),
  /** earliest day any line is required */
  requiredDate: z.string(),
  lineCount: z.number().int(),
  currency: z.string(),
  totalAmount: amount,
  createdAt: z.string(),
  /** over all its delivery notes; stays when they are settled */
  differences: z.array(difference),
  found: foundText.optional(),
})
export type OrderRow = z.output<typeof orderRow>

/** What the supplier would deliver instead; null where the order's own value stands. */
export const lineProposal = z.object({
  quantity: quantity.nullable(),
  unitPrice: unitPrice.nullable(),
  requiredDate: z.string().nullable(),
  reason: z.string(),
})

export const orderLine = z.object({
  id: z.string(),
  lineNo: z.number().int(),
  status: orderLineStatus,
  materialCode: z.string().nullable(),
  materialName: z.string(),
  specification: z.string().nullable(),
  brand: z.string().nullable(),
  /** the supplier's own that the quotation offered, as it was called then */
  product: offeredProduct.nullable(),
  unit: z.string(),
  quantity,
  /** tax included */
  unitPrice,
  /** null where the buyer states none, which is not 0 % */
  taxRate: rate.nullable(),
  amount,
  requiredDate: z.string(),
  /** what may be delivered beyond what was ordered */
  tolerance: heldTolerance,
  cancelledQuantity: quantity,
  /** on submitted notes that have not left */
  reservedQuantity: quantity,
  /** left the gate and not come back: in transit or received */
  shippedQuantity: quantity,
  /** accepted at the buyer's gate */
  receivedQuantity: quantity,
  /** still to be delivered, without the tolerance */
  remainingQuantity: quantity,
  /** refused at the gate, over all its deliveries */
  rejectedQuantity: quantity,
  /** sent and never arrived */
  missingQuantity: quantity,
  note: z.string().nullable(),
  rejectReason: z.string().nullable(),
  proposal: lineProposal.nullable(),
  actions: actionSet(personalActions(orderLineMachine)),
})
export type OrderLine = z.output<typeof orderLine>

export const orderDetail = orderRow.extend({
  merchantCode: z.string(),
  source: z.enum(orderSources),
  shipTo: z.string(),
  receiverName: z.string().nullable(),
  receiverPhone: z.string().nullable(),
  note: z.string().nullable(),
  /** for lines without a rule of their own */
  tolerance: heldTolerance,
  lines: z.array(orderLine),
  notes: z.array(
    z.object({
      id: z.string(),
      noteNo: z.string(),
      status: deliveryNoteStatus,
      createdAt: z.string(),
      /** of this order's lines */
      differences: z.array(difference),
    }),
  ),
  actions: actionSet([...personalActions(orderMachine), 'ship', 'revise', 'setTolerance']),
  history: z.array(historyEntry),
})
export type OrderDetail = z.output<typeof orderDetail>

/** What became of orders that were to be accepted together. */
const acceptedOrders = z.object({
  accepted: z.array(z.object({ id: z.string(), orderNo: z.string(), lineCount: z.number().int() })),
  refused: z.array(z.object({ id: z.string(), orderNo: z.string(), reason: z.string() })),
})
export type AcceptedOrders = z.output<typeof acceptedOrders>

const neighbour = z.object({ id: z.string(), orderNo: z.string() }).nullable()

const orderComments = z.object({
  comments: z.array(
    z.object({
      id: z.string(),
      author: z.string(),
      /** of the platform, not the supplier */
      byOperator: z.boolean(),
      text: z.string(),
      createdAt: z.string(),
    }),
  ),
})

const importedLine = z.object({
  lineNo: z.number().int(),
  materialCode: z.string().nullable(),
  materialName: z.string(),
  specification: z.string().nullable(),
  unit: z.string(),
  quantity,
  /** tax included */
  unitPrice,
  /** null where the file states none */
  taxRate: rate.nullable(),
  amount,
  requiredDate: z.string(),
})

export const importedOrder = z.object({
  /** null while it has only been checked */
  id: z.string().nullable(),
  orderNo: z.string(),
  merchantName: z.string(),
  buyerName: z.string(),
  orderDate: z.string(),
  shipTo: z.string(),
  lineCount: z.number().int(),
  currency: z.string(),
  totalAmount: amount,
  /** the first of them, where a file has more than `importLimits.shownLines` in all */
  lines: z.array(importedLine),
  /** what it makes of an order that is there already; null for one that is added */
  revision: z
    .object({
      /** each of a line, which is its part */
      changes: z.array(fieldChange),
      /** numbers of the lines that come to it */
      added: z.array(z.number().int()),
      /** numbers of its lines that the file does not have: they stay as they are */
      left: z.array(z.number().int()),
    })
    .nullable(),
})

/** A seller named in a UBL order that no merchant is known under yet. */
export const unknownParty = z.object({ scheme: z.string(), partyId: z.string(), name: z.string() })
export type UnknownParty = z.output<typeof unknownParty>

/** What the check of an order file found. */
export const orderImportReport = z.object({
  kind: z.literal('orders'),
  /** null where the file is neither */
  format: z.enum(['xlsx', 'ubl']).nullable(),
  /** those that could be added, the first `importLimits.shownOrders` of them */
  orders: z.array(importedOrder),
  orderCount: z.number().int(),
  lineCount: z.number().int(),
  ...fileFindings,
  layouts: z.array(importLayout),
  unknownParties: z.array(unknownParty),
})
export type OrderImportReport = z.output<typeof orderImportReport>

/** A line whose goods have not all left yet. */
export const openLine = orderLine
  .pick({
    id: true,
    lineNo: true,
    materialCode: true,
    materialName: true,
    specification: true,
    brand: true,
    unit: true,
    quantity: true,
    requiredDate: true,
    reservedQuantity: true,
    shippedQuantity: true,
    remainingQuantity: true,
    note: true,
  })
  .extend({
    orderId: z.string(),
    orderNo: z.string(),
    buyerName: z.string(),
    shipTo: z.string(),
  })
export type OpenLine = z.output<typeof openLine>

const platformTolerance = z.object({
  version: z.number().int(),
  tolerance,
  /** the first of the merchants with a rule of their own, by name */
  merchants: z.array(z.object({ id: z.string(), name: z.string(), tolerance })),
  /** how many they are */
  merchantCount: z.number().int(),
  /** the latest changes first */
  history: z.array(historyEntry),
})
export type PlatformTolerance = z.output<typeof platformTolerance>

/** What the calls answer, by their names. */
export const replies = {
  'openLines.list': pageOf(openLine),
  'openLines.counts': tabCounts(dueWithin.options),
  'orders.list': pageOf(orderRow),
  'orders.counts': tabCounts(waitingFor.options),
  'orders.detail': orderDetail,
  'orders.neighbours': z.object({ previous: neighbour, next: neighbour }),
  'orders.comments': orderComments,
  'orders.comment': orderComments,
  'orders.attachments': attachments,
  'orders.attach': attachments,
  'orders.detach': attachments,
  'orders.respond': orderDetail,
  'orders.accept': acceptedOrders,
  'orders.decide': orderDetail,
  'orders.revise': orderDetail,
  'orders.cancelLines': orderDetail,
  'orders.setTolerance': orderDetail,
  'orders.platformTolerance': platformTolerance,
  'orders.setPlatformTolerance': platformTolerance,
  'orders.cancel': orderDetail,
  'orders.close': orderDetail,
  'orders.import': importStarted,
}
