import { answerJobs } from '../thread/answer-jobs.ts'
import { encodePicture } from './encode.ts'

answerJobs(encodePicture, { spentAbove: 160 * 1024 * 1024 })
