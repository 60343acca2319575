import { buffersOf } from '../../platform/import/import-kind.ts'
import type { FileJob } from '../../platform/workbook/file-reader.ts'
import { answerFileJobs } from '../../platform/workbook/answer-file-jobs.ts'
import type { ReadOptions } from './model.ts'
import { packResult } from './pack.ts'
import { readFile } from './read-file.ts'

answerFileJobs(
  async ({ bytes, corrected, options }: FileJob<ReadOptions>) =>
    packResult(await readFile(bytes, options, corrected)),
  { movedOf: ({ parts, documents }) => [...buffersOf(parts), ...documents.map(({ bytes }) => bytes.buffer)] },
)
