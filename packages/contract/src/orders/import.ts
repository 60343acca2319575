import { z } from 'zod'
import { amount } from '../kernel/decimal.ts'
import { orderNoLength } from './model.ts'

/** Limits of an import file: what a buyer's largest real file needs, and what a hostile one may cost. */
export const importLimits = {
  /** bytes of the file */
  bytes: 10 * 1024 * 1024,
  /** bytes of all parts of a workbook once unzipped */
  unzippedBytes: 80 * 1024 * 1024,
  /** how many times larger a part of more than 4 MB may get when unzipped; lists reach about 40 */
  unzipRatio: 200,
  sheets: 30,
  /** rows read of one sheet, blank ones included */
  rows: 50_000,
  columns: 200,
  /** cells of all sheets, empty but formatted ones included */
  cells: 1_500_000,
  /** files inside a workbook */
  parts: 2_000,
  /** elements of an XML order: a line has about 60 */
  elements: 400_000,
  orders: 500,
  /** faults listed; beyond this the rest is only counted */
  faults: 500,
  /** milliseconds the file may take to read */
  time: 30_000,
} as const

/** Characters of what is kept as text. */
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

/** A cell of a workbook, or a place in an XML document; all null for the file as a whole. */
export const importPlace = z.object({
  sheet: z.string().nullable(),
  /** 1-based, as the spreadsheet program shows it */
  row: z.number().int().nullable(),
  /** the column's heading as the file spells it, or its letter where it has none */
  column: z.string().nullable(),
  /** cell address, `M2` */
  cell: z.string().nullable(),
  /** XML path with positions, `/Order/OrderLine[2]/LineItem/Quantity` */
  path: z.string().nullable(),
})
export type ImportPlace = z.output<typeof importPlace>

/** What is wrong with an import file, and where. */
export const importFault = importPlace.extend({
  /** what stands there */
  value: z.string().nullable(),
  message: z.string(),
})
export type ImportFault = z.output<typeof importFault>

export const importedOrder = z.object({
  /** null while it has only been checked */
  id: z.string().nullable(),
  orderNo: z.string(),
  merchantName: z.string(),
  buyerName: z.string(),
  lineCount: z.number().int(),
  currency: z.string(),
  totalAmount: amount,
})

/** A seller named in a UBL order that no merchant is known under yet. */
export const unknownParty = z.object({ scheme: z.string(), partyId: z.string(), name: z.string() })

export type UnknownParty = z.output<typeof unknownParty>

export const importResult = z.object({
  /** null where the file is neither */
  format: z.enum(['xlsx', 'ubl']).nullable(),
  imported: z.boolean(),
  orders: z.array(importedOrder),
  faults: z.array(importFault),
  /** all of them, also those beyond the list */
  faultCount: z.number().int(),
  unknownParties: z.array(unknownParty),
})
export type ImportResult = z.output<typeof importResult>
