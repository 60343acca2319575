import { z } from 'zod'
import { attachmentsOf, attachToLines, detachFrom } from '../attachments/calls.ts'
import { attachmentLimits } from '../attachments/model.ts'
import { call, documentCall } from '../kernel/call.ts'
import { countsOf } from '../kernel/counts.ts'
import { exportOf, workbookType } from '../kernel/export.ts'
import { performs } from '../kernel/machine.ts'
import { positiveQuantity, quantity } from '../kernel/decimal.ts'
import {
  confirmFractions,
  confirmOver,
  day,
  id,
  optionalText,
  reasonText,
  shortText,
  version,
  correctedText,
} from '../kernel/field.ts'
import { pageFields, sortBy } from '../kernel/page.ts'
import { orderNoLength } from '../orders/model.ts'
import { maxPickedLines } from '../orders/open-lines.ts'
import { merchant } from '../paths.ts'
import { keywordLength } from '../search/found.ts'
import { deliveryNoteStatus, maxNoteLines, noteWaitingFor } from './model.ts'
import { labelSizes, maxLabelsEach, noteTemplate, printLimits } from './template.ts'
import { deliveryNoteMachine } from './machine.ts'

const notes = `${merchant}/delivery-notes` as const

export const deliveryNoteSort = sortBy(['createdAt', 'plannedDate', 'noteNo'])

export const listDeliveryNotes = call({
  name: 'deliveryNotes.list',
  method: 'GET',
  path: notes,
  access: 'delivery-note:view',
  input: () =>
    z.strictObject({
      ...pageFields,
      status: deliveryNoteStatus.optional(),
      waiting: noteWaitingFor.optional(),
      /**
       * part of its number, its orders' numbers, its buyer, or of materials, specifications, codes, batches or remarks
       */
      keyword: shortText(keywordLength).optional(),
      /** start of the note's number */
      noteNo: z.string().trim().max(32).optional(),
      /** start of a purchase order's number */
      orderNo: z.string().trim().max(orderNoLength).optional(),
      buyer: z.string().trim().max(100).optional(),
      createdFrom: day.optional(),
      createdTo: day.optional(),
      sort: deliveryNoteSort.default('-createdAt'),
    }),
  shows: ['delivery-note'],
})
export const exportDeliveryNotes = exportOf(listDeliveryNotes)
export const countDeliveryNotes = countsOf('deliveryNotes.counts', listDeliveryNotes, 'waiting')

export const readDeliveryNote = call({
  name: 'deliveryNotes.detail',
  method: 'GET',
  path: `${notes}/{id}`,
  access: 'delivery-note:view',
  input: () => z.strictObject({ id }),
  shows: ['delivery-note'],
})

/** Orders that one note may combine. They must have the same merchant, buyer and address. */
export const maxOrdersPerNote = 20

/** What can currently be shipped of some orders: the initial values of a new note. */
export const readShippable = call({
  name: 'deliveryNotes.shippable',
  method: 'GET',
  path: `${notes}/shippable`,
  access: 'delivery-note:create',
  input: () =>
    z.strictObject({
      /** ids separated by commas */
      orderIds: z
        .string()
        .transform((text) => text.split(','))
        .pipe(z.array(id).min(1).max(maxOrdersPerNote)),
    }),
  shows: ['order', 'delivery-note'],
})

/**
 * The initial values of a new note like this one: the same transport, and its quantities as far as they still remain.
 */
export const copyDeliveryNote = call({
  name: 'deliveryNotes.copy',
  method: 'GET',
  path: `${notes}/{id}/copy`,
  access: 'delivery-note:create',
  input: () => z.strictObject({ id }),
  shows: ['order', 'delivery-note'],
})

const transportLengths = { carrier: 60, vehicleNo: 20, driverName: 30, driverPhone: 20 } as const

/** Characters of a batch or heat number, and packages of one delivery. */
export const packingLimits = { batch: 100, packages: 9_999 } as const

const noteFields = {
  lines: z
    .array(
      z.strictObject({
        orderLineId: id,
        quantity: positiveQuantity,
        batch: optionalText(packingLimits.batch),
        /** ids of files uploaded as its certificates, added to those it already has */
        certificates: z.array(id).max(attachmentLimits.atOnce).meta({ uniqueItems: true }).default([]),
      }),
    )
    .min(1)
    .max(maxNoteLines)
    .superRefine((lines, context) => {
      const seen = new Set<string>()
      lines.forEach(({ certificates }, line) =>
        certificates.forEach((fileId, place) => {
          if (seen.has(fileId))
            context.addIssue({
              code: 'custom',
              message: 'repeated',
              path: [line, 'certificates', place],
            })
          seen.add(fileId)
        }),
      )
    }),
  plannedDate: day.nullish().transform((value) => value ?? null),
  /** day the goods are expected to arrive */
  expectedDate: day.nullish().transform((value) => value ?? null),
  /** the person of the company who delivers it; null while nobody is assigned */
  delivererId: id.nullish().transform((value) => value ?? null),
  packages: z
    .int()
    .min(1)
    .max(packingLimits.packages)
    .nullish()
    .transform((value) => value ?? null),
  /** kilograms */
  grossWeight: positiveQuantity.nullish().transform((value) => value ?? null),
  carrier: optionalText(transportLengths.carrier),
  vehicleNo: optionalText(transportLengths.vehicleNo),
  driverName: optionalText(transportLengths.driverName),
  driverPhone: optionalText(transportLengths.driverPhone),
  note: optionalText(500),
  confirmFractions,
  confirmOver,
}

export const createDeliveryNote = call({
  name: 'deliveryNotes.create',
  method: 'POST',
  path: notes,
  access: 'delivery-note:create',
  idempotent: true,
  input: () =>
    z.strictObject({
      ...noteFields,
      /** whether to submit it at once; a draft reserves nothing */
      submit: z.boolean(),
    }),
})

/**
 * Creates delivery notes for lines of any orders, one for each buyer and address. Either all of them are created, or
 * none and the reply lists what is wrong with each line.
 */
export const createDeliveryNotes = call({
  name: 'deliveryNotes.createMany',
  method: 'POST',
  path: `${notes}/by-address`,
  access: 'delivery-note:create',
  idempotent: true,
  input: () =>
    z.strictObject({
      lines: z
        .array(z.strictObject({ orderLineId: id, quantity: positiveQuantity }))
        .min(1)
        .max(maxPickedLines),
      submit: z.boolean(),
      confirmFractions,
      confirmOver,
    }),
})

export const updateDeliveryNote = call({
  name: 'deliveryNotes.update',
  method: 'PUT',
  path: `${notes}/{id}`,
  access: 'delivery-note:create',
  performs: performs(deliveryNoteMachine, 'edit'),
  input: () =>
    z.strictObject({
      id,
      version,
      ...noteFields,
      /** ids of attachments that are removed from the note */
      removedAttachmentIds: z.array(id).max(attachmentLimits.ofRecord).default([]),
    }),
})

export const submitDeliveryNote = call({
  name: 'deliveryNotes.submit',
  method: 'POST',
  path: `${notes}/{id}/submit`,
  access: 'delivery-note:create',
  performs: performs(deliveryNoteMachine, 'submit'),
  input: () => z.strictObject({ id, version, confirmOver }),
})

export const dispatchDeliveryNote = call({
  name: 'deliveryNotes.dispatch',
  method: 'POST',
  path: `${notes}/{id}/dispatch`,
  access: 'delivery-note:dispatch',
  performs: performs(deliveryNoteMachine, 'dispatch'),
  input: () =>
    z.strictObject({
      id,
      version,
      carrier: correctedText(transportLengths.carrier),
      vehicleNo: correctedText(transportLengths.vehicleNo),
      driverName: correctedText(transportLengths.driverName),
      driverPhone: correctedText(transportLengths.driverPhone),
    }),
})

/** Records that the truck has arrived and notifies the supplier. What arrived is recorded in the next step. */
export const arriveDeliveryNote = call({
  name: 'deliveryNotes.arrive',
  method: 'POST',
  path: `${notes}/{id}/arrival`,
  access: 'delivery-note:dispatch',
  performs: performs(deliveryNoteMachine, 'arrive'),
  input: () => z.strictObject({ id, version }),
})

/** Assigns a note to a person of the company, or to nobody; also possible after it was submitted. */
export const assignDeliveryNote = call({
  name: 'deliveryNotes.assign',
  method: 'PUT',
  path: `${notes}/{id}/deliverer`,
  access: 'delivery-note:create',
  input: () => z.strictObject({ id, version, delivererId: id.nullable() }),
})

/** The caller's deliveries: notes assigned to them and unassigned ones, those in transit first. */
export const readOwnDeliveries = call({
  name: 'deliveryNotes.mine',
  method: 'GET',
  path: `${notes}/mine`,
  access: 'delivery-note:dispatch',
  input: () => z.strictObject({}),
  shows: ['delivery-note'],
})

/** The options the form offers for the transport: the company's people, and recent vehicles and carriers. */
export const readDeliverers = call({
  name: 'deliveryNotes.deliverers',
  method: 'GET',
  path: `${notes}/deliverers`,
  access: 'delivery-note:dispatch',
  input: () => z.strictObject({}),
  shows: ['person', 'delivery-note'],
})

/**
 * Records one arrival. accepted + rejected is the quantity of a line that arrived; a rejected quantity needs a reason.
 */
export const receiveDeliveryNote = call({
  name: 'deliveryNotes.receive',
  method: 'POST',
  path: `${notes}/{id}/receipts`,
  access: 'delivery-note:receive',
  idempotent: true,
  performs: performs(deliveryNoteMachine, 'receive'),
  input: () =>
    z.strictObject({
      id,
      version,
      receiverName: shortText(30),
      /** whether nothing more will arrive; what is missing is then a discrepancy */
      last: z.boolean(),
      note: optionalText(500),
      confirmFractions,
      lines: z
        .array(
          z.strictObject({
            noteLineId: id,
            accepted: quantity,
            rejected: quantity,
            reason: optionalText(200),
          }),
        )
        .min(1)
        .max(maxNoteLines),
    }),
})

export const settleDeliveryNote = call({
  name: 'deliveryNotes.settle',
  method: 'POST',
  path: `${notes}/{id}/settlement`,
  access: 'delivery-note:settle',
  performs: performs(deliveryNoteMachine, 'settle'),
  input: () =>
    z.strictObject({
      id,
      version,
      reason: reasonText,
      /** lines whose missing quantity will not be delivered again; for all other lines it will */
      shortLineIds: z.array(id).max(maxNoteLines).default([]),
    }),
})

/** The supplier states why the receiver's record is wrong. The difference remains until it is settled. */
export const disputeDeliveryNote = call({
  name: 'deliveryNotes.dispute',
  method: 'POST',
  path: `${notes}/{id}/dispute`,
  access: 'delivery-note:answer',
  performs: performs(deliveryNoteMachine, 'dispute'),
  input: () => z.strictObject({ id, version, reason: reasonText }),
})

/**
 * Certificates of the shipped goods. People who may write the note upload them, people who may see the note see them.
 */
const attached = `${notes}/{id}` as const
export const readNoteAttachments = attachmentsOf('deliveryNotes.attachments', {
  path: attached,
  access: 'delivery-note:view',
  shows: ['delivery-note'],
})
export const attachToNote = attachToLines('deliveryNotes.attach', {
  path: attached,
  access: 'delivery-note:create',
})
export const detachFromNote = detachFrom('deliveryNotes.detach', {
  path: attached,
  access: 'delivery-note:create',
})

/** The link that the note's QR code opens. It is a secret, so it is not part of the note's own reply. */
export const readReceiptLink = call({
  name: 'deliveryNotes.receiptLink',
  method: 'GET',
  path: `${notes}/{id}/receipt-link`,
  access: 'delivery-note:dispatch',
  input: () => z.strictObject({ id }),
  shows: ['delivery-note'],
})

export const revokeReceiptLink = call({
  name: 'deliveryNotes.revokeLink',
  method: 'DELETE',
  path: `${notes}/{id}/receipt-link`,
  access: 'delivery-note:answer',
  input: () => z.strictObject({ id }),
})

/** Replaces the link. The former one becomes invalid. */
export const renewReceiptLink = call({
  name: 'deliveryNotes.renewLink',
  method: 'POST',
  path: `${notes}/{id}/receipt-link`,
  access: 'delivery-note:answer',
  input: () => z.strictObject({ id }),
})

/** The signed receipt of one arrival as a PDF. */
export const receiptPdf = documentCall({
  name: 'deliveryNotes.receiptPdf',
  method: 'GET',
  path: `${notes}/{id}/receipts/{receiptId}/document.pdf`,
  access: 'delivery-note:view',
  cost: 'prints',
  mediaType: 'application/pdf',
  input: () => z.strictObject({ id, receiptId: id }),
})

export const voidDeliveryNote = call({
  name: 'deliveryNotes.void',
  method: 'POST',
  path: `${notes}/{id}/void`,
  access: 'delivery-note:create',
  performs: performs(deliveryNoteMachine, 'void'),
  input: () => z.strictObject({ id, version, reason: reasonText }),
})

/** The print template of the merchant's notes. */
export const readNoteTemplate = call({
  name: 'deliveryNotes.template',
  method: 'GET',
  path: `${notes}/template`,
  access: 'delivery-note:create',
  input: () => z.strictObject({}),
  shows: ['merchant'],
})

export const saveNoteTemplate = call({
  name: 'deliveryNotes.saveTemplate',
  method: 'PUT',
  path: `${notes}/template`,
  access: 'company:edit',
  input: () => z.strictObject({ version: z.int().min(0), ...noteTemplate.shape }),
})

/** A sample note printed with this template. Nothing is stored. */
export const previewNoteTemplate = documentCall({
  name: 'deliveryNotes.previewTemplate',
  method: 'POST',
  path: `${notes}/template/preview.pdf`,
  access: 'delivery-note:create',
  cost: 'prints',
  overlay: false,
  silent: true,
  mediaType: 'application/pdf',
  input: () => noteTemplate,
})

/** Several notes in one file, in the order of the ids. */
export const printDeliveryNotes = documentCall({
  name: 'deliveryNotes.print',
  method: 'GET',
  path: `${notes}/documents.pdf`,
  access: 'delivery-note:view',
  cost: 'prints',
  mediaType: 'application/pdf',
  input: () =>
    z.strictObject({
      /** ids separated by commas */
      ids: z
        .string()
        .transform((text) => text.split(','))
        .pipe(z.array(id).min(1).max(printLimits.notes)),
    }),
})

/** Labels for the packages of each line, with the note's QR code. */
export const deliveryNoteLabels = documentCall({
  name: 'deliveryNotes.labels',
  method: 'GET',
  path: `${notes}/{id}/labels.pdf`,
  access: 'delivery-note:view',
  cost: 'prints',
  mediaType: 'application/pdf',
  input: () =>
    z.strictObject({
      id,
      size: z.enum(labelSizes),
      each: z.coerce.number().int().min(1).max(maxLabelsEach).default(1),
    }),
})

export const deliveryNotePdf = documentCall({
  name: 'deliveryNotes.pdf',
  method: 'GET',
  path: `${notes}/{id}/document.pdf`,
  access: 'delivery-note:view',
  cost: 'prints',
  mediaType: 'application/pdf',
  input: () => z.strictObject({ id }),
})

/** The note as an editable document for Word or WPS. */
export const deliveryNoteDocx = documentCall({
  name: 'deliveryNotes.docx',
  method: 'GET',
  path: `${notes}/{id}/document.docx`,
  access: 'delivery-note:view',
  cost: 'prints',
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  input: () => z.strictObject({ id }),
})

/** The note as a workbook with numeric cells. */
export const deliveryNoteXlsx = documentCall({
  name: 'deliveryNotes.xlsx',
  method: 'GET',
  path: `${notes}/{id}/document.xlsx`,
  access: 'delivery-note:view',
  cost: 'prints',
  mediaType: workbookType,
  input: () => z.strictObject({ id }),
})
