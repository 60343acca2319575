import { readListFile } from '../../../platform/import/read-list.ts'
import { answerJobs } from '../../../platform/thread/answer-jobs.ts'
import type { FileJob } from '../../../platform/workbook/file-reader.ts'
import { readFilledSheet, type SheetReadOptions } from './read-sheet.ts'

answerJobs(({ bytes, corrected, options }: FileJob<SheetReadOptions>) =>
  readListFile({ bytes, corrected, ...options }, readFilledSheet),
)
