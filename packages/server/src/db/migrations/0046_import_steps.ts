import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * A supplier's lists have faults by the thousand: all of them are kept for the workbook of failed rows,
 * beside those that a page shows. What suppliers say of their layouts is theirs alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
-- JSON of every fault that stands in a row; null where the report has them all
alter table import_job add column row_faults text;

-- null where operators import for many
alter table import_layout add column merchant_id bigint references merchant;
alter table import_layout drop constraint import_layout_pkey;
create unique index import_layout_of on import_layout (merchant_id, purpose, head) nulls not distinct
`,
  )
}
