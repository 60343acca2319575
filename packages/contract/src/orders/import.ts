import { z } from 'zod'
import { id } from '../kernel/field.ts'
import { fileLimits, shownLayouts } from '../kernel/import-file.ts'
import { orderNoLength } from './model.ts'

export const importLimits = {
  ...fileLimits,
  /** elements of an XML order; a line has about 60 */
  elements: 400_000,
  orders: 5_000,
  /** lines of all orders of a file */
  lines: 50_000,
  /** orders in a reply, the first of the file */
  shownOrders: 500,
  /** orders of a file that revise an existing one */
  revisions: 200,
  /** lines in a reply, over all orders */
  shownLines: 5_000,
  layouts: shownLayouts,
} as const

/** Longest texts of an order, in characters. */
export const importTextLimits = {
  orderNo: orderNoLength,
  buyerName: 200,
  supplierCode: 64,
  supplierName: 200,
  currency: 3,
  shipTo: 300,
  receiverName: 100,
  receiverPhone: 100,
  note: 1000,
  materialCode: 100,
  materialName: 300,
  specification: 1000,
  brand: 100,
} as const

/** Fields of the whole order, which a form has next to labels. */
export const importHeadFields = [
  'orderNo',
  'buyerName',
  'supplierCode',
  'supplierName',
  'orderDate',
  'currency',
  'shipTo',
  'receiverName',
  'receiverPhone',
] as const
export type ImportHeadField = (typeof importHeadFields)[number]

/** The fields of an order and its lines that columns and labels of a workbook can contain. */
export const importFields = [
  ...importHeadFields,
  'lineNo',
  'materialCode',
  'materialName',
  'specification',
  'model',
  'brand',
  'unit',
  'quantity',
  'price',
  'unitPrice',
  'netPrice',
  'priceBase',
  'amount',
  'grossAmount',
  'netAmount',
  'taxAmount',
  'taxRate',
  'requiredDate',
  'tolerance',
  'note',
] as const
export type ImportField = (typeof importFields)[number]

/** The merchants operators chose for sellers named in a UBL order. */
export const partyChoices = z
  .array(z.strictObject({ scheme: z.string().max(64), partyId: z.string().min(1).max(128), merchantId: id }))
  .max(500)
