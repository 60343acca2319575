import { z } from 'zod'
import { amount } from '../kernel/decimal.ts'
import { fileFaults, fileLimits } from '../kernel/import-file.ts'
import { orderNoLength } from './model.ts'

export const importLimits = {
  ...fileLimits,
  /** elements of an XML order: a line has about 60 */
  elements: 400_000,
  orders: 500,
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
  ...fileFaults,
  unknownParties: z.array(unknownParty),
})
export type ImportResult = z.output<typeof importResult>
