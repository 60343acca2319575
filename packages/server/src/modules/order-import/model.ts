import type { FilePlace } from '@bdr/contract/kernel/import-file'
import type { Decimal } from '@bdr/contract/kernel/decimal'
import type { FaultsFound } from '../../platform/workbook/fault-list.ts'

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

export interface ReadLine {
  readonly lineNo: number
  readonly materialCode: string | null
  readonly materialName: string
  readonly specification: string | null
  readonly brand: string | null
  /** Chinese unit name */
  readonly unit: string
  readonly quantity: Decimal
  /** tax included */
  readonly unitPrice: Decimal
  /** 0.13 is 13 %; 0 where the file states none */
  readonly taxRate: Decimal
  /** YYYY-MM-DD */
  readonly requiredDate: string
  /** share by which more may be shipped; 0 unless the file says otherwise */
  readonly tolerance: Decimal
  readonly note: string | null
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
  readonly lines: readonly ReadLine[]
}

/** What a file says. It may be imported only when `faultCount` is 0. */
export interface ReadResult extends FaultsFound {
  /** null where the file is neither */
  readonly format: 'xlsx' | 'ubl' | null
  readonly orders: readonly ReadOrder[]
  /** orders whose head has faults: enough to look their supplier up all the same */
  readonly unfinished: readonly OrderHead[]
}
