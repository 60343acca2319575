import { WorkThread } from '../../platform/thread/work-thread.ts'
import type { Document } from '../../platform/gateway/bind.ts'
import { receiptDocumentText } from '@bdr/text/delivery-note-documents'
import type { PrintJob } from './document.ts'
import type { LabelJob } from './label-document.ts'
import type { DocumentJob, NoteFormat } from './document-worker.ts'
import type { ReceiptContent } from './receipt-content.ts'

/** The longest note takes seconds; pdfmake and the fonts are 10 MB, which load only for printing. */
const limits = {
  memory: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 },
  time: 60_000,
  idle: 60_000,
}
const thread = new WorkThread<DocumentJob, Uint8Array>(
  new URL('./document-worker.ts', import.meta.url),
  limits,
)

/** Renders a document in a thread, so that the server keeps answering. */
async function print(job: DocumentJob, name: string): Promise<Buffer> {
  const outcome = await thread.run(job)
  if ('result' in outcome) {
    const { buffer, byteOffset, byteLength } = outcome.result
    return Buffer.from(buffer, byteOffset, byteLength)
  }
  throw outcome.failure === 'crashed' ? outcome.error : new Error(`printing ${name} was ${outcome.failure}`)
}

/** Notes as one PDF, or one note in an editable format. */
export const printNotes = (job: PrintJob, format: NoteFormat = 'pdf'): Promise<Buffer> =>
  print({ of: format, ...job }, job.notes.map(({ note }) => note.noteNo).join(', '))

/** The labels for a note's packages as PDF. */
export const printLabels = (job: LabelJob): Promise<Buffer> =>
  print({ of: 'labels', ...job }, `the labels of ${job.noteNo}`)

/** The signed receipt of one arrival as PDF, rendered only from the stored content. */
export async function printReceipt(signed: {
  readonly content: string | null
  readonly content_hash: Buffer | null
}): Promise<Document> {
  const content = JSON.parse(signed.content!) as ReceiptContent
  const hash = signed.content_hash!.toString('hex')
  const fileName = receiptDocumentText.fileName(content.noteNo, hash.slice(0, 8))
  return { bytes: await print({ of: 'receipt', content, hash }, content.noteNo), fileName }
}
