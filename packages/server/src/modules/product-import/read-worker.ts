import { buffersOf } from '../../platform/import/import-kind.ts'
import { answerJobs } from '../../platform/thread/answer-jobs.ts'
import type { FileJob } from '../../platform/workbook/file-reader.ts'
import type { ProductReadOptions } from './model.ts'
import { readProductFile } from './read-file.ts'

answerJobs(
  ({ bytes, corrected, options }: FileJob<ProductReadOptions>) => readProductFile(bytes, options, corrected),
  { movedOf: ({ parts }) => buffersOf(parts) },
)
