import { answerJobs } from '../thread/answer-jobs.ts'
import { encodePicture } from './encode.ts'

/** After the largest picture of a stranger it has 180 MB. */
answerJobs(encodePicture, { spentAbove: 256 * 1024 * 1024 })
