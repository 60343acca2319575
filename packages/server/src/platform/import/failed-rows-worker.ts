import { answerFileJobs } from '../workbook/answer-file-jobs.ts'
import type { FileJob } from '../workbook/file-reader.ts'
import { readWorkbook } from '../workbook/read-workbook.ts'
import { failedRowsWorkbook, withCorrectedRows, type RowFault } from './failed-rows.ts'
import { Findings } from './findings.ts'

answerFileJobs(async ({ bytes, corrected, options }: FileJob<readonly RowFault[]>): Promise<Uint8Array> => {
  const workbook = await withCorrectedRows(await readWorkbook(bytes), corrected, new Findings())
  return failedRowsWorkbook(workbook, options)
})
