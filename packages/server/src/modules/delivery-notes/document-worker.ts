import { answerJobs } from '../../platform/thread/answer-jobs.ts'
import { renderDeliveryNotePdf } from './document.ts'

answerJobs(renderDeliveryNotePdf)
