import { readListFile } from '../../../platform/import/read-list.ts'
import { answerFileJobs } from '../../../platform/workbook/answer-file-jobs.ts'
import type { FileJob } from '../../../platform/workbook/file-reader.ts'
import { readLines } from './read-lines.ts'

/** A person's answers about the file, by the question's id. */
type Answers = Readonly<Record<string, string>>

answerFileJobs(({ bytes, corrected, options: answers }: FileJob<Answers>) =>
  readListFile({ bytes, corrected, answers }, readLines),
)
