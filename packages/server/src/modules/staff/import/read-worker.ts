import { answerJobs } from '../../../platform/thread/answer-jobs.ts'
import type { FileJob } from '../../../platform/workbook/file-reader.ts'
import type { StaffReadOptions } from './model.ts'
import { readPeopleFile } from './read-file.ts'

answerJobs(({ bytes, mended, options }: FileJob<StaffReadOptions>) => readPeopleFile(bytes, options, mended))
