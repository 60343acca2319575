import type { AfterImport } from '@bdr/contract/products/import-model'
import type { ImportLayout } from '@bdr/contract/kernel/replies'
import type { AttributeDefinition, ProductImportReport } from '@bdr/contract/products/replies'
import type { Fault } from '@bdr/text/import-file'
import type { FileFindings } from '../../platform/import/findings.ts'
import type { ImportPart } from '../../platform/import/import-kind.ts'
import type { LayoutColumns } from '../../platform/import/layouts.ts'

/** A category goods can be put into, or one that has the name of none. */
export interface CategoryChoice {
  readonly id: string
  readonly code: string
  readonly name: string
  /** `阀门 / 闸阀 / 楔式闸阀` */
  readonly path: string
  readonly isOpen: boolean
  readonly attributes: readonly AttributeDefinition[]
}

/** A picture somebody has brought for the import. */
export interface UploadedPicture {
  /** as the archive names it, without folders */
  readonly name: string
  /** null where it cannot be used, for the reason beside it */
  readonly fileId: string | null
  readonly why: Fault | null
}

/** What the reader needs to know besides the file; copied to its thread. */
export interface ProductReadOptions {
  readonly answers: Readonly<Record<string, string>>
  /** columns mapped by hand, by the key of their head */
  readonly layouts: readonly (readonly [head: string, LayoutColumns])[]
  readonly categories: readonly CategoryChoice[]
  /** by their names as brands are compared */
  readonly brands: readonly (readonly [name: string, id: string])[]
  /** the company's codes as codes are compared, with the numbers of their products */
  readonly taken: readonly (readonly [code: string, productNo: string])[]
  readonly pictures: readonly UploadedPicture[]
}

export interface ReadLayout extends Omit<ImportLayout, 'missing'> {
  readonly missing: readonly string[]
}

/** Rows of a sheet that belong to products with faults and have none listed themselves. */
export interface FailedBeside {
  readonly sheet: string
  readonly rows: readonly number[]
  readonly why: 'sameProduct' | 'more'
}

/** What a file says. Products with faults are in no part; of the others nothing is missing. */
export interface ReadProducts extends FileFindings {
  readonly after: AfterImport | null
  /** rows with a SKU each */
  readonly rowCount: number
  readonly failedRows: number
  readonly beside: readonly FailedBeside[]
  readonly productCount: number
  /** products that have one */
  readonly pictureCount: number
  /** pictures that no code of the file names */
  readonly unusedPictures: readonly Pick<UploadedPicture, 'name' | 'why'>[]
  readonly shown: ProductImportReport['products']
  readonly parts: readonly ImportPart[]
  readonly layouts: readonly ReadLayout[]
  /** what columns can be mapped to by hand */
  readonly fields: ProductImportReport['fields']
  /** the file as a whole cannot be taken */
  readonly isRefused: boolean
}
