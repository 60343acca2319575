import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/open.ts'
import type { ObjectStore } from '../../platform/object-store.ts'

/**
 * Fills an empty database with the demo.
 * @returns whether it did; a database with merchants is not changed, nor one that another node fills
 */
export async function seedDemoOnce(database: Database, clock: Clock, store: ObjectStore): Promise<boolean> {
  const present = await database.kysely.selectFrom('merchant').select('id').limit(1).executeTakeFirst()
  if (present) return false
  // the demo data and the factories, which later starts do not need
  const { seedDemo } = await import('./seed.ts')
  return seedDemo(database, clock, store)
}
