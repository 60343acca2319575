import { Worker, type ResourceLimits } from 'node:worker_threads'
import type { ReadReply } from './reading-worker.ts'

export interface ThreadLimits {
  readonly memory: ResourceLimits
  /** milliseconds a file may take */
  readonly time: number
  /** milliseconds a thread without work is kept, since starting one costs more than most files */
  readonly idle: number
}

/** How reading ended: with a result, or with the end of the thread. */
export type Outcome<Result> =
  | { readonly result: Result }
  | { readonly failure: 'too-slow' | 'too-hungry' }
  | { readonly failure: 'crashed'; readonly error: Error }

/**
 * A thread that reads one file at a time, within limits of memory and time. It is started when
 * there is a file, kept for the next one for a while, and replaced after anything went wrong.
 */
export class ReadingThread<Result> {
  readonly #script: URL
  readonly #limits: ThreadLimits
  #idle: Worker | null = null
  #idleTimer: NodeJS.Timeout | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(script: URL, limits: ThreadLimits) {
    this.#script = script
    this.#limits = limits
  }

  /** Reads a file after those before it. Never rejects. */
  read(bytes: Uint8Array): Promise<Outcome<Result>> {
    const outcome = this.#last.then(() => this.#readNow(bytes))
    this.#last = outcome
    return outcome
  }

  #readNow(bytes: Uint8Array): Promise<Outcome<Result>> {
    const worker = this.#take()
    return new Promise<Outcome<Result>>((resolve) => {
      const crashed = (error: Error) => end({ failure: 'crashed', error })
      const onMessage = (reply: ReadReply<Result>) =>
        'result' in reply ? end(reply) : crashed(new Error(reply.crash))
      const onError = (error: Error & { code?: string }) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? end({ failure: 'too-hungry' }) : crashed(error)
      const onExit = (code: number) => crashed(new Error(`the reading thread ended with ${code}`))

      const timer = setTimeout(() => end({ failure: 'too-slow' }), this.#limits.time)
      const end = (outcome: Outcome<Result>) => {
        clearTimeout(timer)
        worker.off('message', onMessage).off('error', onError).off('exit', onExit)
        if ('result' in outcome) this.#keep(worker)
        else this.#end(worker)
        resolve(outcome)
      }
      worker.on('message', onMessage).on('error', onError).on('exit', onExit)
      // the caller keeps its bytes; the copy moves over without a second one
      const copy = new Uint8Array(bytes)
      worker.postMessage(copy, [copy.buffer])
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
    // an idle thread that dies is replaced with the next file; while one is read, #readNow listens too
    worker.on('error', () => this.#forget(worker)).on('exit', () => this.#forget(worker))
    return worker
  }

  /** An idle thread does not keep the process alive. */
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
