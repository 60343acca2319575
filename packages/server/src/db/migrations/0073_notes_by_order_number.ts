import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * Notes that an order's number finds were looked up one by one for their state and age: operators waited for
 * ten thousand of them to see twenty. The numbers are kept now with what lists of notes filter and sort by,
 * so that an index of them alone says which notes are on a page and how many stand in a state.
 *
 * `is_only` says that a note carries no other order, so that what finds it by this one finds it once. Where
 * it is false the others have to be looked at, and it may stay false when they are gone.
 */
const kept = ['status', 'note_no', 'buyer_name', 'deliverer_id', 'planned_date', 'created_at']
const of = (row: string) => kept.map((column) => `${row}.${column}`).join(', ')

const all = 'merchant_id is distinct from 0'
const waiting = `status not in ('draft', 'received', 'void')`
const number = 'order_no collate "C"'
const age = 'created_at desc, note_id desc'

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
alter table note_order add column is_only boolean not null default false,
  add column status text, add column note_no text, add column buyer_name text, add column deliverer_id bigint,
  add column planned_date date, add column created_at timestamptz;
drop index note_order_by_no, note_order_all_by_no;
update note_order x set (is_only, ${kept.join(', ')}) = (
  select not exists (select from note_order y where y.note_id = x.note_id and y.order_no <> x.order_no), ${of('n')}
  from delivery_note n where n.id = x.note_id);
alter table note_order alter column status set not null, alter column note_no set not null,
  alter column buyer_name set not null, alter column created_at set not null;
create index note_order_by_no on note_order (merchant_id, ${number}, note_id)
  include (created_at, is_only);
create index note_order_all_by_no on note_order (${number}, note_id)
  include (created_at, is_only, merchant_id) where ${all};
create index note_order_by_age on note_order (merchant_id, ${age}) include (order_no, is_only);
create index note_order_all_by_age on note_order (${age}) include (order_no, is_only, merchant_id) where ${all};
create index note_order_waiting on note_order (merchant_id, status, ${number}, note_id)
  include (is_only) where ${waiting};
create index note_order_all_waiting on note_order (status, ${number}, note_id)
  include (is_only, merchant_id) where ${all} and ${waiting};
create or replace function keep_note_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into note_order (merchant_id, note_id, order_no, is_only, ${kept.join(', ')})
    select n.merchant_id, n.id, w.order_no, count(*) over (partition by n.id) = 1, ${of('n')}
    from (select distinct l.note_id, o.order_no from written l join purchase_order o on o.id = l.order_id) as w
      join delivery_note n on n.id = w.note_id
    on conflict do nothing;
    update note_order x set is_only = false
    where x.is_only and x.note_id in (select note_id from written)
      and exists (select from note_order y where y.note_id = x.note_id and y.order_no <> x.order_no);
  else
    delete from note_order x using (select distinct note_id from gone) as of
    where x.note_id = of.note_id and not exists (
      select from delivery_note_line l join purchase_order o on o.id = l.order_id
      where l.note_id = x.note_id and o.order_no = x.order_no);
  end if;
  return null;
end $$;
create function keep_note_of_orders() returns trigger language plpgsql as $$
begin
  update note_order set (${kept.join(', ')}) = (${of('new')}) where note_id = new.id;
  return null;
end $$;
create trigger keep_note_of_orders after update on delivery_note for each row
  when ((${of('old')}) is distinct from (${of('new')})) execute function keep_note_of_orders();
analyze note_order
`,
  )
}
