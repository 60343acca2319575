import type { Executor } from '../../db/executor.ts'
import type { JobHandler } from '../jobs.ts'

export const countingSteps = 40

/**
 * A job that writes one row per step. Writing an existing row violates the key, so a repeated step fails.
 * @param afterStep runs between the steps
 */
export const countingJob = (
  afterStep: (step: number) => Promise<void> = async () => {},
): JobHandler<number> => ({
  async run(job) {
    for (let step = (job.place ?? 0) + 1; step <= countingSteps; step += 1) {
      await job.step(step, (tx) => writeStep(tx, job.recordId, step))
      await afterStep(step)
    }
    await job.finish((tx) => writeStep(tx, job.recordId, countingSteps + 1))
  },
  fail: (tx, recordId) => writeStep(tx, recordId, -1),
})

async function writeStep(tx: Executor, recordId: string, step: number): Promise<void> {
  await tx
    .insertInto('setting')
    .values({ key: `job ${recordId} step ${step}`, value: String(step) })
    .execute()
}

/** The numbers written by the steps of a record's job, in order. */
export async function writtenSteps(db: Executor, recordId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('setting')
    .select('value')
    .where('key', 'like', `job ${recordId} step %`)
    .execute()
  return rows.map(({ value }) => Number(value)).toSorted((a, b) => a - b)
}
