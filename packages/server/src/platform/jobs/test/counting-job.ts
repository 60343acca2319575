import type { Executor } from '../../db/executor.ts'
import type { JobHandler } from '../jobs.ts'

export const countingSteps = 40

/**
 * A job that writes one row a step. A row that is there already is a violation of the key, so a step
 * that is done twice fails.
 * @param afterStep what comes between the steps
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

/** What the steps of a record's job have written, in their order. */
export async function writtenSteps(db: Executor, recordId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('setting')
    .select('value')
    .where('key', 'like', `job ${recordId} step %`)
    .execute()
  return rows.map(({ value }) => Number(value)).toSorted((a, b) => a - b)
}
