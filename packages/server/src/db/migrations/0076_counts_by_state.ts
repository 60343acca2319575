import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * How many orders and notes of a merchant stand in each state, and under merchant 0 of all, is kept in the
 * transaction that changes it: operators counted 37,000 that wait for the tabs of a list that nothing narrows.
 *
 * A count is the sum of its rows. Whoever changes a state adds rows and changes none, so nobody waits for
 * anybody; `sumStateCounts` puts them together from time to time.
 */
const counted = { purchase_order: 'order', delivery_note: 'delivery-note' }

const triggers = Object.entries(counted).map(
  ([table, kind]) => `
insert into state_count (kind, merchant_id, status, count, is_change)
  select '${kind}', whose.id, status, count(*), false from ${table}, lateral (values (merchant_id), (0)) as whose (id)
  group by whose.id, status;
create trigger count_states_of_new after insert on ${table} referencing new table as written
  for each statement execute function count_states('${kind}');
create trigger count_states_of_gone after delete on ${table} referencing old table as gone
  for each statement execute function count_states('${kind}');
create trigger count_changed_state after update on ${table} for each row
  when ((old.merchant_id, old.status) is distinct from (new.merchant_id, new.status))
  execute function count_changed_state('${kind}');
alter table ${table} enable always trigger count_states_of_new;
alter table ${table} enable always trigger count_states_of_gone;
alter table ${table} enable always trigger count_changed_state;`,
)

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create table state_count (
  kind text not null,
  merchant_id bigint not null,
  status text not null,
  count bigint not null,
  is_change boolean not null default true
);
create index state_count_of on state_count (kind, merchant_id, status) include (count);
create index state_count_changes on state_count (kind, merchant_id, status) where is_change;
create function count_states() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into state_count (kind, merchant_id, status, count)
    select tg_argv[0], whose.id, status, count(*) from written, lateral (values (merchant_id), (0)) as whose (id)
    group by whose.id, status;
  else
    insert into state_count (kind, merchant_id, status, count)
    select tg_argv[0], whose.id, status, -count(*) from gone, lateral (values (merchant_id), (0)) as whose (id)
    group by whose.id, status;
  end if;
  return null;
end $$;
create function count_changed_state() returns trigger language plpgsql as $$
begin
  insert into state_count (kind, merchant_id, status, count) values
    (tg_argv[0], old.merchant_id, old.status, -1), (tg_argv[0], 0, old.status, -1),
    (tg_argv[0], new.merchant_id, new.status, 1), (tg_argv[0], 0, new.status, 1);
  return null;
end $$;
${triggers.join('')}
analyze state_count
`,
  )
}
