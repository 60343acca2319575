import { parentPort } from 'node:worker_threads'

export type Reply<Result> = { readonly result: Result } | { readonly crash: string }

/** In the script of a `WorkThread`: one job in, one reply out. */
export function answerJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  const reply = (message: Reply<Result>) => parentPort!.postMessage(message)
  parentPort!.on('message', (job: Job) => {
    work(job).then(
      (result) => reply({ result }),
      (error: unknown) =>
        reply({ crash: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
  })
}
