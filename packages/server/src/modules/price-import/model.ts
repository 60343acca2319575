import type { PriceImportReport } from '@bdr/contract/products/replies'
import type { FileFindings } from '../../platform/import/findings.ts'
import type { ImportPart } from '../../platform/import/import-kind.ts'

/** A SKU of the company as it stands now. */
export interface KnownSku {
  /** as codes are compared */
  readonly code: string
  readonly productId: string
  readonly key: string
  readonly productNo: string
  readonly name: string
  readonly spec: string
  readonly price: string
  readonly stock: string
  /** buyers see it: price and stock change at once */
  readonly isLive: boolean
}

export interface PriceReadOptions {
  readonly answers: Readonly<Record<string, string>>
  readonly known: readonly KnownSku[]
}

/** What is to be changed of one SKU: only where it still is as it was shown. */
export interface PackedChange {
  readonly productId: string
  readonly key: string
  readonly before: { readonly price: string; readonly stock: string }
  readonly after: { readonly price: string; readonly stock: string }
}

/** What a file says, beside what there is. Rows with faults are in no part. */
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
