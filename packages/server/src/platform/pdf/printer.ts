import type { Asker } from '../admission/asker.ts'
import { inProcess, inThread } from '../thread/started-worker.ts'
import { WorkQueue } from '../thread/work-queue.ts'

/** The longest document takes seconds. */
const time = 60_000
const waitingOfAsker = 12

/** Prints a document beside the event loop, so that the server keeps answering; `what` names it in an error. */
export type Printer<Job> = (job: Job, asker: Asker, what: string) => Promise<Buffer>

/**
 * Prints in a thread, since pdfmake and the fonts are 10 MB, which load only for printing. What strangers print is
 * printed in a process, and takes nothing from those at work here.
 * @param script calls `answerJobs`
 */
export function printer<Job>(script: URL): Printer<Job> {
  const queue = new WorkQueue<Job, Uint8Array>({
    known: {
      start: inThread(script, { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 }),
      workers: 1,
      idle: 60_000,
      waitingOfAsker,
    },
    strangers: {
      start: inProcess(script, { heapMegabytes: 512, gently: true }),
      workers: 1,
      idle: 60_000,
      waitingOfAsker,
    },
    time,
  })
  return async (job, asker, what) => {
    const outcome = await queue.run(job, asker)
    if ('result' in outcome) {
      const { buffer, byteOffset, byteLength } = outcome.result
      return Buffer.from(buffer, byteOffset, byteLength)
    }
    throw outcome.failure === 'crashed' ? outcome.error : new Error(`printing ${what} was ${outcome.failure}`)
  }
}
