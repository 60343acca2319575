import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from '../bus.ts'
import type { Executor } from '../db/executor.ts'
import { isRefusedData } from '../db/errors.ts'
import type { Database } from '../db/open.ts'
import { transaction } from '../db/transaction.ts'
import { dueLoop, type DueLoop } from './due-loop.ts'
import * as queries from './job-queries.ts'
import { LastingFailure, type JobHandler, type JobHandlers, type JobRun } from './jobs.ts'

export interface JobRunnerParts {
  readonly database: Database
  readonly bus: Bus
  readonly log: FastifyBaseLogger
  readonly handlers: JobHandlers
}

/** Seconds after which another node may claim the job of a node that does not renew its lease. */
const leaseSeconds = 30
const signOfLifeMillis = 10_000
/** Attempts without a finished step after which a job is given up. */
const tries = 5
/** seconds before a failed job is tried again, by the number of attempts */
const pauses = [2, 10, 30, 120] as const
/** longest pause after a step for other requests, in milliseconds; otherwise the pause is as long as the step */
const longestPause = 100
/** Two jobs run at the same time, so that one that reads a large file does not delay the next one. */
const atOnce = 2

/** The job is no longer ours: it was cancelled or taken over. */
class JobLost extends Error {
  override name = 'JobLost'
}

/** Runs jobs; several nodes can do so in parallel. `jobs.ts` describes what a handler may rely on. */
export function jobRunner({ database, bus, log, handlers }: JobRunnerParts): DueLoop {
  const closing = new AbortController()
  const loop = dueLoop({
    name: 'jobs',
    bus,
    topic: 'job-written',
    log,
    atOnce,
    millisecondsToNext: () => queries.millisecondsToNextJob(database.kysely),
    async handleOne() {
      const job = closing.signal.aborted ? undefined : await queries.claimJob(database.kysely, leaseSeconds)
      if (job) await handle(job)
      return job !== undefined
    },
  })

  async function handle(job: queries.ClaimedJob): Promise<void> {
    const handler = handlers[job.kind]
    if (!handler) return fail(job, null, new Error(`no handler for jobs of the kind ${job.kind}`))
    // each attempt so far has ended its process
    if (job.attempts > tries) return fail(job, handler, new Error('crashed'))
    const lost = new AbortController()
    const signs = setInterval(() => {
      queries
        .renewLease(database.kysely, job, leaseSeconds)
        .then((isOurs) => isOurs || lost.abort(new JobLost()))
        .catch(() => {})
    }, signOfLifeMillis).unref()
    try {
      await attempt(job, handler, AbortSignal.any([lost.signal, closing.signal]))
    } catch (error) {
      if (error instanceof JobLost) return
      // the next start, or another node, continues from the last step
      if (closing.signal.aborted) return void (await queries.releaseJob(database.kysely, job, 0, null))
      const pause = isLasting(error) ? undefined : pauses[job.attempts - 1]
      if (pause === undefined) return await fail(job, handler, error)
      log.warn(
        { err: error, jobId: job.id, kind: job.kind, attempt: job.attempts, retryIn: pause },
        'job: failed',
      )
      await queries.releaseJob(database.kysely, job, pause, messageOf(error))
    } finally {
      clearInterval(signs)
    }
  }

  async function attempt(
    job: queries.ClaimedJob,
    handler: JobHandler<never>,
    signal: AbortSignal,
  ): Promise<void> {
    let isFinished = false
    const guarded = (claimed: (tx: Executor) => Promise<boolean>, work: (tx: Executor) => Promise<void>) => {
      signal.throwIfAborted()
      return transaction(
        database,
        async (tx) => {
          // the job's row is locked first: a cancellation then waits for this step, or this step finds the job ended
          if (!(await claimed(tx))) throw new JobLost()
          await work(tx)
        },
        { bus },
      )
    }
    const run: JobRun<never> = {
      recordId: job.record_id,
      place: job.place as never,
      signal,
      async step(place, work) {
        const beganAt = performance.now()
        await guarded((tx) => queries.savePlace(tx, job, place, leaseSeconds), work)
        // lets other requests run, even if the database answers without a turn of the event loop
        await setImmediate()
        // a request makes several queries, so one that waited for this step must not wait for each of the following
        // steps, too
        if (database.isBusy()) await setTimeout(Math.min(performance.now() - beganAt, longestPause))
      },
      async finish(work) {
        await guarded((tx) => queries.endJob(tx, job, 'done'), work)
        isFinished = true
      },
    }
    await handler.run(run)
    if (!isFinished) throw new Error(`the job ${job.kind} returned without finishing`)
  }

  async function fail(
    job: queries.ClaimedJob,
    handler: JobHandler<never> | null,
    error: unknown,
  ): Promise<void> {
    log.error({ err: error, jobId: job.id, kind: job.kind, attempts: job.attempts }, 'job: given up')
    await transaction(
      database,
      async (tx) => {
        if (await queries.endJob(tx, job, 'failed', messageOf(error)))
          await handler?.fail(tx, job.record_id, isLasting(error))
      },
      { bus },
    )
  }

  return {
    drain: loop.drain,
    start() {
      // only one process uses the embedded database, so all claims are left over from a previous process
      const freed = database.kind === 'embedded' ? queries.releaseAllJobs(database.kysely) : Promise.resolve()
      void freed.catch(() => {}).then(() => loop.start())
    },
    stop() {
      closing.abort(new Error('the server is closing'))
      return loop.stop()
    },
  }
}

const isLasting = (error: unknown): boolean => error instanceof LastingFailure || isRefusedData(error)

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 300)
