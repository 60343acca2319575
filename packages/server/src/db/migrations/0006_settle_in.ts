import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'
import { seedCatalogue } from '../catalogue/seed.ts'

/**
 * Material categories, the register of companies, applications to settle in, and what a merchant
 * says of itself. One live application per code: the index says so, whoever forgets to ask.
 * The catalogue is real data from the first start on, so it comes with its table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create table category (
  id bigint generated always as identity primary key,
  parent_id bigint references category,
  code text not null unique,
  name text not null,
  level int not null check (level between 1 and 4),
  position int not null,
  enabled boolean not null default true,
  qualifications text[] not null default '{}',
  version int not null default 1,
  unique nulls not distinct (parent_id, name)
);
create index category_parent on category (parent_id, position);

create table registered_company (
  uscc text primary key,
  name text not null,
  legal_person text not null,
  registered_on date,
  registered_capital text,
  region_code text,
  address text,
  business_scope text,
  standing text not null
);

create table settle_in_application (
  id bigint generated always as identity primary key,
  application_no text not null unique,
  status text not null,
  version int not null default 1,
  mobile text not null,
  uscc text not null,
  company_name text not null,
  form jsonb not null,
  remarks jsonb not null default '[]',
  checklist jsonb not null default '[]',
  decision_reason text,
  merchant_id bigint references merchant,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  submitted_at timestamptz not null default now()
);
create sequence settle_in_number;
create unique index settle_in_live on settle_in_application (uscc) where status in ('submitted', 'returned');
create index settle_in_mobile on settle_in_application (mobile, created_at desc);
create index settle_in_queue on settle_in_application (status, submitted_at, id);

alter table merchant drop column frozen;
alter table merchant
  add column status text not null default 'active',
  add column frozen boolean not null generated always as (status = 'frozen') stored,
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  add column short_name text,
  add column legal_person text,
  add column registered_on date,
  add column registered_capital text,
  add column business_scope text,
  add column region_code text,
  add column address text,
  add column introduction text,
  add column phone text,
  add column website text,
  add column logo_file_id bigint references file,
  add column licence_file_id bigint references file,
  add column bank_name text,
  add column bank_branch text,
  add column bank_account text;
create sequence merchant_number start with 2001;

create table merchant_category (
  merchant_id bigint not null references merchant,
  category_id bigint not null references category,
  primary key (merchant_id, category_id)
);

create table merchant_address (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  label text not null,
  region_code text not null,
  address text not null,
  contact_name text,
  contact_phone text,
  is_default boolean not null default false
);
create index merchant_address_merchant on merchant_address (merchant_id, id);

create table merchant_contact (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  name text not null,
  role text not null,
  mobile text,
  phone text,
  email text
);
create index merchant_contact_merchant on merchant_contact (merchant_id, id);

create table qualification (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  kind text not null,
  number text not null,
  valid_until date,
  file_id bigint not null references file,
  version int not null default 1,
  notified_days int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index qualification_merchant on qualification (merchant_id, kind);
create index qualification_expiry on qualification (valid_until) where valid_until is not null;

create table change_request (
  id bigint generated always as identity primary key,
  kind text not null,
  merchant_id bigint not null references merchant,
  record_id bigint not null,
  record_version int not null,
  status text not null,
  version int not null default 1,
  before jsonb not null,
  after jsonb not null,
  requested_by bigint not null references staff,
  decision_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index change_request_open on change_request (kind, record_id) where status = 'submitted';
create index change_request_queue on change_request (status, created_at, id);
create index change_request_merchant on change_request (merchant_id, created_at desc)
`,
  )
  await seedCatalogue(db)
}
