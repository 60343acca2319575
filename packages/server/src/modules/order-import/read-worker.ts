import { answerJobs } from '../../platform/thread/answer-jobs.ts'
import { readFile } from './read-file.ts'

answerJobs(readFile)
