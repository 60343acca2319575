import { z } from 'zod'
import { attachments } from '../attachments/replies.ts'
import { orderLineMachine, orderMachine } from './machine.ts'
import { dueWithin, orderStatus, orderSources, waitingFor } from './model.ts'
import { amount, quantity, unitPrice, rate } from '../kernel/decimal.ts'
import { offeredProduct } from '../quotations/model.ts'
import { effectiveTolerance, tolerance } from './tolerance.ts'
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
  /** the date on the buyer's order */
  orderDate: z.string(),
  /** the earliest date at which any line is due */
  requiredDate: z.string(),
  lineCount: z.number().int(),
  currency: z.string(),
  totalAmount: amount,
  createdAt: z.string(),
  /** over all its delivery notes; kept after they are settled */
  differences: z.array(difference),
  found: foundText.optional(),
})
export type OrderRow = z.output<typeof orderRow>

/** The values the supplier proposes instead; null where the order's own value stays. */
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
  /** the supplier's own product that the quotation offered, with its name at that time */
  product: offeredProduct.nullable(),
  unit: z.string(),
  quantity,
  /** tax included */
  unitPrice,
  /** null if the buyer states none, which is different from 0 % */
  taxRate: rate.nullable(),
  amount,
  requiredDate: z.string(),
  /** how much more than ordered may be delivered */
  tolerance: effectiveTolerance,
  cancelledQuantity: quantity,
  /** quantity on submitted notes that have not been dispatched */
  reservedQuantity: quantity,
  /** dispatched and not returned: in transit or received */
  shippedQuantity: quantity,
  /** accepted at the buyer's gate */
  receivedQuantity: quantity,
  /** still to be delivered, excluding the tolerance */
  remainingQuantity: quantity,
  /** rejected at the gate, over all deliveries */
  rejectedQuantity: quantity,
  /** shipped and never arrived */
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
  /** the rule for lines without one of their own */
  tolerance: effectiveTolerance,
  lines: z.array(orderLine),
  notes: z.array(
    z.object({
      id: z.string(),
      noteNo: z.string(),
      status: deliveryNoteStatus,
      createdAt: z.string(),
      /** differences of this order's lines */
      differences: z.array(difference),
    }),
  ),
  actions: actionSet([...personalActions(orderMachine), 'ship', 'revise', 'setTolerance']),
  history: z.array(historyEntry),
})
export type OrderDetail = z.output<typeof orderDetail>

/** The result of accepting several orders at once. */
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
      /** written by the platform, not by the supplier */
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
  /** null if the file states none */
  taxRate: rate.nullable(),
  amount,
  requiredDate: z.string(),
})

export const importedOrder = z.object({
  /** null until it has been imported */
  id: z.string().nullable(),
  orderNo: z.string(),
  merchantName: z.string(),
  buyerName: z.string(),
  orderDate: z.string(),
  shipTo: z.string(),
  lineCount: z.number().int(),
  currency: z.string(),
  totalAmount: amount,
  /** limited: over all orders of a file there are at most `importLimits.shownLines` */
  lines: z.array(importedLine),
  /** the changes to an existing order; null for a new order */
  revision: z
    .object({
      /** changes of lines; the line number is the change's part */
      changes: z.array(fieldChange),
      /** numbers of the lines that are added */
      added: z.array(z.number().int()),
      /** numbers of existing lines that the file does not contain; they stay as they are */
      left: z.array(z.number().int()),
    })
    .nullable(),
})

/** A seller named in a UBL order that is not yet linked to a merchant. */
export const unknownParty = z.object({ scheme: z.string(), partyId: z.string(), name: z.string() })
export type UnknownParty = z.output<typeof unknownParty>

/** The result of checking an order file. */
export const orderImportReport = z.object({
  kind: z.literal('orders'),
  /** null if the file is neither */
  format: z.enum(['xlsx', 'ubl']).nullable(),
  /** those that can be imported, limited to `importLimits.shownOrders` */
  orders: z.array(importedOrder),
  orderCount: z.number().int(),
  lineCount: z.number().int(),
  ...fileFindings,
  layouts: z.array(importLayout),
  unknownParties: z.array(unknownParty),
})
export type OrderImportReport = z.output<typeof orderImportReport>

/** A line whose goods have not been shipped completely. */
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
  /** merchants with a rule of their own, by name; the list is limited */
  merchants: z.array(z.object({ id: z.string(), name: z.string(), tolerance })),
  /** total number of merchants with a rule of their own */
  merchantCount: z.number().int(),
  /** newest changes first */
  history: z.array(historyEntry),
})
export type PlatformTolerance = z.output<typeof platformTolerance>

/** The schema of each reply, under the name of its call. */
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
