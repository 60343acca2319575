import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * Orders whose difference is not settled are kept once, with how many notes say so. There was a row for each of
 * these notes, and to count orders their rows had to be compared in all columns.
 */
const kept = [
  'status',
  'order_no',
  'buyer_name',
  'ship_to',
  'order_date',
  'required_date',
  'total_amount',
  'created_at',
]
const of = (row: string) => kept.map((column) => `${row}.${column}`).join(', ')

const ofNote = `u.merchant_id = new.merchant_id
      and u.order_id in (select l.order_id from delivery_note_line l where l.note_id = new.id)`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
alter table unsettled_order add column note_count integer not null default 1;
update unsettled_order u set note_count = (
  select count(*) from unsettled_order v where v.merchant_id = u.merchant_id and v.order_id = u.order_id);
delete from unsettled_order u using unsettled_order v
  where v.merchant_id = u.merchant_id and v.order_id = u.order_id and v.note_id < u.note_id;
alter table unsettled_order drop constraint unsettled_order_pkey, drop column note_id,
  alter column note_count drop default, add check (note_count >= 0), add primary key (merchant_id, order_id);
create or replace function keep_unsettled() returns trigger language plpgsql as $$
begin
  if new.status = 'discrepancy' then
    insert into unsettled_order as u (merchant_id, order_id, note_count, ${kept.join(', ')})
    select new.merchant_id, o.id, 1, ${of('o')} from purchase_order o
    where o.id in (select l.order_id from delivery_note_line l where l.note_id = new.id)
    order by o.id
    on conflict (merchant_id, order_id) do update set note_count = u.note_count + 1;
  else
    -- in the order in which they are written above, so that no two notes wait for each other
    perform from unsettled_order u where ${ofNote} order by u.order_id for update;
    update unsettled_order u set note_count = u.note_count - 1 where ${ofNote};
    delete from unsettled_order u where u.note_count = 0 and ${ofNote};
  end if;
  return null;
end $$;
analyze unsettled_order
`,
  )
}
