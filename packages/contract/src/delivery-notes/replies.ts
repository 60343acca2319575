import { z } from 'zod'
import { attachments } from '../attachments/replies.ts'
import { quantity } from '../kernel/decimal.ts'
import { effectiveTolerance } from '../orders/tolerance.ts'
import { deliveryNoteStatus, filledAs, noteWaitingFor } from './model.ts'
import { foundText } from '../search/replies.ts'
import { actionSet, personalActions } from '../kernel/machine.ts'
import { deliveryNoteMachine } from './machine.ts'
import { storedFile } from '../files/replies.ts'
import { noteTemplate } from './template.ts'
import { receiptLinkStates } from './receipt-link.ts'
import { fileFindings, historyEntry, importStarted, tabCounts } from '../kernel/replies.ts'
import { pageOf } from '../kernel/page.ts'

/** Quantities that were sent but not accepted, by unit: rejected, or never arrived. */
export const difference = z.object({ unit: z.string(), rejected: quantity, missing: quantity })
export type Difference = z.output<typeof difference>

export const deliveryNoteRow = z.object({
  id: z.string(),
  noteNo: z.string(),
  status: deliveryNoteStatus,
  merchantName: z.string(),
  buyerName: z.string(),
  shipTo: z.string(),
  /** numbers of its lines' purchase orders */
  orderNos: z.array(z.string()),
  lineCount: z.number().int(),
  /** the day on which the goods should leave */
  plannedDate: z.string().nullable(),
  createdAt: z.string(),
  dispatchedAt: z.string().nullable(),
  /** kept after it is settled */
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
  /** batch or heat number of the goods */
  batch: z.string().nullable(),
  /** certificates of the goods */
  certificateCount: z.number().int(),
  /** the buyer's note on the order's line */
  orderLineNote: z.string().nullable(),
  acceptedQuantity: quantity,
  rejectedQuantity: quantity,
  /** sent and not yet arrived */
  outstandingQuantity: quantity,
})
export type DeliveryNoteLine = z.output<typeof deliveryNoteLine>

export const receipt = z.object({
  id: z.string(),
  receivedAt: z.string(),
  receiverName: z.string(),
  note: z.string().nullable(),
  /** SHA-256 of the signed content, in hexadecimal; null if staff recorded the arrival */
  contentHash: z.string().nullable(),
  photos: z.array(z.object({ file: storedFile, lineNo: z.number().int().nullable() })),
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

/** The state of the link on the note. */
export const receiptLink = z.object({ state: z.enum(receiptLinkStates), until: z.string().nullable() })
export type ReceiptLink = z.output<typeof receiptLink>

/** A delivery note as the holder of its link sees it. */
export const gateNote = z.object({
  noteNo: z.string(),
  status: deliveryNoteStatus,
  version: z.number().int(),
  merchantName: z.string(),
  merchantPhone: z.string().nullable(),
  buyerName: z.string(),
  shipTo: z.string(),
  vehicleNo: z.string().nullable(),
  packages: z.number().int().nullable(),
  dispatchedAt: z.string().nullable(),
  /** when the link expires */
  until: z.string(),
  /** certificates of the whole delivery */
  certificates: z.array(storedFile).optional(),
  lines: z.array(
    z.object({
      id: z.string(),
      lineNo: z.number().int(),
      orderNo: z.string(),
      orderLineNo: z.number().int(),
      materialCode: z.string().nullable(),
      materialName: z.string(),
      specification: z.string().nullable(),
      brand: z.string().nullable(),
      batch: z.string().nullable(),
      /** omitted if there are none */
      certificates: z.array(storedFile).optional(),
      unit: z.string(),
      quantity,
      acceptedQuantity: quantity,
      rejectedQuantity: quantity,
      outstandingQuantity: quantity,
    }),
  ),
  receipts: z.array(
    z.object({
      id: z.string(),
      receivedAt: z.string(),
      receiverName: z.string(),
      /** null if staff recorded it: there is no signed receipt to download */
      contentHash: z.string().nullable(),
    }),
  ),
})
export type GateNote = z.output<typeof gateNote>

/** How the goods are packed. */
export const packing = z.object({
  packages: z.number().int().nullable(),
  /** kilograms */
  grossWeight: quantity.nullable(),
})

export const transport = z.object({
  plannedDate: z.string().nullable(),
  expectedDate: z.string().nullable(),
  arrivedAt: z.string().nullable(),
  /** the person of the company who delivers it */
  deliverer: z.object({ id: z.string(), name: z.string() }).nullable(),
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
  /** null on a draft and on a void note */
  receiptLink: receiptLink.nullable(),
  lines: z.array(deliveryNoteLine),
  /** certificates that belong to no single line */
  certificateCount: z.number().int(),
  receipts: z.array(receipt),
  actions: actionSet(personalActions(deliveryNoteMachine)),
  history: z.array(historyEntry),
})
export type DeliveryNoteDetail = z.output<typeof deliveryNoteDetail>

/** A line of an order that can currently be put on a note. */
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
  /** the quantity that the form suggests */
  remainingQuantity: quantity,
  /** the most the server accepts: the remaining quantity including the line's tolerance */
  maxQuantity: quantity,
  tolerance: effectiveTolerance,
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

/** The fields that identify an order's line to a person. */
const namedLine = { orderNo: z.string(), lineNo: z.number().int(), materialName: z.string() }

/** The initial values of a new note like another one. */
export const noteCopy = z.object({
  id: z.string(),
  noteNo: z.string(),
  /** the orders of the lines that can be shipped again */
  orderIds: z.array(z.string()),
  lines: z.array(
    z.object({
      ...namedLine,
      orderLineId: z.string(),
      unit: z.string(),
      /** the quantity on the other note */
      wanted: quantity,
      /** `wanted`, limited to what remains */
      quantity,
    }),
  ),
  /** lines that cannot currently be shipped again, with the reason */
  leftOut: z.array(z.object({ ...namedLine, reason: z.string() })),
  /** the person who delivered it, if they still can */
  delivererId: z.string().nullable(),
  /** the name of the person who delivered it and no longer can */
  formerDeliverer: z.string().nullable(),
  carrier: z.string().nullable(),
  vehicleNo: z.string().nullable(),
  driverName: z.string().nullable(),
  driverPhone: z.string().nullable(),
  packages: packing.shape.packages,
  grossWeight: packing.shape.grossWeight,
  note: z.string().nullable(),
})
export type NoteCopy = z.output<typeof noteCopy>

/** The result of checking a filled-in sheet. */
export const filledSheetReport = z.object({
  kind: z.literal('deliveryNotes'),
  savedAs: z.enum(filledAs),
  /** one for each buyer and address; empty if there is any fault */
  notes: z.array(
    z.object({
      /** null until it is created */
      id: z.string().nullable(),
      noteNo: z.string().nullable(),
      buyerName: z.string(),
      shipTo: z.string(),
      packages: z.number().int().nullable(),
      lines: z.array(
        z.object({
          orderNo: z.string(),
          lineNo: z.number().int(),
          materialCode: z.string().nullable(),
          materialName: z.string(),
          specification: z.string().nullable(),
          unit: z.string(),
          remainingQuantity: quantity,
          quantity,
          batch: z.string().nullable(),
          packages: z.number().int().nullable(),
        }),
      ),
    }),
  ),
  ...fileFindings,
})
export type FilledSheetReport = z.output<typeof filledSheetReport>

const notesByAddress = z.object({
  id: z.string(),
  noteNo: z.string(),
  buyerName: z.string(),
  shipTo: z.string(),
  lineCount: z.number().int(),
})

/** A note as its deliverer sees it, with the actions available to them. */
export const ownDelivery = z.object({
  id: z.string(),
  version: z.number().int(),
  noteNo: z.string(),
  status: deliveryNoteStatus,
  buyerName: z.string(),
  shipTo: z.string(),
  receiverName: z.string().nullable(),
  receiverPhone: z.string().nullable(),
  lineCount: z.number().int(),
  packages: z.number().int().nullable(),
  plannedDate: z.string().nullable(),
  expectedDate: z.string().nullable(),
  dispatchedAt: z.string().nullable(),
  arrivedAt: z.string().nullable(),
  note: z.string().nullable(),
  /** false while it is unassigned */
  isOwn: z.boolean(),
  actions: actionSet(personalActions(deliveryNoteMachine)),
})
export type OwnDelivery = z.output<typeof ownDelivery>

/** A merchant's template; version 0 while it uses the platform's own. */
const storedTemplate = z.object({ ...noteTemplate.shape, version: z.number().int(), hasLogo: z.boolean() })
export type StoredTemplate = z.output<typeof storedTemplate>

const trip = z.object({
  carrier: z.string().nullable(),
  vehicleNo: z.string().nullable(),
  driverName: z.string().nullable(),
  driverPhone: z.string().nullable(),
})
export type Trip = z.output<typeof trip>

/** The schema of each reply, under the name of its call. */
export const replies = {
  'deliveryNotes.list': pageOf(deliveryNoteRow),
  'deliveryNotes.counts': tabCounts(noteWaitingFor.options),
  'deliveryNotes.detail': deliveryNoteDetail,
  'deliveryNotes.shippable': shippable,
  'deliveryNotes.copy': noteCopy,
  'deliveryNotes.create': z.object({ id: z.string(), noteNo: z.string(), status: deliveryNoteStatus }),
  'deliveryNotes.createMany': z.object({ notes: z.array(notesByAddress) }),
  'deliveryNotes.import': importStarted,
  'deliveryNotes.update': deliveryNoteDetail,
  'deliveryNotes.submit': deliveryNoteDetail,
  'deliveryNotes.dispatch': deliveryNoteDetail,
  'deliveryNotes.arrive': deliveryNoteDetail,
  'deliveryNotes.assign': deliveryNoteDetail,
  'deliveryNotes.mine': z.object({ notes: z.array(ownDelivery) }),
  'deliveryNotes.deliverers': z.object({
    people: z.array(z.object({ id: z.string(), name: z.string(), mobile: z.string() })),
    /** the latest first */
    trips: z.array(trip),
  }),
  'deliveryNotes.receive': deliveryNoteDetail,
  'deliveryNotes.settle': deliveryNoteDetail,
  'deliveryNotes.dispute': deliveryNoteDetail,
  'deliveryNotes.attachments': attachments,
  'deliveryNotes.attach': attachments,
  'deliveryNotes.detach': attachments,
  'deliveryNotes.receiptLink': receiptLink.extend({ token: z.string(), url: z.string() }),
  'deliveryNotes.revokeLink': deliveryNoteDetail,
  'deliveryNotes.renewLink': deliveryNoteDetail,
  'deliveryNotes.void': deliveryNoteDetail,
  'deliveryNotes.template': storedTemplate,
  'deliveryNotes.saveTemplate': storedTemplate,
  'gate.note': gateNote,
  'gate.photo': z.object({ fileId: z.string() }),
  'gate.sign': z.object({
    receiptId: z.string(),
    contentHash: z.string(),
    receivedAt: z.string(),
    status: deliveryNoteStatus,
  }),
}
