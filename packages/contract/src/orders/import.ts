import { z } from 'zod'
import { amount, quantity, rate, unitPrice } from '../kernel/decimal.ts'
import { id } from '../kernel/field.ts'
import { fileFindings, fileLimits } from '../kernel/import-file.ts'
import { orderNoLength } from './model.ts'

export const importLimits = {
  ...fileLimits,
  /** elements of an XML order: a line has about 60 */
  elements: 400_000,
  orders: 5_000,
  /** of all orders of a file */
  lines: 50_000,
  /** orders that a reply shows, the first of the file */
  shownOrders: 500,
  /** lines of all orders that a reply shows */
  shownLines: 5_000,
  /** table heads a reply shows */
  layouts: 20,
} as const

/** Characters of what is stored as text. */
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

/** Fields that belong to the whole order; a form states them beside labels. */
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

/** What the columns and labels of a workbook can say of an order and its lines. */
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
})

/** The table heads of a workbook and what is read from their columns, to be corrected by hand. */
export const importLayout = z.object({
  /** the same for every file whose head has the same texts */
  head: z.string(),
  sheet: z.string(),
  /** of the headings, 1-based */
  row: z.number().int(),
  columns: z.array(
    z.object({
      /** 0-based */
      index: z.number().int(),
      /** `L` */
      letters: z.string(),
      heading: z.string(),
      field: z.enum(importFields).nullable(),
      /** somebody said so, now or for an earlier file */
      mapped: z.boolean(),
      samples: z.array(z.string()),
    }),
  ),
  /** what every line needs and nothing says, by name */
  missing: z.array(z.string()),
})
export type ImportLayout = z.output<typeof importLayout>

/** What somebody said the columns of a head mean; null leaves a column out. */
export const layoutChoice = z.strictObject({
  head: z.string().max(64),
  columns: z
    .array(z.tuple([z.number().int().min(0).max(fileLimits.columns), z.enum(importFields).nullable()]))
    .max(fileLimits.columns),
})
export type LayoutChoice = z.output<typeof layoutChoice>
export const layoutChoices = z.array(layoutChoice).max(importLimits.layouts)

/** Whom operators chose for sellers named in a UBL order. */
export const partyChoices = z
  .array(z.strictObject({ scheme: z.string().max(64), partyId: z.string().min(1).max(128), merchantId: id }))
  .max(500)

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
