import { z } from 'zod'
import { attachments } from '../attachments/replies.ts'
import { quantity } from '../kernel/decimal.ts'
import { heldTolerance } from '../orders/tolerance.ts'
import { deliveryNoteStatus, filledAs, noteWaitingFor } from './model.ts'
import { foundText } from '../search/replies.ts'
import { actionSet, personalActions } from '../kernel/machine.ts'
import { deliveryNoteMachine } from './machine.ts'
import { storedFile } from '../files/replies.ts'
import { noteTemplate } from './template.ts'
import { receiptLinkStates } from './receipt-link.ts'
import { fileFindings, historyEntry, importStarted, tabCounts } from '../kernel/replies.ts'
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
  /** certificates of what it ships */
  certificateCount: z.number().int(),
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
  /** of what was signed, in hexadecimal; null where staff recorded the arrival */
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

/** How it stands with the link on the note. */
export const receiptLink = z.object({ state: z.enum(receiptLinkStates), until: z.string().nullable() })
export type ReceiptLink = z.output<typeof receiptLink>

/** A delivery note as whoever has its link sees it. */
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
  /** the link ends then */
  until: z.string(),
  /** of the whole delivery */
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
      /** left out where there are none */
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
      /** null where staff recorded it: there is nothing to fetch */
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
  /** who of the company delivers it */
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
  /** those that are of no single line */
  certificateCount: z.number().int(),
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
  tolerance: heldTolerance,
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

/** An order's line as a person knows it. */
const namedLine = { orderNo: z.string(), lineNo: z.number().int(), materialName: z.string() }

/** The start of a further note like another one. */
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
      /** what the other note has of it */
      wanted: quantity,
      /** that, or as much of it as remains */
      quantity,
    }),
  ),
  /** what cannot be shipped again now, and why */
  leftOut: z.array(z.object({ ...namedLine, reason: z.string() })),
  /** who delivered it, if they still can */
  delivererId: z.string().nullable(),
  /** the name of who cannot any more */
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

/** What the check of a filled-in sheet found. */
export const filledSheetReport = z.object({
  kind: z.literal('deliveryNotes'),
  savedAs: z.enum(filledAs),
  /** one for each buyer and address; none when there is any fault */
  notes: z.array(
    z.object({
      /** null before it is made */
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

/** What a deliverer needs of a note, and what they may do with it. */
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
  /** false while it is nobody's */
  isOwn: z.boolean(),
  actions: actionSet(personalActions(deliveryNoteMachine)),
})
export type OwnDelivery = z.output<typeof ownDelivery>

/** A merchant's template; version 0 while it is the platform's own. */
const storedTemplate = z.object({ ...noteTemplate.shape, version: z.number().int(), hasLogo: z.boolean() })
export type StoredTemplate = z.output<typeof storedTemplate>

const trip = z.object({
  carrier: z.string().nullable(),
  vehicleNo: z.string().nullable(),
  driverName: z.string().nullable(),
  driverPhone: z.string().nullable(),
})
export type Trip = z.output<typeof trip>

/** What the calls answer, by their names. */
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
