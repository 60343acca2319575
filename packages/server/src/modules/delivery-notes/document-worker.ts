import { answerJobs } from '../../platform/thread/answer-jobs.ts'
import { renderDeliveryNotePdf, type PrintJob } from './document.ts'
import { renderReceiptPdf, type ReceiptJob } from './receipt-document.ts'

/** What can be printed. */
export type DocumentJob = ({ readonly of: 'note' } & PrintJob) | ({ readonly of: 'receipt' } & ReceiptJob)

answerJobs((job: DocumentJob) => (job.of === 'note' ? renderDeliveryNotePdf(job) : renderReceiptPdf(job)))
