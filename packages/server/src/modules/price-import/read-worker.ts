import { buffersOf } from '../../platform/import/import-kind.ts'
import { answerFileJobs } from '../../platform/workbook/answer-file-jobs.ts'
import type { FileJob } from '../../platform/workbook/file-reader.ts'
import type { PriceReadOptions } from './model.ts'
import { readPriceFile } from './read-prices.ts'

answerFileJobs(
  ({ bytes, corrected, options }: FileJob<PriceReadOptions>) => readPriceFile(bytes, options, corrected),
  { movedOf: ({ parts }) => buffersOf(parts) },
)
