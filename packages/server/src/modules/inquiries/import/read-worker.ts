import { readListFile } from '../../../platform/import/read-list.ts'
import { answerJobs } from '../../../platform/thread/answer-jobs.ts'
import type { FileJob } from '../../../platform/workbook/file-reader.ts'
import { readLines } from './read-lines.ts'

answerJobs(({ bytes, corrected, options: answers }: FileJob<Readonly<Record<string, string>>>) =>
  readListFile({ bytes, corrected, answers }, readLines),
)
