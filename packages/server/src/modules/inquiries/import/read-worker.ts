import { readListFile } from '../../../platform/import/read-list.ts'
import { answerFileJobs } from '../../../platform/workbook/answer-file-jobs.ts'
import type { FileJob } from '../../../platform/workbook/file-reader.ts'
import { readLines } from './read-lines.ts'

answerFileJobs(({ bytes, corrected, options: answers }: FileJob<Readonly<Record<string, string>>>) =>
  readListFile({ bytes, corrected, answers }, readLines),
)
