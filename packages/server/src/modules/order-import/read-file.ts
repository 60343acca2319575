import { importLimits } from '@bdr/contract/orders/import'
import { FaultList, FileRefused, refuse, refusedResult } from './faults.ts'
import { fileKind } from './file-kind.ts'
import { megabytes } from './megabytes.ts'
import type { ReadResult } from './model.ts'
import { readWorkbookOrders } from './sheet/read-workbook.ts'
import { readUblOrder } from './ubl/read-ubl-order.ts'
import { openWorkbook } from './workbook/open-workbook.ts'

/** Reads a file in this thread. The server uses `readOrderFile`, which does it in another. */
export async function readFile(bytes: Uint8Array): Promise<ReadResult> {
  let format: ReadResult['format'] = null
  const faults = new FaultList()
  try {
    if (bytes.length > importLimits.bytes)
      throw refuse('file.tooLarge', { limit: megabytes(importLimits.bytes) })
    const file = fileKind(bytes)
    if (file.kind === 'xlsx') format = 'xlsx'
    const read =
      file.kind === 'xlsx'
        ? readWorkbookOrders(await openWorkbook(file.zip), faults)
        : readUblOrder(file.bytes, faults)
    return {
      format: file.kind === 'xlsx' ? 'xlsx' : 'ubl',
      ...read,
      faults: faults.inOrder(),
      faultCount: faults.count,
    }
  } catch (error) {
    if (error instanceof FileRefused) return refusedResult(format, error)
    throw error
  }
}
