import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/** What a check prepared is added without reading the file again, while what it depended on is the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, `alter table import_job add column prepared jsonb`)
}
