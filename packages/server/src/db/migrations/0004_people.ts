import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * A merchant's own posts, what a person's account needs to be safe (passwords of before, second
 * factor, codes by SMS, sign-in by QR), and the audit log. A deleted person keeps the row, for the
 * history speaks of them, and frees account and mobile. Own posts count from 1000: their ids must
 * not read as one of the built-in 98 to 100. Codes, tickets and recovery codes stand here hashed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create table post (
  id bigint generated always as identity (start with 1000) primary key,
  merchant_id bigint not null references merchant,
  base_post text not null check (base_post in ('98', '99', '100')),
  name text not null,
  description text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (merchant_id, name)
);

alter table staff
  add column post_id bigint references post,
  add column email text,
  add column must_change_password boolean not null default false,
  add column last_sign_in_at timestamptz,
  add column deleted_at timestamptz,
  add column version int not null default 1,
  add column second_factor_secret bytea,
  add column second_factor_since timestamptz,
  add column second_factor_step bigint,
  add column quiet_from time,
  add column quiet_until time,
  add column head_file_id bigint,
  drop constraint staff_account_key,
  drop constraint staff_mobile_key;
create unique index staff_account on staff (account) where deleted_at is null;
create unique index staff_mobile on staff (mobile) where deleted_at is null;
create index staff_post on staff (post_id);

create table former_password (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff,
  password_hash text not null,
  created_at timestamptz not null default now()
);
create index former_password_staff on former_password (staff_id, id desc);

create table recovery_code (
  staff_id bigint not null references staff,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

alter table session
  add column id bigint generated always as identity unique,
  add column address text,
  add column place text,
  add column device text;

create table sign_in_step (
  ticket_hash bytea primary key,
  staff_id bigint not null references staff,
  way text not null,
  expires_at timestamptz not null
);

create table sms_code (
  id bigint generated always as identity primary key,
  mobile text not null,
  type text not null,
  code_hash bytea not null,
  tries int not null default 0,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sms_code_mobile on sms_code (mobile, type, sent_at desc);

create table sms_ticket (
  ticket_hash bytea primary key,
  mobile text not null,
  type text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create table qr_login (
  ticket_hash bytea primary key,
  status text not null,
  staff_id bigint references staff,
  address text not null,
  place text not null,
  device text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create table notice_preference (
  staff_id bigint not null references staff,
  type text not null,
  channel text not null,
  enabled boolean not null,
  primary key (staff_id, type, channel)
);

create table rate_window (
  key text primary key,
  hits int not null,
  started_at timestamptz not null
);
create index rate_window_age on rate_window (started_at);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  merchant_id bigint references merchant,
  actor_id bigint references staff,
  actor_name text not null,
  action text not null,
  subject_kind text,
  subject_id text,
  subject_name text,
  detail jsonb not null default '{}',
  address text,
  device text,
  request_id text
);
create index audit_log_merchant on audit_log (merchant_id, id desc);
create index audit_log_subject on audit_log (subject_kind, subject_id, id desc);
create index audit_log_actor on audit_log (actor_id, id desc)
`,
  )
}
