import type { MessagePort } from 'node:worker_threads'
import { answerJobs, type Answering } from '../thread/answer-jobs.ts'
import type { FileJob, SentFileJob } from './file-reader.ts'

/** To be called in the script of a `fileReader`. */
export const answerFileJobs = <Options, Result>(
  work: (job: FileJob<Options>) => Promise<Result>,
  answering?: Answering<Result>,
): void =>
  answerJobs(async ({ corrected: port, ...job }: SentFileJob<Options>) => {
    try {
      return await work({ ...job, corrected: requested(port) })
    } finally {
      port.close()
    }
  }, answering)

/** Requests one file after the other; each can be forgotten when the next one is requested. */
async function* requested(port: MessagePort): AsyncGenerator<Uint8Array> {
  for (;;) {
    const file = await new Promise<Uint8Array | null>((resolve) => {
      port.once('message', resolve)
      port.postMessage(null)
    })
    if (file === null) return
    yield file
  }
}
