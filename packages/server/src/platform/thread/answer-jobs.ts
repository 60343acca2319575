import { parentPort, type Transferable } from 'node:worker_threads'

export type Reply<Result> =
  | {
      readonly result: Result
      /** whether the worker has to be replaced, because its memory would stay as large as the job made it */
      readonly isSpent?: boolean
    }
  | { readonly crash: string }

export interface Answering<Result> {
  /** the parts of a result to be transferred instead of copied; a process copies all */
  readonly movedOf?: (result: Result) => readonly Transferable[]
  /** resident memory in bytes above which the process is replaced; a thread has no memory of its own */
  readonly spentAbove?: number
}

/** To be called in the script of a `WorkQueue`: receives jobs and sends replies, in a thread or in a process. */
export function answerJobs<Job, Result>(
  work: (job: Job) => Promise<Result>,
  { movedOf = () => [], spentAbove = Infinity }: Answering<Result> = {},
): void {
  const reply = (message: Reply<Result>) =>
    parentPort
      ? parentPort.postMessage(message, 'result' in message ? movedOf(message.result) : [])
      : process.send!(message)
  const onJob = (job: Job) => {
    work(job).then(
      (result) => reply({ result, isSpent: parentPort === null && process.memoryUsage.rss() > spentAbove }),
      (error: unknown) =>
        reply({ crash: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
  }
  if (parentPort) parentPort.on('message', onJob)
  else process.on('message', onJob)
}
