import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * Files attached to records. Their ids, and those of all files from now on, are drawn at random: what is
 * attached to an inquiry or a quotation must not count for anybody what others brought.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create table attachment (
  id bigint primary key default random_id(),
  kind text not null,
  record_id bigint not null,
  file_id bigint not null references file,
  type text not null,
  staff_id bigint not null references staff,
  author_name text not null,
  by_operator boolean not null,
  -- of a record with versions: the first one that has it, and the first one that does not any more
  since int not null default 1,
  until int check (until > since),
  created_at timestamptz not null default now()
);
create index attachment_of_record on attachment (kind, record_id, created_at);

alter table file alter column id drop identity;
alter table file alter column id set default random_id()
`,
  )
}
