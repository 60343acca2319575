import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * Notices to single people. One index for each way the drawer reads them: all, by type, unread;
 * the counts beside its tabs come out of the last one alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create table message (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff,
  type text not null,
  content text not null,
  jump_url text not null,
  jump_param text not null,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index message_by_age on message (staff_id, created_at desc, id desc);
create index message_by_type on message (staff_id, type, created_at desc, id desc);
create index message_unread on message (staff_id, type, created_at desc, id desc) where read_at is null
`,
  )
}
