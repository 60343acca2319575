import type { AttachmentType } from '@bdr/contract/attachments/model'
import type { FilePlace, ImportLayout } from '@bdr/contract/kernel/replies'
import type { Decimal } from '@bdr/contract/kernel/decimal'
import type { ImportField } from '@bdr/contract/orders/import'
import type { FileFindings } from '../../platform/import/findings.ts'
import type { NewOrderLine } from '../orders/new-order.ts'

export type Place = FilePlace

/** The supplier as the file names it. A workbook has a code or a name, UBL has a party. */
export interface NamedSupplier {
  readonly code: string | null
  readonly name: string | null
  /** an identifier with its scheme (`0088` is GLN); scheme is '' if the file has none */
  readonly party: { readonly scheme: string; readonly id: string; readonly name: string } | null
}

/** The data needed to look an order up, even if the rest of it cannot be read. */
export interface OrderHead {
  readonly orderNo: string | null
  readonly buyerName: string | null
  readonly supplier: NamedSupplier
  /** the place where the order starts */
  readonly at: Place
  readonly orderNoAt: Place
  readonly supplierAt: Place
}

/** Columns that a person mapped, by the key of their head; null ignores a column. */
export type KnownLayouts = ReadonlyMap<string, ReadonlyMap<number, ImportField | null>>

/** The choices people made for a file, now or for an earlier one with the same heads. */
export interface ReadOptions {
  readonly layouts: KnownLayouts
  /** by the question's id */
  readonly answers: Readonly<Record<string, string>>
  /** from earlier files, by the key of their head */
  readonly priceBases: ReadonlyMap<string, PriceBasis>
}

/** No choices. */
export const noOptions: ReadOptions = { layouts: new Map(), answers: {}, priceBases: new Map() }

export type PriceBasis = 'gross' | 'net'

/** A line in the form in which orders are created, with its place in the file. */
export interface ReadLine extends NewOrderLine {
  readonly at: Place
}

/** An order whose head was read completely. Lines with faults are omitted. */
export interface ReadOrder extends OrderHead {
  readonly orderNo: string
  readonly buyerName: string
  /** YYYY-MM-DD */
  readonly orderDate: string
  /** ISO 4217 */
  readonly currency: string
  readonly shipTo: string
  readonly receiverName: string | null
  readonly receiverPhone: string | null
  readonly note: string | null
  readonly totalAmount: Decimal
  /** false if a line was omitted because of faults */
  readonly isComplete: boolean
  readonly lines: readonly ReadLine[]
}

/** A file inside the order file. */
export interface EmbeddedDocument {
  readonly name: string
  readonly type: AttachmentType
  readonly bytes: Uint8Array<ArrayBuffer>
  /** the element it is in */
  readonly path: string
}

/** A head of a table. Its missing fields are converted to text when the reply is made. */
export interface ReadLayout extends Omit<ImportLayout, 'missing'> {
  readonly missing: readonly ImportField[]
}

/** The content of a file. It may be imported only if `faultCount` is 0. */
export interface ReadResult extends FileFindings {
  /** null if the file is neither */
  readonly format: 'xlsx' | 'ubl' | null
  readonly orders: readonly ReadOrder[]
  readonly layouts: readonly ReadLayout[]
  /** the price bases to remember for its heads once the file is imported */
  readonly bases: readonly { readonly head: string; readonly basis: PriceBasis }[]
  /** orders whose head has faults, with the data needed to look up their supplier */
  readonly unfinished: readonly OrderHead[]
  /** files inside a UBL document, which has one order */
  readonly documents: readonly EmbeddedDocument[]
}
