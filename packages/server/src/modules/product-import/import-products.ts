import { createHash } from 'node:crypto'
import { fileLimits } from '@bdr/contract/kernel/import-file'
import type { ProductImportReport } from '@bdr/contract/products/replies'
import {
  describeProductImportFault,
  failedRowNotes,
  pictureFault,
  productImportAnswer,
} from '@bdr/text/product-import'
import type { Executor } from '../../platform/db/executor.ts'
import type { RowFault } from '../../platform/import/failed-rows.ts'
import { hasOpenQuestion } from '../../platform/import/findings.ts'
import {
  importDefinition,
  type CheckedImport,
  type ImportSubject,
} from '../../platform/import/import-kind.ts'
import { rememberedLayouts } from '../../platform/import/layouts.ts'
import { presentFindings } from '../../platform/import/present-findings.ts'
import type { ModuleParts } from '../../platform/module.ts'
import { crashLogger } from '../../platform/log.ts'
import { fileReader } from '../../platform/workbook/file-reader.ts'
import { presentFaults } from '../../platform/workbook/fault-list.ts'
import { addProducts, endProducts, layoutOwner, merchantOf } from './add-products.ts'
import type { ProductReadOptions, ReadProducts } from './model.ts'
import type { PackedProduct } from './pack.ts'
import { processPictures } from './process-pictures.ts'
import * as queries from './queries.ts'

// the reader of workbooks loads at the first use: most processes never need it
const readInThread = fileReader<ReadProducts, ProductReadOptions>(
  new URL('./read-worker.ts', import.meta.url),
)

/** The import of products from a supplier's workbook: those without faults are added, the others are returned. */
export const productImport = (parts: Pick<ModuleParts, 'database' | 'adapters' | 'log'>) =>
  importDefinition<ReadProducts & { readonly basis: string }>({
    kind: 'products',
    prepare: (job, subject) => processPictures(parts, job, subject),
    async read(db, files, subject) {
      const options = await readOptions(db, subject)
      const outcome = await readInThread({ ...files, options }, crashLogger(parts.log))
      if ('result' in outcome) return { ...outcome.result, basis: digestOf(options) }
      const { refusedProducts } = await import('./read-file.ts')
      return { ...refusedProducts(outcome.refused), basis: digestOf(options) }
    },
    count: ({ rowCount }) => rowCount,
    check: (_db, _subject, read) => Promise.resolve(checkedImport(read)),
    writer: {
      steps: ({ parts: steps }) => steps,
      add: (tx, change, subject, records) =>
        addProducts(tx, change, subject, records as readonly PackedProduct[]),
      end: endProducts,
      basis: {
        of: ({ basis }) => basis,
        now: async (db, subject) => digestOf(await readOptions(db, subject)),
      },
    },
  })

const digestOf = (options: ProductReadOptions): string =>
  createHash('sha256').update(JSON.stringify(options)).digest('base64url')

/** The options for reading a company's list: allowed values, existing codes, and choices made for the file. */
export async function readOptions(db: Executor, subject: ImportSubject): Promise<ProductReadOptions> {
  const merchantId = merchantOf(subject)
  const [categories, brands, taken, pictures, remembered] = await Promise.all([
    queries.categoryChoices(db),
    queries.brandChoices(db, merchantId),
    queries.existingCodes(db, merchantId),
    queries.uploadedPictures(db, subject.id),
    rememberedLayouts(db, layoutOwner(merchantId)),
  ])
  const { answers = {}, layouts = [] } = subject.choices
  return {
    answers,
    layouts: [...remembered, ...layouts].map(({ head, columns }) => [head, columns]),
    categories,
    // of several brands with one name the last one counts: a brand's own name takes precedence over another's alias
    brands: [
      ...brands.flatMap(({ alias_keys: aliases, id }) => aliases.map((alias) => [alias, id] as const)),
      ...brands.map(({ normalised, id }) => [normalised, id] as const),
    ],
    taken,
    pictures,
  }
}

const words = { describe: describeProductImportFault, describeOption: productImportAnswer }
/** Unused pictures in a reply. */
const unusedShown = 50

/** The result of checking a list in its stored form. */
export function checkedImport(read: ReadProducts): CheckedImport {
  const { faults, rowCount, failedRows } = read
  const listed = faults.slice(0, fileLimits.faults).map((fault) => ({
    ...fault,
    rows: fault.rows.slice(0, fileLimits.faultRows),
  }))
  const report: ProductImportReport = {
    kind: 'products',
    after: read.after,
    products: [...read.shown],
    productCount: read.productCount,
    pictureCount: read.pictureCount,
    unusedPictures: read.unusedPictures.slice(0, unusedShown).map(({ name, why }) => ({
      name,
      why: why && pictureFault(why),
    })),
    unusedPictureCount: read.unusedPictures.length,
    ...presentFindings({ ...read, faults: listed }, words),
    layouts: read.layouts.map((layout) => ({ ...layout, missing: [...layout.missing] })),
    fields: [...read.fields],
  }
  return {
    report,
    rowFaults: rowFaultsOf(read),
    read: rowCount,
    failed: failedRows,
    isReady: !read.isRefused && rowCount > failedRows && !hasOpenQuestion(read),
  }
}

/** Every row that is not imported, with all of its faults. */
function rowFaultsOf(read: ReadProducts): RowFault[] {
  // headings have to be corrected in the file itself
  if (read.isRefused) return []
  const { faults } = presentFaults(read, describeProductImportFault)
  const own = faults.flatMap(({ sheet, rows, column, cell, message }) =>
    sheet === null || rows.length === 0 ? [] : [{ sheet, rows, column, cell, message }],
  )
  const beside = read.beside.map(({ sheet, rows, why }) => ({
    sheet,
    rows,
    column: null,
    cell: null,
    message: failedRowNotes[why],
  }))
  return [...own, ...beside]
}
