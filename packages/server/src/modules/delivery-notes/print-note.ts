import { WorkThread } from '../../platform/thread/work-thread.ts'
import type { PrintJob } from './document.ts'

/** The longest note takes seconds; pdfmake and the fonts are 10 MB, which only who prints pays for. */
const limits = {
  memory: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 },
  time: 60_000,
  idle: 60_000,
}
const thread = new WorkThread<PrintJob, Uint8Array>(new URL('./document-worker.ts', import.meta.url), limits)

/** A note's document as PDF, printed while the server goes on answering. */
export async function printNote(job: PrintJob): Promise<Buffer> {
  const outcome = await thread.run(job)
  if ('result' in outcome) {
    const { buffer, byteOffset, byteLength } = outcome.result
    return Buffer.from(buffer, byteOffset, byteLength)
  }
  throw outcome.failure === 'crashed'
    ? outcome.error
    : new Error(`printing ${job.note.noteNo} was ${outcome.failure}`)
}
