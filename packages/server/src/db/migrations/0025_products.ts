import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * Products. What buyers see is `live`, what is typed and not approved is `draft`; lists ask the columns,
 * which repeat of `live`, or of `draft` until there is one. SKUs have rows from the first approval on:
 * price and stock are theirs. Requests stand with those of companies in `change_request`.
 * Attributes are real data from the first start on, so they come with their table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create table brand (
  id bigint generated always as identity primary key,
  name text not null,
  normalised text not null,
  state text not null check (state in ('approved', 'applied', 'refused')),
  -- who applied for it; null for those the marketplace has itself
  merchant_id bigint references merchant,
  version int not null default 1,
  created_at timestamptz not null default now()
);
-- two companies may apply for the same one; approved there is one
create unique index brand_approved on brand (normalised) where state = 'approved';
create unique index brand_applied on brand (merchant_id, normalised) where state <> 'approved';

create table category_attribute (
  id bigint generated always as identity primary key,
  category_id bigint not null references category,
  key text not null,
  name text not null,
  type text not null check (type in ('number', 'choice', 'text')),
  unit text not null default '',
  choices text[] not null default '{}',
  required boolean not null default false,
  varies boolean not null default false,
  position int not null,
  unique (category_id, key)
);

create table product (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  product_no text not null,
  status text not null,
  version int not null default 1,
  on_shelf boolean not null default false,
  live jsonb,
  draft jsonb,
  name text not null,
  -- the first letters of the name's sounds
  initials text not null default '',
  model text not null,
  category_id bigint not null references category,
  brand_id bigint references brand,
  unit text not null,
  picture_id bigint references file,
  sku_count int not null default 0,
  price_from numeric(18,6),
  price_to numeric(18,6),
  stock numeric(18,4) not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (merchant_id, product_no)
);
create index product_by_change on product (merchant_id, updated_at desc, id desc);
create index product_by_state on product (merchant_id, status, updated_at desc, id desc);
create index product_of_all on product (updated_at desc, id desc);
create index product_by_category on product (merchant_id, category_id);
create index product_by_brand on product (merchant_id, brand_id, model);

create table sku (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  product_id bigint not null references product,
  key text not null,
  place int not null,
  code text not null,
  -- the code as codes are compared
  code_key text not null,
  price numeric(18,6) not null check (price > 0),
  stock numeric(18,4) not null check (stock >= 0),
  unique (merchant_id, code_key),
  unique (product_id, key)
);

alter table change_request
  add column remarks jsonb not null default '[]';
create index change_request_of_record on change_request (kind, record_id, id desc)
`,
  )
  // the reader of the data file, which no later start needs
  const { seedAttributes } = await import('../catalogue/attributes.ts')
  await seedAttributes(db)
}
