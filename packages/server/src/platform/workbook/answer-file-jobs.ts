import type { MessagePort, Transferable } from 'node:worker_threads'
import { answerJobs } from '../thread/answer-jobs.ts'
import type { FileJob, SentFileJob } from './file-reader.ts'

/**
 * To be called in the script of a `fileReader`.
 * @param movedOf the parts of a result to be transferred instead of copied
 */
export const answerFileJobs = <Options, Result>(
  work: (job: FileJob<Options>) => Promise<Result>,
  movedOf?: (result: Result) => readonly Transferable[],
): void =>
  answerJobs(async ({ corrected: port, ...job }: SentFileJob<Options>) => {
    try {
      return await work({ ...job, corrected: requested(port) })
    } finally {
      port.close()
    }
  }, movedOf)

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
