import type { FilePlace, ImportLayout } from '@bdr/contract/kernel/replies'
import type { Decimal } from '@bdr/contract/kernel/decimal'
import type { ImportField } from '@bdr/contract/orders/import'
import type { FileFindings } from '../../platform/import/findings.ts'
import type { NewOrderLine } from '../orders/new-order.ts'

export type Place = FilePlace

/** Who is to deliver, as the file names them. A workbook gives code or name, UBL a party. */
export interface NamedSupplier {
  readonly code: string | null
  readonly name: string | null
  /** an identifier with its scheme (`0088` is GLN); scheme is '' where the file gives none */
  readonly party: { readonly scheme: string; readonly id: string; readonly name: string } | null
}

/** What is needed to look an order up, also where the rest of it cannot be read. */
export interface OrderHead {
  readonly orderNo: string | null
  readonly buyerName: string | null
  readonly supplier: NamedSupplier
  /** where the order begins */
  readonly at: Place
  readonly orderNoAt: Place
  readonly supplierAt: Place
}

/** Columns somebody said the meaning of, by the key of their head; null leaves a column out. */
export type KnownLayouts = ReadonlyMap<string, ReadonlyMap<number, ImportField | null>>

/** What people said about a file, now or of an earlier one with the same heads. */
export interface ReadOptions {
  readonly layouts: KnownLayouts
  /** by the question's id */
  readonly answers: Readonly<Record<string, string>>
  /** of earlier files, by the key of their head */
  readonly priceBases: ReadonlyMap<string, PriceBasis>
}

/** Nobody has said anything. */
export const noOptions: ReadOptions = { layouts: new Map(), answers: {}, priceBases: new Map() }

export type PriceBasis = 'gross' | 'net'

/** A line as an order takes it, and where it stands in the file. */
export interface ReadLine extends NewOrderLine {
  readonly at: Place
}

/** An order whose head could be read completely; lines with faults are left out of it. */
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
  /** false where a line has faults and was left out */
  readonly isWhole: boolean
  readonly lines: readonly ReadLine[]
}

/** A head of a table; what it lacks is words only where it leaves. */
export interface ReadLayout extends Omit<ImportLayout, 'missing'> {
  readonly missing: readonly ImportField[]
}

/** What a file says. It may be imported only when `faultCount` is 0. */
export interface ReadResult extends FileFindings {
  /** null where the file is neither */
  readonly format: 'xlsx' | 'ubl' | null
  readonly orders: readonly ReadOrder[]
  readonly layouts: readonly ReadLayout[]
  /** what is to be remembered of their heads once the file is imported */
  readonly bases: readonly { readonly head: string; readonly basis: PriceBasis }[]
  /** orders whose head has faults: enough to look their supplier up all the same */
  readonly unfinished: readonly OrderHead[]
}
