import { z } from 'zod'
import { attachmentsOf, attachTo, detachFrom } from '../attachments/calls.ts'
import { call, documentCall, uploadCall } from '../kernel/call.ts'
import { countsOf } from '../kernel/counts.ts'
import { exportOf, workbookType } from '../kernel/export.ts'
import { performs } from '../kernel/machine.ts'
import { positiveQuantity, unitPrice } from '../kernel/decimal.ts'
import { confirmFractions, day, id, optionalText, reasonText, shortText, version } from '../kernel/field.ts'
import { pageFields, sortBy } from '../kernel/page.ts'
import { merchant, platform } from '../paths.ts'
import { keywordLength } from '../search/found.ts'
import { importLimits, importTextLimits } from './import.ts'
import {
  addedLines,
  commentLength,
  maxAcceptedOrders,
  maxOrderLines,
  orderNoLength,
  orderStatus,
  waitingFor,
} from './model.ts'
import { orderMachine, orderLineMachine } from './machine.ts'
import { tolerance } from './tolerance.ts'

export const orderSort = sortBy(['createdAt', 'orderDate', 'requiredDate', 'totalAmount', 'orderNo'])

export const orderFilter = {
  status: orderStatus.optional(),
  /** what the orders are waiting for, as an alternative to a single state */
  waiting: waitingFor.optional(),
  /** part of its number or buyer, or of materials, specifications, codes or remarks */
  keyword: shortText(keywordLength).optional(),
  /** start of the order number */
  orderNo: z.string().trim().max(orderNoLength).optional(),
  /** part of the buyer's name */
  buyer: z.string().trim().max(100).optional(),
  orderedFrom: day.optional(),
  orderedTo: day.optional(),
  /** range of the day on which the first line is due */
  dueFrom: day.optional(),
  dueTo: day.optional(),
  /** part of the name or code of one of its materials */
  material: shortText(100).optional(),
  specification: shortText(100).optional(),
  /** part of its delivery address */
  shipTo: shortText(100).optional(),
}

export const listOrders = call({
  name: 'orders.list',
  method: 'GET',
  path: `${merchant}/orders`,
  access: 'order:view',
  input: () => z.strictObject({ ...pageFields, ...orderFilter, sort: orderSort.default('-createdAt') }),
  shows: ['order'],
})
export const exportOrders = exportOf(listOrders)
/** The lines of one order, as in the export of the list. */
export const exportOrder = documentCall({
  name: 'orders.exportOne',
  method: 'GET',
  path: `${merchant}/orders/{id}/export.xlsx`,
  access: 'order:view',
  cost: 'exports',
  mediaType: workbookType,
  input: () => z.strictObject({ id }),
})
export const countOrders = countsOf('orders.counts', listOrders, 'waiting')

export const readOrder = call({
  name: 'orders.detail',
  method: 'GET',
  path: `${merchant}/orders/{id}`,
  access: 'order:view',
  input: () => z.strictObject({ id }),
  shows: ['order', 'delivery-note'],
})

/** The previous and next order in the list, with the list's filter and order. */
export const readNeighbours = call({
  name: 'orders.neighbours',
  method: 'GET',
  path: `${merchant}/orders/{id}/neighbours`,
  access: 'order:view',
  overlay: false,
  input: () => z.strictObject({ id, ...orderFilter, sort: orderSort.default('-createdAt') }),
  shows: ['order'],
})

/** The comments that supplier and operator exchanged about an order, oldest first. */
export const readComments = call({
  name: 'orders.comments',
  method: 'GET',
  path: `${merchant}/orders/{id}/comments`,
  access: 'order:view',
  input: () => z.strictObject({ id }),
  shows: ['order'],
})

/** Writes a comment on an order; the other side is notified. */
export const commentOnOrder = call({
  name: 'orders.comment',
  method: 'POST',
  path: `${merchant}/orders/{id}/comments`,
  access: 'order:view',
  idempotent: true,
  input: () => z.strictObject({ id, text: shortText(commentLength) }),
})

/** Contracts, drawings and certificates. Either side uploads them and sees those of the other. */
const attached = { path: `${merchant}/orders/{id}`, access: 'order:view' } as const
export const readOrderAttachments = attachmentsOf('orders.attachments', { ...attached, shows: ['order'] })
export const attachToOrder = attachTo('orders.attach', attached)
export const detachFromOrder = detachFrom('orders.detach', attached)

const toLine = { lineId: id }
/** The supplier's answer to a line. A proposal contains at least one value that differs. */
export const lineResponse = z.discriminatedUnion('action', [
  z.strictObject({ ...toLine, action: z.literal('accept') }),
  z.strictObject({ ...toLine, action: z.literal('reject'), reason: reasonText }),
  z.strictObject({
    ...toLine,
    action: z.literal('propose'),
    quantity: positiveQuantity.optional(),
    unitPrice: unitPrice.optional(),
    requiredDate: day.optional(),
    reason: reasonText,
  }),
  z.strictObject({ ...toLine, action: z.literal('withdraw') }),
])
export type LineResponse = z.output<typeof lineResponse>

/** Answers the lines of a purchase order. Either all answers are stored, or none. */
export const respondToOrder = call({
  name: 'orders.respond',
  method: 'PUT',
  path: `${merchant}/orders/{id}`,
  access: 'order:respond',
  silent: true,
  performs: performs(orderLineMachine, 'accept', 'reject', 'propose', 'withdraw'),
  input: () =>
    z.strictObject({
      id,
      version,
      lines: z.array(lineResponse).min(1).max(maxOrderLines),
      confirmFractions,
    }),
})

/**
 * Accepts all unanswered lines of several orders, each order independently. Those that cannot be accepted are returned
 * with the reason and do not affect the others.
 */
export const acceptOrders = call({
  name: 'orders.accept',
  method: 'POST',
  path: `${merchant}/orders/accept`,
  access: 'order:respond',
  input: () =>
    z.strictObject({ orders: z.array(z.strictObject({ id, version })).min(1).max(maxAcceptedOrders) }),
})

export const decideOnProposals = call({
  name: 'orders.decide',
  method: 'PUT',
  path: `${platform}/orders/{id}/proposals`,
  access: 'order:manage',
  performs: performs(orderLineMachine, 'approve', 'decline'),
  input: () =>
    z.strictObject({
      id,
      version,
      lines: z
        .array(
          z.discriminatedUnion('action', [
            z.strictObject({ ...toLine, action: z.literal('approve') }),
            z.strictObject({ ...toLine, action: z.literal('decline'), reason: reasonText }),
          ]),
        )
        .min(1)
        .max(maxOrderLines),
    }),
})

/** A line the buyer adds to an order. Its tax rate is that of the other lines. */
export const addedLine = z.strictObject({
  materialCode: optionalText(importTextLimits.materialCode),
  materialName: shortText(importTextLimits.materialName),
  specification: optionalText(importTextLimits.specification),
  brand: optionalText(importTextLimits.brand),
  unit: shortText(addedLines.unit),
  quantity: positiveQuantity,
  unitPrice,
  requiredDate: day,
})
export type AddedLine = z.output<typeof addedLine>

/**
 * Revises an order for the buyer: changed lines must be answered again, new lines are added, and the remaining lines
 * stay as they are.
 */
export const reviseOrder = call({
  name: 'orders.revise',
  method: 'PUT',
  path: `${platform}/orders/{id}/revision`,
  access: 'order:manage',
  performs: performs(orderLineMachine, 'revise'),
  input: () =>
    z.strictObject({
      id,
      version,
      reason: reasonText,
      /** each contains at least one value that differs */
      lines: z
        .array(
          z.strictObject({
            ...toLine,
            quantity: positiveQuantity.optional(),
            unitPrice: unitPrice.optional(),
            requiredDate: day.optional(),
          }),
        )
        .max(maxOrderLines),
      added: z.array(addedLine).max(addedLines.atOnce).default([]),
      confirmFractions,
    }),
})

/** Cancels lines, or the part of them that has not been shipped. */
export const cancelOrderLines = call({
  name: 'orders.cancelLines',
  method: 'POST',
  path: `${platform}/orders/{id}/lines/cancel`,
  access: 'order:manage',
  performs: performs(orderLineMachine, 'cancel'),
  input: () =>
    z.strictObject({
      id,
      version,
      reason: reasonText,
      lines: z.array(z.strictObject(toLine)).min(1).max(maxOrderLines),
    }),
})

/**
 * Sets how much more may be delivered than an order, or single lines of it, contain; null applies the rule of the next
 * level. Lines that are not named keep their rule.
 */
export const setOrderTolerance = call({
  name: 'orders.setTolerance',
  method: 'PUT',
  path: `${platform}/orders/{id}/tolerance`,
  access: 'order:manage',
  input: () =>
    z.strictObject({
      id,
      version,
      tolerance: tolerance.nullable(),
      lines: z
        .array(z.strictObject({ ...toLine, tolerance: tolerance.nullable() }))
        .max(maxOrderLines)
        .default([]),
    }),
})

/** The rule for all orders whose line, order and merchant have none, and the merchants with a rule of their own. */
export const readPlatformTolerance = call({
  name: 'orders.platformTolerance',
  method: 'GET',
  path: `${platform}/tolerance`,
  access: 'order:manage',
  input: () => z.strictObject({}),
  shows: ['audit-entry', 'merchant'],
})

export const setPlatformTolerance = call({
  name: 'orders.setPlatformTolerance',
  method: 'PUT',
  path: `${platform}/tolerance`,
  access: 'order:manage',
  input: () => z.strictObject({ version, tolerance }),
})

export const cancelOrder = call({
  name: 'orders.cancel',
  method: 'POST',
  path: `${platform}/orders/{id}/cancel`,
  access: 'order:manage',
  performs: performs(orderMachine, 'cancel'),
  input: () => z.strictObject({ id, version, reason: reasonText }),
})

export const closeOrder = call({
  name: 'orders.close',
  method: 'POST',
  path: `${platform}/orders/{id}/close`,
  access: 'order:manage',
  performs: performs(orderMachine, 'close'),
  input: () => z.strictObject({ id, version, reason: reasonText }),
})

/**
 * Starts an import of purchase orders from a workbook or a UBL Order. A job reads and checks the file; see
 * `imports.read`. With `import` it also adds the orders if the check finds no fault and no question.
 */
export const importOrders = uploadCall({
  name: 'orders.import',
  method: 'POST',
  path: `${platform}/orders/import`,
  access: 'order:import',
  cost: 'reads',
  maxBytes: importLimits.bytes,
  input: () => z.strictObject({ mode: z.enum(['check', 'import']) }),
})

/** An empty workbook for orders, with an example and an explanation of each column. */
export const orderImportTemplate = documentCall({
  name: 'orders.importTemplate',
  method: 'GET',
  path: `${platform}/orders/import/template`,
  access: 'order:import',
  cost: 'prints',
  mediaType: workbookType,
  input: () => z.strictObject({}),
})
