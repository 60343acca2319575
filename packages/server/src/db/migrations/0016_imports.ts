import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * An import is a record: who, which file, how far, what the check found. What is to be added is
 * prepared in `import_part`, so that adding it takes one statement for each table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create table import_job (
  id bigint generated always as identity primary key,
  -- whose records the file holds; null where operators import for many
  merchant_id bigint references merchant,
  kind text not null,
  state text not null check (state in ('reading', 'open', 'writing', 'done', 'cancelled', 'failed')),
  staff_id bigint not null references staff,
  staff_name text not null,
  file_name text not null,
  bytes bigint not null,
  -- what people have said of the file
  said jsonb not null default '{}',
  -- goes on by itself where nothing stands against it
  unattended boolean not null default false,
  -- whoever had its records added, and from where
  committed_by jsonb,
  read_count int not null default 0,
  valid_count int not null default 0,
  failed_count int not null default 0,
  written_count int not null default 0,
  fault_count int not null default 0,
  ready boolean not null default false,
  failed_rows boolean not null default false,
  -- JSON, as the reply has it
  report text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ended_at timestamptz
);
create index import_job_of_merchant on import_job (merchant_id, id desc);
create index import_job_by_kind on import_job (kind, id desc);
create index import_job_unended on import_job (updated_at) where ended_at is null;

create table import_part (
  import_id bigint not null references import_job,
  place int not null,
  records jsonb not null,
  primary key (import_id, place)
)
`,
  )
}
