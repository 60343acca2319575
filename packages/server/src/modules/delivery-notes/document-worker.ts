import { answerJobs } from '../../platform/thread/answer-jobs.ts'
import { renderDeliveryNotesPdf, type PrintJob } from './document.ts'
import { renderLabelsPdf, type LabelJob } from './label-document.ts'
import { renderReceiptPdf, type ReceiptJob } from './receipt-document.ts'

/** What can be printed. */
export type DocumentJob =
  | ({ readonly of: 'notes' } & PrintJob)
  | ({ readonly of: 'receipt' } & ReceiptJob)
  | ({ readonly of: 'labels' } & LabelJob)

answerJobs((job: DocumentJob) => {
  switch (job.of) {
    case 'notes':
      return renderDeliveryNotesPdf(job)
    case 'receipt':
      return renderReceiptPdf(job)
    case 'labels':
      return renderLabelsPdf(job)
  }
})
