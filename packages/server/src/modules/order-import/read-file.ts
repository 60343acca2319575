import { Findings } from '../../platform/import/findings.ts'
import { withMended } from '../../platform/import/failed-rows.ts'
import { fileKind } from '../../platform/workbook/file-kind.ts'
import { FileRefused } from '../../platform/workbook/file-refused.ts'
import { checkFileSize } from '../../platform/workbook/file-size.ts'
import { openWorkbook } from '../../platform/workbook/open-workbook.ts'
import { refuse, refusedResult } from './faults.ts'
import { noOptions, type ReadOptions, type ReadResult } from './model.ts'
import { readWorkbookOrders } from './sheet/read-workbook.ts'
import { readUblOrder } from './ubl/read-ubl-order.ts'

/** Reads a file in this thread. The server uses `readOrderFile`, which does it in another. */
export async function readFile(
  bytes: Uint8Array,
  options: ReadOptions = noOptions,
  mended: readonly Uint8Array[] = [],
): Promise<ReadResult> {
  let format: ReadResult['format'] = null
  const findings = new Findings(options.answers)
  try {
    checkFileSize(bytes)
    const file = fileKind(bytes)
    if (file.kind === 'wrong') throw refuse(file.is)
    if (file.kind === 'xlsx') format = 'xlsx'
    const read =
      file.kind === 'xlsx'
        ? readWorkbookOrders(
            await withMended(await openWorkbook(file.zip), mended, findings),
            findings,
            options,
          )
        : { ...readUblOrder(bytes, findings), layouts: [], bases: [] }
    return { format: file.kind === 'xlsx' ? 'xlsx' : 'ubl', ...read, ...findings.found }
  } catch (error) {
    if (error instanceof FileRefused) return refusedResult(format, error)
    throw error
  }
}
