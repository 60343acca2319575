import { answerJobs } from '../../platform/thread/answer-jobs.ts'
import type { ReadOptions } from './model.ts'
import { readFile } from './read-file.ts'

answerJobs(({ bytes, options }: { bytes: Uint8Array; options: ReadOptions }) => readFile(bytes, options))
