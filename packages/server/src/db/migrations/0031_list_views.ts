import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/** What people named of their lists, and how each arranged them. Operators share among themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create table list_view (
  id bigint generated always as identity primary key,
  merchant_id bigint references merchant,
  staff_id bigint not null references staff,
  list text not null,
  name text not null,
  search text not null,
  columns text[],
  shared boolean not null,
  created_at timestamptz not null default now(),
  unique (staff_id, list, name)
);
create index list_view_shared on list_view (merchant_id, list) where shared;
create table list_arrangement (
  staff_id bigint not null references staff,
  list text not null,
  default_view_id bigint references list_view on delete set null,
  columns jsonb not null default '{}',
  primary key (staff_id, list)
);
create index list_arrangement_default on list_arrangement (default_view_id)
`,
  )
}
