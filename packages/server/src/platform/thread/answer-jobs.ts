import { parentPort, type Transferable } from 'node:worker_threads'

export type Reply<Result> = { readonly result: Result } | { readonly crash: string }

/**
 * In the script of a `WorkThread`: one job in, one reply out.
 * @param movedOf what of a result moves over instead of being copied
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
