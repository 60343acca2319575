import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * What leaves the house (SMS, mail, files to remove) is written here by the transaction that wants
 * it, and sent afterwards. Files are rows first: a file nobody refers to is removed after a day.
 * Settings are what all nodes must agree on without anybody having chosen it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  recipient text,
  secret boolean not null default false,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  useless_after timestamptz,
  attempts int not null default 0,
  last_error text,
  done_at timestamptz,
  given_up_at timestamptz
);
create index outbox_due on outbox (due_at, id) where done_at is null and given_up_at is null;
create index outbox_given_up on outbox (id desc) where given_up_at is not null;
create index outbox_recipient on outbox (recipient, id desc) where recipient is not null;
create index outbox_done on outbox (done_at) where done_at is not null;

create table setting (
  key text primary key,
  value text not null
);

create table file (
  id bigint generated always as identity primary key,
  key text not null unique,
  purpose text not null,
  name text not null,
  media_type text not null,
  bytes bigint not null,
  sha256 bytea,
  width int,
  height int,
  merchant_id bigint references merchant,
  staff_id bigint references staff,
  mobile text,
  taken_at timestamptz,
  stored_at timestamptz,
  created_at timestamptz not null default now()
);
create index file_unreferred on file (created_at);

create table file_reference (
  file_id bigint not null references file,
  kind text not null,
  record_id bigint not null,
  primary key (file_id, kind, record_id)
);
create index file_reference_record on file_reference (kind, record_id);

alter table staff add constraint staff_head_file foreign key (head_file_id) references file
`,
  )
}
