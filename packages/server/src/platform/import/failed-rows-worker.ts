import { answerJobs } from '../thread/answer-jobs.ts'
import type { FileJob } from '../workbook/file-reader.ts'
import { readWorkbook } from '../workbook/read-workbook.ts'
import { failedRowsWorkbook, withMended, type RowFault } from './failed-rows.ts'
import { Findings } from './findings.ts'

answerJobs(async ({ bytes, mended, options }: FileJob<readonly RowFault[]>): Promise<Uint8Array> => {
  const workbook = await withMended(await readWorkbook(bytes), mended, new Findings())
  return failedRowsWorkbook(workbook, options)
})
