import { announceJobs } from '../announce.ts'
import type { Executor } from '../db/executor.ts'
import { endJob, insertJob, lockUnendedJob, type JobOf } from './job-queries.ts'

/**
 * One run of a job on one node. It writes only in steps: the work and the position commit together, and only while this
 * node holds the claim. What a node had not committed when it died is done again by another, and nothing is done twice.
 */
export interface JobRun<Place> {
  readonly recordId: string
  /** the position after the last finished step; null at the start */
  readonly place: Place | null
  /** aborts when the job was cancelled or taken over, or the server is closing: further work is useless */
  readonly signal: AbortSignal
  /** On the embedded database other requests wait for a step, so it should take only milliseconds. */
  step(place: Place, work: (tx: Executor) => Promise<void>): Promise<void>
  /** The last step: the job has ended when it commits. */
  finish(work: (tx: Executor) => Promise<void>): Promise<void>
}

export interface JobHandler<Place = unknown> {
  /** Returns after `finish`. If it throws, it is tried again a few times, unless the error would only repeat itself. */
  run(job: JobRun<Place>): Promise<void>
  /**
   * Called in the transaction that ends a permanently failed job, to notify the people waiting for it.
   * @param isLasting whether it was given up at once, because it would fail again with the same record
   */
  fail(tx: Executor, recordId: string, isLasting: boolean): Promise<void>
}

/** An error of a job that would only repeat itself, so that the job is given up at once. */
export class LastingFailure extends Error {
  override name = 'LastingFailure'
}

/** By the kind of job. */
export type JobHandlers = Readonly<Record<string, JobHandler<never>>>

/**
 * Starts a job after the caller's transaction has committed. If the record already has an unfinished job of this kind,
 * that one is kept.
 */
export async function startJob(tx: Executor, job: JobOf): Promise<void> {
  await insertJob(tx, job)
  announceJobs(tx)
}

/**
 * Cancels the unfinished job of a record, if there is one. A node that runs it can no longer write: its next step finds
 * the job ended. A step in progress is waited for.
 * @returns whether there was one
 */
export async function cancelJob(tx: Executor, kind: string, recordId: string): Promise<boolean> {
  const job = await lockUnendedJob(tx, kind, recordId)
  if (!job) return false
  await endJob(tx, job, 'cancelled')
  announceJobs(tx)
  return true
}
