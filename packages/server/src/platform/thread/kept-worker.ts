import type { Transferable } from 'node:worker_threads'
import type { Reply } from './answer-jobs.ts'
import type { StartedWorker } from './started-worker.ts'

/** A job as it is sent to the worker: copied, except for the transferred parts. */
export interface Parcel {
  readonly message: unknown
  readonly moved?: readonly Transferable[]
  /** whether the worker ends after the job, because its memory would stay as large as the job made it */
  readonly isLarge?: boolean
}

/** The outcome of a job: a result, or the end of the worker. */
export type Outcome<Result> =
  | { readonly result: Result }
  | { readonly failure: 'too-slow' | 'too-hungry' }
  | { readonly failure: 'crashed'; readonly error: Error }

interface KeepLimits {
  /** milliseconds that a job may take */
  readonly time: number
  /** milliseconds for which an idle worker is kept, since starting one takes longer than most jobs */
  readonly idle: number
}

/**
 * Does one job at a time in a worker, which is started for a job, kept for the next one for a while, and replaced after
 * any failure.
 */
export class KeptWorker<Result> {
  readonly #start: () => StartedWorker
  readonly #limits: KeepLimits
  #idle: StartedWorker | null = null
  #idleTimer: NodeJS.Timeout | undefined

  constructor(start: () => StartedWorker, limits: KeepLimits) {
    this.#start = start
    this.#limits = limits
  }

  run({ message, moved = [], isLarge = false }: Parcel): Promise<Outcome<Result>> {
    const worker = this.#take()
    return new Promise<Outcome<Result>>((resolve) => {
      const crashed = (error: Error) => end({ failure: 'crashed', error })
      const onMessage = (reply: Reply<Result>) =>
        'result' in reply
          ? end({ result: reply.result }, isLarge || reply.isSpent === true)
          : crashed(new Error(reply.crash))
      const onError = (error: Error & { code?: string }) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? end({ failure: 'too-hungry' }) : crashed(error)
      const onExit = (code: number | null) => crashed(new Error(`the worker ended with ${code}`))

      const timer = setTimeout(() => end({ failure: 'too-slow' }), this.#limits.time)
      const end = (outcome: Outcome<Result>, isSpent = true) => {
        clearTimeout(timer)
        worker.events.off('message', onMessage).off('error', onError).off('exit', onExit)
        if (isSpent) this.#end(worker)
        else this.#keep(worker)
        resolve(outcome)
      }
      worker.events.on('message', onMessage).on('error', onError).on('exit', onExit)
      worker.send(message, moved)
    })
  }

  #take(): StartedWorker {
    clearTimeout(this.#idleTimer)
    const worker = this.#idle ?? this.#started()
    this.#idle = null
    worker.hold(true)
    return worker
  }

  #started(): StartedWorker {
    const worker = this.#start()
    // an idle worker that dies is replaced at the next job; during a job `run` listens as well
    worker.events.on('error', () => this.#forget(worker)).on('exit', () => this.#forget(worker))
    return worker
  }

  /** An idle worker does not keep the process running. */
  #keep(worker: StartedWorker): void {
    worker.hold(false)
    this.#idle = worker
    this.#idleTimer = setTimeout(() => this.#end(worker), this.#limits.idle).unref()
  }

  #end(worker: StartedWorker): void {
    this.#forget(worker)
    worker.end()
  }

  #forget(worker: StartedWorker): void {
    if (this.#idle === worker) this.#idle = null
  }
}
