import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * Merchants and their staff, sessions, purchase orders, delivery notes and receipts, history.
 * The tenant comes first in every index that a list reads. Statuses have no CHECK of their own:
 * the machines in the contract are the list, and only `platform/transition` writes them. What
 * must never be false of the numbers is checked here as well as in the rules.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create table merchant (
  id bigint generated always as identity primary key,
  code text not null unique,
  name text not null unique,
  uscc text not null unique,
  frozen boolean not null default false,
  created_at timestamptz not null default now()
);

create table staff (
  id bigint generated always as identity primary key,
  merchant_id bigint references merchant,
  account text not null unique,
  mobile text not null unique,
  name text not null,
  head_url text not null default '',
  password_hash text not null,
  base_post text not null,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  check ((base_post = 'admin') = (merchant_id is null))
);
create index staff_merchant on staff (merchant_id);

create table session (
  token_hash bytea primary key,
  staff_id bigint not null references staff,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_staff on session (staff_id);

create table sign_in_failure (
  principal text primary key,
  failures int not null,
  window_started_at timestamptz not null,
  locked_until timestamptz
);

create table purchase_order (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  order_no text not null,
  status text not null,
  version int not null default 1,
  source text not null,
  buyer_name text not null,
  ship_to text not null,
  receiver_name text,
  receiver_phone text,
  currency text not null,
  order_date date not null,
  required_date date not null,
  line_count int not null,
  total_amount numeric(18,2) not null,
  note text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (buyer_name, order_no)
);
create index purchase_order_by_status on purchase_order (merchant_id, status, created_at desc, id desc);
create index purchase_order_by_age on purchase_order (merchant_id, created_at desc, id desc);
create index purchase_order_by_number on purchase_order (merchant_id, order_no text_pattern_ops);
create index purchase_order_all_by_age on purchase_order (created_at desc, id desc);
create index purchase_order_all_by_status on purchase_order (status, created_at desc, id desc);

create table purchase_order_line (
  id bigint generated always as identity primary key,
  order_id bigint not null references purchase_order,
  line_no int not null,
  status text not null,
  material_code text,
  material_name text not null,
  specification text,
  brand text,
  unit text not null,
  quantity numeric(18,4) not null check (quantity > 0),
  unit_price numeric(18,6) not null check (unit_price >= 0),
  tax_rate numeric(7,6) not null check (tax_rate >= 0),
  amount numeric(18,2) not null,
  required_date date not null,
  tolerance numeric(7,6) not null default 0 check (tolerance >= 0),
  cancelled_quantity numeric(18,4) not null default 0 check (cancelled_quantity between 0 and quantity),
  reserved_quantity numeric(18,4) not null default 0 check (reserved_quantity >= 0),
  shipped_quantity numeric(18,4) not null default 0 check (shipped_quantity >= 0),
  received_quantity numeric(18,4) not null default 0 check (received_quantity >= 0),
  note text,
  reject_reason text,
  proposed_quantity numeric(18,4),
  proposed_unit_price numeric(18,6),
  proposed_date date,
  proposal_reason text,
  unique (order_id, line_no),
  check (received_quantity <= shipped_quantity),
  check (shipped_quantity + reserved_quantity <= (quantity - cancelled_quantity) * (1 + tolerance))
);

create sequence delivery_note_number;
create table delivery_note (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  note_no text not null unique,
  status text not null,
  version int not null default 1,
  buyer_name text not null,
  ship_to text not null,
  receiver_name text,
  receiver_phone text,
  line_count int not null,
  planned_date date,
  carrier text,
  vehicle_no text,
  driver_name text,
  driver_phone text,
  note text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  dispatched_at timestamptz
);
create index delivery_note_by_status on delivery_note (merchant_id, status, created_at desc, id desc);
create index delivery_note_by_age on delivery_note (merchant_id, created_at desc, id desc);
create index delivery_note_all_by_age on delivery_note (created_at desc, id desc);

create table delivery_note_line (
  id bigint generated always as identity primary key,
  note_id bigint not null references delivery_note on delete cascade,
  line_no int not null,
  order_id bigint not null references purchase_order,
  order_line_id bigint not null references purchase_order_line,
  quantity numeric(18,4) not null check (quantity > 0),
  accepted_quantity numeric(18,4) not null default 0 check (accepted_quantity >= 0),
  rejected_quantity numeric(18,4) not null default 0 check (rejected_quantity >= 0),
  unique (note_id, line_no),
  unique (note_id, order_line_id),
  check (accepted_quantity + rejected_quantity <= quantity)
);
create index delivery_note_line_order on delivery_note_line (order_id, note_id);
create index delivery_note_line_order_line on delivery_note_line (order_line_id);

create table receipt (
  id bigint generated always as identity primary key,
  note_id bigint not null references delivery_note,
  received_at timestamptz not null default now(),
  receiver_name text not null,
  note text,
  recorded_by bigint references staff
);
create index receipt_note on receipt (note_id);

create table receipt_line (
  receipt_id bigint not null references receipt,
  note_line_id bigint not null references delivery_note_line,
  accepted numeric(18,4) not null check (accepted >= 0),
  rejected numeric(18,4) not null check (rejected >= 0),
  reason text,
  primary key (receipt_id, note_line_id)
);

create table history (
  id bigint generated always as identity primary key,
  kind text not null,
  record_id bigint not null,
  at timestamptz not null default now(),
  actor_id bigint references staff,
  actor_name text not null,
  action text not null,
  from_status text,
  to_status text not null,
  reason text,
  about text
);
create index history_record on history (kind, record_id, id);

create table party (
  scheme text not null,
  party_id text not null,
  name text not null,
  merchant_id bigint not null references merchant,
  created_at timestamptz not null default now(),
  primary key (scheme, party_id)
);

create table idempotency_key (
  staff_id bigint not null references staff,
  key text not null,
  call text not null,
  body_hash bytea not null,
  reply jsonb not null,
  created_at timestamptz not null default now(),
  primary key (staff_id, key)
);
create index idempotency_key_age on idempotency_key (created_at)
`,
  )
}
