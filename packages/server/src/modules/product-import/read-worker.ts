import { buffersOf } from '../../platform/import/import-kind.ts'
import { answerFileJobs } from '../../platform/workbook/answer-file-jobs.ts'
import type { FileJob } from '../../platform/workbook/file-reader.ts'
import type { ProductReadOptions } from './model.ts'
import { readProductFile } from './read-file.ts'

answerFileJobs(
  ({ bytes, corrected, options }: FileJob<ProductReadOptions>) => readProductFile(bytes, options, corrected),
  { movedOf: ({ parts }) => buffersOf(parts) },
)
