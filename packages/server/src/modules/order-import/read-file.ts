import { FaultList } from '../../platform/workbook/fault-list.ts'
import { fileKind } from '../../platform/workbook/file-kind.ts'
import { FileRefused } from '../../platform/workbook/file-refused.ts'
import { checkFileSize } from '../../platform/workbook/file-size.ts'
import { openWorkbook } from '../../platform/workbook/open-workbook.ts'
import { refuse, refusedResult } from './faults.ts'
import type { ReadResult } from './model.ts'
import { readWorkbookOrders } from './sheet/read-workbook.ts'
import { readUblOrder } from './ubl/read-ubl-order.ts'

/** Reads a file in this thread. The server uses `readOrderFile`, which does it in another. */
export async function readFile(bytes: Uint8Array): Promise<ReadResult> {
  let format: ReadResult['format'] = null
  const faults = new FaultList()
  try {
    checkFileSize(bytes)
    const file = fileKind(bytes)
    if (file.kind === 'wrong') throw refuse(file.is)
    if (file.kind === 'xlsx') format = 'xlsx'
    const read =
      file.kind === 'xlsx'
        ? readWorkbookOrders(await openWorkbook(file.zip), faults)
        : readUblOrder(bytes, faults)
    return {
      format: file.kind === 'xlsx' ? 'xlsx' : 'ubl',
      ...read,
      ...faults.found,
    }
  } catch (error) {
    if (error instanceof FileRefused) return refusedResult(format, error)
    throw error
  }
}
