import { fileLimits } from '@bdr/contract/kernel/import-file'
import { productImportLimits } from '@bdr/contract/products/import-model'
import { asStandaloneList, withCorrectedRows } from '../../platform/import/failed-rows.ts'
import { Findings, refusedFindings } from '../../platform/import/findings.ts'
import type { FilesInOrder } from '../../platform/workbook/file-reader.ts'
import { FileRefused } from '../../platform/workbook/file-refused.ts'
import { readWorkbook } from '../../platform/workbook/read-workbook.ts'
import type { ProductReadOptions, ReadProducts } from './model.ts'
import { productsOfRows, readRows } from './read-products.ts'

export const refusedProducts = ({ fault }: FileRefused): ReadProducts => ({
  after: null,
  rowCount: 0,
  failedRows: 0,
  beside: [],
  productCount: 0,
  pictureCount: 0,
  unusedPictures: [],
  shown: [],
  parts: [],
  layouts: [],
  fields: [],
  isRefused: true,
  ...refusedFindings(fault),
})

/** All faults are kept for the workbook of failed rows; a reply contains fewer. */
const limits = { faults: productImportLimits.faults, faultRows: fileLimits.rows }

/** Reads a file in this thread. The server does so in another one, see `read-worker.ts`. */
export async function readProductFile(
  bytes: Uint8Array,
  options: ProductReadOptions,
  corrected: FilesInOrder = [],
): Promise<ReadProducts> {
  const findings = new Findings(options.answers, limits)
  try {
    const rows = await rowsIn(bytes, options, corrected, findings)
    return { ...productsOfRows(rows, options, findings), ...findings.finish() }
  } catch (error) {
    if (error instanceof FileRefused) return refusedProducts(error)
    throw error
  }
}

/** A separate function, so that the workbook's memory is released before products are made from its rows. */
async function rowsIn(
  bytes: Uint8Array,
  options: ProductReadOptions,
  corrected: FilesInOrder,
  findings: Findings,
) {
  // a workbook of failed rows is read as a list of its own: it is uploaded after the rest was imported
  const workbook = await withCorrectedRows(asStandaloneList(await readWorkbook(bytes)), corrected, findings)
  return readRows(workbook, options, findings)
}
