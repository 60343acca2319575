import type { AfterImport } from '@bdr/contract/products/import-model'
import type { ImportLayout } from '@bdr/contract/kernel/replies'
import type { AttributeDefinition, ProductImportReport } from '@bdr/contract/products/replies'
import type { Fault } from '@bdr/text/import-file'
import type { FileFindings } from '../../platform/import/findings.ts'
import type { ImportPart } from '../../platform/import/import-kind.ts'
import type { LayoutColumns } from '../../platform/import/layouts.ts'

/** A category for products, or one whose name is not unique. */
export interface CategoryChoice {
  readonly id: string
  readonly code: string
  readonly name: string
  /** `阀门 / 闸阀 / 楔式闸阀` */
  readonly path: string
  readonly isOpen: boolean
  readonly attributes: readonly AttributeDefinition[]
}

/** A picture uploaded for the import. */
export interface UploadedPicture {
  /** its name in the archive, without folders */
  readonly name: string
  /** null if it cannot be used, for the given reason */
  readonly fileId: string | null
  readonly why: Fault | null
}

/** The parameters of the reader besides the file; copied to its thread. */
export interface ProductReadOptions {
  readonly answers: Readonly<Record<string, string>>
  /** columns mapped by hand, by the key of their head */
  readonly layouts: readonly (readonly [head: string, LayoutColumns])[]
  readonly categories: readonly CategoryChoice[]
  /** by normalised name */
  readonly brands: readonly (readonly [name: string, id: string])[]
  /** the company's normalised codes with the numbers of their products */
  readonly taken: readonly (readonly [code: string, productNo: string])[]
  readonly pictures: readonly UploadedPicture[]
}

export interface ReadLayout extends Omit<ImportLayout, 'missing'> {
  readonly missing: readonly string[]
}

/** Rows of products with faults that have no faults listed themselves. */
export interface UnlistedFailedRows {
  readonly sheet: string
  readonly rows: readonly number[]
  readonly why: 'sameProduct' | 'more'
}

/** The content of a file. Products with faults are in no part; all others are complete. */
export interface ReadProducts extends FileFindings {
  readonly after: AfterImport | null
  /** number of rows, each with one SKU */
  readonly rowCount: number
  readonly failedRows: number
  readonly beside: readonly UnlistedFailedRows[]
  readonly productCount: number
  /** number of products with a picture */
  readonly pictureCount: number
  /** pictures whose name matches no code in the file */
  readonly unusedPictures: readonly Pick<UploadedPicture, 'name' | 'why'>[]
  readonly shown: ProductImportReport['products']
  readonly parts: readonly ImportPart[]
  readonly layouts: readonly ReadLayout[]
  /** the fields that columns can be mapped to by hand */
  readonly fields: ProductImportReport['fields']
  /** whether the whole file is refused */
  readonly isRefused: boolean
}
