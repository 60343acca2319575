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
      /** part of its number, its orders', its buyer, materials, specifications, codes, batches or remarks */
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

/** Orders a note may combine: one merchant, one buyer, one address. */
export const maxOrdersPerNote = 20

/** What can be shipped of some orders now: the start of a new note. */
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

/** What a further note like this one can start with: its way as it was, its quantities as far as they remain. */
export const copyDeliveryNote = call({
  name: 'deliveryNotes.copy',
  method: 'GET',
  path: `${notes}/{id}/copy`,
  access: 'delivery-note:create',
  input: () => z.strictObject({ id }),
  shows: ['order', 'delivery-note'],
})

const transportLengths = { carrier: 60, vehicleNo: 20, driverName: 30, driverPhone: 20 } as const

/** Characters of a batch or heat number; packages of one delivery. */
export const packingLimits = { batch: 100, packages: 9_999 } as const

const noteFields = {
  lines: z
    .array(
      z.strictObject({
        orderLineId: id,
        quantity: positiveQuantity,
        batch: optionalText(packingLimits.batch),
        /** ids of files that were uploaded as its certificates; those it has already stay beside them */
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
  /** who of the company delivers it; anybody of them while it is null */
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
      /** submit at once, or keep a draft that reserves nothing */
      submit: z.boolean(),
    }),
})

/**
 * Delivery notes for lines of any orders, one for each buyer and address: all of them, or none and what
 * is wrong at each line.
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
      /** files that are taken away from the note */
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

/** The truck has arrived: the supplier is notified, and what arrived is recorded next. */
export const arriveDeliveryNote = call({
  name: 'deliveryNotes.arrive',
  method: 'POST',
  path: `${notes}/{id}/arrival`,
  access: 'delivery-note:dispatch',
  performs: performs(deliveryNoteMachine, 'arrive'),
  input: () => z.strictObject({ id, version }),
})

/** Gives a note to somebody of the company, or to nobody in particular, also after it was submitted. */
export const assignDeliveryNote = call({
  name: 'deliveryNotes.assign',
  method: 'PUT',
  path: `${notes}/{id}/deliverer`,
  access: 'delivery-note:create',
  input: () => z.strictObject({ id, version, delivererId: id.nullable() }),
})

/** What the caller is to deliver: what is theirs, and what is nobody's yet; what is on the road first. */
export const readOwnDeliveries = call({
  name: 'deliveryNotes.mine',
  method: 'GET',
  path: `${notes}/mine`,
  access: 'delivery-note:dispatch',
  input: () => z.strictObject({}),
  shows: ['delivery-note'],
})

/** What the form offers for a note's way: the company's people, and how goods travelled lately. */
export const readDeliverers = call({
  name: 'deliveryNotes.deliverers',
  method: 'GET',
  path: `${notes}/deliverers`,
  access: 'delivery-note:dispatch',
  input: () => z.strictObject({}),
  shows: ['person', 'delivery-note'],
})

/** One arrival. accepted + rejected is what arrived of a line; what is refused needs a reason. */
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
      /** nothing more will come: what is missing is a discrepancy */
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
      /** lines whose missing quantity will not be delivered again; of all others it will */
      shortLineIds: z.array(id).max(maxNoteLines).default([]),
    }),
})

/** The supplier says why the receiver's record is wrong; the difference stays until it is settled. */
export const disputeDeliveryNote = call({
  name: 'deliveryNotes.dispute',
  method: 'POST',
  path: `${notes}/{id}/dispute`,
  access: 'delivery-note:answer',
  performs: performs(deliveryNoteMachine, 'dispute'),
  input: () => z.strictObject({ id, version, reason: reasonText }),
})

/** Certificates of what the lines ship: whoever writes the note brings them, whoever sees it sees them. */
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

/** The link that the note's QR code opens; a secret, so it is asked for by itself. */
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

/** Another link in the place of the former one, which ends. */
export const renewReceiptLink = call({
  name: 'deliveryNotes.renewLink',
  method: 'POST',
  path: `${notes}/{id}/receipt-link`,
  access: 'delivery-note:answer',
  input: () => z.strictObject({ id }),
})

/** What was signed at one arrival, on paper. */
export const receiptPdf = documentCall({
  name: 'deliveryNotes.receiptPdf',
  method: 'GET',
  path: `${notes}/{id}/receipts/{receiptId}/document.pdf`,
  access: 'delivery-note:view',
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

/** How the merchant's notes are printed. */
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

/** A made-up note as this template prints it; nothing is stored. */
export const previewNoteTemplate = documentCall({
  name: 'deliveryNotes.previewTemplate',
  method: 'POST',
  path: `${notes}/template/preview.pdf`,
  access: 'delivery-note:create',
  overlay: false,
  silent: true,
  mediaType: 'application/pdf',
  input: () => noteTemplate,
})

/** Several notes as one file, in the order they are named. */
export const printDeliveryNotes = documentCall({
  name: 'deliveryNotes.print',
  method: 'GET',
  path: `${notes}/documents.pdf`,
  access: 'delivery-note:view',
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

/** A label for each line's packages, with the code of the note. */
export const deliveryNoteLabels = documentCall({
  name: 'deliveryNotes.labels',
  method: 'GET',
  path: `${notes}/{id}/labels.pdf`,
  access: 'delivery-note:view',
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
  mediaType: 'application/pdf',
  input: () => z.strictObject({ id }),
})

/** The same to be gone on with in Word or WPS. */
export const deliveryNoteDocx = documentCall({
  name: 'deliveryNotes.docx',
  method: 'GET',
  path: `${notes}/{id}/document.docx`,
  access: 'delivery-note:view',
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  input: () => z.strictObject({ id }),
})

/** The same as a workbook, in which figures are figures. */
export const deliveryNoteXlsx = documentCall({
  name: 'deliveryNotes.xlsx',
  method: 'GET',
  path: `${notes}/{id}/document.xlsx`,
  access: 'delivery-note:view',
  mediaType: workbookType,
  input: () => z.strictObject({ id }),
})
