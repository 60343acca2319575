import { readListFile } from '../../../platform/import/read-list.ts'
import { answerFileJobs } from '../../../platform/workbook/answer-file-jobs.ts'
import type { FileJob } from '../../../platform/workbook/file-reader.ts'
import type { StaffReadOptions } from './model.ts'
import { readPeople } from './read-people.ts'

answerFileJobs(({ bytes, corrected, options }: FileJob<StaffReadOptions>) =>
  readListFile({ bytes, corrected, ...options }, readPeople),
)
