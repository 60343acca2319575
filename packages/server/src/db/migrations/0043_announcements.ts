import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * What the platform tells suppliers, which companies it is for where it names some, and who has read
 * it. Those shown now are few and found by one small index, whoever asks.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create table announcement (
  id bigint generated always as identity primary key,
  status text not null,
  version int not null default 1,
  title text not null,
  body text not null,
  audience text not null check (audience in ('all', 'merchants', 'posts')),
  posts text[] not null default '{}',
  -- when it is to be shown, or has been since
  show_from timestamptz,
  show_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (show_until > show_from)
);
create index announcement_by_age on announcement (created_at desc, id desc);
create index announcement_shown on announcement (show_from desc, id desc)
  where status in ('scheduled', 'published');

create table announcement_merchant (
  merchant_id bigint not null references merchant,
  announcement_id bigint not null references announcement,
  primary key (merchant_id, announcement_id)
);
create index announcement_merchant_named on announcement_merchant (announcement_id, merchant_id);

create table announcement_read (
  staff_id bigint not null references staff,
  announcement_id bigint not null references announcement,
  read_at timestamptz not null default now(),
  primary key (staff_id, announcement_id)
);
create index announcement_read_count on announcement_read (announcement_id)
`,
  )
}
