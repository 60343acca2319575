import { fileKind } from './file-kind.ts'
import { refuse } from './file-refused.ts'
import { checkFileSize } from './file-size.ts'
import { openWorkbook } from './open-workbook.ts'
import { readCsv } from './read-csv.ts'
import type { Workbook } from './workbook.ts'

/**
 * Reads an .xlsx or a .csv in this thread, and refuses anything else.
 * @throws FileRefused
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Workbook> {
  checkFileSize(bytes)
  const file = fileKind(bytes)
  if (file.kind === 'wrong') throw refuse(file.is)
  if (file.kind === 'xlsx') return openWorkbook(file.zip)
  if (file.kind === 'csv') return readCsv(bytes)
  const start = new TextDecoder().decode(bytes.subarray(0, 4096))
  throw refuse(
    start.includes('urn:schemas-microsoft-com:office:spreadsheet') ? 'file.excelXml' : 'file.unknown',
  )
}
