import { parentPort, type Transferable } from 'node:worker_threads'

export type Reply<Result> = { readonly result: Result } | { readonly crash: string }

/**
 * To be called in the script of a `WorkThread`: receives jobs and sends replies.
 * @param movedOf the parts of a result to be transferred instead of copied
 */
export function answerJobs<Job, Result>(
  work: (job: Job) => Promise<Result>,
  movedOf: (result: Result) => readonly Transferable[] = () => [],
): void {
  const reply = (message: Reply<Result>) =>
    parentPort!.postMessage(message, 'result' in message ? movedOf(message.result) : [])
  parentPort!.on('message', (job: Job) => {
    work(job).then(
      (result) => reply({ result }),
      (error: unknown) =>
        reply({ crash: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
  })
}
