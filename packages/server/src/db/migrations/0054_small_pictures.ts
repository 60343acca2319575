import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/** Whether the small picture of a file is there as AVIF, too, which is so where that is smaller. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, `alter table file add column has_avif boolean not null default false`)
}
