import { receiptDocumentText } from '@bdr/text/delivery-note-documents'
import type { Asker } from '../../platform/admission/asker.ts'
import { byteCache } from '../../platform/byte-cache.ts'
import type { Document } from '../../platform/gateway/bind.ts'
import { printer } from '../../platform/pdf/printer.ts'
import type { PrintJob } from './document.ts'
import type { LabelJob } from './label-document.ts'
import type { DocumentJob, NoteFormat } from './document-worker.ts'
import type { ReceiptContent } from './receipt-content.ts'

const print = printer<DocumentJob>(new URL('./document-worker.ts', import.meta.url))

/** Notes as one PDF, or one note in an editable format. */
export const printNotes = (job: PrintJob, asker: Asker, format: NoteFormat = 'pdf'): Promise<Buffer> =>
  print({ of: format, ...job }, asker, job.notes.map(({ note }) => note.noteNo).join(', '))

/** The labels for a note's packages as PDF. */
export const printLabels = (job: LabelJob, asker: Asker): Promise<Buffer> =>
  print({ of: 'labels', ...job }, asker, `the labels of ${job.noteNo}`)

/** A receipt is looked at by several people on the day it was signed; this holds some hundred. */
const receipts = byteCache(16 * 1024 * 1024)

/**
 * The signed receipt of one arrival as PDF, rendered only from the stored content. The content never changes, so its
 * document is kept for a while.
 */
export async function printReceipt(
  signed: { readonly content: string | null; readonly content_hash: Buffer | null },
  asker: Asker,
): Promise<Document> {
  const content = JSON.parse(signed.content!) as ReceiptContent
  const hash = signed.content_hash!.toString('hex')
  const fileName = receiptDocumentText.fileName(content.noteNo, hash.slice(0, 8))
  const render = () => print({ of: 'receipt', content, hash }, asker, content.noteNo)
  return { bytes: await receipts.read(hash, asker.isKnown ? 'known' : asker.group, render), fileName }
}
