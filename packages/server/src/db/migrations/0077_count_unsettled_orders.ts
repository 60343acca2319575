import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * How many orders have a difference that is not settled is kept by state, too, as that of all orders is: operators
 * counted 10,000 of them for one tab of a list that nothing narrows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
insert into state_count (kind, merchant_id, status, count, is_change)
  select 'unsettled-order', whose.id, status, count(*), false
  from unsettled_order, lateral (values (merchant_id), (0)) as whose (id) group by whose.id, status;
create trigger count_states_of_new after insert on unsettled_order referencing new table as written
  for each statement execute function count_states('unsettled-order');
create trigger count_states_of_gone after delete on unsettled_order referencing old table as gone
  for each statement execute function count_states('unsettled-order');
create trigger count_changed_state after update on unsettled_order for each row
  when ((old.merchant_id, old.status) is distinct from (new.merchant_id, new.status))
  execute function count_changed_state('unsettled-order');
alter table unsettled_order enable always trigger count_states_of_new;
alter table unsettled_order enable always trigger count_states_of_gone;
alter table unsettled_order enable always trigger count_changed_state;
analyze state_count
`,
  )
}
