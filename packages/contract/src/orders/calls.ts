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
  /** what the orders wait for, instead of one state */
  waiting: waitingFor.optional(),
  /** part of its number, buyer, materials, specifications, codes or remarks */
  keyword: shortText(keywordLength).optional(),
  /** start of the order number */
  orderNo: z.string().trim().max(orderNoLength).optional(),
  /** part of the buyer's name */
  buyer: z.string().trim().max(100).optional(),
  orderedFrom: day.optional(),
  orderedTo: day.optional(),
  /** the day its first line is due */
  dueFrom: day.optional(),
  dueTo: day.optional(),
  /** part of the name or code of one of its materials */
  material: shortText(100).optional(),
  specification: shortText(100).optional(),
  /** part of the address it goes to */
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
/** The lines of one order as the export of the list has them. */
export const exportOrder = documentCall({
  name: 'orders.exportOne',
  method: 'GET',
  path: `${merchant}/orders/{id}/export.xlsx`,
  access: 'order:view',
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

/** The orders before and after one in the list, under its filter and in its order. */
export const readNeighbours = call({
  name: 'orders.neighbours',
  method: 'GET',
  path: `${merchant}/orders/{id}/neighbours`,
  access: 'order:view',
  overlay: false,
  input: () => z.strictObject({ id, ...orderFilter, sort: orderSort.default('-createdAt') }),
  shows: ['order'],
})

/** What supplier and operator said to each other of an order, the oldest first. */
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

/** Contract, drawings, certificates: either side brings them, and sees the other's. */
const attached = { path: `${merchant}/orders/{id}`, access: 'order:view' } as const
export const readOrderAttachments = attachmentsOf('orders.attachments', { ...attached, shows: ['order'] })
export const attachToOrder = attachTo('orders.attach', attached)
export const detachFromOrder = detachFrom('orders.detach', attached)

const toLine = { lineId: id }
/** What the supplier says to a line. A proposal names at least one value that differs. */
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

/** The purchase-order update: all responses hold, or none. */
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
 * Accepts whatever is not answered yet of several orders, each for itself: what cannot be accepted is
 * named with the reason, and stops none of the others.
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

/** What the buyer orders besides; it has the tax rate that all other lines have. */
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
 * What the buyer wants otherwise: the lines named are open again, others come to them, the rest stays as
 * it is.
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
      /** each names at least one value that differs */
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

/** Cancels lines, or what of them has not left. */
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
 * What may be delivered beyond an order, or beyond single lines of it: null lets the rule of the next
 * level hold. Lines that are not named keep theirs.
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

/** The rule for all orders whose line, order and merchant have none, and who has one of their own. */
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
 * Begins to import purchase orders from a workbook or a UBL Order: a job reads and checks the file, see
 * `imports.read`. `import` goes on by itself where nothing stands against it.
 */
export const importOrders = uploadCall({
  name: 'orders.import',
  method: 'POST',
  path: `${platform}/orders/import`,
  access: 'order:import',
  maxBytes: importLimits.bytes,
  input: () => z.strictObject({ mode: z.enum(['check', 'import']) }),
})

/** An empty list of orders to fill in, with an example and the explanation of each column. */
export const orderImportTemplate = documentCall({
  name: 'orders.importTemplate',
  method: 'GET',
  path: `${platform}/orders/import/template`,
  access: 'order:import',
  mediaType: workbookType,
  input: () => z.strictObject({}),
})
