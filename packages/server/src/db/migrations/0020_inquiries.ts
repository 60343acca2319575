import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * Inquiries with their lines, and what each invited merchant makes of them. What a merchant learns the
 * id of is either its own or shared by all invited, and ids of the former are drawn at random: from one
 * counter a merchant could tell by the gaps how many others were invited, asked or quoted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create function random_id() returns bigint language sql volatile as
  'select 1 + floor(random() * 9007199254740990)::bigint';

alter table inquiry alter column published_at drop not null;
alter table inquiry
  add column region_code text,
  add column ship_to text not null default '',
  add column value_band text,
  add column currency text not null default 'CNY',
  add column terms text,
  add column allow_partial boolean not null default true,
  add column allow_substitute boolean not null default true,
  add column closed_at timestamptz,
  add constraint inquiry_status check (status in ('draft', 'open', 'closed', 'awarded', 'failed', 'cancelled')),
  add constraint inquiry_published check (status in ('draft', 'cancelled') or published_at is not null);
create index inquiry_by_creation on inquiry (created_at desc, id desc);
create index inquiry_to_close on inquiry (deadline) where status = 'open';

create table inquiry_category (
  inquiry_id bigint not null references inquiry,
  category_id bigint not null references category,
  primary key (inquiry_id, category_id)
);
create index inquiry_category_by_category on inquiry_category (category_id);

create table inquiry_line (
  id bigint generated always as identity primary key,
  inquiry_id bigint not null references inquiry,
  line_no int not null,
  material_code text,
  material_name text not null,
  specification text,
  brand text,
  unit text not null,
  quantity numeric(18,4) not null check (quantity > 0),
  required_date date not null,
  note text,
  unique (inquiry_id, line_no)
);

create table quotation (
  id bigint primary key default random_id(),
  merchant_id bigint not null references merchant,
  inquiry_id bigint not null references inquiry,
  quotation_no text not null unique,
  status text not null check (status in
    ('draft', 'submitted', 'awarded', 'lost', 'withdrawn', 'expired', 'declined')),
  version int not null default 1,
  invited_by text not null check (invited_by in ('category', 'name')),
  invited_at timestamptz not null default now(),
  -- of the version that counts; null before the first
  number int,
  total_amount numeric(18,2),
  valid_until date,
  quoted_at timestamptz,
  decline_reason text,
  draft jsonb,
  draft_version int not null default 0,
  draft_saved_at timestamptz,
  draft_saved_by text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (merchant_id, inquiry_id)
);
create index quotation_of_merchant on quotation (merchant_id, invited_at desc, id desc);
create index quotation_of_inquiry on quotation (inquiry_id);
create index quotation_to_expire on quotation (valid_until) where status = 'submitted';

create table quotation_seen (
  quotation_id bigint not null references quotation,
  staff_id bigint not null references staff,
  seen_at timestamptz not null default now(),
  primary key (quotation_id, staff_id)
);

-- never changed and never deleted
create table quotation_version (
  quotation_id bigint not null references quotation,
  number int not null,
  submitted_at timestamptz not null,
  submitted_by text not null,
  valid_until date not null,
  freight numeric(18,2) not null,
  remark text,
  net_amount numeric(18,2) not null,
  tax_amount numeric(18,2) not null,
  gross_amount numeric(18,2) not null,
  primary key (quotation_id, number)
);

create table quotation_line (
  merchant_id bigint not null references merchant,
  quotation_id bigint not null,
  number int not null,
  inquiry_line_id bigint not null references inquiry_line,
  -- what tells the same material again: its code, or else name and specification
  material text not null,
  quantity numeric(18,4) not null check (quantity > 0),
  unit_price numeric(18,6) not null check (unit_price > 0),
  tax_rate numeric(7,6) not null,
  tax_included boolean not null,
  gross_price numeric(18,6) not null,
  moq numeric(18,4),
  lead_days int not null,
  brand text,
  substitute text,
  remark text,
  price_breaks jsonb not null default '[]',
  alternatives jsonb not null default '[]',
  net_amount numeric(18,2) not null,
  tax_amount numeric(18,2) not null,
  gross_amount numeric(18,2) not null,
  primary key (quotation_id, number, inquiry_line_id),
  foreign key (quotation_id, number) references quotation_version
);
create index quotation_line_by_material on quotation_line (merchant_id, material);

create table inquiry_question (
  id bigint primary key default random_id(),
  inquiry_id bigint not null references inquiry,
  merchant_id bigint not null references merchant,
  text text not null,
  asked_at timestamptz not null default now(),
  answer text,
  answered_by text,
  answered_at timestamptz
);
create index inquiry_question_of_inquiry on inquiry_question (inquiry_id, asked_at);

create table inquiry_award (
  inquiry_line_id bigint not null references inquiry_line,
  quotation_id bigint not null,
  number int not null,
  quantity numeric(18,4) not null check (quantity > 0),
  unit_price numeric(18,6) not null,
  order_id bigint not null references purchase_order,
  primary key (inquiry_line_id, quotation_id),
  foreign key (quotation_id, number) references quotation_version
);
create index inquiry_award_of_quotation on inquiry_award (quotation_id);

create table inquiry_subscription (
  staff_id bigint not null references staff,
  category_id bigint references category,
  keyword text,
  check ((category_id is null) <> (keyword is null)),
  unique nulls not distinct (staff_id, category_id, keyword)
);

-- inquiries are the marketplace's own
alter table search_text alter column merchant_id drop not null
`,
  )
}
