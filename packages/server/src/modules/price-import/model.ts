import type { PriceImportReport } from '@bdr/contract/products/replies'
import type { FileFindings } from '../../platform/import/findings.ts'
import type { ImportPart } from '../../platform/import/import-kind.ts'

/** A SKU of the company with its current values. */
export interface KnownSku {
  /** normalised for comparison */
  readonly code: string
  readonly productId: string
  readonly key: string
  readonly productNo: string
  readonly name: string
  readonly spec: string
  readonly unit: string
  readonly price: string
  readonly stock: string
  /** whether buyers see it, so that price and stock change at once */
  readonly isLive: boolean
}

export interface PriceReadOptions {
  readonly answers: Readonly<Record<string, string>>
  readonly known: readonly KnownSku[]
}

/** The change of one SKU, applied only if its values are still those that were shown. */
export interface PackedChange {
  readonly productId: string
  readonly key: string
  readonly before: { readonly price: string; readonly stock: string }
  readonly after: { readonly price: string; readonly stock: string }
}

/** The content of a file compared with existing SKUs. Rows with faults are in no part. */
export interface ReadPrices extends FileFindings {
  readonly rowCount: number
  readonly failedRows: number
  readonly changes: PriceImportReport['changes']
  readonly changeCount: number
  readonly sameCount: number
  readonly parts: readonly ImportPart[]
  /** the same for the same changes */
  readonly digest: string
  readonly isRefused: boolean
}
