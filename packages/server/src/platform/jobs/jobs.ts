import { announceJobs } from '../announce.ts'
import type { Executor } from '../db/executor.ts'
import { endJob, insertJob, lockUnendedJob, type JobOf } from './job-queries.ts'

/**
 * One run of a job by one node. Whatever it writes it writes in a step: the work and where it left off
 * commit together, and only while this node still has the job. What a node that died had not committed
 * is done again by another, and nothing is done twice.
 */
export interface JobRun<Place> {
  readonly recordId: string
  /** where the last finished step left off; null at the beginning */
  readonly place: Place | null
  /** the job was cancelled, taken over, or the server is closing: what is under way is of no use */
  readonly signal: AbortSignal
  /** Other requests wait for a step on the embedded database: it should take milliseconds. */
  step(place: Place, work: (tx: Executor) => Promise<void>): Promise<void>
  /** The last step: the job is over when it commits. */
  finish(work: (tx: Executor) => Promise<void>): Promise<void>
}

export interface JobHandler<Place = unknown> {
  /** Returns after `finish`. What it throws is tried again a few times. */
  run(job: JobRun<Place>): Promise<void>
  /** The job has failed for good: in the transaction that ends it, whoever waits is notified. */
  fail(tx: Executor, recordId: string): Promise<void>
}

/** By the kind of job. */
export type JobHandlers = Readonly<Record<string, JobHandler<never>>>

/**
 * Has a job done once the caller's transaction has committed. A record that has an unended job of
 * this kind keeps that one.
 */
export async function startJob(tx: Executor, job: JobOf): Promise<void> {
  await insertJob(tx, job)
  announceJobs(tx)
}

/**
 * Ends the unended job of a record, if there is one. A node that is at it cannot write any more: its
 * next step finds the job ended. A step that is under way is waited for.
 * @returns whether there was one
 */
export async function cancelJob(tx: Executor, kind: string, recordId: string): Promise<boolean> {
  const job = await lockUnendedJob(tx, kind, recordId)
  if (!job) return false
  await endJob(tx, job, 'cancelled')
  announceJobs(tx)
  return true
}
