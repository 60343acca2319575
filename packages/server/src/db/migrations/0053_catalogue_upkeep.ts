import type { Kysely } from 'kysely'
import { unitNames } from '@bdr/text/units'
import { sql } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * What operators keep of the catalogue besides its categories: attributes are retired and never removed,
 * since products have values of them; the units goods are counted in begin with those that orders are
 * read with. Brands become records with other names, with states of a machine and why they were refused or
 * disabled; a disabled one still has its name to itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
alter table category_attribute
  add column enabled boolean not null default true,
  add column version int not null default 1;

create table unit (
  id bigint generated always as identity primary key,
  name text not null unique,
  enabled boolean not null default true,
  version int not null default 1
);

alter table brand rename column state to status;
alter table brand drop constraint brand_state_check;
alter table brand
  add constraint brand_status_check check (status in ('applied', 'approved', 'refused', 'disabled')),
  add column aliases text[] not null default '{}',
  -- the other names as names are compared
  add column alias_keys text[] not null default '{}',
  add column decision_reason text,
  add column updated_at timestamptz not null default now();
drop index brand_approved;
create unique index brand_approved on brand (normalised) where status in ('approved', 'disabled');
drop index brand_applied;
create unique index brand_applied on brand (merchant_id, normalised) where status in ('applied', 'refused')
`,
  )
  await sql`insert into unit (name) select name from unnest(${[...unitNames]}::text[]) with ordinality as u(name, place) order by place`.execute(
    db,
  )
}
