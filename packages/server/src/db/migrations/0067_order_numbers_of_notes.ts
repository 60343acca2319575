import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * Notes are looked for by the number of an order they carry. It was asked of their lines and of the lines'
 * orders, for each note a dozen pages; now a trigger keeps it for each note, whoever writes lines.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create table note_order (
  merchant_id bigint not null,
  note_id bigint not null references delivery_note on delete cascade,
  order_no text not null,
  primary key (note_id, order_no)
);
insert into note_order (merchant_id, note_id, order_no)
  select distinct n.merchant_id, n.id, o.order_no
  from delivery_note n join delivery_note_line l on l.note_id = n.id join purchase_order o on o.id = l.order_id;
create index note_order_by_no on note_order (merchant_id, order_no collate "C", note_id);
create index note_order_all_by_no on note_order (order_no collate "C", note_id) include (merchant_id)
  where merchant_id is distinct from 0;
create function keep_note_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into note_order (merchant_id, note_id, order_no)
    select distinct n.merchant_id, n.id, o.order_no
    from written w join delivery_note n on n.id = w.note_id join purchase_order o on o.id = w.order_id
    on conflict do nothing;
  else
    delete from note_order x using (select distinct note_id from gone) as of
    where x.note_id = of.note_id and not exists (
      select from delivery_note_line l join purchase_order o on o.id = l.order_id
      where l.note_id = x.note_id and o.order_no = x.order_no);
  end if;
  return null;
end $$;
create trigger keep_orders_of_new after insert on delivery_note_line referencing new table as written
  for each statement execute function keep_note_orders();
create trigger keep_orders_of_gone after delete on delivery_note_line referencing old table as gone
  for each statement execute function keep_note_orders();
alter table delivery_note_line enable always trigger keep_orders_of_new;
analyze note_order
`,
  )
}
