import { answerJobs } from '../../platform/thread/answer-jobs.ts'
import { renderDeliveryNoteSheet } from './note-sheet.ts'
import { renderDeliveryNotesPdf, type PrintJob } from './document.ts'
import { renderLabelsPdf, type LabelJob } from './label-document.ts'
import { renderReceiptPdf, type ReceiptJob } from './receipt-document.ts'

/** The formats a note can be printed in. Only a PDF can contain several notes. */
export type NoteFormat = 'pdf' | 'docx' | 'xlsx'

/** The kinds of documents to print. */
export type DocumentJob =
  | ({ readonly of: NoteFormat } & PrintJob)
  | ({ readonly of: 'receipt' } & ReceiptJob)
  | ({ readonly of: 'labels' } & LabelJob)

answerJobs((job: DocumentJob) => {
  switch (job.of) {
    case 'pdf':
      return renderDeliveryNotesPdf(job)
    // each library loads only for its format
    case 'docx':
      return import('./note-docx.ts').then(({ renderDeliveryNoteDocx }) => renderDeliveryNoteDocx(job))
    case 'xlsx':
      return renderDeliveryNoteSheet(job)
    case 'receipt':
      return renderReceiptPdf(job)
    case 'labels':
      return renderLabelsPdf(job)
  }
})
