import { buffersOf } from '../../platform/import/import-kind.ts'
import { answerJobs } from '../../platform/thread/answer-jobs.ts'
import type { FileJob } from '../../platform/workbook/file-reader.ts'
import type { PriceReadOptions } from './model.ts'
import { readPriceFile } from './read-prices.ts'

answerJobs(
  ({ bytes, corrected, options }: FileJob<PriceReadOptions>) => readPriceFile(bytes, options, corrected),
  { movedOf: ({ parts }) => buffersOf(parts) },
)
