import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/** The pictures that came in archives for an import, each looked at once: kept as a file, or why not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create table import_picture (
  import_id bigint not null references import_job,
  -- as the archive names it, without folders
  name text not null,
  file_id bigint references file,
  -- JSON of the refusal; null for a picture that was kept
  refusal text,
  primary key (import_id, name)
);
create index import_picture_by_file on import_picture (file_id)
`,
  )
}
