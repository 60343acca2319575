import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * Whoever quotes by file starts an import, and each quotation tells operators: ids of imports and messages came from
 * counters, and their gaps told other merchants how many quoted. They are drawn at random, and what is listed in the
 * order of ids is listed by its time, of which those of one transaction have different ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
alter table message alter column id drop identity, alter column id set default random_id(),
  alter column created_at set default clock_timestamp();
alter table import_job alter column id drop identity, alter column id set default random_id(),
  alter column created_at set default clock_timestamp();
drop index import_job_of_merchant, import_job_by_kind;
create index import_job_of_merchant on import_job (merchant_id, created_at desc, id desc);
create index import_job_by_kind on import_job (kind, created_at desc, id desc)
`,
  )
}
