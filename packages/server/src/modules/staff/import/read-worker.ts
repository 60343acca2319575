import { answerJobs } from '../../../platform/thread/answer-jobs.ts'
import { readPeopleFile } from './read-file.ts'

answerJobs(readPeopleFile)
