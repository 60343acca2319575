import { Worker, type ResourceLimits, type Transferable } from 'node:worker_threads'
import type { Reply } from './answer-jobs.ts'

export interface ThreadLimits {
  readonly memory: ResourceLimits
  /** milliseconds that a job may take */
  readonly time: number
  /** milliseconds for which an idle thread is kept, since starting one takes longer than most jobs */
  readonly idle: number
}

/** A job as it is sent to the thread: copied, except for the transferred parts. */
export interface Parcel {
  readonly message: unknown
  readonly moved?: readonly Transferable[]
  /** whether the thread ends after the job, because its heap would stay as large as the job made it */
  readonly isLarge?: boolean
}

/** The outcome of a job: a result, or the end of the thread. */
export type Outcome<Result> =
  | { readonly result: Result }
  | { readonly failure: 'too-slow' | 'too-hungry' }
  | { readonly failure: 'crashed'; readonly error: Error }

/**
 * A thread that does one job at a time, within limits of memory and time, while the event loop continues. It is started
 * for a job, kept for the next one for a while, and replaced after any failure. Its script calls `answerJobs`.
 */
export class WorkThread<Job, Result> {
  readonly #script: URL
  readonly #limits: ThreadLimits
  readonly #pack: (job: Job) => Parcel
  #idle: Worker | null = null
  #idleTimer: NodeJS.Timeout | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(script: URL, limits: ThreadLimits, pack: (job: Job) => Parcel = (message) => ({ message })) {
    this.#script = script
    this.#limits = limits
    this.#pack = pack
  }

  /** Does a job after the ones before it. It never rejects. */
  run(job: Job): Promise<Outcome<Result>> {
    const outcome = this.#last.then(() => this.#runNow(job))
    this.#last = outcome
    return outcome
  }

  #runNow(job: Job): Promise<Outcome<Result>> {
    const worker = this.#take()
    const { message, moved = [], isLarge = false } = this.#pack(job)
    return new Promise<Outcome<Result>>((resolve) => {
      const crashed = (error: Error) => end({ failure: 'crashed', error })
      const onMessage = (reply: Reply<Result>) =>
        'result' in reply ? end(reply) : crashed(new Error(reply.crash))
      const onError = (error: Error & { code?: string }) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? end({ failure: 'too-hungry' }) : crashed(error)
      const onExit = (code: number) => crashed(new Error(`the thread ended with ${code}`))

      const timer = setTimeout(() => end({ failure: 'too-slow' }), this.#limits.time)
      const end = (outcome: Outcome<Result>) => {
        clearTimeout(timer)
        worker.off('message', onMessage).off('error', onError).off('exit', onExit)
        if ('result' in outcome && !isLarge) this.#keep(worker)
        else this.#end(worker)
        resolve(outcome)
      }
      worker.on('message', onMessage).on('error', onError).on('exit', onExit)
      worker.postMessage(message, moved)
    })
  }

  #take(): Worker {
    clearTimeout(this.#idleTimer)
    const worker = this.#idle ?? this.#start()
    this.#idle = null
    worker.ref()
    return worker
  }

  #start(): Worker {
    const worker = new Worker(this.#script, { resourceLimits: this.#limits.memory })
    // an idle thread that dies is replaced at the next job; during a job #runNow listens as well
    worker.on('error', () => this.#forget(worker)).on('exit', () => this.#forget(worker))
    return worker
  }

  /** An idle thread does not keep the process running. */
  #keep(worker: Worker): void {
    worker.unref()
    this.#idle = worker
    this.#idleTimer = setTimeout(() => this.#end(worker), this.#limits.idle).unref()
  }

  #end(worker: Worker): void {
    this.#forget(worker)
    void worker.terminate()
  }

  #forget(worker: Worker): void {
    if (this.#idle === worker) this.#idle = null
  }
}
