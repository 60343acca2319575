import { Findings } from '../../platform/import/findings.ts'
import { withCorrectedRows } from '../../platform/import/failed-rows.ts'
import { fileKind } from '../../platform/workbook/file-kind.ts'
import type { FilesInOrder } from '../../platform/workbook/file-reader.ts'
import { FileRefused } from '../../platform/workbook/file-refused.ts'
import { checkFileSize } from '../../platform/workbook/file-size.ts'
import { openWorkbook } from '../../platform/workbook/open-workbook.ts'
import { readCsv } from '../../platform/workbook/read-csv.ts'
import { refuse, refusedResult } from './faults.ts'
import { noOptions, type ReadOptions, type ReadResult } from './model.ts'
import { readWorkbookOrders } from './sheet/read-workbook.ts'
import { readUblOrder } from './ubl/read-ubl-order.ts'

/** Reads a file in this thread. The server uses `readOrderFile`, which does so in another one. */
export async function readFile(
  bytes: Uint8Array,
  options: ReadOptions = noOptions,
  corrected: FilesInOrder = [],
): Promise<ReadResult> {
  let format: ReadResult['format'] = null
  const findings = new Findings(options.answers)
  try {
    checkFileSize(bytes)
    const file = fileKind(bytes)
    if (file.kind === 'wrong') throw refuse(file.is)
    if (file.kind === 'xml') {
      const read = readUblOrder(bytes, findings)
      settleLines(read, findings)
      return { format: 'ubl', ...read, layouts: [], bases: [], ...findings.finish() }
    }
    if (file.kind === 'xlsx') format = 'xlsx'
    const workbook = file.kind === 'xlsx' ? await openWorkbook(file.zip) : readCsv(bytes)
    format = 'xlsx'
    const whole = await withCorrectedRows(workbook, corrected, findings)
    const read = readWorkbookOrders(whole, findings, options)
    settleLines(read, findings)
    return { format, ...read, documents: [], ...findings.finish() }
  } catch (error) {
    if (error instanceof FileRefused) return refusedResult(format, error)
    throw error
  }
}

/** The lines of the result, and only these, are what the file was read as. */
function settleLines({ orders }: Pick<ReadResult, 'orders'>, { elements }: Findings): void {
  for (const { lines } of orders) for (const { at } of lines) elements.settle(at, 'record')
}
