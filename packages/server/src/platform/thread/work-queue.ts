import type { Asker } from '../admission/asker.ts'
import { FairQueue } from './fair-queue.ts'
import { KeptWorker, type Outcome, type Parcel } from './kept-worker.ts'
import type { StartedWorker } from './started-worker.ts'

/** The workers of one kind of asker. */
interface Lane {
  readonly start: () => StartedWorker
  readonly workers: number
  /** milliseconds for which an idle worker is kept */
  readonly idle: number
  /** jobs of one asker that may wait; a further one is refused */
  readonly waitingOfAsker: number
}

interface WorkLimits {
  /** for people with an account, and for what was started by them */
  readonly known: Lane
  /** the same for everybody else, whose work is done by workers of their own: nobody with an account waits for it */
  readonly strangers?: Lane
  /** milliseconds that a job may take */
  readonly time: number
}

/**
 * Jobs beside the event loop, in workers within limits of memory and time; the workers' script calls `answerJobs`. Jobs
 * wait by turns of their askers.
 */
export class WorkQueue<Job, Result> {
  readonly #known: LaneOfWorkers<Result>
  readonly #strangers: LaneOfWorkers<Result>
  readonly #pack: (job: Job) => Parcel

  constructor(
    { known, strangers, time }: WorkLimits,
    pack: (job: Job) => Parcel = (message) => ({ message }),
  ) {
    this.#known = new LaneOfWorkers(known, time)
    this.#strangers = strangers ? new LaneOfWorkers(strangers, time) : this.#known
    this.#pack = pack
  }

  /** @throws AppError B00429 if too many jobs of this asker wait; a job that fails is an outcome */
  run(job: Job, asker: Asker): Promise<Outcome<Result>> {
    return (asker.isKnown ? this.#known : this.#strangers).run(() => this.#pack(job), asker)
  }
}

class LaneOfWorkers<Result> {
  readonly #queue: FairQueue
  readonly #free: KeptWorker<Result>[]

  constructor({ start, workers, idle, waitingOfAsker }: Lane, time: number) {
    this.#queue = new FairQueue({ atOnce: workers, waitingOfAsker })
    this.#free = Array.from({ length: workers }, () => new KeptWorker<Result>(start, { time, idle }))
  }

  run(parcel: () => Parcel, asker: Asker): Promise<Outcome<Result>> {
    return this.#queue.run(asker, async () => {
      // the one that was busy last is the one that is probably still running
      const worker = this.#free.pop()!
      try {
        return await worker.run(parcel())
      } finally {
        this.#free.push(worker)
      }
    })
  }
}
