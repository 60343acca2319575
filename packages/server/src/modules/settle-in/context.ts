import type { Executor } from '../../platform/db/executor.ts'
import { readAll } from '../categories/queries.ts'
import { loadRegions } from '../regions/regions.ts'
import type { FormContext } from './rules.ts'

/** The catalogue, the regions and the day by which a form is checked. */
export async function formContext(db: Executor, today: string): Promise<FormContext> {
  const [catalogue, regions] = await Promise.all([readAll(db), loadRegions()])
  return { catalogue, regions, today }
}
