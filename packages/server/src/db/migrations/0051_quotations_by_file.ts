import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * A file may be about one record, such as the quotation whose prices it holds. What is offered may be one
 * of the merchant's own products: kept as it was called then, since products change and SKUs go.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
alter table import_job add column about_id bigint;
alter table quotation_line add column product jsonb
`,
  )
}
