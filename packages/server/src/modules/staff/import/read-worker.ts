import { answerJobs } from '../../../platform/thread/answer-jobs.ts'
import type { StaffReadOptions } from './model.ts'
import { readPeopleFile } from './read-file.ts'

answerJobs(({ bytes, options }: { bytes: Uint8Array; options: StaffReadOptions }) =>
  readPeopleFile(bytes, options),
)
