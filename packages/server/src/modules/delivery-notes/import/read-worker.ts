import { readListFile } from '../../../platform/import/read-list.ts'
import { answerFileJobs } from '../../../platform/workbook/answer-file-jobs.ts'
import type { FileJob } from '../../../platform/workbook/file-reader.ts'
import { readFilledSheet, type SheetReadOptions } from './read-sheet.ts'

answerFileJobs(({ bytes, corrected, options }: FileJob<SheetReadOptions>) =>
  readListFile({ bytes, corrected, ...options }, readFilledSheet),
)
