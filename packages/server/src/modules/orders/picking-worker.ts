import { answerJobs } from '../../platform/thread/answer-jobs.ts'
import { renderPickingList } from './picking-list.ts'

answerJobs(renderPickingList)
